/** <module> What searches find against what they expand, as a figure */
:- encoding(utf8).
:- module(plots_searches,
          [ searches_figure/2           % +Study, -Figure
          ]).
:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(lists),
              [append/2, append/3, max_list/2, member/2, min_list/2, nth1/3,
               reverse/2, sum_list/2]).
:- use_module('../study/statistics', [geometric_mean/2]).
:- use_module('../study/study').
:- use_module(tradeoff, [apart/3]).

%   In pixels: what a panel has for its points, for the names below them, and
%   around both.

room(points, 150).
room(names, 178).
room(around, 78).
room(across, 388).

%!  searches_figure(+Study, -Figure) is det.
%
%   A panel for each kind of level, a point for each search.

searches_figure(Study, figure(searches, "Cost of the route against work",
                              Caption, searches, [900, Height, Panels, Ranges],
                              Lines)) :-
    findall(Level-Points,
            ( compared_level(Study, Level),
              findall(Point, point(Study, Level, Point), Points0),
              one_a_search(Points0, Points),
              Points = [_, _|_]
            ),
            Levels),
    length(Levels, Panels),
    room(points, High),
    room(names, Low),
    room(around, Around),
    Height is max(1, (Panels+1)//2)*(High+Low+Around),
    maplist(panel_lines, Levels, RangeLists, LineLists),
    append(RangeLists, Numbers),
    atomic_list_concat(Numbers, ' ', Ranges),
    append(LineLists, Lines),
    Caption = "One panel a kind of level, one point a search: to the left is \c
               less work (squares expanded), down is a cheaper route; both \c
               axes are logarithmic. Filled points found the best route, and \c
               every name hangs below its point. Both languages do the same \c
               work and find the same routes, so one point stands for both; \c
               styles that differ stand apart.".

%   point(Work, Excess, Search, Style): means over the cases of the level.

point(Study, Level, point(Work, Excess, Search, Style)) :-
    listed_search(Study, Search, Style),
    findall(Count-Ratio,
            ( listed_level(Study, work, Level, Case),
              Asked = asked(Case, Search, Style),
              asked_excess(Study, Asked, Ratio),
              asked_value(Study, Asked, work, Count)
            ),
            Found),
    Found = [_|_],
    findall(Count, member(Count-_, Found), Counts),
    findall(Ratio, member(_-Ratio, Found), Ratios),
    sum_list(Counts, Sum),
    length(Counts, Number),
    Work is max(1, Sum/Number),
    geometric_mean(Ratios, Excess).

%   Styles that did the same are one point, by the search's name.

one_a_search(Points0, Points) :-
    findall(point(Work, Excess, Label),
            ( member(point(Work, Excess, Search, Style), Points0),
              (   member(point(Work2, Excess2, Search, Other), Points0),
                  Other \== Style,
                  \+ ( Work2 =:= Work, Excess2 =:= Excess )
              ->  format(string(Label), "~w ~w", [Search, Style])
              ;   format(string(Label), "~w", [Search])
              )
            ),
            Points1),
    sort(Points1, Points).

%   Names stand in the order of their points from left to right, a line apart.

panel_lines(Level-Points, [Left, Right, Bottom, Top], Lines) :-
    findall(Work, member(point(Work, _, _), Points), Works),
    findall(Excess, member(point(_, Excess, _), Points), Excesses),
    min_list(Works, Least),
    max_list(Works, Most),
    max_list([1.12|Excesses], Worst),
    Span is max(0.5, log(Most/Least)),
    Left is Least*exp(-0.06*Span),
    Right is Most*exp(0.06*Span),
    Top is exp(1.15*log(Worst)),
    room(points, High),
    room(names, Low),
    Bottom is exp(-1.15*log(Worst)*Low/High),
    Hang is exp(-1.15*log(Worst)*26/High),
    Width is log(Right/Left),
    maplist(across(Left, Width), Works, Wanted),
    room(across, Across),
    Gap is 14.5/Across,
    centred(Gap, Wanted, Places),
    findall([Work, Excess, IsBest, LabelX, Hang, Label],
            ( nth1(N, Points, point(Work, Excess, Label)),
              nth1(N, Places, Place),
              LabelX is Left*exp(max(0.005, Place)*Width),
              (   Excess < 1+1.0e-9
              ->  IsBest = 1
              ;   IsBest = 0
              )
            ),
            PointLines),
    level_text(Level, Text),
    append([ [[Left, Top, Text], gap], PointLines, [gap] ], Lines).

%   Half way between those pushed to the right and those pushed to the left.

centred(Gap, Wanted, Places) :-
    apart(Gap, Wanted, Right),
    mirrored(Wanted, Wanted1),
    apart(Gap, Wanted1, Left1),
    mirrored(Left1, Left),
    maplist(middle, Left, Right, Places).

mirrored(Places0, Places) :-
    reverse(Places0, Places1),
    maplist(from_the_end, Places1, Places).

from_the_end(Place0, Place) :-
    Place is 1-Place0.

middle(Place1, Place2, Place) :-
    Place is (Place1+Place2)/2.

across(Left, Width, Work, Place) :-
    Place is log(Work/Left)/Width.
