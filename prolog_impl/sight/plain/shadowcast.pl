/** <module> Symmetric shadow casting, with exact slopes

Row by row away from the viewer, in four quadrants: between two slopes all is
visible so far, and what is opaque in a row parts the next one.  A clear square
is seen if its centre lies between the slopes, which is the rule of sight
(Ford 2017).  The grammar is that of the squares looked at, each with whether it
is seen.  O(N log N) time for N squares scanned, and the walls take that of the
box.

Mirror: c_impl/sight/plain/shadowcast.c.
*/
:- module(plain_shadowcast, []).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(pairs), [pairs_keys/2]).
:- use_module('../light').
:- use_module('../../square').
:- use_module('../../world').

:- multifile solver:solver/6.

solver:solver(shadowcast, plain, sight, [[light]-[complete, best, same]],
              "symmetric shadow casting", plain_shadowcast).

prepare(World, World).

run(World, Question, Answer) :-
    looks(World, Question, Looks),
    findall(Square, member(Square-seen, Looks), Clear),
    light_walls(World, Question, Clear, Walls),
    append(Clear, Walls, Squares),
    length(Looks, Looked),
    light_answer(World, Question, Squares, Looked, Answer).

trace(World, Question, Trace) :-
    looks(World, Question, Looks),
    pairs_keys(Looks, Steps),
    light_trace(World, Steps, Trace).

looks(World, Question, Looks) :-
    light_asked(Question, Viewer, Radius),
    findall(view(World, Viewer, Radius, DX, DY),
            ( keypad(_, DX, DY),
              DX*DY =:= 0
            ),
            Views),
    phrase(quadrants(Views), Looks).

quadrants([]) --> [].
quadrants([View|Views]) -->
    scan(1, -1/1, 1/1, View),
    quadrants(Views).

%   scan(+Depth, +Start, +End, +View)//: the row at this Depth and those behind
%   it; slopes are columns by depth.

scan(Depth, _, _, view(_, _, Radius, _, _)) -->
    { Depth > Radius },
    !.
scan(Depth, S/T, E/F, View) -->
    { First is (2*Depth*S + T) div (2*T),
      Last is -((F - 2*Depth*E) div (2*F))
    },
    columns(First, Last, nothing, Depth, S/T, E/F, View).

%   columns(+Column, +Last, +Before, +Depth, +Start, +End, +View)//: from this
%   one on; Before it was `nothing`, or a square that is `clear` or `opaque`.

columns(Column, Last, Before, Depth, Start, End, View) -->
    { Column > Last },
    !,
    { Next is Depth+1 },
    (   { Before == clear }
    ->  scan(Next, Start, End, View)
    ;   []
    ).
columns(Column, Last, Before, Depth, Start, End, View) -->
    { Edge = Over/Under,
      Over is 2*Column - 1,
      Under is 2*Depth,
      Behind is Depth+1,
      Next is Column+1
    },
    look(Column, Depth, Start, End, View, Now),
    (   { Before == opaque, Now == clear }
    ->  columns(Next, Last, Now, Depth, Edge, End, View)
    ;   { Before == clear, Now == opaque }
    ->  scan(Behind, Start, Edge, View),
        columns(Next, Last, Now, Depth, Start, End, View)
    ;   columns(Next, Last, Now, Depth, Start, End, View)
    ).

%   look(+Column, +Depth, +Start, +End, +View, -Now)//: outside the level all is
%   opaque, and nothing is looked at.

look(Column, Depth, S/T, E/F, View, Now) -->
    { View = view(World, Viewer, _, _, _),
      place(Viewer, View, Depth, Column, Square)
    },
    (   { \+ world_contains(World, Square) }
    ->  { Now = opaque }
    ;   { world_is_opaque(World, Square) }
    ->  [Square-unseen],
        { Now = opaque }
    ;   { Column*T >= Depth*S, Column*F =< Depth*E }
    ->  [Square-seen],
        { Now = clear }
    ;   [Square-unseen],
        { Now = clear }
    ).

place(square(Level, X0, Y0), view(_, _, _, DX, DY), Depth, Column,
      square(Level, X, Y)) :-
    (   DX =:= 0
    ->  X is X0+Column,
        Y is Y0 + DY*Depth
    ;   X is X0 + DX*Depth,
        Y is Y0+Column
    ).
