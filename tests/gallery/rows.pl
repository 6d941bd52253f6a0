/** <module> Solvers whose answer has rows that are no squares, or none */
:- module(gallery_rows, []).
:- use_module(library(lists), [append/3, numlist/3]).
:- use_module('../../prolog_impl/kernels/graph', [graph_world/2]).
:- use_module('../../prolog_impl/answer').
:- use_module('../../prolog_impl/rows').
:- use_module(deeds, [with_rows/3]).

:- multifile gallery:answers/4.

%   A list that is none.

gallery:answers(prolog_no_end, _, Answer0, Answer) :-
    answer_rows(Answer0, Rows0),
    append(Rows0, _, Rows),
    with_rows(Answer0, Rows, Answer).
gallery:answers(prolog_cycle, _, Answer0, Answer) :-
    answer_rows(Answer0, Rows0),
    append(Rows0, Rows, Rows),
    with_rows(Answer0, Rows, Answer).
gallery:answers(prolog_long_answer, _, Answer0, Answer) :-
    answer_rows(Answer0, [Square|_]),
    findall(Square, between(1, 10000000, _), Rows),
    with_rows(Answer0, Rows, Answer).

%   Numbers, with squares or without.

gallery:answers(prolog_numbers, _, Answer0, Answer) :-
    each_row(Answer0, _-[1], Answer).
gallery:answers(prolog_squares_and_numbers, _, Answer0, Answer) :-
    each_row(Answer0, Square-(Square-[1]), Answer).
gallery:answers(prolog_bare_numbers, _, Answer0, Answer) :-
    each_row(Answer0, _-1, Answer).
gallery:answers(prolog_squares_and_bare_numbers, _, Answer0, Answer) :-
    each_row(Answer0, Square-(Square-1), Answer).
gallery:answers(prolog_no_numbers, _, Answer0, Answer) :-
    each_row(Answer0, _-[], Answer).
gallery:answers(prolog_squares_and_no_numbers, _, Answer0, Answer) :-
    each_row(Answer0, Square-(Square-[]), Answer).
gallery:answers(prolog_words, _, Answer0, Answer) :-
    each_row(Answer0, _-[north], Answer).
gallery:answers(prolog_unbound_numbers, _, Answer0, Answer) :-
    each_row(Answer0, _-[1, _], Answer).
gallery:answers(prolog_huge_numbers, _, Answer0, Answer) :-
    each_row(Answer0, _-[4294967297], Answer).
gallery:answers(prolog_endless_row, _, Answer0, Answer) :-
    Row = [1|Row],
    with_rows(Answer0, [Row], Answer).

%   All together more than there may be, though it is one list again and again.

gallery:answers(prolog_wide_rows, _, Answer0, Answer) :-
    numlist(1, 100000, Row),
    length(Rows, 10000),
    each(Rows, Row),
    with_rows(Answer0, Rows, Answer).

%   Rows of different kinds.

gallery:answers(prolog_squares_then_numbers, _, Answer0, Answer) :-
    second_row(Answer0, _-[1], Answer).
gallery:answers(prolog_squares_then_both, _, Answer0, Answer) :-
    second_row(Answer0, Square-(Square-[1]), Answer).
gallery:answers(prolog_both_then_squares, _, Answer0, Answer) :-
    each_row(Answer0, Square-(Square-[1]), Answer1),
    second_row(Answer1, (Square1-_)-Square1, Answer).
gallery:answers(prolog_uneven_numbers, _, Answer0, Answer) :-
    each_row(Answer0, _-[1], Answer1),
    second_row(Answer1, _-[1, 2], Answer).

%   Planes.

gallery:answers(prolog_plane, Flood, Answer0, Answer) :-
    plane(Flood, Plane),
    with_rows(Answer0, Plane, Answer).
gallery:answers(prolog_small_plane, Flood, Answer0, Answer) :-
    plane(Flood, Plane0),
    Plane0 =.. [plane, _|Numbers],
    Plane =.. [plane|Numbers],
    with_rows(Answer0, Plane, Answer).
gallery:answers(prolog_unbound_plane, Flood, Answer0, Answer) :-
    plane(Flood, Plane0),
    functor(Plane0, plane, Size),
    functor(Plane, plane, Size),
    with_rows(Answer0, Plane, Answer).
gallery:answers(prolog_plane_of_words, Flood, Answer0, Answer) :-
    plane(Flood, Plane),
    setarg(7, Plane, seven),
    with_rows(Answer0, Plane, Answer).
gallery:answers(prolog_plane_of_nothing, _, Answer0, Answer) :-
    compound_name_arity(Plane, plane, 0),
    with_rows(Answer0, Plane, Answer).
gallery:answers(prolog_plain_plane, _, Answer0, Answer) :-
    with_rows(Answer0, plane, Answer).

%   each_row(+Answer0, +Old-New, -Answer): a New for each row, which is Old.

each_row(Answer0, Change, Answer) :-
    answer_rows(Answer0, Rows0),
    findall(Row, changed(Rows0, Change, Row), Rows),
    with_rows(Answer0, Rows, Answer).

changed(Rows, Change, New) :-
    append(_, [Old|_], Rows),
    copy_term(Change, Old-New).

%   second_row(+Answer0, +Old-New, -Answer): the same of the second.

second_row(Answer0, Old-New, Answer) :-
    answer_rows(Answer0, [First, Old|Rows]),
    with_rows(Answer0, [First, New|Rows], Answer).

each([], _).
each([Row|Rows], Row) :-
    each(Rows, Row).

plane(Flood, Plane) :-
    graph_world(Flood, World),
    plane_of(World, [], 0, Plane).
