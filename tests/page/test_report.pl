/** <module> The whole report on a study with a hostile name in it */
:- encoding(utf8).
:- module(test_report, []).
:- use_module(library(http/html_write), [html_quoted//1]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../../analysis/study/csv', [csv_read/4]).
:- use_module('../../analysis/text/latex_escape', [latex_escape/2]).
:- use_module('../../analysis/text/markdown', [markdown_escape/2]).
:- use_module('../analysis/directories').
:- use_module('../analysis/made_up').
:- use_module('../analysis/programs').
:- use_module(reports).

%   made(-Directory, -Said): the report on the hostile study, made once for all
%   tests here.

:- dynamic made/2.

set_up :-
    made(_, _),
    !.
set_up :-
    lasting_directory(Directory),
    hostile_study(Directory),
    report(Directory, Directory, 0, Said),
    assertz(made(Directory, Said)).

:- begin_tests(report, [setup(set_up)]).

%   The answer in three sentences, and where all of it is.

test(ends_in_a_few_lines) :-
    made(Directory, Said),
    split_string(Said, "\n", "", Lines),
    once(append(Sentences, [Tables, Page, ""], Lines)),
    length(Sentences, 3),
    forall(member(Sentence, Sentences), string_concat(_, ".", Sentence)),
    has(Tables, "tables/"),
    format(string(Page), "~w/index.html", [Directory]).

test(claims_are_told_on_demand) :-
    made(_, Short),
    with_directory(Out,
        ( synthetic_study(Out, 1, [processes(2), blocks(2), games([rogue])]),
          run_program(report, ['--claims', Out], 0, Long),
          split_string(Long, "\n", "", LongLines),
          last_of(LongLines, Page),
          format(string(Page), "~w/index.html", [Out])
        )),
    Claim = "\n   by tokens: original: by construction; thesis: holds; ",
    has(Long, "1. "),
    has(Long, Claim),
    \+ has(Short, Claim).

last_of(Lines0, Last) :-
    append(_, [Last, ""], Lines0),
    !.

%   Two files have a case of that name.

test(figures_name_their_rows) :-
    made(Directory, _),
    file_text(Directory, 'tables/claims-numbers.csv', Text),
    has(Text, "run rogue-1 (original.cases) two_phase thesis prolog|c \c
               optimize").

test(verdicts_stand_out) :-
    made(Directory, _),
    file_text(Directory, 'index.html', Page),
    has(Page, "<td class=\"left verdict holds\">holds</td>"),
    has(Page, "<td class=\"left verdict fails\">does not hold</td>").

test(every_file_that_was_read_is_linked,
     [ forall(member(Name, ['results.csv', 'sizes.csv', 'pairs.csv',
                            'repeats.csv', 'systems.csv', 'traces.json'])) ]) :-
    made(Directory, _),
    file_text(Directory, 'index.html', Page),
    format(string(Link), "href=\"~w\"", [Name]),
    has(Page, Link).

test(the_name_is_text_in_the_page) :-
    made(Directory, _),
    hostile_name(Name),
    phrase(html_quoted(Name), [Escaped]),
    file_text(Directory, 'index.html', Page),
    has(Page, Escaped),
    \+ has(Page, "<script>throw").

test(every_table_is_in_the_page) :-
    made(Directory, _),
    file_text(Directory, 'index.html', Page),
    directory_file_path(Directory, 'tables/*.csv', Pattern),
    expand_file_name(Pattern, Files),
    Files = [_|_],
    forall(( member(File, Files),
             file_base_name(File, Base),
             file_name_extension(Id, csv, Base),
             \+ of_kinds(Id)
           ),
           ( format(string(Mark), "<table id=\"table-~w\">", [Id]),
             has(Page, Mark)
           )).

test(the_name_is_text_in_latex) :-
    made(Directory, _),
    hostile_name(Name),
    latex_escape(Name, Escaped),
    file_text(Directory, 'tables/macros.tex', Tex),
    has(Tex, Escaped).

%   gnuplot has no double quotes, and escapes no `>`.

test(the_name_is_text_in_figures,
     [forall(member(Figure, ['times-tour', 'gain-tour']))]) :-
    made(Directory, _),
    format(atom(File), "plots/~w.svg", [Figure]),
    file_text(Directory, File, Svg),
    has(Svg, ">&lt;script>throw”x”&lt;/script>|\\_&amp;`>pwned`'#%d%s%$HOME$,\c
              --{}~^*é").

test(the_name_is_one_field_in_csv) :-
    made(Directory, _),
    hostile_name(Name),
    directory_file_path(Directory, 'tables/times-same.csv', File),
    csv_read(File, [column(case, text, required)], _, Records),
    memberchk(record(_, [Name]), Records).

test(the_name_is_text_in_markdown) :-
    made(Directory, _),
    hostile_name(Name),
    markdown_escape(Name, Escaped),
    file_text(Directory, 'tables/times-same.md', Text),
    format(string(Row), "\n| ~w | two_phase | thesis |", [Escaped]),
    has(Text, Row).

test(a_world_too) :-
    made(Directory, _),
    hostile_name(Name),
    phrase(html_quoted(Name), [Escaped]),
    file_text(Directory, 'index.html', Page),
    format(string(Cell), ">~w</td><td class=\"right missing\">–</td>",
           [Escaped]),
    has(Page, Cell).

test(no_name_is_run) :-
    made(_, _),
    forall(member(Directory, ['.', 'analysis/plots']),
           ( directory_file_path(Directory, pwned, File),
             \+ exists_file(File)
           )).

%   The hostile file has all cases of the original, but for one that is called
%   otherwise.

test(namesakes_are_told_apart,
     [ forall(member(Table, [ 'times-tour', 'ratios-same', border,
                              'gain-first' ])),
       Names == [ 'rogue-1 (%d $x.cases)', 'rogue-1 (original.cases)',
                  'rogue-2' ] ]) :-
    made(Directory, _),
    format(atom(File0), "tables/~w.csv", [Table]),
    directory_file_path(Directory, File0, File),
    csv_read(File, [column(case, text, required)], _, Records),
    findall(Name,
            ( member(record(_, [Name]), Records),
              sub_atom(Name, 0, _, _, 'rogue-')
            ),
            Names0),
    sort(Names0, Names).

test(several_studies_are_merged) :-
    with_directory(Out, merged(Out)).

%   The page has links to the rows of both, and says in what they differ.

merged(Out) :-
    Options = [processes(2), blocks(2), games([rogue])],
    synthetic_study(Out, 1, Options),
    directory_file_path(Out, 'results.csv', First),
    directory_file_path(Out, 'more of it.csv', Second),
    rename_file(First, Second),
    synthetic_study(Out, 2, Options),
    atomic_list_concat([First, Second], ',', Both),
    report(Both, Out, 0, _),
    file_text(Out, 'index.html', Page),
    has(Page, ">results.csv</a>"),
    has(Page, "<a href=\"more%20of%20it.csv\">more of it.csv</a>"),
    has(Page, ">\nThe rows of 2 studies, taken as one. They differ in: \c
               seed.</p>"),
    has(Page, "<dt>seed</dt><dd>2; 1</dd>").

test(a_study_twice_is_refused, Status-Said == 2-Expected) :-
    made(Directory, _),
    atomic_list_concat([Directory, Directory], ',', Twice),
    with_directory(Out, report(Twice, Out, Status, Said)),
    format(string(Expected),
           "reitti: ~w/results.csv and ~w/results.csv cannot be merged: they \c
            are of one study~n", [Directory, Directory]).

test(rows_are_linked_once, Count == 1) :-
    made(Directory, _),
    file_text(Directory, 'index.html', Page),
    aggregate_all(count, sub_string(Page, _, _, _, ">results.csv</a>"), Count).

:- end_tests(report).
