/** <module> Times against the size of the level, as a figure */
:- encoding(utf8).
:- module(plots_growth,
          [ growth_figure/2             % +Study, -Figure
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists),
              [append/2, max_list/2, member/2, min_list/2, nth0/3]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module('../study/study').
:- use_module('../study/cells').
:- use_module('../text/numbers', [fixed/3, is_finite/1]).
:- use_module(shared).

%!  growth_figure(+Study, -Figure) is det.

growth_figure(Study, figure(growth, "Growth of time with the size of the level",
                            Caption, growth,
                            [Width, Height, Firsts, Langs, Points, Key],
                            Lines)) :-
    findall([Name, Crossings|Curves],
            ( listed_game(Study, growth, Problem, Game),
              findall(Curve, curve(Study, Problem, Game, Curve), Curves),
              Curves \== [],
              panel_text(Study, Problem, Game, Text),
              panel_name(Text, Curves, Name),
              crossings(Study, Problem, Game, Crossings)
            ),
            Panels),
    findall(Flag,
            ( member([_, curve(_, _, _, Marks)|_], Panels),
              (   Marks = [['NaN'|_]]
              ->  Flag = 0
              ;   Flag = 1
              )
            ),
            Flags),
    firsts(Panels, 0, Starts),
    atomic_list_concat(Starts, ' ', Firsts),
    append(Panels, Blocks),
    findall(Lang, member(curve(Lang, _, _, _), Blocks), LangList),
    atomic_list_concat(LangList, ' ', Langs),
    findall(Point, member(curve(_, Point, _, _), Blocks), PointList),
    atomic_list_concat(PointList, ' ', Points),
    findall(Text, member(curve(_, _, [[Text]], _), Blocks), Texts),
    label_margin(Texts, Margin),
    KeyWidth is Margin+50,
    atomic_list_concat([KeyWidth|Flags], ' ', Key),
    Width is 560+KeyWidth,
    findall(Line, blocks_line(Blocks, Line), Lines),
    height(Panels, Height),
    Caption = "Generated levels, those for routes open but for one wall with \c
               a gap, one panel a game; Prolog with optimize. The key gives \c
               the exponent b of time = a × squares^b over sides of 32 \c
               squares and more, and its 95 % interval. Rings mark where the \c
               languages' curves of one search cross. How each point was \c
               measured, in processes × blocks × runs, the table of growth \c
               tells.".

%   Where the curves of a panel cross: squares and seconds, between two points
%   on the straight lines that join the logarithms.

crossings(Study, Problem, Game, curve(0, 6, [], Marks)) :-
    findall([Squares, Seconds],
            ( crossing(Study, curve(Game, Search, Style),
                       crossing(Case1, Case2, _, _, _)),
              search_problem(Study, Search, Problem),
              crossing_place(Study, Search, Style, Case1, Case2, Squares,
                             Seconds)
            ),
            Marks0),
    (   Marks0 == []
    ->  Marks = [['NaN', 'NaN']]
    ;   Marks = Marks0
    ).

crossing_place(Study, Search, Style, Case1, Case2, Squares, Seconds) :-
    maplist(log_point(Study, Search, Style), [Case1, Case2],
            [point(X1, C1, P1), point(X2, C2, P2)]),
    Share is (P1-C1)/((P1-C1)-(P2-C2)),
    Squares is exp(X1+Share*(X2-X1)),
    Seconds is exp(C1+Share*(C2-C1)).

log_point(Study, Search, Style, Case, point(X, C, P)) :-
    case_squares(Study, Case, Squares),
    X is log(Squares),
    maplist(log_seconds(Study, Case, Search, Style), [c, prolog], [C, P]).

log_seconds(Study, Case, Search, Style, Lang, Log) :-
    estimate(Study, cell(growth, Case, Search, Style, Lang, optimize),
             Estimate),
    seconds(Estimate, [Seconds|_]),
    Log is log(Seconds).

%   The name stands in the upper left corner, where no curve comes.

panel_name(Text, Curves, curve(0, 0, [], [[Least, High, Text]])) :-
    findall(Squares-Seconds,
            ( member(curve(_, _, _, Numbers), Curves),
              member([Squares, _, _, Seconds|_], Numbers)
            ),
            Points),
    pairs_keys_values(Points, AllSquares, AllSeconds),
    min_list(AllSquares, Least),
    max_list(AllSeconds, Greatest),
    High is 0.5*10**ceiling(log10(Greatest)).

%   curve(Lang, Point, Heading, Numbers): Heading is the lines before the
%   numbers; Lang is 0 for C and 1 for Prolog; filled points for C, the same
%   ones open for Prolog.

curve(Study, Problem, Game, curve(LangNumber, Point, [[Key]], Numbers)) :-
    findall(Search-Style,
            ( listed_search(Study, Search, Style),
              search_problem(Study, Search, Problem),
              search_game(Study, Search, Game)
            ),
            Here),
    nth0(Place, Here, Search-Style),
    nth0(LangNumber, [c, prolog], Lang),
    Pattern = cell(growth, _, Search, Style, Lang, optimize),
    findall([Squares, Value, Low, High, Measured],
            ( listed_case(Study, growth, Case),
              case_game(Study, Case, Game),
              case_squares(Study, Case, Squares),
              Cell = cell(growth, Case, Search, Style, Lang, optimize),
              estimate(Study, Cell, Estimate),
              seconds(Estimate, [Value, Low, High]),
              runs_words(Study, Cell, Measured)
            ),
            Numbers0),
    Numbers0 \== [],
    sort(Numbers0, Numbers),
    Point is 5+2*(Place mod 6)-LangNumber,
    lang_name(Lang, LangName),
    key(Study, Pattern, Search, Style, LangName, Key).

key(Study, Pattern, Search, Style, LangName, Key) :-
    format(string(Name), "~w ~w, ~w", [Search, Style, LangName]),
    (   growth_exponent(Study, Pattern, _, estimate(Value, Low, High))
    ->  fixed(Value, 2, ValueText),
        (   is_finite(High)
        ->  fixed(Low, 2, LowText),
            fixed(High, 2, HighText),
            format(string(Key), "~w: ~w (~w–~w)",
                   [Name, ValueText, LowText, HighText])
        ;   format(string(Key), "~w: ~w", [Name, ValueText])
        )
    ;   Key = Name
    ).

%   The number of each panel's first curve, and one behind the last.

firsts([], Next, [Next]).
firsts([Curves|Panels], First, [First|Firsts]) :-
    length(Curves, Count),
    Next is First+Count,
    firsts(Panels, Next, Firsts).

blocks_line(Blocks, Line) :-
    nth0(N, Blocks, curve(_, _, Heading, Numbers)),
    (   N > 0,
        Line = gap
    ;   member(Line, Heading)
    ;   member(Line, Numbers)
    ).

%   As high as the longest key needs.

height(Panels, Height) :-
    findall(Count, ( member(Curves, Panels), length(Curves, Count) ), Counts),
    max_list([8|Counts], Most),
    length(Panels, Number),
    Height is max(1, Number)*(90+22*Most).
