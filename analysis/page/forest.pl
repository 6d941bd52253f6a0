/** <module> How many times as long Prolog takes, case by case

One plot for each scenario: a row for each case and search that was run in
thesis and in tuned style, a mark for each style that it has, and the bound of
2010 where there is one.  Every mark and number leads to its row in the table of
ratios.
*/
:- encoding(utf8).
:- module(page_forest,
          [ forest//3                   % +Study, +Tables, +Scenario
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(dcg/high_order), [sequence//2]).
:- use_module(library(http/html_write), [html//1]).
:- use_module(library(lists), [list_to_set/2, member/2, memberchk/2]).
:- use_module('../claims/original', [original_case/3, original_time/5]).
:- use_module('../claims/original_cases', [original_in/3]).
:- use_module('../study/cells', [row_name/2]).
:- use_module('../study/study').
:- use_module('../text/numbers', [cell_line/2, cell_text/3]).
:- use_module(links).
:- use_module(scenarios).
:- use_module(strips).

%!  forest(+Study, +Tables, +Scenario)// is det.

forest(Study, Tables, Scenario) -->
    { findall(Row, forest_row(Study, Tables, Scenario, Row), Rows),
      findall(Value,
              ( member(row(_, _, Marks), Rows),
                member(mark(_, Value, _, _), Marks)
              ),
              Values),
      scenario_kind(Scenario, Kind),
      noise_floor(Study, Kind, Floor),
      Least is 1/Floor,
      strip_axis([Floor, Least|Values], Axis),
      findall(Style,
              ( member(row(_, _, Marks), Rows),
                member(mark(Style, estimate(_, _, _), _, _), Marks)
              ),
              Styles0),
      list_to_set(Styles0, Styles),
      in_scenario(Scenario, [class(forest)], Attributes)
    },
    html(div(Attributes,
             [ \heads(Styles), \sequence(row(Axis, Floor, Styles), Rows),
               div(class([row, axis]),
                   [span(class(name), ''), \strip_scale(Axis)]),
               \key(Rows, Styles, Floor) ])).

forest_row(Study, Tables, Scenario, row(Label, Search, Marks)) :-
    scenario_kind(Scenario, Kind),
    has_both_styles(Study, Kind, Case, Search),
    case_label(Study, Case, Label),
    findall(Mark,
            (   bound(Study, Case, Search, Mark)
            ;   measured_mark(Study, Tables, Scenario, Kind, Case, Search, Mark)
            ),
            Marks),
    memberchk(mark(_, estimate(_, _, _), _, _), Marks).

%   2010 saw C below what its clock could show, and so a ratio above this one.

bound(Study, Case, _, mark('2010', above(Ratio), Title, '#original')) :-
    original_case(Game, Number, Name),
    original_in(Study, Name, Case),
    !,
    original_time(Game, Number, prolog, optimize, Prolog),
    original_time(Game, Number, c, _, below(C)),
    Ratio is Prolog/C,
    format(atom(Title),
           "2010, ~w: Prolog ~w ms, C below ~w ms, so more than ~w times",
           [Name, Prolog, C, Ratio]).

measured_mark(Study, Tables, Scenario, Kind, Case, Search,
              mark(Style, Ratio, Title, Link)) :-
    listed_search(Study, Search, Style),
    Prolog = cell(Kind, Case, Search, Style, prolog, optimize),
    C = cell(Kind, Case, Search, Style, c, optimize),
    ratio(Study, Prolog, C, Ratio),
    pair_count(Study, Prolog-C, Count),
    case_label(Study, Case, Label),
    row_name([Label, Search, Style], Row),
    ratio_title(Row, Ratio, Count, Title),
    (   scenario_id(ratios, Scenario, Id),
        row_link(Tables, Id, Row, Link0)
    ->  Link = Link0
    ;   Link = '#languages'
    ).

ratio_title(Row, Ratio, Count, Title) :-
    cell_line(Ratio, Text),
    count_words(Count, N),
    format(atom(Title), "~w: ~w times as long, n = ~w", [Row, Text, N]).

heads(Styles) -->
    html(div(class([row, heads]),
             [ span(class(name), 'Prolog / C'), span(class(line), ''),
               span(class(values), \sequence(head, Styles)) ])).

head(Style) -->
    html(span(class(Style), Style)).

row(Axis, Floor, Styles, row(Label, Search, Marks)) -->
    { maplist(value(Marks), Styles, Values) },
    html(div(class(row),
             [ span(class(name), [b(Label), ' ', small(Search)]),
               \strip(Axis, Floor, Marks),
               span(class(values), \sequence(number, Values)) ])).

value(Marks, Style, Style-Mark) :-
    (   memberchk(mark(Style, Value, Title, Link), Marks)
    ->  Mark = mark(Value, Title, Link)
    ;   Mark = none
    ).

number(Style-none) -->
    html(span(class(Style), '–')).
number(Style-mark(Value, Title, Link)) -->
    { cell_text(Value, Text, _) },
    html(a([href(Link), class(Style), title(Title)], Text)).

key(Rows, Styles, Floor) -->
    { findall('2010',
              ( member(row(_, _, Marks), Rows),
                memberchk(mark('2010', _, _, _), Marks)
              ),
              Bounds0),
      sort(Bounds0, Bounds),
      format(atom(Noise), "shaded: noise, a factor of ~2f", [Floor])
    },
    html(p(class(keys),
           [ \sequence(bound_key, Bounds), \sequence(style_key, Styles),
             span(class(key), Noise) ])).

bound_key(Series) -->
    strip_bound_key(Series, "2010: above this").

style_key(Style) -->
    { style_words(Style, Words) },
    strip_key(Style, Words).

style_words(original, "programs of 2010, rebuilt") :- !.
style_words(Style, Style).
