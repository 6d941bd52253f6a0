/** <module> Thesis searches clear away their facts, however a run ends */
:- module(test_thesis, []).
:- use_module(library(plunit)).
:- use_module(library(time), [call_with_time_limit/2]).
:- use_module('../../prolog_impl/reitti').
:- use_module(files).

%   How many facts each thesis search has.

facts(Facts) :-
    findall(Module:Name/Arity-Count,
            ( solver(_, thesis, _, _, _, Module),
              predicate_property(Module:Head, dynamic),
              \+ predicate_property(Module:Head, imported_from(_)),
              predicate_property(Module:Head, number_of_clauses(Count)),
              functor(Head, Name, Arity)
            ),
            Facts0),
    sort(Facts0, Facts),
    length(Facts, Predicates),
    Predicates >= 10.

%   A route, and none, for each thesis search.

question(two_phase, rogue,    square(1, 10, 11), square(1, 3, 2)).
question(astar,     tactics,  square(1, 1, 1),   square(1, 10, 10)).
question(levelwise, city,     square(1, 2, 2),   square(4, 9, 8)).

no_way(two_phase, 'rogue-sealed',   square(1, 3, 3), square(1, 1, 1)).
no_way(astar,     'tactics-sealed', square(1, 1, 1), square(1, 3, 3)).
no_way(levelwise, 'city-sealed',    square(1, 1, 1), square(2, 1, 1)).

%   A large level whose last column is walled off: all of it has to be searched.

large(Search, World) :-
    game(Game, Search, _),
    findall(Code,
            ( between(1, 100, _),
              between(1, 100, X),
              ( X =:= 99 -> Code = 0'# ; Code = 0'. )
            ),
            Codes),
    atom_codes(Elements, Codes),
    world_make(Game, cut, 1, 100, 100, Elements, World).

:- meta_predicate prepared(+, +, -, 0).

prepared(Search, World, Prepared, Goal) :-
    setup_call_cleanup(
        solver_prepare(Search, thesis, World, Prepared),
        once(Goal),
        solver_release(Prepared)).

:- begin_tests(thesis).

test(every_thesis_search_is_asked, Searches == Asked) :-
    findall(Search, solver(Search, thesis, _, _, _, _), Searches0),
    findall(Search, question(Search, _, _, _), Asked0),
    msort(Searches0, Searches),
    msort(Asked0, Asked).

test(a_run_leaves_no_facts,
     [forall(question(Search, Name, Start, Goal)), After == Before]) :-
    world_named(Name, World),
    prepared(Search, World, Prepared,
             ( facts(Before),
               route_question(Start, Goal, Question),
               solver_run(Prepared, Question, Answer),
               answer_status(Answer, found),
               facts(After)
             )).

test(a_run_without_route_leaves_no_facts,
     [forall(no_way(Search, Name, Start, Goal)), After == Before]) :-
    world_named(Name, World),
    prepared(Search, World, Prepared,
             ( facts(Before),
               route_question(Start, Goal, Question),
               solver_run(Prepared, Question, Answer),
               answer_status(Answer, no_answer),
               facts(After)
             )).

test(a_trace_leaves_no_facts,
     [forall(question(Search, Name, Start, Goal)), After == Before]) :-
    world_named(Name, World),
    prepared(Search, World, Prepared,
             ( facts(Before),
               route_question(Start, Goal, Question),
               solver_trace(Prepared, Question, _),
               facts(After)
             )).

test(a_run_out_of_inferences_leaves_no_facts,
     [ forall(( question(Search, Name, Start, Goal),
                member(Limit, [10, 100, 300, 1000, 3000]) )),
       After-Again == Before-First ]) :-
    world_named(Name, World),
    route_question(Start, Goal, Question),
    prepared(Search, World, Prepared,
             ( solver_run(Prepared, Question, First),
               facts(Before),
               call_with_inference_limit(
                   solver_run(Prepared, Question, _), Limit,
                   inference_limit_exceeded),
               facts(After),
               solver_run(Prepared, Question, Again)
             )).

test(a_run_out_of_time_leaves_no_facts,
     [ forall(question(Search, _, _, _)), After == Before ]) :-
    large(Search, World),
    route_question(square(1, 1, 1), square(1, 100, 99), Question),
    prepared(Search, World, Prepared,
             ( facts(Before),
               catch(( call_with_time_limit(
                           0.02, solver_run(Prepared, Question, _)),
                       fail
                     ),
                     time_limit_exceeded,
                     true),
               facts(After)
             )).

test(releasing_leaves_nothing,
     [forall(question(Search, Name, _, _)), After == Before]) :-
    world_named(Name, World),
    facts(Before),
    prepared(Search, World, _, ( facts(During), During \== Before )),
    facts(After).

test(two_worlds_are_kept_apart, [First, Second] == [Alone, Alone1]) :-
    world_named(rogue, World),
    world_named('rogue-open', World1),
    route_question(square(1, 2, 2), square(1, 9, 7), Question),
    solve(two_phase, thesis, World, Question, Alone),
    solve(two_phase, thesis, World1, Question, Alone1),
    prepared(two_phase, World, Prepared,
             prepared(two_phase, World1, Prepared1,
                      ( solver_run(Prepared, Question, First),
                        solver_run(Prepared1, Question, Second),
                        solver_run(Prepared, Question, First)
                      ))),
    Alone \== Alone1.

:- end_tests(thesis).
