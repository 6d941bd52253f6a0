/** <module> What the Prolog readers say of a file, as one text

The same text as test_readers.c writes for the C readers.
*/
:- module(readers,
          [ world_verdict/2,            % +File, -Text
            cases_verdict/2             % +File, -Text
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../../bridge/prolog_from_c/prolog_from_c').
:- use_module('../../prolog_impl/reitti').

%!  world_verdict(+File, -Text) is det.

world_verdict(File, Text) :-
    catch(( world_read(File, World),
            World = world(Game, Corners, Levels, Width, Height, Elements),
            format(string(Text), "~w ~w ~d ~d ~d ~w",
                   [Game, Corners, Levels, Width, Height, Elements])
          ),
          error(world_error(Line, Message), File),
          format(string(Text), "~d: ~s", [Line, Message])).

%!  cases_verdict(+File, -Text) is det.

cases_verdict(File, Text) :-
    catch(( cases_read(File, Cases),
            with_output_to(string(Text),
                           forall(member(Case, Cases), show(Case)))
          ),
          error(cases_error(Line, Message), File),
          format(string(Text), "~d: ~s", [Line, Message])).

show(Case) :-
    Case = case(Name, World, _, _, Shortest, Expectations, Line),
    format("~d ~w ~w ~w", [Line, Name, World, Shortest]),
    forall(member(Search=Cost, Expectations), format(" ~w=~w", [Search, Cost])),
    show_squares(Case),
    (   known(World, Known)
    ->  catch(( case_place(Case, Known, Placed),
                show_squares(Placed)
              ),
              error(cases_error(Refused, Message), _),
              format(" ~d: ~s", [Refused, Message]))
    ;   true
    ),
    nl.

show_squares(case(_, _, From, To, _, Expectations, _)) :-
    show_square(From),
    show_square(To),
    forall(member(route(Squares), Expectations),
           (   write(" route="),
               forall(member(Square, Squares), show_square(Square))
           )).

show_square(square(Level, X, Y)) :-
    format(" ~d,~d,~d", [Level, X, Y]).

%   The world of that name in tests/worlds.

:- table known/2.

known(Name, World) :-
    expand_file_name('tests/worlds/*.world', Files),
    member(File, Files),
    file_base_name(File, Base),
    file_name_extension(Name, world, Base),
    world_read(File, World).
