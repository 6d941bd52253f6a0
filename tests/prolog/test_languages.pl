/** <module> Every solver in both languages on every shared case

Answers are checked by code that no solver uses.
*/
:- module(test_languages, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, nth0/3]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module('../../bridge/c_from_prolog/c_from_prolog').
:- use_module(files).

%   answer(?Run, -Case, -World, -Promised, -Answer): Run is
%   run(Lang, Name, Style), Answer an answer and its trace, or `refused` if the
%   world or the question is not for the solver.  A world is prepared once for
%   all of its cases.

answer(run(Lang, Name, Style), Case, World, Promised, Answer) :-
    world_cases(World-Problem, Cases),
    world_game(World, Game),
    solver_in(Lang, Name, Style, Problem, _, _),
    solver_promises(Name, Style, Game, Promised),
    \+ is_endless(Name, World),
    answers(Cases, Lang, Name, Style, World, Answers),
    member(Case-Answer, Answers).

%   A trace of 180,000 squares: reitti check looks at it.

is_endless(iterative_deepening, World) :-
    world_width(World, Width),
    Width > 500.

world_cases(Key, Cases) :-
    findall((World-Problem)-Case,
            ( placed_case(Case, World),
              case_problem(Case, Problem)
            ),
            Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    member(Key-Cases, Groups).

answers(Cases, Lang, Name, Style, World, Answers) :-
    catch(setup_call_cleanup(
              solver_prepare(Lang, Name, Style, World, Prepared),
              maplist(answer_of(Lang, Prepared), Cases, Answers),
              solver_release(Lang, Prepared)),
          refused(_),
          findall(Case-refused, member(Case, Cases), Answers)).

answer_of(Lang, Prepared, Case, Case-Answer) :-
    case_question(Case, Question),
    catch(( solver_run(Lang, Prepared, Question, Answer0),
            solver_trace(Lang, Prepared, Question, Trace),
            Answer = Answer0-Trace
          ),
          refused(_),
          Answer = refused).

%   All answers, found once for the tests that want them.

:- dynamic found/1.

found_answers(Answers) :-
    found(Answers),
    !.
found_answers(Answers) :-
    findall(asked(Run, Case, World, Promised, Answer),
            answer(Run, Case, World, Promised, Answer),
            Answers),
    assertz(found(Answers)).

%   fits(+Case, +Name, +Promised, +World, +Answer): what is expected.  Traces
%   are looked at by test_route.

fits(Case, Name, Promised, World, Answer) :-
    score_fits(Case, Name, Promised, Answer),
    case_problem(Case, Problem),
    case_question(Case, Question),
    catch(problem_check(Problem, World, Question, Answer, Promised),
          error(wrong_answer(_), _),
          fail),
    forall(case_work(Case, Name, Count, Number),
           work_fits(Problem, Count, Answer, Number)),
    route_fits(Case, World, Name, Promised, Answer),
    forall(( answer_binds(Promised, Name, Whose),
             case_answer(Case, Whose, Expected)
           ),
           rows_fit(Expected, World, Answer)).

score_fits(Case, Name, Promised, Answer) :-
    answer_status(Answer, Status),
    answer_score(Answer, Score),
    case_best(Case, Best),
    (   case_expects(Case, Name, Expected)
    ->  true
    ;   Expected = Best
    ),
    (   Expected == none
    ->  Status == no_answer,
        Score == 0,
        answer_rows(Answer, [])
    ;   Status == found,
        (   ( case_expects(Case, Name, _) ; memberchk(best, Promised) )
        ->  Score == Expected
        ;   case_problem(Case, Problem),
            problem(Problem, _, _, Better, _, _),
            no_better(Better, Score, Expected)
        )
    ).

no_better(less, Score, Best) :- Score >= Best.
no_better(more, Score, Best) :- Score =< Best.
no_better(same, _, _).

work_fits(Problem, Count, Answer, Number) :-
    problem(Problem, _, Counts, _, _, _),
    answer_work(Answer, Work),
    nth0(Index, Counts, Count),
    nth0(Index, Work, Number).

%   answer= binds those that promise the same, SOLVER.answer= that solver.

answer_binds(_, Name, Name).
answer_binds(Promised, _, same) :-
    memberchk(same, Promised).

rows_fit(rows(Squares), _, Answer) :-
    answer_rows(Answer, Squares).
rows_fit(sum(Sum), World, Answer) :-
    answer_rows(Answer, Rows),
    rows_sum(Rows, World, Sum).

%   route= binds the game's own solver and those that promise the same.

route_fits(Case, World, Name, Promised, Answer) :-
    world_game(World, Game),
    (   case_route(Case, Squares),
        once(( memberchk(same, Promised) ; game(Game, Name, _) ))
    ->  answer_rows(Answer, Squares)
    ;   true
    ).

compared(original, Answer-_, Rows) :-
    !,
    answer_rows(Answer, Rows).
compared(_, Answer, Answer).

%   Traits may stand in any order.

declared(Lang, solver(Name, Style, Problem, Promises, Summary)) :-
    solver_in(Lang, Name, Style, Problem, Promises0, Summary),
    findall(For-Promised,
            ( member(For0-Promised, Promises0),
              (   is_list(For0)
              ->  sort(For0, For)
              ;   For = For0
              )
            ),
            Promises).

:- begin_tests(languages).

test(both_languages_have_the_same_solvers, C == Prolog) :-
    findall(Solver, declared(c, Solver), C0),
    findall(Solver, declared(prolog, Solver), Prolog0),
    length(C0, Count),
    Count >= 9,
    msort(C0, C),
    msort(Prolog0, Prolog).

%   What several of them say alike is looked at once.

test(cases_are_answered_as_they_expect, Wrong == []) :-
    found_answers(All),
    findall(said(Solver, Case, World, Promised, Answer),
            member(asked(run(_, Solver, _), Case, World, Promised, Answer-_),
                   All),
            Said0),
    length(Said0, Count),
    Count > 400,
    sort(Said0, Said),
    findall(Name/Solver/Answer,
            ( member(said(Solver, Case, World, Promised, Answer), Said),
              \+ fits(Case, Solver, Promised, World, Answer),
              case_name(Case, Name)
            ),
            Wrong).

%   Of an original, the rows: its languages do not do the same work.

test(languages_agree_on_answer_and_trace, Wrong == []) :-
    found_answers(All),
    findall((Name/Solver/Style)-Compared,
            ( member(asked(run(_, Solver, Style), Case, _, _, Answer), All),
              Answer \== refused,
              compared(Style, Answer, Compared),
              case_name(Case, Name)
            ),
            Answers0),
    keysort(Answers0, Answers),
    group_pairs_by_key(Answers, Groups),
    aggregate_all(count, member(_-[_, _], Groups), Count),
    Count > 200,
    findall(Which-One-Other,
            ( member(Which-[One, Other], Groups),
              One \== Other
            ),
            Wrong).

test(languages_of_an_original_refuse_the_same, Alone == []) :-
    found_answers(All),
    findall((Name/Solver)-Lang,
            ( member(asked(run(Lang, Solver, original), Case, _, _, refused),
                     All),
              case_name(Case, Name)
            ),
            Refused0),
    keysort(Refused0, Refused),
    group_pairs_by_key(Refused, Groups),
    length(Groups, Count),
    Count > 20,
    findall(Which, member(Which-[_], Groups), Alone).

test(only_who_says_so_refuses,
     Refusing == [original, thesis, waypoints]) :-
    found_answers(All),
    findall(Who,
            ( member(asked(run(_, Name, Style), _, _, _, refused), All),
              (   memberchk(Style, [original, thesis])
              ->  Who = Style
              ;   Who = Name
              )
            ),
            Refused),
    sort(Refused, Refusing).

:- end_tests(languages).
