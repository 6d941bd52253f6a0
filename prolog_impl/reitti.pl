/** <module> All of the Prolog side

Loads every unit, every game, every maker, and every problem with its solvers.
Start SWI-Prolog with -O for compiled arithmetic: no file here says it for
itself.

    ?- world_read('tests/worlds/rogue.world', World),
       question_make([square(1,10,11), square(1,3,2)], [], Question),
       solve(two_phase, tuned, World, Question, Answer),
       answer_rows(Answer, Squares).
*/
:- module(reitti, []).
:- reexport([ answer, cases, cases_reader, game, grown, made, maker,
              map_reader, moves, picture, problem, question, random, rows,
              scen_reader, score, solver, square, world, world_reader,
              world_writer, worlds ]).
:- use_module(library(apply), [include/3]).
:- use_module(support/loading).

%   A problem has the name of its directory.

term_expansion(load_all(Pattern), Directives) :-
    load_directives(Pattern, Directives).
term_expansion(load_problems, Directives) :-
    load_directives('*/*.pl', All),
    include(is_problem, All, Directives).

is_problem((:- use_module(File, []))) :-
    atomic_list_concat([Name, Name], /, File).

load_all('games/*.pl').
load_all('makers/*.pl').
load_problems.
load_all('*/*/*.pl').
