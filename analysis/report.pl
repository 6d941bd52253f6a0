/** <module> Tables, figures and the page from a study's rows

    swipl -O analysis/report.pl -- [--claims] [--sizes=FILE] RESULTS [OUTDIR]

RESULTS is a study's directory or its results.csv; several with commas between
them are taken as one study.  sizes.csv, pairs.csv, repeats.csv and
systems.csv are read if they stand beside it.  OUTDIR is where the first of them
is, if it is not given.  Prints the answer in a few lines, with `--claims` each
claim and what it is judged by as well, and on the last line where the page is.
FILE has the sizes of searches from outside the project.
Exit status: 2 for rows that cannot be read, 4 for results that cannot be
written.
*/
:- module(report, []).
:- set_prolog_flag(encoding, utf8).     % of the sources, whatever the locale
:- use_module(library(filesex), [directory_file_path/3, make_directory_path/1]).
:- use_module(library(lists), [list_to_set/2, member/2, memberchk/2]).
:- use_module(library(main), [main/0]).
:- use_module(claims/claims, [claims_print/2]).
:- use_module(page/page, [page_write/5]).
:- use_module(page/summary, [answer/2]).
:- use_module(plots/plots, [figures/2, figures_draw/2]).
:- use_module(program).
:- use_module(study/study).
:- use_module(tables/tables, [tables/2]).
:- use_module(text/tables, [tables_save/2]).

:- initialization(main, main).

opt_type(claims, claims, boolean).
opt_type(sizes, sizes, atom).
opt_help(help(header), "Makes tables, figures and the page of a study.").
opt_help(help(usage), " -- [--claims] RESULTS [OUTDIR]").
opt_help(claims, "Print every claim with its verdicts").
opt_help(sizes, "Sizes of searches from outside the project, as CSV").
opt_meta(sizes, 'FILE').

main(Argv) :-
    program_start(Argv, ['RESULTS'], ['OUTDIR'], [Results|Out], Options),
    or_halt(study_paths(Results, Paths), 2),
    directory(Out, Paths, Directory),
    report(Paths, Directory, Options).

directory([Directory], _, Directory).
directory([], [First|_], Directory) :-
    file_directory_name(First, Directory).

report(Paths, Directory, Options) :-
    or_halt(( study_read(Paths, Study),
              forall(memberchk(sizes(File), Options),
                     study_add(Study, sizes, File))
            ),
            2),
    directory_file_path(Directory, tables, TablesDirectory),
    directory_file_path(Directory, plots, PlotsDirectory),
    or_halt(( make_directory_path(TablesDirectory),
              make_directory_path(PlotsDirectory)
            ),
            4),
    tables(Study, Tables),
    figures(Study, Figures),
    raw_files(Paths, Raw),
    or_halt(( tables_save(TablesDirectory, Tables),
              figures_draw(PlotsDirectory, Figures),
              page_write(Study, Tables, Figures, Raw, Directory)
            ),
            4),
    or_halt(say(Study, Directory, Options), 4).

say(Study, Directory, Options) :-
    (   memberchk(claims(true), Options)
    ->  claims_print(user_output, Study)
    ;   true
    ),
    answer(Study, Sentences),
    forall(member(Sentence, Sentences), format("~s~n", [Sentence])),
    forall(machines_note(Study, Note), format("~s~n", [Note])),
    directory_file_path(Directory, 'index.html', Page),
    format("The page, and beside it tables/ (Markdown, LaTeX, CSV) and \c
            plots/:~n~w~n", [Page]),
    flush_output.

%   The files that were read, each once.

raw_files(Paths, Raw) :-
    findall(File,
            ( member(Path, Paths),
              raw_file(Path, Name),
              absolute_file_name(Name, File),
              exists_file(File)
            ),
            Files),
    list_to_set(Files, Raw).

raw_file(Results, Results).
raw_file(Results, File) :-
    beside_file(Results, File).
