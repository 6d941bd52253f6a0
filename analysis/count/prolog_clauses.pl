/** <module> Where the clauses and comments of a Prolog file are

By SWI-Prolog's reader, which needs the operators of the file: those that its
own directives declare, and those exported by the modules that it uses.  Nothing
of the file is run, so that all branches of `:- if` are read as they stand.
*/
:- module(count_prolog_clauses,
          [ prolog_clauses/4            % +File, +Codes, -Clauses, -Comments
          ]).
:- use_module(library(lists), [append/2, member/2]).
:- use_module(library(modules), [in_temporary_module/3]).

%!  prolog_clauses(+File, +Codes, -Clauses, -Comments) is det.
%
%   Clauses has a term clause(Term, Positions, End) for each, with the reader's
%   positions and the offset behind it; Comments are tokens.  File is what the
%   names of modules in it are relative to.

prolog_clauses(File, Codes0, Clauses, Comments) :-
    script_as_comment(Codes0, Codes),
    string_codes(Text, Codes),
    in_temporary_module(Module, true,
                        read_text(Text, file(File, Module), Clauses, Comments)).

read_text(Text, File, Clauses, Comments) :-
    File = file(Name, _),
    setup_call_cleanup(
        open_string(Text, In),
        ( set_stream(In, file_name(Name)),
          read_clauses(In, File, Clauses, Comments0)
        ),
        close(In)),
    append(Comments0, Comments).

%   The first line of a script is for the shell.

script_as_comment([0'#, 0'!|Codes], [0'%, 0'!|Codes]) :- !.
script_as_comment(Codes, Codes).

read_clauses(In, File, Clauses, [Comments|MoreComments]) :-
    File = file(_, Module),
    read_term(In, Term,
              [ module(Module), syntax_errors(error), comments(Comments0),
                subterm_positions(Positions) ]),
    findall(Comment,
            ( member(At-Text, Comments0),
              comment(At, Text, Comment)
            ),
            Comments),
    (   Term == end_of_file
    ->  Clauses = [],
        MoreComments = []
    ;   character_count(In, End),
        Clauses = [clause(Term, Positions, End)|MoreClauses],
        (   Term = (:- Directive)
        ->  heed(Directive, File)
        ;   true
        ),
        read_clauses(In, File, MoreClauses, MoreComments)
    ).

comment(At, Text, token(comment, Start, End, Codes)) :-
    stream_position_data(char_count, At, Start),
    string_codes(Text, Codes),
    length(Codes, Length),
    End is Start+Length.

%   What a directive does to the operators.

heed(Directive, _) :-
    var(Directive),
    !.
heed((Goal1, Goal2), File) :-
    !,
    heed(Goal1, File),
    heed(Goal2, File).
heed(op(Priority, Type, Names), file(_, Module)) :-
    !,
    op(Priority, Type, Module:Names).
heed(module(_, Exports), File) :-
    !,
    declare(Exports, File).
heed(Import, File) :-
    import(Import, Modules, Wanted),
    !,
    forall(( member(Used, Modules),
             exported(Used, File, Operator),
             wanted(Wanted, Operator)
           ),
           declare([Operator], File)).
heed(_, _).

declare(Exports, File) :-
    forall(( member(Export, Exports),
             Export = op(_, _, _)
           ),
           heed(Export, File)).

import(use_module(Modules), List, all)            :- modules(Modules, List).
import(use_module(Modules, Wanted), List, Wanted) :- modules(Modules, List).
import(reexport(Modules), List, all)              :- modules(Modules, List).
import(reexport(Modules, Wanted), List, Wanted)   :- modules(Modules, List).

modules(Modules, List) :-
    (   is_list(Modules)
    ->  List = Modules
    ;   List = [Modules]
    ).

wanted(all, _) :- !.
wanted(except(Except), Operator) :- !,
    \+ memberchk(Operator, Except).
wanted(Wanted, Operator) :-
    memberchk(Operator, Wanted).

%   The operators that a module exports, by the head of its file.  A library
%   that is not there is not this program's worry.

exported(Used, file(File, _), Operator) :-
    absolute_file_name(Used, Path,
                       [ file_type(prolog), access(read), relative_to(File),
                         file_errors(fail) ]),
    setup_call_cleanup(
        open(Path, read, In, [encoding(utf8)]),
        read_head(In, Head),
        close(In)),
    Head = (:- module(_, Exports)),
    member(Operator, Exports),
    Operator = op(_, _, _).

read_head(In, Head) :-
    read_term(In, Term, [syntax_errors(error)]),
    (   Term = (:- encoding(_))
    ->  read_head(In, Head)
    ;   Head = Term
    ).
