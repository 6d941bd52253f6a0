:- encoding(utf8).
/** <module> Exponents of growth, and where curves cross */
:- module(test_growth, []).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(plunit)).
:- use_module('../../analysis/plots/growth', [growth_figure/2]).
:- use_module('../../analysis/study/study').
:- use_module(studies).

%   Times are Side-C-Prolog of levels that grow, alike in two processes.

growth_study(Times, Study) :-
    findall([kind-growth, file-'', case-Case, width-Side, height-Side,
             lang-Lang, process-Process, runs-1, cpu_ns-Time],
            ( member(Side-C-Prolog, Times),
              atomic_list_concat([maze, Side], -, Case),
              member(Lang-Time, [c-C, prolog-Prolog]),
              member(Process, [1, 2])
            ),
            Rows),
    results_text(Rows, Text),
    with_files(['results.csv'-Text], Directory, study_read(Directory, Study)).

sides(Study, Sides) :-
    findall(Side1-Side2-Winner,
            ( crossing(Study, _, crossing(Case1, Case2, Winner, _, _)),
              case_side(Study, Case1, Side1),
              case_side(Study, Case2, Side2)
            ),
            Sides).

:- begin_tests(growth).

%   Squares 4 times as many, times 8 times as long; below 32 all is different.

test(small_levels_do_not_count, true(abs(Exponent-1.5) < 1.0e-9)) :-
    growth_study([ 8-99999-1, 31-77777-1, 32-100-1, 64-800-1, 128-6400-1 ],
                 Study),
    growth_exponent(Study, cell(_, _, dig, tuned, c, optimize), 3,
                    estimate(Exponent, _, _)).

test(one_level_has_no_exponent, [fail]) :-
    growth_study([8-100-1, 32-100-1], Study),
    growth_exponent(Study, cell(_, _, dig, tuned, c, optimize), _, _).

test(crossings,
     [ forall(member(Times-Expected,
                     [ [8-10-20, 16-40-80]-[],
                       [8-10-20, 16-40-30]-[8-16-prolog],
                       [8-20-10, 16-30-40]-[8-16-c],
                       [8-10-20, 16-1000-1001, 32-200-100]-[8-32-prolog],
                       [8-10-20, 16-1000-1001, 32-100-200]-[],
                       [8-10-20, 16-20-10, 32-10-20]-[8-16-prolog, 16-32-c],
                       [16-40-30, 8-10-20]-[8-16-prolog] ])),
       Sides == Expected ]) :-
    growth_study(Times, Study),
    sides(Study, Sides).

%   Twice as long, then half: they cross half-way, on the log scale.  The ring
%   lies on both curves.

test(a_ring_marks_it, true(( abs(Squares-256.0) < 1.0e-6,
                             abs(Seconds/2.0e-6-1) < 1.0e-6 ))) :-
    growth_study([8-1000-2000, 32-4000-2000], Study),
    growth_figure(Study, figure(growth, _, _, _, Parameters, Lines)),
    append(_, [Key], Parameters),
    !,
    sub_atom(Key, _, _, 0, ' 1'),
    append(_, [gap, [Squares, Seconds], gap|_], Lines),
    !.

test(no_ring_without, Numbers == ['NaN', 'NaN']) :-
    growth_study([8-1000-2000, 32-4000-8000], Study),
    growth_figure(Study, figure(growth, _, _, _, Parameters, Lines)),
    append(_, [Key], Parameters),
    !,
    sub_atom(Key, _, _, 0, ' 0'),
    append(_, [gap, Numbers, gap|_], Lines),
    !.

test(points_say_how_they_were_measured, Words == '2×1×1') :-
    growth_study([8-1000-2000], Study),
    growth_figure(Study, figure(growth, _, _, _, _, Lines)),
    member([64, _, _, _, Words], Lines),
    !.

:- end_tests(growth).
