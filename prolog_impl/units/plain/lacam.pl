/** <module> Depth-first over where all are, by steps of PIBT

Okumura (2023).  A configuration is the list of everybody's squares.  From the
one on top of the stack a step of all is made, in which the first units of its
order have to go to given squares: nobody at first, later more and more of them,
to all of their squares in turn.  units/pushing.pl.

What is known is a tree from each configuration to config(Parent, Counters,
Order, Waiting, Tail): Parent is the configuration that it was made from, or
`none`; Waiting are the lists of pairs Unit-Square that are to be tried, which
end in the variable Tail.  O(units log(configurations)) time a turn, and that of
the step.

C has a hash table instead of the tree.

Mirror: c_impl/units/plain/lacam.c.
*/
:- module(plain_lacam, []).
:- use_module(library(apply), [foldl/4, maplist/3, maplist/4]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(lists), [append/3, member/2, nth0/3, nth1/3]).
:- use_module('../ground').
:- use_module('../plan').
:- use_module('../pushing').
:- use_module('../rra').

:- multifile solver:solver/6.

solver:solver(lacam, plain, units, [[any]-[complete]],
              "depth-first over where all are, by steps of pibt", plain_lacam).

most_turns(20000).

prepare(World, Ground) :-
    ground_make(World, Ground).

run(Ground, Question, Answer) :-
    plan_run(Ground, Question, plan, Answer).

trace(Ground, Question, Trace) :-
    plan_trace(Ground, Question, plan, Trace).

plan(Ground, Question, Routes, Steps, [Estimated, 0, Searches, Turns]) :-
    ground_units(Ground, Question, Units),
    rras_make(Ground, Units, Rras0),
    pushing_lengths(Units, Lengths, Rras0, Rras1),
    maplist(beginning, Units, Squares, Counters),
    Rules = rules(Ground, Units, Lengths),
    empty_assoc(Known0),
    discover(Squares, none, Counters, Rules, Known0, Known),
    phrase(turns([Squares], Rules, Moments, 0, Turns, state(Known, Rras1, 0),
                 state(_, Rras, Searches)),
           Steps),
    rras_closed(Rras, Estimated),
    plan_routes(Moments, Routes).

beginning(unit(_, Start, _), Start, 0).

%   discover(+Squares, +Parent, +Counters, +Rules, +Known0, -Known): nothing has
%   been tried from there.

discover(Squares, Parent, Counters, rules(_, _, Lengths), Known0, Known) :-
    pushing_order(Counters, Lengths, Order),
    put_assoc(Squares, Known0,
              config(Parent, Counters, Order, [[]|Tail], Tail), Known).

%   turns(+Stack, +Rules, -Moments, +Turns0, -Turns, +State0, -State)// : a
%   state is state(Known, Rras, Searches).  If nothing is found nobody moves.

turns(Stack0, Rules, Moments, Turns0, Turns, State0, State) -->
    (   { ( Stack0 == [] ; most_turns(Turns0) ) }
    ->  { Rules = rules(_, Units, _),
          maplist(beginning, Units, Squares, _),
          Moments = [Squares],
          Turns = Turns0,
          State = State0
        }
    ;   { Turns1 is Turns0+1,
          Stack0 = [Squares|_]
        },
        (   { Rules = rules(_, Units, _),
              maplist(is_home, Units, Squares)
            }
        ->  { State0 = state(Known, _, _),
              walk_back(Squares, Known, [], Moments),
              Turns = Turns1,
              State = State0
            }
        ;   look(Stack0, Stack, Rules, State0, State1),
            turns(Stack, Rules, Moments, Turns1, Turns, State1, State)
        )
    ).

is_home(unit(_, _, Goal), Goal).

walk_back(Squares, Known, Moments0, Moments) :-
    get_assoc(Squares, Known, config(Parent, _, _, _, _)),
    (   Parent == none
    ->  Moments = [Squares|Moments0]
    ;   walk_back(Parent, Known, [Squares|Moments0], Moments)
    ).

%   look(+Stack0, -Stack, +Rules, +State0, -State)// : one turn, with what is on
%   top of the stack.

look([Squares|Stack0], Stack, Rules, State0, State) -->
    { State0 = state(Known0, Rras0, Searches0),
      get_assoc(Squares, Known0, Config0)
    },
    (   { take_first(Config0, Squares, Rules, Fixed, Config) }
    ->  { put_assoc(Squares, Known0, Config, Known1),
          Searches is Searches0+1,
          Config = config(_, _, Order, _, _)
        },
        step(Squares, Order, Fixed, Searches, Rules, Found, Rras0, Rras),
        { reached(Found, [Squares|Stack0], Stack, Rules, Known1, Known),
          State = state(Known, Rras, Searches)
        }
    ;   { Stack = Stack0,
          State = State0
        }
    ).

%   take_first(+Config0, +Squares, +Rules, -Fixed, -Config): the first list that
%   waits, of which longer ones are made.  Fails if there is none.

take_first(config(Parent, Counters, Order, Waiting0, Tail0), Squares,
           rules(Ground, _, _), Fixed,
           config(Parent, Counters, Order, Waiting, Tail)) :-
    nonvar(Waiting0),
    Waiting0 = [Fixed|Waiting],
    length(Fixed, Length),
    (   nth0(Length, Order, Unit)
    ->  nth1(Unit, Squares, Square),
        ground_steps(Ground, Square, Steps),
        findall(Longer,
                ( member(To, Steps),
                  append(Fixed, [Unit-To], Longer)
                ),
                Longers),
        append(Longers, Tail, Tail0)
    ;   Tail = Tail0
    ).

%   reached(+Found, +Stack0, -Stack, +Rules, +Known0, -Known)

reached(none, Stack, Stack, _, Known, Known).
reached(found(Squares), Stack0, [Squares|Stack0], Rules, Known0, Known) :-
    (   get_assoc(Squares, Known0, _)
    ->  Known = Known0
    ;   Stack0 = [Parent|_],
        get_assoc(Parent, Known0, config(_, Counters0, _, _, _)),
        Rules = rules(_, Units, _),
        pushing_counters(Units, Squares, Counters0, Counters),
        discover(Squares, Parent, Counters, Rules, Known0, Known)
    ).

%   step(+Squares, +Order, +Fixed, +Clock, +Rules, -Found, +Rras0, -Rras)// :
%   Found is `none` or found(Squares).

step(Squares0, Order, Fixed, Clock, rules(Ground, _, _), Found, Rras0,
     Rras) -->
    { pushing_begin(Ground, Clock, Squares0, Rras0, Scene, Claims0) },
    (   { foldl(fix(Scene), Fixed, Claims0, Claims1) }
    ->  push_all(Order, Scene, Outcome, Claims1, Claims),
        { pushing_end(Claims, Squares, Rras),
          (   Outcome == moved
          ->  Found = found(Squares)
          ;   Found = none
          )
        }
    ;   { Found = none,
          Rras = Rras0
        }
    ).

fix(Scene, Unit-Square, Claims0, Claims) :-
    pushing_fix(Scene, Unit, Square, Claims0, Claims).

push_all([], _, moved, Claims, Claims) --> [].
push_all([Unit|Order], Scene, Outcome, Claims0, Claims) -->
    (   { pushing_has_decided(Claims0, Unit) }
    ->  push_all(Order, Scene, Outcome, Claims0, Claims)
    ;   pushing_move(Scene, Unit, Outcome1, Claims0, Claims1),
        (   { Outcome1 == moved }
        ->  push_all(Order, Scene, Outcome, Claims1, Claims)
        ;   { Outcome = stuck,
              Claims = Claims1
            }
        )
    ).
