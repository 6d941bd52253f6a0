/** <module> A study: its rows, and what they say

    ?- study_read('build/study', Study),
       Case = in('tests/cases/original.cases', 'rogue-1'),
       ratio(Study,
             cell(run, Case, two_phase, thesis, prolog, optimize),
             cell(run, Case, two_phase, thesis, c, optimize), Ratio).

All that the tables, claims, plots and the page need, in one module.
*/
:- module(study, []).
:- reexport(rows).
:- reexport(names).
:- reexport(listing).
:- reexport(samples).
:- reexport(estimates).
:- reexport(gains).
