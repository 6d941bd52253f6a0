/** <module> Priority inheritance with backtracking, moment by moment

Okumura and others (2022).  Who has been away from its goal for long decides
first.  Nobody looks further than one step; units/pushing.pl.

Mirror: c_impl/units/plain/pibt.c.
*/
:- module(plain_pibt, []).
:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module('../ground').
:- use_module('../plan').
:- use_module('../pushing').
:- use_module('../rra').

:- multifile solver:solver/6.

solver:solver(pibt, plain, units, [[any]-[complete]],
              "priority inheritance with backtracking, moment by moment",
              plain_pibt).

prepare(World, Ground) :-
    ground_make(World, Ground).

run(Ground, Question, Answer) :-
    plan_run(Ground, Question, plan, Answer).

trace(Ground, Question, Trace) :-
    plan_trace(Ground, Question, plan, Trace).

plan(Ground, Question, Routes, Steps, [Estimated, 0, Now, Now]) :-
    ground_units(Ground, Question, Units),
    rras_make(Ground, Units, Rras0),
    pushing_lengths(Units, Lengths, Rras0, Rras1),
    maplist(beginning, Units, Squares, Counters),
    phrase(moments(Squares, Counters, rules(Ground, Units, Lengths), 0, Now,
                   Rras1, Rras, Moments),
           Steps),
    rras_closed(Rras, Estimated),
    plan_routes(Moments, Routes).

beginning(unit(_, Start, _), Start, 0).

%   moments(+Squares, +Counters, +Rules, +Now0, -Now, +Rras0, -Rras, -Moments)//

moments(Squares0, Counters0, Rules, Now0, Now, Rras0, Rras,
        [Squares0|Moments]) -->
    { Rules = rules(Ground, Units, Lengths),
      ground_time(Ground, Time)
    },
    (   { ( Now0 =:= Time ; maplist(is_home, Units, Squares0) ) }
    ->  { Now = Now0,
          Rras = Rras0,
          Moments = []
        }
    ;   { Clock is Now0+1,
          pushing_order(Counters0, Lengths, Order),
          pushing_begin(Ground, Clock, Squares0, Rras0, Scene, Claims0)
        },
        push_all(Order, Scene, Claims0, Claims),
        { pushing_end(Claims, Squares, Rras1),
          pushing_counters(Units, Squares, Counters0, Counters)
        },
        moments(Squares, Counters, Rules, Clock, Now, Rras1, Rras, Moments)
    ).

is_home(unit(_, _, Goal), Goal).

push_all([], _, Claims, Claims) --> [].
push_all([Unit|Order], Scene, Claims0, Claims) -->
    (   { pushing_has_decided(Claims0, Unit) }
    ->  { Claims1 = Claims0 }
    ;   pushing_move(Scene, Unit, _, Claims0, Claims1)
    ),
    push_all(Order, Scene, Claims1, Claims).
