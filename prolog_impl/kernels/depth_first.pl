/** <module> A way is followed as far as it goes, or down to a limit, before
another is tried

The squares that wait are a stack, a list; of the neighbours of a square the
first in keypad order lies on top.  A square remembers its depth, the steps by
which it was reached, in a tree.  Without a limit a square that has been seen is
left alone, so each is stacked once: O(N log N) time and O(N) space for N
squares seen.  With a limit that would hide a short way behind a long one, so a
square is stacked again if it is reached by fewer steps: O(N x limit x log N)
time.

Without a limit, or with one that is not below the distance of the goal, a route
is found if there is one; if the limit is that distance, the route has the
fewest steps.

A square on the stack has its way with it, at(Square, Depth, Way): the squares
from it back to the start, which is left out.  C has one way for all, by depth.

Mirror: c_impl/kernels/depth_first.c.
*/
:- module(reitti_depth_first,
          [ depth_moves/3,              % +World, +Most, -Moves
            depth_pass/7,               % :Moves, +Question, +Limit, -End,
                                        % -Depths, -Taken, ?Rest
            depth_answer/5,             % +World, +Question, +End, +Taken,
                                        % -Answer
            depth_trace/4               % +World, +Depths, +Taken, -Trace
          ]).
:- use_module(library(assoc),
              [ assoc_to_list/2, get_assoc/3, list_to_assoc/2, put_assoc/4 ]).
:- use_module(library(lists), [reverse/2]).
:- use_module('../answer').
:- use_module('../moves').
:- use_module('../question').
:- use_module('../rows').
:- use_module('../world').
:- use_module(routing).

:- meta_predicate depth_pass(2, +, +, -, -, -, ?).

%!  depth_moves(+World, +Most, -Moves) is det.
%
%   What a search needs that comes to its squares again and again: call(Moves,
%   Square, Squares) gives those that a move leads to.
%
%   @throws refused(Text) if more squares than Most can be entered

depth_moves(World, Most, reitti_depth_first:moves_of(Tree)) :-
    routing_limit(World, Most),
    findall(Square-Squares,
            ( world_each(World, Square),
              world_is_open(World, Square),
              moves_all(World, Square, Squares)
            ),
            Pairs),
    list_to_assoc(Pairs, Tree).

moves_of(Tree, Square, Squares) :-
    get_assoc(Square, Tree, Squares).

%!  depth_pass(:Moves, +Question, +Limit, -End, -Depths, -Taken, ?Rest) is det.
%
%   One pass from nothing, down to the Limit or `unlimited`.  End is
%   found(Squares), a route to the goal; `cut_off`, if something lay beyond the
%   limit; or `all_seen`.  Taken are the squares taken up, before the Rest.

depth_pass(Moves, Question, Limit, End, Depths, Taken, Rest) :-
    question_squares(Question, [Start, Goal]),
    list_to_assoc([Start-0], Depths0),
    (   Start == Goal
    ->  End = found([]),
        Depths = Depths0,
        Taken = Rest
    ;   follow([at(Start, 0, [])], rules(Moves, Goal, Limit), all_seen, End,
               Depths0, Depths, Taken, Rest)
    ).

follow([], _, End, End, Depths, Depths, Rest, Rest).
follow([at(Square, Depth0, Way)|Stack], Rules, End0, End, Depths0, Depths,
       Taken, Rest) :-
    (   get_assoc(Square, Depths0, Nearer),
        Nearer < Depth0
    ->  follow(Stack, Rules, End0, End, Depths0, Depths, Taken, Rest)
    ;   Taken = [Square|Taken1],
        Rules = rules(Moves, Goal, Limit),
        call(Moves, Square, Neighbours),
        Depth is Depth0+1,
        mark(Neighbours, Depth, Goal, Limit, New, Found, Depths0, Depths1),
        (   Found == true
        ->  reverse([Goal|Way], Squares),
            End = found(Squares),
            Depths = Depths1,
            Taken1 = Rest
        ;   New == []
        ->  follow(Stack, Rules, End0, End, Depths1, Depths, Taken1, Rest)
        ;   Depth == Limit
        ->  follow(Stack, Rules, cut_off, End, Depths1, Depths, Taken1, Rest)
        ;   push(New, Depth, Way, Stack, Stack1),
            follow(Stack1, Rules, End0, End, Depths1, Depths, Taken1, Rest)
        )
    ).

%   mark(+Squares, +Depth, +Goal, +Limit, -New, -Found, +Depths0, -Depths): New
%   are the squares to which a way with so many steps is new, until one is the
%   goal.

mark([], _, _, _, [], false, Depths, Depths).
mark([Square|Squares], Depth, Goal, Limit, New, Found, Depths0, Depths) :-
    (   get_assoc(Square, Depths0, Seen),
        ( Limit == unlimited ; Seen =< Depth )
    ->  mark(Squares, Depth, Goal, Limit, New, Found, Depths0, Depths)
    ;   put_assoc(Square, Depths0, Depth, Depths1),
        (   Square == Goal
        ->  New = [Square],
            Found = true,
            Depths = Depths1
        ;   New = [Square|New1],
            mark(Squares, Depth, Goal, Limit, New1, Found, Depths1, Depths)
        )
    ).

push([], _, _, Stack, Stack).
push([Square|Squares], Depth, Way, Stack0, [Entry|Stack]) :-
    Entry = at(Square, Depth, [Square|Way]),
    push(Squares, Depth, Way, Stack0, Stack).

%!  depth_answer(+World, +Question, +End, +Taken, -Answer) is det.

depth_answer(World, Question, End, Taken, Answer) :-
    length(Taken, Expanded),
    (   End = found(Squares)
    ->  routing_found(World, Question, Squares, Expanded, Answer)
    ;   routing_none(Expanded, Answer)
    ).

%!  depth_trace(+World, +Depths, +Taken, -Trace) is det.

depth_trace(World, Depths, Taken, Trace) :-
    assoc_to_list(Depths, Pairs),
    plane_of(World, Pairs, -1, Left),
    trace_make(Taken, Left, Trace).
