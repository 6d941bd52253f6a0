/** <module> Depth-first over where all units are, by steps of pibt

Okumura (2023): a configuration, the squares of all units, is left by a step of
pibt; where that leads nowhere new, or fails, by one in which some units have
their squares fixed, more and more of them.

Configurations that are known stand in lists by the hash of their squares, in
an array that failure would restore.  Those not known yet cost O(units) time and
space but for what distances take.

Mirror: c_impl/units/tuned/lacam.c.
*/
:- module(tuned_lacam, []).
:- use_module(library(lists), [append/2, member/2, nth0/3, reverse/2]).
:- use_module('../../answer').
:- use_module('../fast_ground').
:- use_module('../fast_pushing').
:- use_module('../fast_pushing', [pushing_prepare/2 as prepare]).

:- multifile solver:solver/6.

solver:solver(lacam, tuned, units, [[any]-[complete]],
              "depth-first over where all are, by steps of pibt", tuned_lacam).

most_turns(20000).

%   So many lists of configurations are short even then.

most_lists(4096).

run(Prepared, Question, Answer) :-
    pushing_ground(Prepared, Ground),
    plan(Prepared, Question, run, Units, Routes, Work, _),
    ground_answer(Ground, Units, Routes, Work, Answer).

trace(Prepared, Question, Trace) :-
    pushing_ground(Prepared, Ground),
    plan(Prepared, Question, trace, _, _, _, Steps0),
    append(Steps0, Steps1),
    ground_steps(Ground, Steps1, Steps),
    trace_make(Steps, [], Trace).

%   plan(+Prepared, +Question, +How, -Units, -Routes, -Work, -Steps): Routes are
%   as ground_answer/5 wants them; Steps, if How is `trace`, the calls of each
%   step.

plan(Prepared, Question, How, Units, Routes, Work, Steps) :-
    pushing_ground(Prepared, Ground),
    ground_units(Ground, Question, Units),
    pushing_begin(Prepared, Units, Pushing, At),
    pushing_order(Pushing, Order),
    most_lists(Lists),
    functor(Known, known, Lists),
    configuration(At, Order, none, Root),
    list_of(Known, At, Place, _),
    setarg(Place, Known, [Root]),
    turns([Root], 0, 0, Known, Pushing, How, 0, Expanded, Searches, Rounds, End,
          Steps),
    (   End == none
    ->  Ats = [At]
    ;   chain(End, Ats)
    ),
    pushing_routes(Pushing, Ats, Routes),
    pushing_estimated(Pushing, Estimated),
    Work = [Expanded, Estimated, 0, Searches, Rounds].

%   A configuration is c(At, Order, Parent, queue(First, Last)): where the units
%   are, in which order they decide, and a queue of lists of fixed steps, with
%   an open end.  Such a list has Rank-Key, the last unit first.

configuration(At, Order, Parent, c(At, Order, Parent, queue([[]|Last], Last))).

chain(none, []).
chain(c(At, _, Parent, _), [At|Ats]) :-
    chain(Parent, Ats).

%   list_of(+Known, +At, -Place, -List): the list that such a configuration
%   stands in, and where.

list_of(Known, At, Place, List) :-
    functor(Known, _, Lists),
    term_hash(At, Hash),
    Place is Hash mod Lists + 1,
    arg(Place, Known, List0),
    (   var(List0)
    ->  List = []
    ;   List = List0
    ).

%   turns(+Stack, +Turn, +Clock, !Known, +Pushing, +How, +Expanded0, -Expanded,
%   -Searches, -Rounds, -End, -Steps): End is the configuration with all units
%   at their goals, or `none`.

turns(Stack, Turn, Clock, Known, Pushing, How, Expanded0, Expanded, Searches,
      Rounds, End, Steps) :-
    (   ( Stack == [] ; most_turns(Turn) )
    ->  Expanded = Expanded0,
        Searches = Clock,
        Rounds = Turn,
        End = none,
        Steps = []
    ;   Stack = [Top|Below],
        Turn1 is Turn+1,
        Top = c(At, _, _, queue(First, _)),
        pushing_goals(Pushing, Goals),
        (   At == Goals
        ->  Expanded = Expanded0,
            Searches = Clock,
            Rounds = Turn1,
            End = Top,
            Steps = []
        ;   var(First)
        ->  turns(Below, Turn1, Clock, Known, Pushing, How, Expanded0, Expanded,
                  Searches, Rounds, End, Steps)
        ;   Clock1 is Clock+1,
            step(Top, Clock1, Known, Pushing, Calls, Stack, Stack1),
            length(Calls, Count),
            Expanded1 is Expanded0+Count,
            (   How == trace
            ->  pushing_calls(Pushing, Clock, At, Calls, Called),
                Steps = [Called|Steps1]
            ;   Steps = Steps1
            ),
            turns(Stack1, Turn1, Clock1, Known, Pushing, How, Expanded1,
                  Expanded, Searches, Rounds, End, Steps1)
        )
    ).

%   step(!Top, +Clock, !Known, +Pushing, -Calls, +Stack0, -Stack): leaves the
%   configuration by the first list of its queue.

step(Top, Clock, Known, Pushing, Calls, Stack0, Stack) :-
    Top = c(At, Order, _, queue([Fixed|First], Last0)),
    fix_more(Fixed, Order, At, Pushing, Last0, Last),
    setarg(4, Top, queue(First, Last)),
    pushing_now(Pushing, At, Now),
    reverse(Fixed, InOrder),
    pushing_step(Pushing, Clock, Order, InOrder, At, Now, step(Next, _), Calls,
                 Done),
    (   Done == false
    ->  Stack = Stack0
    ;   list_of(Known, Next, Place, List),
        (   member(Old, List),
            arg(1, Old, Next0),
            Next0 == Next
        ->  Stack = [Old|Stack0]
        ;   pushing_goals(Pushing, Goals),
            pushing_order(Order, Next, Goals, Order1),
            configuration(Next, Order1, Top, New),
            setarg(Place, Known, [New|List]),
            Stack = [New|Stack0]
        )
    ).

%   fix_more(+Fixed, +Order, +At, +Pushing, ?Last0, -Last): appends the lists
%   with one step more, of the next unit in the order.

fix_more(Fixed, Order, At, Pushing, Last0, Last) :-
    length(Fixed, Count),
    (   nth0(Count, Order, Rank)
    ->  pushing_keys(Pushing, At, Rank, Keys),
        more(Keys, Rank, Fixed, Last0, Last)
    ;   Last = Last0
    ).

more([], _, _, Last, Last).
more([Key|Keys], Rank, Fixed, [[Rank-Key|Fixed]|Last0], Last) :-
    more(Keys, Rank, Fixed, Last0, Last).
