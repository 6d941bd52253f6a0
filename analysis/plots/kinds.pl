/** <module> Times against size on every kind of level, as small figures */
:- encoding(utf8).
:- module(plots_kinds,
          [ kinds_figure/2              % +Study, -Figure
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists),
              [append/2, append/3, last/2, list_to_set/2, max_list/2, member/2,
               min_list/2, nth1/3]).
:- use_module(library(pairs), [pairs_keys_values/3, pairs_values/2]).
:- use_module('../study/study').
:- use_module('../text/numbers', [fixed/3]).
:- use_module(shared).
:- use_module(tradeoff, [apart/3]).

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
            ( member(panel(_, Curves), AllPanels), length(Curves, Count) ),
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

%   panel(Text, Curves) of both languages; Curves are curve(Points, Label), by
%   where they end.

panels(Study, Level, Panels) :-
    level_text(Level, Text),
    findall(panel(Title, Curves),
            ( member(Lang-Name, [c-"C", prolog-"Prolog"]),
              findall(End-curve(Points, Label),
                      curve(Study, Level, Lang, End, Points, Label),
                      Keyed0),
              keysort(Keyed0, Keyed),
              pairs_values(Keyed, Curves),
              format(string(Title), "~w, ~w", [Text, Name])
            ),
            Panels),
    once(( member(panel(_, Some), Panels), Some \== [] )).

curve(Study, Level, Lang, End, Points, Label) :-
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
    last(Points, [_, End]),
    (   growth_exponent(Study, Level,
                        cell(growth, _, Search, Style, Lang, optimize), _,
                        estimate(Exponent, _, _))
    ->  fixed(Exponent, 2, ExponentText),
        format(string(Label), "~w ~w ~w", [Search, Style, ExponentText])
    ;   format(string(Label), "~w ~w", [Search, Style])
    ).

%   Names stand at the right, in the order of the curves' ends, a line apart.

panel_lines(_, panel(Title, []), [1, 10, 1, 10],
            [[1, 1, 1, 1, Title], gap, ['NaN', 'NaN'], gap, ['NaN', 'NaN'],
             gap]) :-
    !.
panel_lines(Most, panel(Title, Curves), [Left, Right, Bottom, Top], Lines) :-
    findall(X-Y,
            ( member(curve(Points, _), Curves), member([X, Y], Points) ),
            All),
    pairs_keys_values(All, Xs, Ys),
    maplist(min_list, [Xs, Ys], [Left, Bottom0]),
    maplist(max_list, [Xs, Ys], [MostX, Top0]),
    Bottom is 10**floor(log10(Bottom0)),
    Top is 10**max(log10(Bottom)+1, ceiling(log10(Top0))),
    Span is max(1.0, log(MostX/Left)),
    Right is Left*exp(Span*2.4),
    LabelX is Left*exp(Span*1.12),
    Low is log(Bottom),
    High is log(Top),
    findall(Wanted,
            ( member(curve(Points, _), Curves),
              last(Points, [_, Y]),
              Wanted is (log(Y)-Low)/(High-Low)
            ),
            Wanteds),
    Gap is 1.0/max(10, Most+1),
    apart(Gap, Wanteds, Places),
    findall([EndX, EndY, LabelX, LabelY, Label],
            ( nth1(N, Curves, curve(Points, Label)),
              nth1(N, Places, Place),
              last(Points, [EndX, EndY]),
              LabelY is exp(Low+(0.01+0.97*max(0, Place))*(High-Low))
            ),
            Labels),
    findall(Line,
            ( member(curve(Points, _), Curves),
              (   member(Line, Points)
              ;   Line = break
              )
            ),
            Drawn),
    append([ [[Left, Top, 1, 1, Title], gap], Drawn, [gap], Labels, [gap] ],
           Lines).
