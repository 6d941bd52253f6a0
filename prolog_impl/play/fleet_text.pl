/** <module> What is told of a fleet on the screen

Mirror: c_impl/play/fleet_text.c.
*/
:- module(reitti_fleet_text,
          [ fleet_keys_text/1,          % -Text
            fleet_help_text/1,          % -Text
            fleet_status_text/5         % +Fleet, +Cursor, +Running, +Pace,
                                        % -Text
          ]).
:- use_module('../game').
:- use_module('../world').
:- use_module(roster).
:- use_module(wording).

%!  fleet_keys_text(-Text) is det.
%
%   What may be pressed, in a line.

fleet_keys_text(
    "?: help   L: leave   arrows: look   Enter: select   m a: send   \c
    .: a turn   blank: run   s v c: another search").

%!  fleet_help_text(-Text) is det.
%
%   The same, and more, in many.

fleet_help_text(
    "Select units, send them somewhere, and let turns pass.  The way ahead \c
    of each is\n\c
    dotted in its colour, and x where it goes.\n\c
    \n\c
    \s 7 8 9\n\c
    \s 4   6   move the cursor, as do the arrows; Tab: to the next unit\n\c
    \s 1 2 3\n\c
    \n\c
    \s Enter   or 5: select the unit under the cursor and no other\n\c
    \s i       this one, too, or not any more\n\c
    \s * and Backspace: select all, or none\n\c
    \s m       the selected go to the cursor; a: there, after all else\n\c
    \s h       they stay where they are\n\c
    \s u x     a new unit under the cursor; remove one\n\c
    \s w g     a wall; ground again\n\c
    \s Mouse   left selects, with shift as i; right sends, with shift as a\n\c
    \n\c
    \s .       one turn\n\c
    \s blank   turns by themselves, or a pause; + and - faster and slower\n\c
    \s t       tell where all are and go\n\c
    \s s       another search plans; the one before is asked beside it\n\c
    \s v       another style of the same search\n\c
    \s c       the same search in the other language, C or Prolog; its time \c
    has\n\c
    \s         the way there and back in it\n\c
    \s < and > plan less or more turns ahead, where the search has a \c
    window\n\c
    \s R       back to the beginning\n\c
    \s Ctrl-Z  leave the terminal for a while; fg comes back\n\c
    \s L or q  leave the game").

%!  fleet_status_text(+Fleet, +Cursor, +Running, +Pace, -Text) is det.
%
%   How things are, and what is under the cursor; Pace is in turns a second.

fleet_status_text(Fleet, Cursor, Running, Pace, Text) :-
    fleet_turns(Fleet, Turns),
    fleet_window(Fleet, Window),
    fleet_world(Fleet, World),
    wording_count(Pace, turn, Each),
    world_square_text(World, Cursor, At),
    (   Running == true
    ->  How = running
    ;   How = paused
    ),
    (   fleet_at(Fleet, Cursor, Unit)
    ->  unit_text(World, Unit, What)
    ;   world_game(World, Game),
        world_element(World, Cursor, Glyph),
        element(Game, Glyph, What, _)
    ),
    !,
    format(string(Text), "Turn ~d, ~w, ~w a second, window ~d.  ~s: ~w",
           [Turns, How, Each, Window, At, What]).

unit_text(World, Unit, Text) :-
    unit_number(Unit, Number),
    unit_targets(Unit, [Target|_]),
    world_square_text(World, Target, To),
    (   unit_selected(Unit, true)
    ->  Selected = ", selected"
    ;   Selected = ""
    ),
    format(string(Text), "unit ~d~w, to ~s", [Number, Selected, To]).
