/** <module> The original's cases solved, as pictures

The search is the original's own in tuned style, as the study's traces have it;
its answers and distances are those of every other implementation of it.
*/
:- encoding(utf8).
:- module(plots_level,
          [ level_figure/2              % +Study, -Figure
          ]).
:- use_module(library(lists),
              [append/2, max_list/2, member/2, memberchk/2, min_list/2]).
:- use_module('../claims/original', [original_case/3, original_game/2]).
:- use_module('../claims/original_cases', [original_in/3]).
:- use_module('../claims/reconstructions', [reconstruction/3]).
:- use_module('../study/study').

%!  level_figure(+Study, -Figure) is nondet.

level_figure(Study, figure(Id, Name, Caption, level,
                           [720, PictureHeight, Width, Height, Shown],
                           Lines)) :-
    original_case(Game, _, Name),
    solved(Study, Game, Name, Trace),
    trace_values(Trace, [width, height, unit, work_name, search, score, work,
                         world_name],
                 [Width, Height, Unit, WorkName, Search, Score, Work, World]),
    way(Trace, Way),
    findall(Level, member([Level, _, _], Way), Levels0),
    sort(Levels0, Levels),
    atomic_list_concat(Levels, ' ', Shown),
    length(Levels, Count),
    PictureHeight is Count*(54+ceiling(320*Height/Width)),
    findall(Line, level_line(Trace, Way, Levels, Line), Lines),
    atom_concat('level-', Name, Id),
    reconstruction(Game, World, Words),
    format(string(Caption),
           "~w: ~d ~w, ~d squares ~w. Blue square: start; triangle: goal. \c
            Right: the distance of each square that got one. World: ~w.",
           [Search, Score, Unit, Work, WorkName, Words]).

%   How the case was solved, by C if there is a choice.

solved(Study, Game, Name, Trace) :-
    original_game(Game, Search),
    original_in(Study, Name, Case),
    member(Lang, [c, prolog]),
    traces(Study, Trace),
    trace_case(Trace, Case),
    trace_values(Trace, [search, style, lang, status],
                 [Search, tuned, Lang, found]),
    !.

trace_values(_, [], []).
trace_values(Trace, [Key|Keys], [Value|Values]) :-
    trace_value(Trace, Key, Value),
    trace_values(Trace, Keys, Values).

way(Trace, [From|Squares]) :-
    trace_value(Trace, question, [From|_]),
    trace_value(Trace, rows, Squares).

%   Four blocks: squares, distances, the route and its ends.

level_line(Trace, Way, Levels, Line) :-
    (   square_line(Trace, Levels, Line)
    ;   Line = gap
    ;   distance_line(Trace, Levels, Line)
    ;   Line = gap
    ;   way_line(Way, Line)
    ;   Line = gap
    ;   trace_value(Trace, question, [From, To|_]),
        member(Square-End, [From-0, To-1]),
        append([Square, [End]], Line)
    ).

%   What costs more than the cheapest is dear.

square_line(Trace, Levels, [Level, X, Y, Glyph, Kind]) :-
    findall(Cost,
            ( trace_element(Trace, _, _, Cost), number(Cost) ),
            Costs),
    min_list(Costs, Least),
    trace_element(Trace, [Level, X, Y], Glyph, Cost),
    memberchk(Level, Levels),
    (   Cost == none
    ->  Kind = 2
    ;   Cost > Least
    ->  Kind = 1
    ;   Kind = 0
    ).

distance_line(Trace, Levels, [Level, X, Y, Distance, Share]) :-
    trace_value(Trace, left, Left),
    max_list([1|Left], Greatest),
    trace_number(Trace, left, [Level, X, Y], Distance),
    Distance >= 0,
    memberchk(Level, Levels),
    Share is Distance/float(Greatest).

%   A line breaks where the route takes stairs.

way_line([[Level, X, Y]|Squares], Line) :-
    (   Line = [Level, X, Y]
    ;   Squares = [[Next, _, _]|_],
        Next =\= Level,
        Line = break
    ;   way_line(Squares, Line)
    ).
