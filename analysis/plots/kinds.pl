/** <module> Times against size on every kind of level, as small figures */
:- encoding(utf8).
:- module(plots_kinds,
          [ kinds_figure/2              % +Study, -Figure
          ]).
:- use_module(library(apply), [maplist/4]).
:- use_module(library(lists),
              [append/2, list_to_set/2, max_list/2, member/2]).
:- use_module('../study/study').
:- use_module('../text/numbers', [fixed/3]).
:- use_module(panels).
:- use_module(shared).

%!  kinds_figure(+Study, -Figure) is det.
%
%   A row for each kind of level, C at the left and Prolog at the right.

kinds_figure(Study, figure(kinds, "Growth on each kind of level", Caption,
                           kinds, [900, Height, Rows, Ranges], Lines)) :-
    findall(Level,
            ( listed_level(Study, growth, Level, _),
              Level \= level(_, '')
            ),
            Levels0),
    list_to_set(Levels0, Levels1),
    findall(Panels,
            ( member(Level, Levels1), panels(Study, Level, Panels) ),
            Lists),
    length(Lists, Rows),
    append(Lists, AllPanels),
    findall(Count,
            ( member(panel(_, _, Curves), AllPanels), length(Curves, Count) ),
            Counts),
    max_list([0|Counts], Most),
    RowHeight is 82+max(120, 12*Most),
    Height is max(1, Rows)*RowHeight,
    maplist(panel_lines(Most), AllPanels, RangeLists, LineLists),
    append(RangeLists, RangeNumbers),
    atomic_list_concat(RangeNumbers, ' ', Ranges),
    append(LineLists, Lines),
    Caption = "Made levels from corner to corner, one row a kind of level, C \c
               at the left and Prolog with optimize at the right. Behind the \c
               name of each search stands the exponent b of time = a × \c
               squares^b over sides of 32 squares and more.".

%   Panels of both languages, as panels.pl has them.

panels(Study, Level, Panels) :-
    level_text(Level, Text),
    findall(panel(Title, log, Curves),
            ( member(Lang-Name, [c-"C", prolog-"Prolog"]),
              findall(curve(Points, Label),
                      curve(Study, Level, Lang, Points, Label),
                      Curves),
              format(string(Title), "~w, ~w", [Text, Name])
            ),
            Panels),
    once(( member(panel(_, _, Some), Panels), Some \== [] )).

curve(Study, Level, Lang, Points, Label) :-
    listed_search(Study, Search, Style),
    findall([Squares, Seconds],
            ( listed_level(Study, growth, Level, Case),
              Cell = cell(growth, Case, Search, Style, Lang, optimize),
              estimate(Study, Cell, Estimate),
              case_squares(Study, Case, Squares),
              seconds(Estimate, [Seconds|_])
            ),
            Points0),
    sort(Points0, Points),
    Points = [_|_],
    (   growth_exponent(Study, Level,
                        cell(growth, _, Search, Style, Lang, optimize), _,
                        estimate(Exponent, _, _))
    ->  fixed(Exponent, 2, ExponentText),
        format(string(Label), "~w ~w ~w", [Search, Style, ExponentText])
    ;   format(string(Label), "~w ~w", [Search, Style])
    ).
