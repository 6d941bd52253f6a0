/** <module> Solvers whose answer is not right, or not an answer */
:- module(gallery_answers, []).
:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module('../../prolog_impl/kernels/graph', [graph_world/2]).
:- use_module('../../prolog_impl/answer').
:- use_module('../../prolog_impl/world').
:- use_module(deeds, [with_rows/3, with_score/3, with_work/3]).

:- multifile gallery:answers/4.
:- dynamic last/1.

%   The route.

gallery:answers(prolog_hole, _, Answer0, Answer) :-
    answer_rows(Answer0, [_, Square|Squares]),
    with_rows(Answer0, [Square, Square|Squares], Answer).
gallery:answers(prolog_outside, _, Answer0, Answer) :-
    answer_rows(Answer0, [_|Squares]),
    with_rows(Answer0, [square(99, -1, 99999999)|Squares], Answer).
gallery:answers(prolog_float_squares, _, Answer0, Answer) :-
    answer_rows(Answer0, [square(Level, X0, Y)|Squares]),
    X is float(X0),
    with_rows(Answer0, [square(Level, X, Y)|Squares], Answer).
gallery:answers(prolog_through_wall, Flood, Answer0, Answer) :-
    graph_world(Flood, World),
    answer_rows(Answer0, Squares0),
    append(Front, [Before, _, After|Rest], Squares0),
    world_each(World, Wall),
    \+ world_is_open(World, Wall),
    beside(Before, Wall),
    beside(Wall, After),
    !,
    append(Front, [Before, Wall, After|Rest], Squares),
    with_rows(Answer0, Squares, Answer).
gallery:answers(prolog_no_route, _, Answer0, Answer) :-
    answer_work(Answer0, Work),
    answer_make(no_answer, 0, Work, [], Answer).
gallery:answers(prolog_no_route_but_squares, _, Answer0, Answer) :-
    answer_work(Answer0, Work),
    answer_rows(Answer0, Squares),
    answer_make(no_answer, 0, Work, Squares, Answer).
gallery:answers(prolog_remembers, _, Answer0, Answer) :-
    (   retract(last(Last))
    ->  Answer = Last
    ;   Answer = Answer0
    ),
    assertz(last(Answer0)).

%   The cost.

gallery:answers(prolog_wrong_cost, _, Answer0, Answer) :-
    raise_score(Answer0, 1, Answer).
gallery:answers(prolog_wrong_elsewhere, _, Answer0, Answer) :-
    answer_score(Answer0, Score),
    (   memberchk(Score, [0, 6, 12])
    ->  Answer = Answer0
    ;   raise_score(Answer0, 1, Answer)
    ).
gallery:answers(prolog_huge_cost, _, Answer0, Answer) :-
    raise_score(Answer0, 4294967296, Answer).
gallery:answers(prolog_immense_cost, _, Answer0, Answer) :-
    More is 7**77,
    raise_score(Answer0, More, Answer).
gallery:answers(prolog_unbound_cost, _, Answer0, Answer) :-
    with_score(Answer0, _, Answer).
gallery:answers(prolog_float_cost, _, Answer0, Answer) :-
    answer_score(Answer0, Score0),
    Score is float(Score0),
    with_score(Answer0, Score, Answer).
gallery:answers(prolog_freezes, _, Answer0, Answer) :-
    freeze(Score, halt),
    with_score(Answer0, Score, Answer).
gallery:answers(prolog_right_once, _, Answer0, Answer) :-
    tire(1, Answer0, Answer).
gallery:answers(prolog_right_three_times, _, Answer0, Answer) :-
    tire(3, Answer0, Answer).

%   The work.

gallery:answers(prolog_more_work, _, Answer0, Answer) :-
    claim_work(Answer0, 1, Answer).
gallery:answers(prolog_less_work, _, Answer0, Answer) :-
    claim_work(Answer0, -1, Answer).
gallery:answers(claims_much, _, Answer0, Answer) :-
    claim_work(Answer0, 134217729, Answer).
gallery:answers(prolog_absurd_work, _, Answer0, Answer) :-
    claim_work(Answer0, 2000000000, Answer).
gallery:answers(prolog_negative_work, _, Answer0, Answer) :-
    claim_work(Answer0, -2000000000, Answer).
gallery:answers(prolog_huge_work, _, Answer0, Answer) :-
    More is 7**77,
    claim_work(Answer0, More, Answer).
gallery:answers(prolog_no_counts, _, Answer0, Answer) :-
    with_work(Answer0, [], Answer).
gallery:answers(prolog_three_counts, _, Answer0, Answer) :-
    answer_work(Answer0, [Expanded]),
    with_work(Answer0, [Expanded, 7, 7], Answer).
gallery:answers(prolog_bare_count, _, Answer0, Answer) :-
    answer_work(Answer0, [Expanded]),
    with_work(Answer0, Expanded, Answer).
gallery:answers(prolog_endless_counts, _, Answer0, Answer) :-
    answer_work(Answer0, [Expanded]),
    with_work(Answer0, [Expanded|_], Answer).
gallery:answers(prolog_float_count, _, Answer0, Answer) :-
    answer_work(Answer0, [Expanded0]),
    Expanded is float(Expanded0),
    with_work(Answer0, [Expanded], Answer).
gallery:answers(prolog_unbound_count, _, Answer0, Answer) :-
    with_work(Answer0, [_], Answer).

%   The whole of it.

gallery:answers(prolog_not_a_route, _, _, a_long_way).
gallery:answers(prolog_unbound, _, _, _).
gallery:answers(prolog_unknown_status, _, Answer0, Answer) :-
    answer_score(Answer0, Score),
    answer_work(Answer0, Work),
    answer_rows(Answer0, Rows),
    answer_make(perhaps, Score, Work, Rows, Answer).
gallery:answers(prolog_ruins_prepared, Flood, Answer, Answer) :-
    nb_setarg(1, Flood, ruined).

raise_score(Answer0, More, Answer) :-
    answer_score(Answer0, Score0),
    Score is Score0+More,
    with_score(Answer0, Score, Answer).

claim_work(Answer0, More, Answer) :-
    answer_work(Answer0, [Expanded0]),
    Expanded is Expanded0+More,
    with_work(Answer0, [Expanded], Answer).

tire(Right, Answer0, Answer) :-
    flag(tired, Runs, Runs+1),
    (   Runs < Right
    ->  Answer = Answer0
    ;   raise_score(Answer0, 1, Answer)
    ).

beside(square(Level, X0, Y0), square(Level, X, Y)) :-
    abs(X-X0) =< 1,
    abs(Y-Y0) =< 1.
