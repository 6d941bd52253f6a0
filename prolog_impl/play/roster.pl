/** <module> The units that there are

No two stand on one square, and no square is in the lists of two: so their
squares and their first targets can be asked for together.

A unit is a record: number; selected; square; targets, where it goes, in this
order, never none; reached, `true` if it has stood on the only one; way, what is
left of the plan for it.

A fleet is a record: world, whose walls come and go; units, by number; numbers,
how many were given so far, since none is used again; turns, taken so far;
window, that solvers are asked to plan with; changed, `true` if something has
that the plan was made for; rebuilt, if the walls have, too; idle, if nobody
moved in the plan.

Mirror: c_impl/play/roster.c.
*/
:- module(reitti_roster,
          [ make_unit/2,                % +Fields, -Unit
            set_unit_fields/3,          % +Fields, +Unit0, -Unit
            unit_number/2,              % +Unit, -Number
            unit_selected/2,            % +Unit, -Selected
            unit_square/2,              % +Unit, -Square
            unit_targets/2,             % +Unit, -Targets
            unit_way/2,                 % +Unit, -Way
            unit_rests/1,               % +Unit
            unit_is_there/1,            % +Unit
            make_fleet/2,               % +Fields, -Fleet
            set_fleet_fields/3,         % +Fields, +Fleet0, -Fleet
            fleet_world/2,              % +Fleet, -World
            fleet_units/2,              % +Fleet, -Units
            fleet_numbers/2,            % +Fleet, -Numbers
            fleet_turns/2,              % +Fleet, -Turns
            fleet_window/2,             % +Fleet, -Window
            fleet_changed/2,            % +Fleet, -Changed
            fleet_rebuilt/2,            % +Fleet, -Rebuilt
            fleet_idle/2,               % +Fleet, -Idle
            fleet_unit/3,               % +Fleet, +Number, -Unit
            fleet_at/3,                 % +Fleet, +Square, -Unit
            fleet_owner/3,              % +Fleet, +Square, -Unit
            fleet_change/2              % +Fleet0, -Fleet
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(record), [record/1]).

:- record(unit(number, selected=false, square, targets, reached=false, way=[])).
:- record(fleet(world, units=[], numbers=0, turns=0, window, changed=true,
                rebuilt=false, idle=false)).

%!  unit_rests(+Unit) is semidet.
%
%   It has nothing to do: its list is one square that it has reached.

unit_rests(Unit) :-
    unit_targets(Unit, [_]),
    unit_reached(Unit, true).

%!  unit_is_there(+Unit) is semidet.
%
%   On its first target.

unit_is_there(Unit) :-
    unit_square(Unit, Square),
    unit_targets(Unit, [Square|_]).

%!  fleet_unit(+Fleet, +Number, -Unit) is semidet.

fleet_unit(Fleet, Number, Unit) :-
    fleet_units(Fleet, Units),
    member(Unit, Units),
    unit_number(Unit, Number),
    !.

%!  fleet_at(+Fleet, +Square, -Unit) is semidet.
%
%   The unit on the square.

fleet_at(Fleet, Square, Unit) :-
    fleet_units(Fleet, Units),
    member(Unit, Units),
    unit_square(Unit, Square),
    !.

%!  fleet_owner(+Fleet, +Square, -Unit) is semidet.
%
%   The unit with the square in its list.

fleet_owner(Fleet, Square, Unit) :-
    fleet_units(Fleet, Units),
    member(Unit, Units),
    unit_targets(Unit, Targets),
    memberchk(Square, Targets),
    !.

%!  fleet_change(+Fleet0, -Fleet) is det.
%
%   The plan is none any more: what it was made for has changed.

fleet_change(Fleet0, Fleet) :-
    fleet_units(Fleet0, Units0),
    maplist(set_unit_fields([way([])]), Units0, Units),
    set_fleet_fields([units(Units), changed(true)], Fleet0, Fleet).
