/** <module> What nobody has heard of appears in every table and figure

No name in invented.pl stands anywhere else in the project.
*/
:- encoding(utf8).
:- module(test_invented, []).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module(library(plunit)).
:- use_module('../../analysis/plots/plots', [figures/2]).
:- use_module('../../analysis/study/study').
:- use_module('../../analysis/tables/tables', [tables/2]).
:- use_module('../analysis/directories').
:- use_module(invented).
:- use_module(reports).

:- dynamic made/4.                      % Problems, Tables, Figures, Page

set_up :-
    made(_, _, _, _),
    !.
set_up :-
    forall(member(Problems, [unnamed, [maze], [maze, tower]]),
           with_directory(Directory, make(Problems, Directory))).

make(Problems, Directory) :-
    invented_study(Problems, Directory),
    study_read(Directory, Study),
    tables(Study, Tables),
    figures(Study, Figures),
    report(Directory, Directory, 0, _),
    file_text(Directory, 'index.html', Page),
    assertz(made(Problems, Tables, Figures, Page)).

%   The tables with searches in them, and what tells that this one is there.

mark(Table, zigzag) :-
    member(Table, [ sizes, border, 'break-even', control, exponents, growth,
                    'kinds-exponents', 'kinds-growth', searches, work, pairs,
                    endings, crowds, 'crowds-exponents', 'crowds-cases' ]).
mark(Table, zigzag) :-
    member(Stem, [times, ratios, gain]),
    scenario_id(Stem, _, Table).
mark(programs, den).

figure_of_searches(Id) :-
    member(Id, [sizes, growth, kinds, searches, crowds]).
figure_of_searches(Id) :-
    member(Stem, [tradeoff, times, gain]),
    scenario_id(Stem, _, Id).

%   The words of a table's cells.

cell_word(table(_, _, _, Rows, _), Word) :-
    member(row(_, Cells), Rows),
    member(text(Word), Cells).

%   What of the page lies between two marks.

part(Page, From, To, Part) :-
    sub_string(Page, Before, _, _, From),
    !,
    sub_string(Page, Before, _, 0, Rest),
    sub_string(Rest, Length, _, _, To),
    !,
    sub_string(Rest, 0, Length, _, Part).

:- begin_tests(invented, [setup(set_up)]).

test(it_is_in_every_table_of_searches,
     [ forall(( made(_, Tables, _, _), mark(Id, Mark) )) ]) :-
    memberchk(table(Id, A, B, C, D), Tables),
    cell_word(table(Id, A, B, C, D), Word),
    format(string(Text), "~w", [Word]),
    has(Text, Mark),
    !.

test(no_table_of_searches_is_forgotten, Unmarked == []) :-
    made(unnamed, Tables, _, _),
    findall(Id,
            ( member(table(Id, _, Columns, _, _), Tables),
              member(column(search, _, _, _), Columns),
              \+ sub_atom(Id, _, _, _, original),
              \+ mark(Id, _)
            ),
            Unmarked).

test(it_is_in_every_figure_of_searches,
     [ forall(( made(_, _, Figures, _),
                figure_of_searches(Id) )) ]) :-
    memberchk(figure(Id, _, _, _, _, Lines), Figures),
    member(Line, Lines),
    is_list(Line),
    member(Text, Line),
    \+ number(Text),
    has(Text, zigzag),
    !.

test(it_is_in_every_table_of_the_page,
     [ forall(( made(_, _, _, Page), mark(Id, Mark) )) ]) :-
    format(string(From), "<table id=\"table-~w\">", [Id]),
    part(Page, From, "</table>", Part),
    has(Part, Mark).

test(it_is_in_every_figure_of_the_page,
     [ forall(( made(_, _, _, Page),
                figure_of_searches(Id) )) ]) :-
    format(string(From), "<figure id=\"figure-~w\">", [Id]),
    part(Page, From, "</figure>", Part),
    has(Part, zigzag).

%   The cards of 2009 stand in their section, behind those of 2010.

test(general_searches_have_their_section, Cards == 14) :-
    made([maze], _, _, Page),
    part(Page, "<section id=\"general\">", "</section>", Part),
    aggregate_all(count, sub_string(Part, _, _, _, "<article"), Cards),
    sub_string(Page, Claims, _, _, "<section id=\"claims\">"),
    sub_string(Page, General, _, _, "<section id=\"general\">"),
    Claims < General,
    !.

test(many_at_once_have_their_section, Cards == 6) :-
    made([maze], _, _, Page),
    part(Page, "<section id=\"crowds\">", "</section>", Part),
    aggregate_all(count, sub_string(Part, _, _, _, "<article"), Cards),
    has(Part, "Moles").

test(one_problem_is_not_named,
     [ forall(( member(Problems, [unnamed, [maze]]),
                made(Problems, Tables, _, _) )),
       Named == [] ]) :-
    findall(Id,
            ( member(table(Id, _, Columns, _, _), Tables),
              member(column(problem, _, _, _), Columns)
            ),
            Named).

%   Both are, each in its own rows.

test(several_are_told_apart,
     [ forall(member(Id, [ sizes, 'times-tour', border, 'break-even', control,
                           'ratios-same', 'gain-new-world', exponents, growth,
                           work, endings ])),
       Pairs == [maze-zigzag, tower-hop] ]) :-
    made([maze, tower], Tables, _, _),
    memberchk(table(Id, _, Columns, Rows, _), Tables),
    once(nth1(ProblemPlace, Columns, column(problem, _, _, _))),
    once(nth1(SearchPlace, Columns, column(search, _, _, _))),
    findall(Problem-Search,
            ( member(row(_, Cells), Rows),
              nth1(ProblemPlace, Cells, text(Problem)),
              nth1(SearchPlace, Cells, text(Search)),
              Search \== all
            ),
            Pairs0),
    sort(Pairs0, Pairs).

test(means_are_of_one_problem,
     Names == ['mean all maze tuned', 'mean all tower tuned']) :-
    made([maze, tower], Tables, _, _),
    memberchk(table('ratios-tour', _, _, Rows, _), Tables),
    findall(Name,
            ( member(row(Name, _), Rows),
              sub_atom(Name, 0, _, _, 'mean all'),
              sub_atom(Name, _, _, 0, tuned)
            ),
            Names).

test(panels_are_of_one_problem,
     [ forall(member(Id, ['tradeoff-tour', growth])),
       Names == ['maze, den', 'tower, keep'] ]) :-
    made([maze, tower], _, Figures, _),
    memberchk(figure(Id, _, _, _, _, Lines), Figures),
    findall(Name,
            ( member(Line, Lines),
              is_list(Line),
              member(Name0, Line),
              \+ number(Name0),
              atom_string(Name, Name0),
              memberchk(Name, ['maze, den', 'tower, keep'])
            ),
            Names).

test(styles_have_marks_of_their_own, Series-Styles ==
                                     [0, 1, 2, 3, 4, 6]-'thesis tuned plain') :-
    made(unnamed, _, Figures, _),
    memberchk(figure('tradeoff-same', _, _, _, Parameters, Lines), Figures),
    Parameters = [_, _, _, _, Styles, _],
    findall(Number,
            ( member([_, _, _, _, _, Number|_], Lines), Number >= 0 ),
            Numbers),
    sort(Numbers, Series).

test(every_row_has_its_ratio, Count == 6) :-
    made([maze, tower], Tables, _, _),
    memberchk(table('ratios-tour', _, _, Rows, _), Tables),
    aggregate_all(count,
                  ( member(row(Name, Cells), Rows),
                    sub_atom(Name, _, _, _, '-first '),
                    findall(Ratio, member(estimate(Ratio, _, _), Cells),
                            [_, _])
                  ),
                  Count).

:- end_tests(invented).
