/** <module> A study: its rows, and what they say

    ?- study_read('build/study', Study),
       measured(Study, run, Case, Search, Style),
       ratio(Study,
             cell(run, Case, Search, Style, prolog, optimize),
             cell(run, Case, Search, Style, c, optimize), Ratio).

All that the tables, claims, plots and the page need, in one module.
*/
:- module(study, []).
:- reexport(paths, [study_paths/2]).
:- reexport(rows).
:- reexport(environment,
            [environment/3, environment_differs/3, study_parts/2]).
:- reexport(machines).
:- reexport(cases).
:- reexport(names).
:- reexport(listing).
:- reexport(scenarios).
:- reexport(samples).
:- reexport(estimates).
:- reexport(noise).
:- reexport(growth).
:- reexport(searches).
:- reexport(crowds).
:- reexport(counts).
:- reexport(gains).
:- reexport(break_even).
:- reexport(systems).
:- reexport(traces,
            [ trace_value/3, trace_text/2, trace_case/2, trace_plan/2,
              trace_element/4, trace_number/4 ]).
