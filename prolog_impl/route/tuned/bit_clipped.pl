/** <module> Breadth-first with the frontier as bits, clipped to the squares
that can still be on a route of a given length

For levels where every step costs one.  A pass with the bound F is
bit_frontier's search, but a square joins the layer of distance D only if its
column and its row both differ from the goal's by F - D at most: any other would
be too far away.  F begins with what the start differs.  A pass that ends
without the goal though squares were clipped is followed by one from nothing,
with a larger F: first by a sixteenth and 2, then by twice as much each time.
Where nothing was clipped there is no route.

A square that gets a distance gets its true one, and all squares of all best
routes get theirs, so that the route is breadth_first's: complete, and best. The
squares of all passes count as expanded.  O(log length) passes of O(layers x
squares / 64) time.

Mirror: c_impl/route/tuned/bit_clipped.c.
*/
:- module(tuned_bit_clipped, []).
:- use_module(library(lists), [append/2, member/2, nth0/3, reverse/2]).
:- use_module('../../answer').
:- use_module('../../kernels/layers').
:- use_module('../../kernels/layers', [layers_make/2 as prepare]).
:- use_module('../../question').
:- use_module('../../rows').

:- multifile solver:solver/6.

solver:solver(bit_clipped, tuned, route,
              [ [unit_cost, eight_ways, one_level]-
                [complete, best, same, loose]
              ],
              "breadth-first as bits, clipped to what a length allows",
              tuned_bit_clipped).

run(Layers, Question, Answer) :-
    question_squares(Question, [square(Level, _, _), Goal]),
    passes(Layers, Question, Expanded, End, _),
    (   End = found([_|Before])
    ->  layers_open(Layers, Level, Open),
        layers_bit(Layers, Goal, Bit),
        layers_walk_back(Layers, Open, Before, Bit, Bits),
        layers_route(Layers, Level, [Bit|Bits], Squares),
        length(Squares, Cost),
        answer_make(found, Cost, [Expanded], Squares, Answer)
    ;   answer_make(no_answer, 0, [Expanded], [], Answer)
    ).

%   passes(+Layers, +Question, -Expanded, -End, -Passes): Passes are the layers
%   of each pass, the farthest first; End is found(Pass) with those of the last
%   or `closed`.

passes(Layers, Question, Expanded, End, Passes) :-
    question_squares(Question, [Start, Goal]),
    Start = square(Level, X, Y),
    Goal = square(_, GX, GY),
    layers_open(Layers, Level, Open),
    layers_bit(Layers, Start, From),
    layers_bit(Layers, Goal, To),
    Bound is max(abs(GX-X), abs(GY-Y)),
    More is Bound//16 + 2,
    First is 1<<From,
    passes(Bound, More, aim(Layers, Open, Goal, To), First, 0, Expanded, End,
           Passes).

passes(Bound, More, Aim, First, Expanded0, Expanded, End, [Pass|Passes]) :-
    Aim = aim(_, Open, _, _),
    Left is Open xor First,
    pass(First, Left, Bound, Aim, closed, [First], Pass, End0, Left1),
    Expanded1 is Expanded0 + popcount(Open) - popcount(Left1),
    (   End0 == clipped
    ->  Bound1 is Bound+More,
        More1 is 2*More,
        passes(Bound1, More1, Aim, First, Expanded1, Expanded, End, Passes)
    ;   End0 == closed
    ->  Expanded = Expanded1,
        End = closed,
        Passes = []
    ;   Pass = [Last|_],
        Expanded is Expanded1 - popcount(Last),
        End = found(Pass),
        Passes = []
    ).

%   pass(+Layer, +Left, +Radius, +Aim, +End0, +Pass0, -Pass, -End, -Left1): Left
%   are the squares that have no distance.  End is how the pass ends: `found`,
%   `clipped` or `closed`, End0 how it would if nothing more were clipped.

pass(Layer, Left, Radius0, Aim, End0, Pass0, Pass, End, Left1) :-
    Aim = aim(Layers, Open, Goal, To),
    (   getbit(Layer, To) =:= 1
    ->  Pass = Pass0,
        End = found,
        Left1 = Left
    ;   Radius is Radius0-1,
        layers_spread(Layers, Open, Left, Layer, Reached),
        layers_box(Layers, Goal, Radius, Box),
        Next is Reached /\ Box,
        (   Next =:= Reached
        ->  End1 = End0
        ;   End1 = clipped
        ),
        (   Next =:= 0
        ->  Pass = Pass0,
            End = End1,
            Left1 = Left
        ;   Left2 is Left xor Next,
            pass(Next, Left2, Radius, Aim, End1, [Next|Pass0], Pass, End, Left1)
        )
    ).

%   The last pass has reached what those before it have.

trace(Layers, Question, Trace) :-
    question_squares(Question, [square(Level, _, _), _]),
    passes(Layers, Question, _, End, Passes),
    findall(Squares,
            ( member(Pass, Passes),
              (   End = found([_|Before]),
                  End = found(Pass)
              ->  Kept = Before
              ;   Kept = Pass
              ),
              reverse(Kept, InOrder),
              member(Layer, InOrder),
              layers_squares(Layers, Level, Layer, Squares)
            ),
            Steps),
    append(Steps, Expanded),
    append(_, [Last], Passes),
    !,
    reverse(Last, InOrder),
    findall(Square-Distance,
            ( nth0(Distance, InOrder, Layer),
              layers_squares(Layers, Level, Layer, Squares),
              member(Square, Squares)
            ),
            Distances),
    layers_world(Layers, World),
    plane_of(World, Distances, -1, Left),
    trace_make(Expanded, Left, Trace).
