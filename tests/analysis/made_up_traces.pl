/** <module> How the searches of a made-up study went

Every case is solved along the second row of its world, from left to right; a
case of several levels takes stairs in the middle.  Distances are the steps from
the left.
*/
:- module(made_up_traces,
          [ write_traces/1              % +Out
          ]).
:- use_module(library(http/json), [json_write/3]).
:- use_module(library(lists), [member/2]).
:- use_module(made_up_planted).

side(12).

%!  write_traces(+Out) is det.
%
%   One line for each of what was planted.

write_traces(Out) :-
    forall(( planted(Name, Search, Style, Lang, _),
             trace(Name, Search, Style, Lang, Trace)
           ),
           ( json_write(Out, Trace, [width(0)]),
             nl(Out)
           )).

trace(Name, Search, Style, Lang, Trace) :-
    made_up_game(Game, Levels, _),
    atomic_list_concat([Game, _], -, Name),
    side(Side),
    Last is Side-1,
    findall([Level, X, 2],
            ( between(2, Last, X), level_at(Levels, X, Level) ),
            [From|Squares]),
    level_at(Levels, Last, Level),
    length(Squares, Score),
    findall(Text,
            ( between(1, Levels, _), between(1, Side, Y), row(Y, Text) ),
            World),
    findall(Left,
            ( between(1, Levels, L), between(1, Side, Y), between(1, Side, X),
              left(Levels, L, X, Y, Left)
            ),
            Lefts),
    findall(Step,
            ( member([L, X, Y], [From|Squares]),
              Step is ((L-1)*Side+Y-1)*Side+X-1
            ),
            Steps),
    Trace = json([ file='tests/cases/original.cases', case=Name, problem=route,
                   game=Game, unit=steps, work_name=expanded, corners=cut,
                   search=Search, style=Style, lang=Lang, world_name=Game,
                   width=Side, height=Side, levels=Levels, world=World,
                   costs=json(['.'=1]), question=[From, [Level, Last, 2]],
                   numbers=[], status=found, score=Score, work=Score,
                   rows=Squares, steps=Steps, left=Lefts, opened=Lefts ]).

%   The way goes up in the middle, if it can.

level_at(Levels, X, Level) :-
    side(Side),
    (   Levels > 1,
        X > Side//2
    ->  Level = 2
    ;   Level = 1
    ).

row(Y, Text) :-
    side(Side),
    (   ( Y =:= 1 ; Y =:= Side )
    ->  Text = "############"
    ;   Text = "#..........#"
    ).

left(Levels, Level, X, Y, Left) :-
    side(Side),
    (   Y =:= 2,
        X > 1,
        X < Side,
        level_at(Levels, X, Level)
    ->  Left is X-2
    ;   Left = -1
    ).
