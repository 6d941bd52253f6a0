/** <module> The question that 2010 left open

How fast is Prolog when it is optimised?  Answered by ratios over the six cases,
one for each scenario.
*/
:- module(claims_tuning,
          [ tuning_pieces/3             % +Study, +Subject, -Pieces
          ]).
:- use_module(library(lists), [member/2, same_length/2]).
:- use_module(original_cases, [original_cell/6]).
:- use_module('../study/study').

%!  tuning_pieces(+Study, +Subject, -Pieces) is det.

tuning_pieces(Study, Subject, [piece(Answer, Figures)]) :-
    findall(Figure,
            ( tuning_ratio(Subject, Kind, Label, Side1, Side2),
              tuning_figure(Study, Kind, Label, Side1, Side2, Figure)
            ),
            Figures),
    findall(Label, tuning_ratio(Subject, _, Label, _, _), Labels),
    (   same_length(Figures, Labels)
    ->  Answer = yes
    ;   Answer = unclear('not all of it was measured')
    ).

%   tuning_ratio(Subject, Kind, Label, Side1, Side2): by scenario.  What the
%   rebuilt programs prepare is the adapter's doing, and tells of none.

tuning_ratio(original, run, 'Prolog/C', original-prolog, original-c).
tuning_ratio(thesis, run, 'Prolog/C, the same question again and again',
             thesis-prolog, thesis-c).
tuning_ratio(thesis, cold, 'Prolog/C, the first question',
             thesis-prolog, thesis-c).
tuning_ratio(thesis, new_world, 'Prolog/C, a new world and one question',
             thesis-prolog, thesis-c).
tuning_ratio(tuned, run, 'Prolog/C, the same question again and again',
             tuned-prolog, tuned-c).
tuning_ratio(tuned, cold, 'Prolog/C, the first question',
             tuned-prolog, tuned-c).
tuning_ratio(tuned, new_world, 'Prolog/C, a new world and one question',
             tuned-prolog, tuned-c).
tuning_ratio(tuned, run,
             'thesis/tuned in Prolog, the same question again and again',
             thesis-prolog, tuned-prolog).
tuning_ratio(tuned, new_world,
             'thesis/tuned in Prolog, a new world and one question',
             thesis-prolog, tuned-prolog).
tuning_ratio(tuned, run, 'original/tuned in Prolog',
             original-prolog, tuned-prolog).
tuning_ratio(tuned, run, 'original/tuned in C', original-c, tuned-c).
tuning_ratio(tuned, run, 'tuned Prolog/C of 2010', tuned-prolog, original-c).

tuning_figure(Study, Kind, Label, Style1-Lang1, Style2-Lang2,
              figure(Label, Estimate, Names)) :-
    findall(Cell1-Cell2,
            ( original_cell(Study, Case, Style1, Lang1, optimize, Run1),
              original_cell(Study, Case, Style2, Lang2, optimize, Run2),
              of_kind(Kind, Run1, Cell1),
              of_kind(Kind, Run2, Cell2)
            ),
            Pairs),
    mean_ratio(Study, Pairs, Count, Estimate),
    length(Pairs, Count),
    findall(Name,
            ( member(Cell1-Cell2, Pairs),
              member(Cell, [Cell1, Cell2]),
              measured_cell(Cell, Measured),
              cell_words(Study, Measured, Name)
            ),
            Names).

of_kind(Kind, cell(_, Case, Search, Style, Lang, Mode),
        cell(Kind, Case, Search, Style, Lang, Mode)).

%   The cells that have the rows.

measured_cell(cell(new_world, Case, Search, Style, Lang, Mode), Cell) :-
    !,
    member(Kind, [prepare, cold]),
    Cell = cell(Kind, Case, Search, Style, Lang, Mode).
measured_cell(Cell, Cell).
