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
:- use_module('../fast_deciding').
:- use_module('../fast_ground').
:- use_module('../fast_plan').
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
    configuration(At, Order, none, Root),
    most_lists(Lists),
    functor(Known, known, Lists),
    list_of(Known, At, Place, _),
    setarg(Place, Known, [Root]),
    turns([Root], Standing, 0, 0, Known, Pushing, How, 0, Expanded, Searches,
          Rounds, End, Steps),
    (   End == none
    ->  Ats = [At]
    ;   chain(End, Ats)
    ),
    pushing_routes(Pushing, Ats, Routes),
    pushing_estimated(Pushing, Estimated),
    Work = [Expanded, Estimated, 0, Searches, Rounds].

%   A configuration is c(At, Order, Parent, Left, All, Rest): where the units
%   are, in which order they decide, and lists of fixed steps.  Those of one
%   length are All, those that have not had their turn are Left; they have steps
%   of all units before Rest in the order, the last unit first.

configuration(At, Order, Parent, c(At, Order, Parent, [[]], [[]], Order)).

chain(none, []).
chain(c(At, _, Parent, _, _, _), [At|Ats]) :-
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
        arg(1, Top, At),
        (   At == Goals
        ->  Expanded = Expanded0,
            Searches = Clock,
            Rounds = Turn1,
            End = Top,
            Steps = []
        ;   next_list(Top, Pushing, Fixed)
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
    arg(1, Top, At),
    standing_move(At, Standing0, Standing).

%   next_list(!Top, +Pushing, -Fixed): fails if all had their turn.

next_list(Top, Pushing, Fixed) :-
    Top = c(At, _, _, Left0, All0, Rest0),
    (   Left0 = [Fixed0|Left]
    ->  setarg(4, Top, Left),
        Fixed = Fixed0
    ;   Rest0 = [Rank|Rest],
        pushing_steps(Pushing, At, Rank, Steps),
        longer(All0, Steps, All),
        All = [Fixed|Left],
        setarg(4, Top, Left),
        setarg(5, Top, All),
        setarg(6, Top, Rest)
    ).

%   longer(+Lists0, +Steps, -Lists): each with each of the steps before it.

longer([], _, []).
longer([List|Lists0], Steps, Lists) :-
    longer(Steps, List, Lists, Lists1),
    longer(Lists0, Steps, Lists1).

longer([], _, Lists, Lists).
longer([Step|Steps], List, [[Step|List]|Lists0], Lists) :-
    longer(Steps, List, Lists0, Lists).

%   step(+Top, +Fixed, +Clock, !Known, +Pushing, !Standing0, -Standing, -Calls,
%   +Stack0, -Stack): leaves the configuration with these steps fixed.

step(Top, Fixed, Clock, Known, Pushing, Standing0, Standing, Calls, Stack0,
     Stack) :-
    arg(2, Top, Order),
    pushing_step(Pushing, Clock, Order, Fixed, true, Standing0, Standing, Calls,
                 Done),
    (   Done == false
    ->  Stack = Stack0
    ;   standing_at(Standing, At),
        list_of(Known, At, Place, List),
        (   find(List, At, Old)
        ->  Stack = [Old|Stack0]
        ;   pushing_order(Pushing, Order, At, Order1),
            configuration(At, Order1, Top, New),
            setarg(Place, Known, [New|List]),
            Stack = [New|Stack0]
        )
    ).

%   find(+Configurations, +At, -Configuration) is semidet.

find([First|Configurations], At, Configuration) :-
    arg(1, First, Its),
    (   Its == At
    ->  Configuration = First
    ;   find(Configurations, At, Configuration)
    ).
