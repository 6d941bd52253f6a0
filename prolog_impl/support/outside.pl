/** <module> Files that stand outside the project

A file that declares a search, a game, a maker or a problem is loaded as if it
stood in its place.  There, the project's modules are reitti(moves),
reitti(kernels/routing) and so on, and all that the project exports is
library(reitti): names of what is loaded already, wherever that came from.

Whatever is wrong with a file is thrown as outside(File, Line, Text); Line is 0
where there is none.
*/
:- module(reitti_outside,
          [ outside_load/4,             % +File, +Optimise, -Declared, -Needs
            outside_unload/1            % +File
          ]).
:- use_module(library(lists), [last/2, member/2, subtract/3]).

:- dynamic said/3, flag/2, loading/1, at/1.

%!  outside_load(+File, +Optimise, -Declared, -Needs) is det.
%
%   Declared is declared(Kind, Name, Style, Line): what the File makes known,
%   and where.  Needs is a text, the other files that it loaded, one a line.
%
%   @throws outside(File, Line, Text)

outside_load(File, Optimise, Declared, Needs) :-
    findall(Source, source_file(Source), Before),
    setup_call_cleanup(
        begin(File, Optimise),
        catch(load_files(reitti_outside_user:File,
                         [if(true), imports([]), must_be_module(true)]),
              Exception, refuse_exception(File, Exception)),
        end(Changed)),
    (   said(SaidFile, Line, Text)
    ->  throw(outside(SaidFile, Line, Text))
    ;   Changed = [Flag|_]
    ->  format(string(Text), "changes the Prolog flag ~w as it is loaded",
               [Flag]),
        throw(outside(File, 0, Text))
    ;   declared(File, Declared)
    ),
    findall(Source, source_file(Source), After),
    subtract(After, [File|Before], Loaded),
    atomic_list_concat(Loaded, '\n', Needs).

%!  outside_unload(+File) is det.

outside_unload(File) :-
    unload_file(File).

begin(File, Optimise) :-
    retractall(said(_, _, _)),
    retractall(flag(_, _)),
    retractall(at(_)),
    set_prolog_flag(optimise, Optimise),
    forall(( current_prolog_flag(Flag, Value),
             ground(Value)
           ),
           assertz(flag(Flag, Value))),
    assertz(loading(File)).

%   Flags that were changed are as before again.

end(Changed) :-
    flush_output(user_output),
    retractall(loading(_)),
    findall(Flag,
            ( flag(Flag, Value),
              current_prolog_flag(Flag, Now),
              Now \== Value,
              catch(set_prolog_flag(Flag, Value), error(_, _), fail)
            ),
            Changed),
    set_prolog_flag(optimise, false).

refuse_exception(File, Exception) :-
    message_to_lines(Exception, Lines),
    message_text(Exception, Lines, File, Text),
    place(Exception, File, Place, Line),
    throw(outside(Place, Line, Text)).

message_to_lines(Exception, Lines) :-
    (   '$messages':translate_message(Exception, Lines0, [])
    ->  Lines = Lines0
    ;   Lines = ['~p'-[Exception]]
    ).

%   The first that Prolog has to say of the file is kept, and nothing printed.

:- multifile user:message_hook/3.
:- dynamic user:message_hook/3.

user:message_hook(Term, Kind, Lines) :-
    reitti_outside:keep_message(Term, Kind, Lines).

keep_message(Term, Kind, Lines) :-
    loading(Loading),
    memberchk(Kind, [error, warning]),
    (   said(_, _, _)
    ->  true
    ;   place(Term, Loading, File, Line),
        message_text(Term, Lines, File, Text),
        assertz(said(File, Line, Text))
    ).

message_text(error(permission_error(_, module, Module), _), _, _, Text) :-
    !,
    format(string(Text), "the name is taken: there is a module ~w already",
           [Module]).
message_text(_, Lines, File, Text) :-
    lines_text(Lines, File, Text).

place(error(_, file(File0, Line0, _, _)), _, File, Line) :-
    atom(File0),
    !,
    File = File0,
    Line = Line0.
place(_, Loading, File, Line) :-
    (   source_location(File0, Line0)
    ->  File = File0,
        Line = Line0
    ;   File = Loading,
        (   at(Line0)
        ->  Line = Line0
        ;   Line = 0
        )
    ).

%   The first line, without the place that Prolog may put in front.

lines_text(Lines, File, Text) :-
    with_output_to(string(Text0),
                   print_message_lines(current_output, '', Lines)),
    split_string(Text0, "\n", "\t ", Said),
    (   member(Text1, Said),
        Text1 \== ""
    ->  true
    ;   Text1 = "?"
    ),
    (   string_concat(File, Rest, Text1),
        sub_string(Rest, Before, 2, _, ": ")
    ->  Start is Before+2,
        sub_string(Rest, Start, _, 0, Text)
    ;   Text = Text1
    ).

:- multifile prolog:message//1.

prolog:message(outside(File, 0, Text)) -->
    !,
    [ '~w: ~s'-[File, Text] ].
prolog:message(outside(File, Line, Text)) -->
    [ '~w:~d: ~s'-[File, Line, Text] ].

%   What a loop or a halt was in the middle of, only the line knows.

:- multifile user:term_expansion/2.
:- dynamic user:term_expansion/2.

user:term_expansion((:- _), _) :-
    reitti_outside:note_line,
    fail.

note_line :-
    loading(_),
    flush_output(user_output),
    source_location(File, Line),
    loading(File),
    retractall(at(_)),
    assertz(at(Line)),
    (   current_predicate(outside_line/1)
    ->  outside_line(Line)
    ;   true
    ).

%   What the file declares: exactly one thing.

declared(File, Declared) :-
    findall(Each, one_declared(File, Each), All),
    (   All = [Declared0]
    ->  Declared = Declared0
    ;   All == []
    ->  throw(outside(File, 0,
                      "declares nothing: it has no clause of solver:solver/6, \c
                       game:game/4, reitti_maker:maker/4 or problem:problem/6"))
    ;   last(All, declared(_, _, _, Line)),
        throw(outside(File, Line,
                      "declares a second thing: one file, one of them"))
    ).

one_declared(File, declared(Kind, Name, Style, Line)) :-
    kind(Kind, Head, Name, Style),
    Head = Module:Plain,
    nth_clause(Head, _, Clause),
    clause_property(Clause, file(File)),
    clause_property(Clause, line_count(Line)),
    clause(Module:Plain, _, Clause),
    (   atom(Name),
        atom(Style)
    ->  true
    ;   throw(outside(File, Line, "its name or style is not an atom"))
    ).

kind(search,  solver:solver(Name, Style, _, _, _, _), Name, Style).
kind(game,    game:game(Name, _, _, _), Name, '').
kind(maker,   reitti_maker:maker(Name, _, _, _), Name, '').
kind(problem, problem:problem(Name, _, _, _, _, _), Name, '').

%   The project's modules by the names that a file outside has for them.

:- multifile user:prolog_load_file/2.
:- dynamic user:prolog_load_file/2.

user:prolog_load_file(Module:Spec, Options) :-
    reitti_outside:import_ours(Module, Spec, Options).

import_ours(Module, Spec, Options) :-
    loading(_),
    (   Spec = reitti(Path)
    ->  true
    ;   Spec == library(reitti),
        Path = reitti
    ),
    our_module(Path, Ours),
    (   memberchk(imports(Imports), Options)
    ->  true
    ;   Imports = all
    ),
    '$import_list'(Module, Ours, Imports, false).

our_module(Path, Module) :-
    module_property(solver, file(Solver)),
    file_directory_name(Solver, Directory),
    format(atom(Base), "~w/~w", [Directory, Path]),
    file_name_extension(Base, pl, File),
    (   module_property(Module, file(File))
    ->  true
    ;   format(string(Text), "the project has no module ~w", [Path]),
        loading(Loading),
        place(none, Loading, Place, Line),
        throw(outside(Place, Line, Text))
    ).
