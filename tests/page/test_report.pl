/** <module> The whole report, on studies that are complete, hostile or poor */
:- encoding(utf8).
:- module(test_report, []).
:- use_module(library(filesex),
              [delete_directory_and_contents/1, directory_file_path/3]).
:- use_module(library(lists), [append/3, last/2, member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module(library(process), [process_create/3, process_wait/2]).
:- use_module('../../analysis/text/html', [html_escape/2]).
:- use_module('../../analysis/text/latex', [latex_escape/2]).
:- use_module('../analysis/made_up').
:- use_module(studies).

%   made(-Directory, -Said): the report on the hostile study, made once.

:- dynamic made/2.

set_up :-
    tmp_file(study, Directory),
    make_directory(Directory),
    hostile_study(Directory),
    report(Directory, Directory, 0, Said),
    assertz(made(Directory, Said)).

clean_up :-
    retract(made(Directory, _)),
    delete_directory_and_contents(Directory).

has(Text, Part) :-
    sub_string(Text, _, _, _, Part),
    !.

:- begin_tests(report, [setup(set_up), cleanup(clean_up)]).

test(ends_with_the_claims_and_where_the_page_is, Last == Page) :-
    made(Directory, Said),
    has(Said, "1. "),
    has(Said, "[run rogue-1 two_phase thesis prolog|c optimize]"),
    split_string(Said, "\n", "", Lines0),
    append(Lines, [""], Lines0),
    !,
    last(Lines, Last),
    directory_file_path(Directory, 'index.html', Page0),
    atom_string(Page0, Page).

test(the_name_is_text_in_the_page) :-
    made(Directory, _),
    hostile_name(Name),
    html_escape(Name, Escaped),
    file_text(Directory, 'index.html', Page),
    has(Page, Escaped),
    \+ has(Page, "<script>throw").

test(every_table_is_in_the_page) :-
    made(Directory, _),
    file_text(Directory, 'index.html', Page),
    directory_file_path(Directory, 'tables/*.csv', Pattern),
    expand_file_name(Pattern, Files),
    Files = [_|_],
    forall(member(File, Files),
           ( file_base_name(File, Base),
             file_name_extension(Id, csv, Base),
             format(string(Mark), "<table id=\"table-~w\">", [Id]),
             has(Page, Mark)
           )).

test(the_name_is_text_in_latex) :-
    made(Directory, _),
    hostile_name(Name),
    latex_escape(Name, Escaped),
    file_text(Directory, 'tables/times.tex', Tex),
    has(Tex, Escaped).

test(the_name_is_text_in_figures,
     [forall(member(Figure, [times, sizes, tradeoff, growth]))]) :-
    made(Directory, _),
    format(atom(File), "plots/~w.svg", [Figure]),
    file_text(Directory, File, Svg),
    has(Svg, "&lt;script>throw"),
    has(Svg, "|\\_&amp;`'#%$,{}").

%   Where there is no LaTeX, there is nothing to try.

test(latex_takes_it) :-
    made(Directory, _),
    (   absolute_file_name(path(pdflatex), _,
                           [access(execute), file_errors(fail)])
    ->  directory_file_path(Directory, 'all.tex', File),
        setup_call_cleanup(open(File, write, Out),
                           write_document(Out, Directory),
                           close(Out)),
        process_create(path(pdflatex),
                       [ '-interaction=nonstopmode', '-halt-on-error',
                         'all.tex' ],
                       [ cwd(Directory), stdout(null), stderr(null),
                         stdin(null), process(Process) ]),
        process_wait(Process, exit(0))
    ;   true
    ).

write_document(Out, Directory) :-
    format(Out, "\\documentclass{article}\\usepackage{booktabs}~n\c
                 \\begin{document}\\tiny~n\\input{tables/macros.tex}~n", []),
    directory_file_path(Directory, 'tables/*.tex', Pattern),
    expand_file_name(Pattern, Files),
    forall(( member(File, Files), \+ sub_atom(File, _, _, _, macros) ),
           ( file_base_name(File, Name),
             format(Out, "\\input{tables/~w}\\clearpage~n", [Name])
           )),
    format(Out, "\\reittiTimesRogueOneTwoPhaseTunedCOptimize~n\c
                 \\end{document}~n", []).

:- end_tests(report).

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
    synthetic_study(Directory, 1, [processes(2), blocks(2)]),
    forall(( member(Name, ['sizes.csv', 'pairs.csv']),
             \+ memberchk(Name, Parts)
           ),
           ( directory_file_path(Directory, Name, File),
             delete_file(File)
           )),
    file_text(Directory, 'results.csv', Text),
    split_string(Text, "\n", "", Lines),
    directory_file_path(Directory, 'results.csv', Results),
    setup_call_cleanup(
        open(Results, write, Out, [encoding(utf8)]),
        forall(( member(Line, Lines), Line \== "", keeps(Keeps, Line) ),
               format(Out, "~w~n", [Line])),
        close(Out)).

:- begin_tests(poor_studies).

test(page_is_made, [forall(poor(_, Parts, Keeps))]) :-
    with_directory(Directory,
                   ( poor_study(Directory, Parts, Keeps),
                     report(Directory, Directory, Status, Said),
                     assertion(Status-Said == 0-Said),
                     file_text(Directory, 'index.html', Page),
                     has(Page, "</html>"),
                     file_text(Directory, 'tables/times.csv', _)
                   )).

test(not_there, Status == 2) :-
    with_directory(Directory,
                   report('/nowhere/results.csv', Directory, Status, Said)),
    has(Said, "reitti report: "),
    has(Said, "results.csv").

test(not_rows, Status == 2) :-
    with_directory(Directory,
                   ( directory_file_path(Directory, 'results.csv', File),
                     setup_call_cleanup(open(File, write, Out),
                                        format(Out, "a,b~n1,2~n", []),
                                        close(Out)),
                     report(Directory, Directory, Status, _)
                   )).

test(not_writable, Status == 4) :-
    with_directory(Directory,
                   ( synthetic_study(Directory, 1, [processes(2), blocks(2)]),
                     directory_file_path(Directory, 'results.csv/out', Out),
                     report(Directory, Out, Status, Said)
                   )),
    has(Said, "reitti report: ").

test(a_figure_that_cannot_be_drawn, Status == 4) :-
    with_directory(Directory,
                   ( synthetic_study(Directory, 1, [processes(2), blocks(2)]),
                     directory_file_path(Directory, plots, Plots),
                     make_directory(Plots),
                     directory_file_path(Plots, 'times.svg', File),
                     make_directory(File),
                     report(Directory, Directory, Status, Said)
                   )),
    has(Said, "times.svg").

:- end_tests(poor_studies).
