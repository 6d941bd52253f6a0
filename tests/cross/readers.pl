/** <module> What the Prolog readers say of a file, as one text

The same text as test_readers.c writes for the C readers.
*/
:- module(readers,
          [ world_verdict/2,            % +File, -Text
            cases_verdict/2,            % +File, -Text
            map_verdict/2,              % +File, -Text
            scen_verdict/2              % +File, -Text
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../../bridge/prolog_from_c/prolog_from_c').
:- use_module('../../prolog_impl/reitti').

%!  world_verdict(+File, -Text) is det.

world_verdict(File, Text) :-
    catch(( world_read(File, World),
            show_world(World, Text)
          ),
          error(world_error(Line, Message), File),
          format(string(Text), "~d: ~s", [Line, Message])).

show_world(World, Text) :-
    world_game(World, Game),
    world_corners(World, Corners),
    world_levels(World, Levels),
    world_width(World, Width),
    world_height(World, Height),
    world_elements(World, Elements),
    format(string(Text), "~w ~w ~d ~d ~d ~w",
           [Game, Corners, Levels, Width, Height, Elements]).

%!  map_verdict(+File, -Text) is det.
%
%   Of the file by a name that ends otherwise.

map_verdict(File, Text) :-
    atom_concat(File, '.map', Map),
    catch(( worlds_get(Map, World),
            show_world(World, Text)
          ),
          error(world_error(Line, Message), Map),
          format(string(Text), "~d: ~s", [Line, Message])).

%!  scen_verdict(+File, -Text) is det.

scen_verdict(File, Text) :-
    atom_concat(File, '.scen', Scen),
    catch(( scen_read(Scen, 7, Cases),
            with_output_to(string(Text),
                           forall(member(Case, Cases), show_row(Case)))
          ),
          error(cases_error(Line, Message), Scen),
          format(string(Text), "~d: ~s", [Line, Message])).

show_row(Case) :-
    show(Case),
    case_best(Case, Best),
    case_size(Case, Width, Height),
    (   Best = near(_, Slack)
    ->  true
    ;   Slack = 0
    ),
    format(" ~d ~d ~d~n", [Slack, Width, Height]).

%!  cases_verdict(+File, -Text) is det.

cases_verdict(File, Text) :-
    catch(( cases_read(File, Cases),
            with_output_to(string(Text),
                           forall(member(Case, Cases), show(Case)))
          ),
          error(cases_error(Line, Message), File),
          format(string(Text), "~d: ~s", [Line, Message])).

show(Case) :-
    case_line(Case, Line),
    case_name(Case, Name),
    case_world(Case, World),
    case_best(Case, Best0),
    (   Best0 = near(Best, _)
    ->  true
    ;   Best = Best0
    ),
    format("~d ~w ~w ~w", [Line, Name, World, Best]),
    forall(case_expects(Case, Solver, Score),
           format(" ~w=~w", [Solver, Score])),
    forall(case_work(Case, Solver, Count, Number),
           format(" ~w.~w=~d", [Solver, Count, Number])),
    forall(case_answer(Case, Solver, Answer), show_answer(Solver, Answer)),
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

show_answer(Solver, sum(Sum)) :-
    !,
    format(" ~w.answer=sum:~d", [Solver, Sum]).
show_answer(Solver, rows(Squares)) :-
    format(" ~w.answer=", [Solver]),
    forall(member(Square, Squares), show_square(Square)).

show_squares(Case) :-
    case_question(Case, Question),
    question_squares(Question, Squares),
    question_numbers(Question, Numbers),
    forall(member(Square, Squares), show_square(Square)),
    forall(member(Number, Numbers), format(" ~d", [Number])),
    forall(case_route(Case, Route),
           (   write(" route="),
               forall(member(Square, Route), show_square(Square))
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
