/** <module> The numbers that every implementation must give

Mirror: tests/c/test_random_numbers.c.
*/
:- module(test_random, []).
:- use_module(library(plunit)).
:- use_module(library(apply), [foldl/5, maplist/2]).
:- use_module(library(lists), [numlist/3]).
:- use_module('../../prolog_impl/random').

drawn(Ns, Numbers, State0, State) :-
    foldl(random_draw, Ns, Numbers, State0, State).

times(Count, N, Ns) :-
    length(Ns, Count),
    maplist(=(N), Ns).

%   vector(Seed, Stream, First, Drawn, Last): ten draws of a hundred lead from
%   the state First to the state Last.

vector(0, 0, 1058899243, [86, 2, 54, 34, 7, 79, 37, 95, 57, 8], 183447449).
vector(1, 0, 1772866764, [38, 94, 41, 53, 4, 94, 93, 20, 77, 93], 2010933973).
vector(1, 1, 975430364, [66, 81, 69, 54, 70, 17, 61, 96, 66, 23], 501939697).
vector(1, 2, 1054193646, [9, 59, 53, 99, 62, 17, 68, 88, 11, 12], 266385832).
vector(1, 4, 300992422, [68, 81, 15, 76, 12, 85, 58, 73, 49, 57], 1230410071).
vector(2, 0, 1111598145, [43, 73, 56, 65, 75, 48, 86, 0, 82, 90], 1942067028).
vector(42, 101, 247388937, [79, 20, 79, 5, 17, 1, 72, 7, 80, 3], 64621162).
vector(2147483647, 4, 460341306, [52, 69, 69, 73, 99, 29, 45, 21, 55, 96],
       2070707962).

:- begin_tests(random).

test(minimal_standard,
     States-Last == [48271, 182605794, 1291394886, 1914720637]-399268537) :-
    findall(State,
            ( between(1, 4, Count),
              times(Count, 1, Ns),
              drawn(Ns, _, 1, State)
            ),
            States),
    times(10000, 1, Many),
    drawn(Many, _, 1, Last).            % as the C++ standard says

test(streams_of_seeds,
     [ forall(vector(Seed, Stream, First, Drawn, Last)),
       Got == got(First, Drawn, Last) ]) :-
    random_seed(Seed, Stream, State0),
    times(10, 100, Ns),
    drawn(Ns, Numbers, State0, State),
    Got = got(State0, Numbers, State).

test(draws_of_any_size,
     Numbers-State == [1, 0, 54, 1, 0, 791, 25114848, 2]-2058711055) :-
    random_seed(0, 0, State0),
    drawn([2, 8, 100, 4, 1, 1000, 67108864, 3], Numbers, State0, State).

%   Seed 1 draws 38 94 41 53 4 out of a hundred.

test(what_is_made_of_draws,
     [A, B, C, D, E] == [false, true, -9, 53, 4]) :-
    random_seed(1, 0, State0),
    random_chance(38, A, State0, State1),
    random_chance(95, B, State1, State2),
    random_between(-50, 49, C, State2, State3),
    numlist(0, 99, List),
    random_pick(List, D, State3, State4),
    random_draw(100, E, State4, _).

test(nothing_is_drawn_from_an_empty_list, fail) :-
    random_pick([], _, 1, _).

test(a_single_element_is_drawn, Element-State == a-48271) :-
    random_pick([a], Element, 1, State).

test(seeds_of_a_quest, Seeds == [247388937, 1678865849, 1392099171]) :-
    findall(Seed,
            ( between(1, 3, K),
              random_derive(42, K, Seed)
            ),
            Seeds).

test(sums_of_texts,
     [ forall(member(Text-Sum, [ ""-1, "a"-228, "abc"-3925645,
                                 "foobar"-383011567,
                                 "(1,2) 3\n"-138332888, "\xff\"-386 ])),
       Got == Sum-Sum ]) :-
    string_codes(Text, Codes),
    text_sum(Text, OfString),
    text_sum(Codes, OfCodes),
    Got = OfString-OfCodes.

test(seeds_are_not_negative, error(type_error(_, _))) :-
    random_seed(-1, 0, _).

:- end_tests(random).
