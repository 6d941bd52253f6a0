/** <module> A study: its rows, and what they say

    ?- study_read('build/study', Study),
       measured(Study, run, Case, Search, Style),
       ratio(Study,
             cell(run, Case, Search, Style, prolog, optimize),
             cell(run, Case, Search, Style, c, optimize), Ratio).

All that the tables, claims, plots and the page need, in one module.
*/
:- module(study, []).
:- reexport(rows).
:- reexport(cases).
:- reexport(names).
:- reexport(listing).
:- reexport(samples).
:- reexport(estimates).
:- reexport(gains).
:- reexport(systems).
