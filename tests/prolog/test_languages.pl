/** <module> Every search in both languages on every shared case

Routes are checked by code that no search uses.
*/
:- module(test_languages, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module('../../bridge/c_from_prolog/c_from_prolog').
:- use_module(files).

%   answer(-Run, -Case, -World, -Promise, -Answer): Run is
%   run(Lang, Name, Style), Answer answer(Route, Footprint), or `refused` if the
%   world is too large for the search.

answer(run(Lang, Name, Style), Case, World, Promise, Answer) :-
    placed_case(Case, World),
    World = world(Game, _, _, _, _, _),
    search_in(Lang, Name, Style, Promises, _),
    Promise = promise(Game, _, _),
    memberchk(Promise, Promises),
    Case = case(_, _, Start, Goal, _, _, _),
    catch(setup_call_cleanup(
              search_prepare(Lang, Name, Style, World, Prepared),
              ( search_run(Lang, Prepared, Start, Goal, Route),
                search_footprint(Lang, Prepared, Start, Goal, Footprint0)
              ),
              search_release(Lang, Prepared)),
          error(permission_error(prepare, world, _), _),
          Answer = refused),
    (   Answer == refused
    ->  true
    ;   Footprint0 = footprint(Distances0, Expanded),
        sort(Distances0, Distances),
        same_length(Distances0, Distances),
        Answer = answer(Route, footprint(Distances, Expanded))
    ).

%   fits(+Case, +Name, +Promise, +World, +Route): the answer that is expected.

fits(Case, Name, Promise, World, route(Status, Cost, Expanded, Squares)) :-
    case_expects(Case, Name, Promise, Expected),
    cost_fits(Expected, Status, Cost),
    (   Status == found
    ->  Case = case(_, _, Start, Goal, _, _, _),
        walk(Squares, World, Start, End, 0, Cost),
        ends(World, End, Goal)
    ;   Squares == [],
        Cost == 0
    ),
    integer(Expanded),
    route_fits(Case, Name, Promise, Squares).

cost_fits(none, no_route, 0).
cost_fits(exactly(Cost), found, Cost).
cost_fits(at_least(Least), found, Cost) :-
    Cost >= Least.

%   walk(+Squares, +World, +From, -End, +Cost0, -Cost)

walk([], _, End, End, Cost, Cost).
walk([Square|Squares], World, From, End, Cost0, Cost) :-
    (   world_moves(World, From, Moves),
        memberchk(Square, Moves)
    ->  true
    ;   world_stairs(World, From, _, Square)
    ),
    world_cost(World, Square, Step),
    Cost1 is Cost0+Step,
    walk(Squares, World, Square, End, Cost1, Cost).

ends(World, End, Goal) :-
    World = world(Game, _, _, _, _, _),
    (   End == Goal
    ->  true
    ;   game_ends_beside(Game),
        world_moves(World, End, Moves),
        memberchk(Goal, Moves)
    ).

%   route= binds the original search and the keypad trace-back.

route_fits(case(_, _, _, _, _, Expectations, _), Name,
           promise(Game, _, Keypad), Squares) :-
    (   memberchk(route(Bound), Expectations),
        once(( Keypad == true ; game(Game, Name, _) ))
    ->  Squares == Bound
    ;   true
    ).

name(case(Name, _, _, _, _, _, _), Name).

:- begin_tests(languages).

test(both_languages_have_the_same_searches, C == Prolog) :-
    findall(s(Name, Style, Promises, Summary),
            search_in(c, Name, Style, Promises, Summary), C0),
    findall(s(Name, Style, Promises, Summary),
            search_in(prolog, Name, Style, Promises, Summary), Prolog0),
    length(C0, Count),
    Count >= 9,
    msort(C0, C),
    msort(Prolog0, Prolog).

test(cases_are_answered_as_they_expect, Wrong == []) :-
    findall(Run-Case-World-Promise-Route,
            ( answer(Run, Case, World, Promise, Answer),
              Answer = answer(Route, _)
            ),
            Answers),
    length(Answers, Count),
    Count > 400,
    findall(Name/Run/Route,
            ( member(Run-Case-World-Promise-Route, Answers),
              Run = run(_, Search, _),
              \+ fits(Case, Search, Promise, World, Route),
              name(Case, Name)
            ),
            Wrong).

test(languages_agree_on_route_and_footprint, Wrong == []) :-
    findall((Name/Search/Style)-Answer,
            ( answer(run(_, Search, Style), Case, _, _, Answer),
              Answer \== refused,
              name(Case, Name)
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

test(expanded_squares_are_counted_and_have_distances, Wrong == []) :-
    findall(Name/Run,
            ( answer(Run, Case, _, _, Answer),
              Answer = answer(route(_, _, Count, _),
                              footprint(Distances, Expanded)),
              \+ ( length(Expanded, Count),
                   forall(member(Square, Expanded),
                          memberchk(Square-_, Distances))
                 ),
              name(Case, Name)
            ),
            Wrong).

test(only_thesis_searches_refuse, Styles == [thesis]) :-
    findall(Style,
            ( answer(run(_, _, Style), _, _, _, Answer),
              Answer == refused
            ),
            Refused),
    sort(Refused, Styles).

:- end_tests(languages).
