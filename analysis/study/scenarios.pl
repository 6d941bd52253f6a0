/** <module> Who asks: the scenarios of a study

What one answer costs depends on what came before it.  Every ratio names its
scenario; the first one here is the headline.
*/
:- module(study_scenarios,
          [ scenario/3,                 % ?Scenario, -Words, -Kind
            scenario_id/3,              % ?Stem, ?Scenario, ?Id
            kind_parts/2,               % +Kind, -Parts
            kind_cell/3                 % +Kind, +Cell0, -Cell
          ]).

%!  scenario(?Scenario, -Words, -Kind) is nondet.
%
%   Kind is that of the cells with its times.

scenario(tour, "many different questions in turn", tour).
scenario(same, "the same question again and again", run).
scenario(first, "the first question after preparing", cold).
scenario(new_world, "preparing and the first question", new_world).
scenario(file, "reading the file, preparing and the first question", file).

%!  kind_parts(+Kind, -Parts) is det.
%
%   The kinds of the rows that a cell of this kind is made of.  The times of
%   several are summed, process by process.

kind_parts(Kind, Parts) :-
    (   sum_of(Kind, Parts0)
    ->  Parts = Parts0
    ;   Parts = [Kind]
    ).

sum_of(new_world, [prepare, cold]).
sum_of(file, [read, prepare, cold]).

%!  kind_cell(+Kind, +Cell0, -Cell) is det.
%
%   The same of another kind.

kind_cell(Kind, cell(_, Case, Search, Style, Lang, Mode),
          cell(Kind, Case, Search, Style, Lang, Mode)).

%!  scenario_id(?Stem, ?Scenario, ?Id) is nondet.
%
%   What a table or figure of one scenario is called, such as 'times-new-world';
%   Stem tells what it shows of each.  Fails for an Id of none.

scenario_id(Stem, Scenario, Id) :-
    scenario(Scenario, _, _),
    atomic_list_concat(Words, '_', Scenario),
    atomic_list_concat(Words, '-', End),
    atom_concat('-', End, Ending),
    atom_concat(Stem, Ending, Id).
