/** <module> A study: its rows, and what they say

    ?- study_read('build/study', Study),
       ratio(Study,
             cell(run, 'rogue-1', two_phase, thesis, prolog, optimize),
             cell(run, 'rogue-1', two_phase, thesis, c, optimize), Ratio).

All that the tables, claims, plots and the page need, in one module.
*/
:- module(study, []).
:- reexport(rows).
:- reexport(listing_order).
:- reexport(samples).
:- reexport(estimates).
