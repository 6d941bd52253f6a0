/** <module> Units come and go, and are sent somewhere

Units and fleets are those of roster.pl.

Mirror: c_impl/play/fleet.c.
*/
:- module(reitti_fleet,
          [ fleet_begin/3,              % +World, +Window, -Fleet
            fleet_add/4,                % +Square, +Fleet0, -Fleet, -Unit
            fleet_remove/3,             % +Unit, +Fleet0, -Fleet
            fleet_build/4,              % +Square, +What, +Fleet0, -Fleet
            fleet_send/6                % +Unit, +Square, +Forgets, +Fleet0,
                                        % -Fleet, -Sent
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(lists), [append/3, member/2, selectchk/3]).
:- use_module('../game').
:- use_module('../world').
:- use_module(roster).
:- use_module(nearby).

%!  fleet_begin(+World, +Window, -Fleet) is det.
%
%   Units stand where the world's notes have them.

fleet_begin(World, Window, Fleet) :-
    make_fleet([world(World), window(Window)], Fleet0),
    world_notes(World, Notes),
    findall(Square, member(note("unit", [Square], _), Notes), Squares),
    foldl(begin_unit, Squares, Fleet0, Fleet).

begin_unit(Square, Fleet0, Fleet) :-
    fleet_add(Square, Fleet0, Fleet, _).

%   The same with another state of one unit.

put_unit(Unit, Fleet0, Fleet) :-
    unit_number(Unit, Number),
    fleet_unit(Fleet0, Number, Before),
    fleet_units(Fleet0, Units0),
    append(First, [Before|Last], Units0),
    !,
    append(First, [Unit|Last], Units),
    set_fleet_fields([units(Units)], Fleet0, Fleet).

%   Nothing but this in its list.

set_target(Target, Unit0, Unit) :-
    unit_square(Unit0, Square),
    (   Target == Square
    ->  Reached = true
    ;   Reached = false
    ),
    set_unit_fields([targets([Target]), reached(Reached)], Unit0, Unit).

%   find_place(+Fleet, +From, +Forgets, +Resting, -Place): the first square of
%   the spread from one that is in no list, or only in that of the unit of the
%   number that Forgets it (or `none`), or of one that rests, if Resting is
%   `true`.

find_place(Fleet, From, Forgets, Resting, Place) :-
    fleet_world(Fleet, World),
    fleet_units(Fleet, Units),
    findall(Square-Unit,
            ( member(Unit, Units),
              unit_targets(Unit, Targets),
              member(Square, Targets)
            ),
            Owned0),
    sort(Owned0, Owned),
    list_to_assoc(Owned, Owners),
    nearby(World, From, Place),
    (   get_assoc(Place, Owners, Owner)
    ->  has_to_go(Owner, Forgets, Resting)
    ;   true
    ),
    !.

has_to_go(Owner, Forgets, _) :-
    unit_number(Owner, Forgets),
    !.
has_to_go(Owner, _, true) :-
    unit_rests(Owner).

%!  fleet_add(+Square, +Fleet0, -Fleet, -Unit) is semidet.
%
%   A new Unit on ground where none stands.  It makes way itself, as others, if
%   that is in a list: then its target is another square.  Fails if there is no
%   such square.

fleet_add(Square, Fleet0, Fleet, Unit) :-
    find_place(Fleet0, Square, none, false, Target),
    fleet_numbers(Fleet0, Numbers),
    Number is Numbers+1,
    make_unit([number(Number), square(Square), targets([])], Unit0),
    set_target(Target, Unit0, Unit),
    fleet_units(Fleet0, Units0),
    append(Units0, [Unit], Units),
    set_fleet_fields([units(Units), numbers(Number)], Fleet0, Fleet1),
    fleet_change(Fleet1, Fleet).

%!  fleet_remove(+Unit, +Fleet0, -Fleet) is det.

fleet_remove(Unit, Fleet0, Fleet) :-
    fleet_units(Fleet0, Units0),
    selectchk(Unit, Units0, Units),
    set_fleet_fields([units(Units)], Fleet0, Fleet1),
    fleet_change(Fleet1, Fleet).

%!  fleet_build(+Square, +What, +Fleet0, -Fleet) is det.
%
%   Makes a square a `wall`, which has neither unit nor target, or `ground`.

fleet_build(Square, What, Fleet0, Fleet) :-
    fleet_world(Fleet0, World0),
    world_game(World0, Game),
    (   What == wall
    ->  game_wall(Game, Glyph)
    ;   game_ground(Game, Glyph)
    ),
    world_put(World0, Square, Glyph, World),
    set_fleet_fields([world(World), rebuilt(true)], Fleet0, Fleet1),
    fleet_change(Fleet1, Fleet).

%!  fleet_send(+Unit, +Square, +Forgets, +Fleet0, -Fleet, -Sent) is det.
%
%   Sends it as near to the square as it can be: on the first square of the
%   spread from there that is in no list but those of resting units, who make
%   way.  It forgets its list, if Forgets is `true`, or goes there behind all of
%   it.  Sent is sent(Target, Other), Other being who makes way as it is then,
%   or `none`; or `none`, and nothing has changed.

fleet_send(Unit0, Square, Forgets, Fleet0, Fleet, Sent) :-
    unit_number(Unit0, Number),
    (   Forgets == true
    ->  Forgetful = Number
    ;   Forgetful = none
    ),
    (   reaches(Fleet0, Unit0, Square),
        find_place(Fleet0, Square, Forgetful, true, Target),
        make_way(Fleet0, Number, Forgetful, Target, Other)
    ->  sent_to(Forgets, Target, Unit0, Unit),
        put_unit(Unit, Fleet0, Fleet1),
        (   Other == none
        ->  Fleet2 = Fleet1
        ;   put_unit(Other, Fleet1, Fleet2)
        ),
        fleet_change(Fleet2, Fleet),
        Sent = sent(Target, Other)
    ;   Fleet = Fleet0,
        Sent = none
    ).

reaches(Fleet, Unit, Square) :-
    fleet_world(Fleet, World),
    unit_square(Unit, At),
    nearby(World, Square, At),
    !.

%   make_way(+Fleet, +Number, +Forgetful, +Target, -Other): another unit with
%   the Target in its list rests, and goes elsewhere.

make_way(Fleet, Number, Forgetful, Target, Other) :-
    (   fleet_owner(Fleet, Target, Owner),
        \+ unit_number(Owner, Number)
    ->  find_place(Fleet, Target, Forgetful, false, Aside),
        set_target(Aside, Owner, Other)
    ;   Other = none
    ).

sent_to(true, Target, Unit0, Unit) :-
    set_target(Target, Unit0, Unit).
sent_to(false, Target, Unit0, Unit) :-
    unit_targets(Unit0, Targets0),
    append(Targets0, [Target], Targets),
    set_unit_fields([targets(Targets), reached(false)], Unit0, Unit).
