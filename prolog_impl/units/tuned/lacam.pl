/** <module> Depth-first over where all units are, by steps of pibt

Okumura (2023): a configuration, the squares of all units, is left by a step of
pibt; where that leads nowhere new, or fails, by one in which some units have
their squares fixed, more and more of them.

O(units) time a turn but for distances.

Mirror: c_impl/units/tuned/lacam.c.
*/
:- module(tuned_lacam, []).
:- use_module('../fast_configurations').
:- use_module('../fast_deciding').
:- use_module('../fast_ground').
:- use_module('../fast_plan').
:- use_module('../fast_pushing').
:- use_module('../fast_pushing', [pushing_prepare/2 as prepare]).

:- multifile solver:solver/6.

solver:solver(lacam, tuned, units, [[any]-[complete]],
              "depth-first over where all are, by steps of pibt", tuned_lacam).

most_turns(20000).

run(Prepared, Question, Answer) :-
    pushing_ground(Prepared, Ground),
    plan_run(Ground, Question, plan(Prepared), Answer).

trace(Prepared, Question, Trace) :-
    pushing_ground(Prepared, Ground),
    plan_trace(Ground, Question, plan(Prepared), Trace).

%   plan(+Prepared, +Question, +How, -Units, -Routes, -Work, -Steps): Steps
%   are the calls of each step.

plan(Prepared, Question, How, Units, Routes, Work, Steps) :-
    pushing_ground(Prepared, Ground),
    ground_units(Ground, Question, Units),
    pushing_begin(Prepared, Units, Pushing, Standing),
    standing_at(Standing, At),
    pushing_order(Pushing, Order),
    configurations_begin(At, Order, Known, Root),
    turns([Root], Standing, 0, 0, Known, Pushing, How, 0, Expanded, Searches,
          Rounds, End, Steps),
    (   End == none
    ->  Ats = [At]
    ;   configuration_chain(End, Ats)
    ),
    pushing_routes(Pushing, Ats, Routes),
    pushing_estimated(Pushing, Estimated),
    Work = [Expanded, Estimated, 0, Searches, Rounds].

%   turns(+Stack, !Standing, +Turn, +Clock, !Known, +Pushing, +How, +Expanded0,
%   -Expanded, -Searches, -Rounds, -End, -Steps): End is the configuration with
%   all units at their goals, or `none`.

turns(Stack, Standing0, Turn, Clock, Known, Pushing, How, Expanded0, Expanded,
      Searches, Rounds, End, Steps) :-
    pushing_goals(Pushing, Goals),
    (   ( Stack == [] ; most_turns(Turn) )
    ->  Expanded = Expanded0,
        Searches = Clock,
        Rounds = Turn,
        End = none,
        Steps = []
    ;   Stack = [Top|Below],
        Turn1 is Turn+1,
        configuration_at(Top, At),
        (   At == Goals
        ->  Expanded = Expanded0,
            Searches = Clock,
            Rounds = Turn1,
            End = Top,
            Steps = []
        ;   configuration_fixed(Top, Pushing, Fixed)
        ->  Clock1 is Clock+1,
            step(Top, Fixed, Clock1, Known, Pushing, Standing0, Standing,
                 Calls, Stack, Stack1),
            length(Calls, Count),
            Expanded1 is Expanded0+Count,
            (   How == trace
            ->  pushing_calls(Pushing, Clock, At, Calls, Called),
                Steps = [Called|Steps1]
            ;   Steps = Steps1
            ),
            turns(Stack1, Standing, Turn1, Clock1, Known, Pushing, How,
                  Expanded1, Expanded, Searches, Rounds, End, Steps1)
        ;   back(Below, Standing0, Standing),
            turns(Below, Standing, Turn1, Clock, Known, Pushing, How, Expanded0,
                  Expanded, Searches, Rounds, End, Steps)
        )
    ).

%   back(+Stack, !Standing0, -Standing): the units are as the top has them.

back([], Standing, Standing).
back([Top|_], Standing0, Standing) :-
    configuration_at(Top, At),
    standing_move(At, Standing0, Standing).

%   step(+Top, +Fixed, +Clock, !Known, +Pushing, !Standing0, -Standing, -Calls,
%   +Stack0, -Stack): leaves the configuration with these steps fixed.

step(Top, Fixed, Clock, Known, Pushing, Standing0, Standing, Calls, Stack0,
     Stack) :-
    configuration_order(Top, Order),
    pushing_step(Pushing, Clock, Order, Fixed, true, Standing0, Standing, Calls,
                 Done),
    (   Done == false
    ->  Stack = Stack0
    ;   standing_at(Standing, At),
        configurations_find(Known, Pushing, At, Top, Reached),
        Stack = [Reached|Stack0]
    ).
