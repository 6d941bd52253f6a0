/** <module> The original's cases solved, as pictures

Each case is solved by the game's original search in tuned style, whose routes
and distances are those of every other implementation of it.
*/
:- encoding(utf8).
:- module(plots_level,
          [ level_figure/1              % -Figure
          ]).
:- use_module(library(lists), [max_list/2, member/2, memberchk/2]).
:- use_module('../../prolog_impl/reitti').
:- use_module('../claims/original_cases', [original_cases_file/1]).
:- use_module('../claims/reconstructions', [reconstruction/3]).

%!  level_figure(-Figure) is nondet.

level_figure(figure(Id, Title, Caption, level,
                    [720, PictureHeight, Width, Height, Shown], Lines)) :-
    original_cases_file(Cases0),
    project_file(Cases0, CasesFile),
    cases_read(CasesFile, Cases),
    member(Case0, Cases),
    Case0 = case(Name, WorldName, _, _, _, _, _),
    format(atom(Relative), "tests/worlds/~w.world", [WorldName]),
    project_file(Relative, WorldFile),
    world_read(WorldFile, World),
    case_place(Case0, World, case(_, _, From, To, _, _, _)),
    World = world(Game, _, _, Width, Height, _),
    solved(Game, World, From, To, Route, Footprint),
    Route = route(found, Cost, Expanded, Squares),
    Footprint = footprint(Distances, _),
    findall(Level, member(square(Level, _, _), [From|Squares]), Levels0),
    sort(Levels0, Levels),
    atomic_list_concat(Levels, ' ', Shown),
    length(Levels, Count),
    PictureHeight is Count*(54+ceiling(320*Height/Width)),
    findall(Line, level_line(World, Levels, From, To, Squares, Distances, Line),
            Lines),
    atom_concat('level-', Name, Id),
    format(string(Title), "~w", [Name]),
    game(Game, Search, Unit),
    reconstruction(Game, WorldName, Words),
    format(string(Caption),
           "~w: ~d ~w, ~d squares expanded. Blue square: start; triangle: \c
            goal. Right: the distance of each square that got one. World: ~w.",
           [Search, Cost, Unit, Expanded, Words]).

project_file(Relative, File) :-
    module_property(plots_level, file(Here)),
    file_directory_name(Here, Figures),
    format(atom(File0), "~w/../../~w", [Figures, Relative]),
    absolute_file_name(File0, File).

solved(Game, World, From, To, Route, Footprint) :-
    game(Game, Search, _),
    setup_call_cleanup(
        search_prepare(Search, tuned, World, Prepared),
        ( search_run(Prepared, From, To, Route),
          search_footprint(Prepared, From, To, Footprint)
        ),
        search_release(Prepared)).

%   Four blocks: squares, distances, the route and its ends.

level_line(World, Levels, _, _, _, _, [Level, X, Y, Text, Kind]) :-
    Square = square(Level, X, Y),
    world_square(World, Square),
    memberchk(Level, Levels),
    world_element(World, Square, Glyph),
    (   world_cost(World, Square, Cost)
    ->  (   Cost > 2
        ->  Kind = 1
        ;   Kind = 0
        )
    ;   Kind = 2
    ),
    char_code(Text, Glyph).
level_line(_, _, _, _, _, _, gap).
level_line(_, Levels, _, _, _, Distances, [Level, X, Y, Distance, Share]) :-
    findall(D, member(_-D, Distances), All),
    max_list([1|All], Greatest),
    member(square(Level, X, Y)-Distance, Distances),
    memberchk(Level, Levels),
    Share is Distance/float(Greatest).
level_line(_, _, _, _, _, _, gap).
level_line(_, _, From, _, Squares, _, Line) :-
    route_line([From|Squares], Line).
level_line(_, _, _, _, _, _, gap).
level_line(_, _, square(Level, X, Y), _, _, _, [Level, X, Y, 0]).
level_line(_, _, _, square(Level, X, Y), _, _, [Level, X, Y, 1]).

%   A line breaks where the route takes stairs.

route_line([square(Level, X, Y)|Squares], Line) :-
    (   Line = [Level, X, Y]
    ;   Squares = [square(Next, _, _)|_],
        Next =\= Level,
        Line = break
    ;   route_line(Squares, Line)
    ).
