:- encoding(utf8).
/** <module> What a made-up study says, of what was planted in it */
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(plunit)).
:- use_module('../../analysis/claims/original', []).    % its games come first
:- use_module('../../analysis/study/study').
:- use_module(made_up).
:- use_module(studies).

%   One study for all the tests that follow.

:- dynamic known_study/1.

made_up(Study) :-
    known_study(Study),
    !.
made_up(Study) :-
    with_made_up([], Directory, study_read(Directory, Study)),
    assertz(known_study(Study)).

:- begin_tests(made_up_study).

run_cell(Name, Search, Style, Lang,
         cell(run, Case, Search, Style, Lang, optimize)) :-
    original(Name, Case).

original(Name, in('tests/cases/original.cases', Name)).

test(cases_in_order, Names == ['rogue-1', 'rogue-2', 'tactics-1', 'tactics-2',
                               'city-1', 'city-2']) :-
    made_up(Study),
    findall(Name, listed_case(Study, run, in(_, Name)), Names).

test(numbers_in_names_by_value, Names == [ 'rogue-12x12', 'rogue-32x32',
                                           'rogue-64x64', 'rogue-128x128',
                                           'rogue-256x256', 'rogue-512x512',
                                           'rogue-1024x1024' ]) :-
    made_up(Study),
    findall(Name,
            ( listed_case(Study, growth, Case),
              case_game(Study, Case, rogue),
              Case = in(_, Name)
            ),
            Names).

test(searches_in_order, Searches == [ two_phase-original, two_phase-thesis,
                                      two_phase-tuned, bit_frontier-tuned ]) :-
    made_up(Study),
    findall(Search-Style, listed_search(Study, Search, Style), All),
    append(Searches, [astar-original|_], All),
    !.

%   A planted ratio lies in its interval, give or take: of 95 % intervals some
%   miss, so up to a tenth may.

test(planted_ratios, true(Missed =< Count/10)) :-
    made_up(Study),
    findall(Hit,
            ( planted(Case, Search, Style, prolog, Ns1),
              planted(Case, Search, Style, c, Ns2),
              run_cell(Case, Search, Style, prolog, Prolog),
              run_cell(Case, Search, Style, c, C),
              ratio(Study, Prolog, C, estimate(_, Low, High)),
              Ratio is Ns1/Ns2,
              (   Ratio >= Low,
                  Ratio =< High
              ->  Hit = yes
              ;   Hit = no
              )
            ),
            Hits),
    length(Hits, Count),
    Count > 15,
    aggregate_all(count, member(no, Hits), Missed).

test(planted_exponents) :-
    made_up(Study),
    forall(member(Style-Power, [thesis-1.1, tuned-1.0]),
           ( growth_exponent(Study, cell(_, _, two_phase, Style, c, optimize),
                             Count, estimate(Exponent, Low, High)),
             Count >= 5,
             abs(Exponent-Power) < 0.01,
             Low < Exponent,
             High > Exponent
           )).

test(options_are_compared_beside_c, true(abs(Value-1.6) < 0.08)) :-
    made_up(Study),
    findall(Pair,
            ( member(Mode, [compile, optimize]),
              original('rogue-1', Case),
              Pair = cell(run, Case, two_phase, tuned, prolog, Mode)
                     -cell(run, Case, two_phase, tuned, c, Mode)
            ),
            [Pair1, Pair2]),
    ratio_of_ratios(Study, Pair1, Pair2, estimate(Value, _, _)).

test(mean_over_cases, true(abs(Ratio-80.0) < 4)) :-
    made_up(Study),
    findall(Prolog-C,
            ( member(Case, ['rogue-1', 'rogue-2', 'no-such-case']),
              run_cell(Case, two_phase, thesis, prolog, Prolog),
              run_cell(Case, two_phase, thesis, c, C)
            ),
            Pairs),
    mean_ratio(Study, Pairs, 2, estimate(Ratio, _, _)).

test(good_and_bad) :-
    made_up(Study),
    Jump = jump,
    run_cell('city-1', Jump, tuned, prolog, Good),
    estimate(Study, Good, _),
    run_cell('city-2', Jump, tuned, prolog, Bad),
    \+ estimate(Study, Bad, _),
    ending(Study, Bad, wrong, 'a step from (1,2,2) to (1,4,2), "too far"'),
    \+ study_cell(Study, cell(_, _, Jump, _, _, compile)).

test(names_of_rows, Cell-Size == 'run rogue-1 two_phase tuned c optimize'
                                 -[sizes, program, rogue, thesis, c, all,
                                   world]) :-
    made_up(Study),
    run_cell('rogue-1', two_phase, tuned, c, Key),
    cell_name(Study, Key, Cell),
    size_words(size(program, rogue, thesis, c, all, world), Size).

test(sizes_and_pairs) :-
    made_up(Study),
    size(Study, size(search, two_phase, thesis, c, own, ''), lines, Lines),
    Lines =:= 250,
    pairs(Study, Row),
    row_value(Row, search, astar),
    row_value(Row, longer, 410),
    !.

test(pieces_of_the_originals, Lines == [750, 148, 292, 452]) :-
    made_up(Study),
    findall(One,
            ( member(Part, ['', removal, rest, code]),
              size(Study, size(program, rogue, original, prolog, all, Part),
                   lines, One)
            ),
            Lines).

test(repeats, Endings == [ok, wrong, wrong]) :-
    made_up(Study),
    findall(Ending,
            ( repeats(Study, Row),
              row_value(Row, search, astar),
              row_value(Row, style, thesis),
              row_value(Row, removal, off),
              row_value(Row, ending, Ending)
            ),
            Endings).

test(systems, true(abs(Ratio-4) < 1.0e-9)) :-
    made_up(Study),
    system_ratio(Study, gnu, swi, 'rogue-1', estimate(Ratio, _, _)).

test(work_of_a_run, Inferences-Expanded == 12800-72) :-
    made_up(Study),
    run_cell('rogue-1', two_phase, thesis, prolog, Cell),
    work(Study, Cell, inferences, Inferences),
    work(Study, Cell, work, Expanded).

test(work_of_the_originals_is_unequal, Expanded == [60, 72, 72, 72]) :-
    made_up(Study),
    findall(Squares,
            ( member(Name-Search, ['rogue-1'-two_phase, 'tactics-1'-astar]),
              member(Lang, [c, prolog]),
              run_cell(Name, Search, original, Lang, Cell),
              work(Study, Cell, work, Squares)
            ),
            Expanded).

:- end_tests(made_up_study).
