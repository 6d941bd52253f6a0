/** <module> cloc counts the same lines in every source file

cloc calls an empty line blank even inside a comment; that is allowed for here.
Where it is wrong besides, wrong/3 says by how many lines, and why.
*/
:- module(test_cloc, []).
:- use_module(library(plunit)).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(csv), [csv_read_stream/3]).
:- use_module(library(lists), [subtract/3]).
:- use_module(library(process), [process_create/3, process_wait/2]).
:- use_module('../../analysis/count/count').
:- use_module(counting).

%   wrong(File, Lines, Why): so many lines of code cloc takes for comments.

wrong('analysis/count/c_tokens.pl', 2, "comment marks in backquotes").
wrong('tests/analysis/test_c_tokens.pl', 17, "comment marks in strings").
wrong('tests/analysis/test_layout.pl', 1, "comment marks in strings").
wrong('tests/analysis/test_prolog_tokens.pl', 28, "comment marks in strings").
wrong('bridge/command/skeleton.c', 23, "comment marks in strings").
wrong('bridge/command/skeleton_copy.c', 9, "comment marks in strings").
wrong('prolog_impl/reitti.pl', 7, "a pattern of files").

directory(c_impl).
directory(prolog_impl).
directory(bridge).
directory(analysis).
directory(tests).

source_file(Directory, File) :-
    directory(Directory),
    source(Directory, [c, h, pl], File).

%   Terms lines(File, Blank, Comment, Code), as cloc has them.

cloc(Files, Counts) :-
    setup_call_cleanup(
        process_create(path(cloc),
                       [ '--by-file', '--csv', '--quiet', '--skip-uniqueness',
                         '--force-lang=Prolog,pl'
                       | Files ],
                       [stdout(pipe(Out)), process(Process)]),
        csv_read_stream(Out, Rows, [strip(true), match_arity(false)]),
        close(Out)),
    process_wait(Process, exit(0)),
    findall(lines(File, Blank, Comment, Code),
            ( member(Row, Rows),
              Row =.. [row, Language, File, Blank, Comment, Code|_],
              memberchk(Language, ['C', 'C/C++ Header', 'Prolog'])
            ),
            Counts0),
    sort(Counts0, Counts).

here(File, lines(File, Blank, Comment, Code)) :-
    count_file(File, count(_, Lines, _, _, _, _)),
    kinds(Lines, code, Code),
    kinds(Lines, comment, Comment),
    kinds(Lines, blank, Blank0),
    kinds(Lines, hollow, Hollow),
    Blank is Blank0+Hollow.

put_right(lines(File, Blank, Comment0, Code0),
          lines(File, Blank, Comment, Code)) :-
    (   wrong(File, Lines, _)
    ->  Comment is Comment0-Lines,
        Code is Code0+Lines
    ;   Comment = Comment0,
        Code = Code0
    ).

:- begin_tests(cloc).

test(cloc_counts_the_same_lines, Here == There) :-
    findall(File, source_file(_, File), Files),
    cloc(Files, There0),
    maplist(put_right, There0, There1),
    maplist(here, Files, Here0),
    sort(Here0, Here1),
    subtract(Here1, There1, Here),
    subtract(There1, Here1, There).

test(nothing_else_is_said_to_be_wrong, [forall(wrong(File, Lines, _))]) :-
    Lines > 0,
    source_file(_, File),
    !.

:- end_tests(cloc).
