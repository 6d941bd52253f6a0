/** <module> What was measured in 2010

From the tables of the Finnish thesis of 2010 that this study repeats: C++ with
Borland C++ 4.52, Prolog with LPA Win-Prolog 3.5.  Here `c` stands for its C++.
It has a table for each game, with lines, sizes and times.  Its lines are all
but comment lines; its clock showed whole milliseconds.
*/
:- module(claims_original,
          [ original_game/2,            % ?Game, ?Search
            original_unit/2,            % ?Game, -Unit
            original_case/3,            % ?Game, ?Number, ?Case
            original_size/4,            % ?Game, ?Lang, ?What, ?Value
            original_time/5,            % ?Game, ?Number, ?Lang, ?Mode, ?Ms
            original_resolution/1,      % ?Ms
            original_source/2           % ?Game, -Source
          ]).
:- use_module(library(lists), [nth1/3]).
:- use_module('../study/listing', []).

%!  original_source(?Game, -Source) is nondet.
%
%   Where the figures of a game stand.

original_source(rogue, 'thesis of 2010, Table 7').
original_source(tactics, 'thesis of 2010, Table 8').
original_source(city, 'thesis of 2010, Table 9').

%!  original_game(?Game, ?Search) is nondet.
%
%   The games in its order, each with the search that it used.

original_game(rogue, two_phase).
original_game(tactics, astar).
original_game(city, levelwise).

%   Its problem and its games stand first in every list.

study_listing:listed_first(problem, 1, route).
study_listing:listed_first(game, Place, Game) :-
    findall(G, original_game(G, _), Games),
    nth1(Place, Games, Game).

%!  original_unit(?Game, -Unit) is nondet.
%
%   What the cost of a route is in.

original_unit(rogue, steps).
original_unit(tactics, 'action points').
original_unit(city, steps).

%!  original_case(?Game, ?Number, ?Case) is nondet.

original_case(rogue, 1, 'rogue-1').
original_case(rogue, 2, 'rogue-2').
original_case(tactics, 1, 'tactics-1').
original_case(tactics, 2, 'tactics-2').
original_case(city, 1, 'city-1').
original_case(city, 2, 'city-2').

%!  original_size(?Game, ?Lang, ?What, ?Value) is nondet.
%
%   Lines: `program`; of these `set_up` and `removal` of the world, `search`, of
%   which `neighbours` (finding those to examine) and `trace_back`, and `tables`
%   (printing distances); `without_world`, which in city is without its tables,
%   too.  Kilobytes: `source_kb`, `executable_kb`.  What it does not give is
%   missing.

original_size(rogue, c, program, 718).
original_size(rogue, c, set_up, 23).
original_size(rogue, c, search, 236).
original_size(rogue, c, neighbours, 59).
original_size(rogue, c, source_kb, 16.2).
original_size(rogue, c, executable_kb, 92.4).
original_size(rogue, prolog, program, 752).
original_size(rogue, prolog, set_up, 149).
original_size(rogue, prolog, removal, 149).
original_size(rogue, prolog, without_world, 454).
original_size(rogue, prolog, search, 159).
original_size(rogue, prolog, neighbours, 32).
original_size(rogue, prolog, source_kb, 20.0).
original_size(tactics, c, program, 517).
original_size(tactics, c, search, 280).
original_size(tactics, c, trace_back, 24).
original_size(tactics, c, source_kb, 14.0).
original_size(tactics, c, executable_kb, 90.2).
original_size(tactics, prolog, program, 530).
original_size(tactics, prolog, set_up, 290).
original_size(tactics, prolog, without_world, 240).
original_size(tactics, prolog, search, 130).
original_size(tactics, prolog, trace_back, 5).
original_size(tactics, prolog, source_kb, 16.0).
original_size(city, c, program, 665).
original_size(city, c, search, 398).
original_size(city, c, source_kb, 17.7).
original_size(city, c, executable_kb, 92.9).
original_size(city, prolog, program, 1011).
original_size(city, prolog, set_up, 578).
original_size(city, prolog, without_world, 400).
original_size(city, prolog, search, 205).
original_size(city, prolog, tables, 33).
original_size(city, prolog, source_kb, 29.8).

%!  original_time(?Game, ?Number, ?Lang, ?Mode, ?Ms) is nondet.
%
%   Of case Number; below(Ms) where the clock did not show it.  Mode is that of
%   Prolog: its options *compile* and *optimize*.

original_time(Game, Number, c, none, below(Ms)) :-
    original_case(Game, Number, _),
    original_resolution(Ms).
original_time(rogue, 1, prolog, compile, 16).
original_time(rogue, 1, prolog, optimize, 15).
original_time(rogue, 2, prolog, compile, 16).
original_time(rogue, 2, prolog, optimize, 15).
original_time(tactics, 1, prolog, compile, 47).
original_time(tactics, 1, prolog, optimize, 47).
original_time(tactics, 2, prolog, compile, 31).
original_time(tactics, 2, prolog, optimize, 31).
original_time(city, 1, prolog, compile, 88).
original_time(city, 1, prolog, optimize, 78).
original_time(city, 2, prolog, compile, 78).
original_time(city, 2, prolog, optimize, 63).

%!  original_resolution(?Ms) is det.
%
%   What its clock could show, in milliseconds.

original_resolution(1).
