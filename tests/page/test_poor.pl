/** <module> The report on poor studies, and on what is none */
:- encoding(utf8).
:- module(test_poor, []).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../analysis/directories').
:- use_module('../analysis/made_up').
:- use_module(reports).

%   poor(Why, Parts, Lines): of the made-up study only these files, and of its
%   results only those lines for which Lines holds.

poor("only results", ['results.csv'], true).
poor("no rows", ['results.csv'], heading).
poor("one process, no growth", ['results.csv', 'sizes.csv'], first_process).
poor("no C", ['results.csv', 'pairs.csv'], not_c).

keeps(true, _).
keeps(heading, Line) :-
    heading(Line).
keeps(first_process, Line) :-
    (   heading(Line)
    ;   has(Line, ",optimize,,1,"),
        \+ has(Line, "growth,")
    ),
    !.
keeps(not_c, Line) :-
    \+ has(Line, ",c,").

heading(Line) :-
    (   string_concat("#", _, Line)
    ;   string_concat("kind,", _, Line)
    ),
    !.

poor_study(Directory, Parts, Keeps) :-
    synthetic_study(Directory, 1,
                    [processes(2), blocks(2), games([city])]),
    forall(( member(Name, ['sizes.csv', 'pairs.csv']),
             \+ memberchk(Name, Parts)
           ),
           ( directory_file_path(Directory, Name, File),
             delete_file(File)
           )),
    file_text(Directory, 'results.csv', Text),
    split_string(Text, "\n", "", Lines),
    write_by(Directory, 'results.csv', write_kept(Lines, Keeps)).

write_kept(Lines, Keeps, Out) :-
    forall(( member(Line, Lines), Line \== "", keeps(Keeps, Line) ),
           format(Out, "~w~n", [Line])).

:- begin_tests(poor_studies).

test(page_is_made, [forall(poor(_, Parts, Keeps))]) :-
    with_directory(Directory,
                   ( poor_study(Directory, Parts, Keeps),
                     report(Directory, Directory, Status, Said),
                     assertion(Status-Said == 0-Said),
                     file_text(Directory, 'index.html', Page),
                     has(Page, "</html>"),
                     file_text(Directory, 'tables/times-tour.csv', _)
                   )).

test(not_there, Status == 2) :-
    with_directory(Directory,
                   report('/nowhere/results.csv', Directory, Status, Said)),
    has(Said, "reitti: "),
    has(Said, "results.csv").

test(not_rows, Status == 2) :-
    with_directory(Directory,
                   ( write_text(Directory, 'results.csv', "a,b\n1,2\n"),
                     report(Directory, Directory, Status, _)
                   )).

:- end_tests(poor_studies).
