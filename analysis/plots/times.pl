/** <module> Times, and what tuning gains, as figures with a row each

One figure a scenario.
*/
:- encoding(utf8).
:- module(plots_times,
          [ times_figure/2,             % +Study, -Figure
            gain_figure/2               % +Study, -Figure
          ]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module('../claims/reconstructions', [reconstruction/3]).
:- use_module('../study/study').
:- use_module('../study/cells').
:- use_module(shared).

%!  times_figure(+Study, -Figure) is nondet.

times_figure(Study, figure(Id, Title, Caption, times,
                           [900, Height, Margin, Count], Lines)) :-
    scenario(Scenario, Words, Kind),
    scenario_id(times, Scenario, Id),
    format(string(Title), "Times: ~w", [Words]),
    findall(Case-Label,
            ( measured(Study, Kind, Case, Search, Style),
              format(atom(Text), "~w ~w", [Search, Style]),
              Label = label(Text, Search, Style)
            ),
            Pairs),
    with_headings(Pairs, Study, none, Rows),
    findall(Line, times_line(Study, Kind, Rows, Line), Lines),
    geometry(Rows, Height, Margin, Count),
    Caption = "Every search on every case, C and Prolog in the same \c
               processes. Further left is faster; each grid line is ten times \c
               the one before.".

times_line(Study, Kind, Rows, [Row, Text, Series|Numbers]) :-
    nth1(Row, Rows, Case-label(Text, Search, Style)),
    (   Search == none
    ->  Series = -1,
        nothing(Numbers)
    ;   member(series(Lang, Mode, Series),
               [ series(c, optimize, 0), series(prolog, optimize, 1),
                 series(prolog, compile, 2) ]),
        Cell = cell(Kind, Case, Search, Style, Lang, Mode),
        (   estimate(Study, Cell, Estimate)
        ->  seconds(Estimate, Numbers)
        ;   nothing(Numbers)
        )
    ).

%   A row with only the case's name before its searches.

with_headings([], _, _, []).
with_headings([Case-Label|Pairs], Study, Case0, Rows) :-
    (   Case == Case0
    ->  Rows = [Case-Label|Rest]
    ;   case_heading(Study, Case, Heading),
        Rows = [Case-label(Heading, none, none), Case-Label|Rest]
    ),
    with_headings(Pairs, Study, Case, Rest).

case_heading(Study, Case, Heading) :-
    case_game(Study, Case, Game),
    case_label(Study, Case, Label),
    reconstruction(Game, Label, Name),
    format(string(Heading), "~w:", [Name]).

geometry(Rows, Height, Margin, Count) :-
    findall(Text, member(_-label(Text, _, _), Rows), Texts),
    label_margin(Texts, Margin),
    length(Rows, Count),
    Height is 100+22*Count.

%!  gain_figure(+Study, -Figure) is nondet.

gain_figure(Study, figure(Id, Title, Caption, gain,
                          [900, Height, Margin, Count], Lines)) :-
    scenario(Scenario, Words, Kind),
    scenario_id(gain, Scenario, Id),
    format(string(Title), "What tuning gains: ~w", [Words]),
    findall(Case-label(Text, Search, Base),
            ( gain_against(Study, Kind, Case, Search, Base),
              gain_label(Search, Base, Label),
              case_label(Study, Case, CaseLabel),
              format(atom(Text), "~w ~w", [CaseLabel, Label])
            ),
            Rows),
    findall([Row, Text, Series|Numbers],
            ( nth1(Row, Rows, Case-label(Text, Search, Base)),
              member(Lang-Series, [c-0, prolog-1]),
              gain(Study, Kind, Case, Search, Base, Lang, Numbers)
            ),
            Lines),
    geometry(Rows, Height, Margin, Count),
    Caption = "The same algorithm as the original wrote it and tuned, within \c
               one language; a search that is only tuned, against the game's \c
               original one. Prolog with optimize.".

gain(Study, Kind, Case, Search, Base, Lang, Numbers) :-
    ratio_cell(Study, cell(Kind, Case, Base, thesis, Lang, optimize),
               cell(Kind, Case, Search, tuned, Lang, optimize), Shown),
    (   Shown = estimate(_, _, _)
    ->  plain_interval(Shown, Numbers)
    ;   nothing(Numbers)
    ).
