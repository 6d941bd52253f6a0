/** <module> Breadth-first from both ends, each frontier as bits

For levels where every step costs one.  Two searches like bit_frontier's, one
from the start, one from the goal.  Of the two layers the one with fewer
squares, that of the start's side if there are as many, is spread next, whole;
once it has squares that the other side has reached, the first of these row by
row is where they meet.  Until then no square had both distances, so that the
route is best; a layer without squares means that there is none.

The route is the keypad trace-back from the meeting to the start, reversed, and
that from the meeting to the goal.  The squares of all layers that were spread
count as expanded.  A trace leaves the first distance that a square got, from
either side.  Complete, and best.  O(layers x squares / 64) time.

Mirror: c_impl/route/tuned/bit_both.c.
*/
:- module(tuned_bit_both, []).
:- use_module(library(lists), [append/2, append/3, member/2, reverse/2]).
:- use_module('../../answer').
:- use_module('../../kernels/layers').
:- use_module('../../kernels/layers', [layers_make/2 as prepare]).
:- use_module('../../question').
:- use_module('../../rows').

:- multifile solver:solver/6.

solver:solver(bit_both, tuned, route,
              [[unit_cost, eight_ways, one_level]-[complete, best, loose]],
              "breadth-first from both ends, the frontiers as bits",
              tuned_bit_both).

run(Layers, Question, Answer) :-
    question_squares(Question, [square(Level, _, _), _]),
    meet(Layers, Question, Expanded, Met, _),
    (   Met = met(Bit, [_|ToStart], [_|ToGoal])
    ->  layers_open(Layers, Level, Open),
        layers_walk_back(Layers, Open, ToStart, Bit, Back),
        layers_walk_back(Layers, Open, ToGoal, Bit, On),
        reverse(On, FromGoal),
        append(FromGoal, [Bit|Back], Bits),
        layers_route(Layers, Level, Bits, Squares),
        length(Squares, Cost),
        answer_make(found, Cost, [Expanded], Squares, Answer)
    ;   answer_make(no_answer, 0, [Expanded], [], Answer)
    ).

%   meet(+Layers, +Question, -Expanded, -Met, -Turns): Met is met(Bit,
%   FromStart, FromGoal), the meeting and the layers of either side, the
%   farthest first, or `none`.  Turns are turn(Layer, Distance, Next) in order:
%   Layer was spread, and gave Distance to the squares Next.

meet(Layers, Question, Expanded, Met, Turns) :-
    question_squares(Question, [Start, Goal]),
    Start = square(Level, _, _),
    layers_open(Layers, Level, Open),
    side(Layers, Open, Start, StartSide),
    side(Layers, Open, Goal, GoalSide),
    (   Start == Goal
    ->  layers_bit(Layers, Start, Bit),
        Expanded = 0,
        met(Bit, StartSide, GoalSide, Met),
        Turns = []
    ;   turns(StartSide, GoalSide, Layers, Open, 0, Expanded, Met, Turns)
    ).

%   A side is side(Width, Distance, Left, Kept): Left are the squares that have
%   no distance, Kept the layers, of which the first has Width squares and this
%   Distance.

side(Layers, Open, Square, side(1, 0, Left, [Layer])) :-
    layers_bit(Layers, Square, Bit),
    Layer is 1<<Bit,
    Left is Open xor Layer.

met(Bit, side(_, _, _, FromStart), side(_, _, _, FromGoal),
    met(Bit, FromStart, FromGoal)).

turns(StartSide, GoalSide, Layers, Open, Expanded0, Expanded, Met,
      [turn(Layer, Distance, Next)|Turns]) :-
    StartSide = side(StartWidth, _, _, _),
    GoalSide = side(GoalWidth, _, _, _),
    (   StartWidth =< GoalWidth
    ->  spread(StartSide, Layers, Open, Side, Layer),
        StartSide1 = Side,
        GoalSide1 = GoalSide,
        GoalSide = side(_, _, _, [Other|_])
    ;   spread(GoalSide, Layers, Open, Side, Layer),
        StartSide1 = StartSide,
        GoalSide1 = Side,
        StartSide = side(_, _, _, [Other|_])
    ),
    Side = side(_, Distance, _, [Next|_]),
    Expanded1 is Expanded0 + min(StartWidth, GoalWidth),
    Both is Next /\ Other,
    (   Both =\= 0
    ->  Bit is lsb(Both),
        Expanded = Expanded1,
        met(Bit, StartSide1, GoalSide1, Met),
        Turns = []
    ;   Next =:= 0
    ->  Expanded = Expanded1,
        Met = none,
        Turns = []
    ;   turns(StartSide1, GoalSide1, Layers, Open, Expanded1, Expanded, Met,
              Turns)
    ).

spread(side(_, Distance0, Left0, Kept), Layers, Open,
       side(Width, Distance, Left, [Next|Kept]), Layer) :-
    Kept = [Layer|_],
    layers_spread(Layers, Open, Left0, Layer, Next),
    Width is popcount(Next),
    Distance is Distance0+1,
    Left is Left0 xor Next.

trace(Layers, Question, Trace) :-
    question_squares(Question, [Start, Goal]),
    Start = square(Level, _, _),
    meet(Layers, Question, _, _, Turns),
    findall(Squares,
            ( member(turn(Layer, _, _), Turns),
              layers_squares(Layers, Level, Layer, Squares)
            ),
            Steps),
    append(Steps, Expanded),
    layers_bit(Layers, Start, From),
    layers_bit(Layers, Goal, To),
    Reached is 1<<From \/ 1<<To,
    firsts(Turns, Layers, Level, Reached, Pairs),
    sort([Start-0, Goal-0], Ends),
    append(Ends, Pairs, Distances),
    layers_world(Layers, World),
    plane_of(World, Distances, -1, Left),
    trace_make(Expanded, Left, Trace).

%   The distances that squares got first, as pairs.

firsts([], _, _, _, []).
firsts([turn(_, Distance, Next)|Turns], Layers, Level, Reached, Pairs) :-
    New is Next /\ \Reached,
    layers_squares(Layers, Level, New, Squares),
    findall(Square-Distance, member(Square, Squares), Pairs0),
    append(Pairs0, Pairs1, Pairs),
    Reached1 is Reached \/ Next,
    firsts(Turns, Layers, Level, Reached1, Pairs1).
