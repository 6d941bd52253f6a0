/** <module> The turns of a fleet: all plan together, then all move

A turn is turn(Plan, Moved, Resting): how many units moved, and how many rest
then; Plan is `none`, or plan(Arrive, Makespan, Sum) if there was a new one: so
many will be on their targets, the last of them after so many turns, and all
after so many together.

Mirror: c_impl/play/fleet_turn.c.
*/
:- module(reitti_fleet_turn,
          [ fleet_rests/1,              % +Fleet
            fleet_turn/5,               % +Guides0, -Guides, +Fleet0, -Fleet,
                                        % -Turn
            turn_text/3,                % +Fleet, +Turn, -Text
            turn_plan_text/3            % +Fleet, +Turn, -Text
          ]).
:- use_module(library(apply), [include/3, maplist/3]).
:- use_module(library(lists),
              [last/2, max_list/2, member/2, sum_list/2]).
:- use_module('../answer').
:- use_module('../question').
:- use_module(guide).
:- use_module(guides).
:- use_module(roster).

%!  fleet_rests(+Fleet) is semidet.
%
%   Nobody has anything left to do.

fleet_rests(Fleet) :-
    fleet_units(Fleet, Units),
    forall(member(Unit, Units),
           ( unit_rests(Unit),
             unit_is_there(Unit)
           )).

is_under_way(Fleet) :-
    fleet_units(Fleet, Units),
    member(Unit, Units),
    unit_way(Unit, [_|_]),
    !.

%!  fleet_turn(+Guides0, -Guides, +Fleet0, -Fleet, -Turn) is det.
%
%   One turn.
%
%   @throws refused(Text)

fleet_turn(Guides0, Guides, Fleet0, Fleet, turn(Plan, Moved, Resting)) :-
    drop_targets(Fleet0, Fleet1),
    (   needs_plan(Fleet1)
    ->  plan(Guides0, Guides, Fleet1, Fleet2, Plan)
    ;   Guides = Guides0,
        Fleet2 = Fleet1,
        Plan = none
    ),
    fleet_units(Fleet2, Units2),
    maplist(step, Units2, Units),
    include(is_new, Units2, Movers),
    include(unit_rests, Units, Resters),
    length(Movers, Moved),
    length(Resters, Resting),
    fleet_turns(Fleet2, Turns0),
    Turns is Turns0+1,
    set_fleet_fields([units(Units), turns(Turns)], Fleet2, Fleet).

%   Who is on the first of several targets goes on to the next.

drop_targets(Fleet0, Fleet) :-
    fleet_units(Fleet0, Units0),
    maplist(drop_target, Units0, Units),
    (   Units == Units0
    ->  Fleet = Fleet0
    ;   set_fleet_fields([units(Units)], Fleet0, Fleet1),
        fleet_change(Fleet1, Fleet)
    ).

drop_target(Unit0, Unit) :-
    (   unit_is_there(Unit0),
        unit_targets(Unit0, [_|Targets]),
        Targets = [_|_]
    ->  set_unit_fields([targets(Targets)], Unit0, Unit)
    ;   Unit = Unit0
    ).

%   A plan in which nobody moved would be the same again.

needs_plan(Fleet) :-
    fleet_changed(Fleet, true),
    !.
needs_plan(Fleet) :-
    \+ is_under_way(Fleet),
    fleet_idle(Fleet, false),
    fleet_units(Fleet, Units),
    member(Unit, Units),
    \+ unit_is_there(Unit),
    !.

plan(Guides0, Guides, Fleet0, Fleet, plan(Arrive, Makespan, Sum)) :-
    (   fleet_rebuilt(Fleet0, true)
    ->  fleet_world(Fleet0, World),
        guides_renew(World, Guides0, Guides1)
    ;   Guides1 = Guides0
    ),
    asked(Fleet0, Question),
    guides_ask(Question, Guides1, Guides),
    guides_now(Guides, Guide),
    guide_asked(Guide, _, Answer, _),
    answer_rows(Answer, Rows),
    fleet_units(Fleet0, Units0),
    ways(Units0, 1, Rows, Units),
    findall(Cost, ( member(Unit, Units), arrival(Unit, Cost) ), Costs),
    length(Costs, Arrive),
    max_list([0|Costs], Makespan),
    sum_list(Costs, Sum),
    set_fleet_fields([units(Units), changed(false), rebuilt(false)], Fleet0,
                     Fleet1),
    (   is_under_way(Fleet1)
    ->  Idle = false
    ;   Idle = true
    ),
    set_fleet_fields([idle(Idle)], Fleet1, Fleet).

%   From everybody's square to the first target.

asked(Fleet, Question) :-
    fleet_units(Fleet, Units),
    fleet_window(Fleet, Window),
    findall(Square,
            ( member(Unit, Units),
              unit_targets(Unit, [Target|_]),
              unit_square(Unit, At),
              member(Square, [At, Target])
            ),
            Squares),
    question_make(Squares, [Window], Question).

%   ways(+Units0, +Place, +Rows, -Units): the rows are unit by unit, the first
%   of each being where it stands.

ways([], _, [], []).
ways([Unit0|Units0], Place, [_-[Place]|Rows0], [Unit|Units]) :-
    way(Rows0, Place, Way, Rows),
    set_unit_fields([way(Way)], Unit0, Unit),
    Next is Place+1,
    ways(Units0, Next, Rows, Units).

way([Square-[Place]|Rows0], Place, [Square|Way], Rows) :-
    !,
    way(Rows0, Place, Way, Rows).
way(Rows, _, [], Rows).

%   Fails if the unit does not get there by its way.

arrival(Unit, Cost) :-
    unit_square(Unit, Square),
    unit_way(Unit, Way),
    last([Square|Way], Target),
    unit_targets(Unit, [Target|_]),
    length(Way, Cost).

%   The unit will move in this turn.

is_new(Unit) :-
    unit_square(Unit, Square),
    unit_way(Unit, [To|_]),
    To \== Square.

step(Unit0, Unit) :-
    (   unit_way(Unit0, [Square|Way])
    ->  set_unit_fields([square(Square), way(Way)], Unit0, Unit1)
    ;   Unit1 = Unit0
    ),
    (   unit_targets(Unit1, [_]),
        unit_is_there(Unit1)
    ->  set_unit_fields([reached(true)], Unit1, Unit)
    ;   Unit = Unit1
    ).


%!  turn_text(+Fleet, +Turn, -Text) is det.
%
%   What happened, in a sentence.

turn_text(Fleet, turn(_, Moved, Resting), Text) :-
    fleet_turns(Fleet, Turns),
    fleet_units(Fleet, Units),
    length(Units, Count),
    format(string(Text), "Turn ~d: ~d moved, ~d of ~d at rest.",
           [Turns, Moved, Resting, Count]).

%!  turn_plan_text(+Fleet, +Turn, -Text) is semidet.
%
%   What the plan comes to, in a part of a sentence.  Fails if there is no new
%   one.

turn_plan_text(Fleet, turn(plan(Arrive, Makespan, Sum), _, _), Text) :-
    fleet_units(Fleet, Units),
    length(Units, Count),
    format(string(Text), "~d of ~d arrive, makespan ~d, sum ~d",
           [Arrive, Count, Makespan, Sum]).
