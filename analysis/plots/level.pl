/** <module> The original's cases solved, as pictures

The search is the game's own in tuned style, whose answers and distances are
those of every other implementation of it.
*/
:- encoding(utf8).
:- module(plots_level,
          [ level_figure/1              % -Figure
          ]).
:- use_module(library(lists), [max_list/2, member/2, memberchk/2, min_list/2]).
:- use_module('../claims/original_cases', [original_cases_file/1]).
:- use_module('../claims/reconstructions', [reconstruction/3]).
:- use_module(solved).

%!  level_figure(-Figure) is nondet.

level_figure(figure(Id, Title, Caption, level,
                    [720, PictureHeight, Width, Height, Shown], Lines)) :-
    original_cases_file(Cases),
    solved_case(Cases, Name, World, Level, Solution),
    Level = level(Game, Width, Height, _),
    Solution = solution(Search, Unit, From, _, Route, _, Cost, Expanded),
    findall(Number, member(square(Number, _, _), [From|Route]), Numbers0),
    sort(Numbers0, Numbers),
    atomic_list_concat(Numbers, ' ', Shown),
    length(Numbers, Count),
    PictureHeight is Count*(54+ceiling(320*Height/Width)),
    findall(Line, level_line(Level, Numbers, Solution, Line), Lines),
    atom_concat('level-', Name, Id),
    format(string(Title), "~w", [Name]),
    reconstruction(Game, World, Words),
    format(string(Caption),
           "~w: ~d ~w, ~d squares expanded. Blue square: start; triangle: \c
            goal. Right: the distance of each square that got one. World: ~w.",
           [Search, Cost, Unit, Expanded, Words]).

%   Four blocks: squares, distances, the route and its ends.

level_line(Level, Numbers, Solution, Line) :-
    Solution = solution(_, _, From, To, Route, Distances, _, _),
    (   square_line(Level, Numbers, Line)
    ;   Line = gap
    ;   distance_line(Distances, Numbers, Line)
    ;   Line = gap
    ;   route_line([From|Route], Line)
    ;   Line = gap
    ;   member(square(Number, X, Y)-End, [From-0, To-1]),
        Line = [Number, X, Y, End]
    ).

%   What costs more than the cheapest is dear.

square_line(level(_, _, _, Squares), Numbers, [Number, X, Y, Glyph, Kind]) :-
    findall(Cost, ( member(_-element(_, Cost), Squares), number(Cost) ), Costs),
    min_list(Costs, Least),
    member(square(Number, X, Y)-element(Glyph, Cost), Squares),
    memberchk(Number, Numbers),
    (   Cost == none
    ->  Kind = 2
    ;   Cost > Least
    ->  Kind = 1
    ;   Kind = 0
    ).

distance_line(Distances, Numbers, [Number, X, Y, Distance, Share]) :-
    findall(D, member(_-D, Distances), All),
    max_list([1|All], Greatest),
    member(square(Number, X, Y)-Distance, Distances),
    memberchk(Number, Numbers),
    Share is Distance/float(Greatest).

%   A line breaks where the route takes stairs.

route_line([square(Level, X, Y)|Squares], Line) :-
    (   Line = [Level, X, Y]
    ;   Squares = [square(Next, _, _)|_],
        Next =\= Level,
        Line = break
    ;   route_line(Squares, Line)
    ).
