/** <module> The question that 2010 left open

How fast is Prolog when it is optimised?  Answered by ratios over the six cases,
one for each scenario.
*/
:- module(claims_tuning,
          [ tuning_pieces/3,            % +Study, +Subject, -Pieces
            scenario_pairs/4,           % +Study, +Scenario, +Style, -Pairs
            side_pairs/5                % +Study, +Scenario, +Side1, +Side2,
                                        % -Pairs
          ]).
:- use_module(library(lists), [member/2, memberchk/2, same_length/2]).
:- use_module(original_cases, [original_cell/6]).
:- use_module('../study/study').

%!  tuning_pieces(+Study, +Subject, -Pieces) is det.

tuning_pieces(Study, Subject, [piece(Answer, Figures)]) :-
    findall(ratio(Scenario, Label, Side1, Side2),
            tuning_ratio(Subject, Scenario, Label, Side1, Side2), Ratios),
    findall(Figure,
            ( member(Ratio, Ratios),
              tuning_figure(Study, Ratio, Figure)
            ),
            Figures),
    (   same_length(Figures, Ratios)
    ->  Answer = yes
    ;   Answer = unclear('not all of it was measured')
    ).

%   tuning_ratio(+Subject, -Scenario, -Label, -Side1, -Side2): a side is
%   Style-Lang.

tuning_ratio(Subject, Scenario, 'Prolog/C', Subject-prolog, Subject-c) :-
    tells(Subject, Scenario).
tuning_ratio(tuned, Scenario, 'thesis/tuned in Prolog', thesis-prolog,
             tuned-prolog) :-
    tells(tuned, Scenario).
tuning_ratio(tuned, same, 'original/tuned in Prolog', original-prolog,
             tuned-prolog).
tuning_ratio(tuned, same, 'original/tuned in C', original-c, tuned-c).
tuning_ratio(tuned, same, 'tuned Prolog/C of 2010', tuned-prolog, original-c).

%   The rebuilt programs answered one question a run; what they read and prepare
%   is the adapter's doing.

tells(Subject, Scenario) :-
    scenario(Scenario, _, _),
    (   Subject == original
    ->  Scenario == same
    ;   true
    ).

tuning_figure(Study, ratio(Scenario, Label0, Side1, Side2),
              figure(Label, Estimate, Names)) :-
    side_pairs(Study, Scenario, Side1, Side2, Pairs),
    mean_ratio(Study, Pairs, Count, Estimate),
    length(Pairs, Count),
    scenario(Scenario, Words, _),
    format(atom(Label), "~w, ~w", [Label0, Words]),
    findall(Name,
            ( member(Cell1-Cell2, Pairs),
              member(Cell, [Cell1, Cell2]),
              measured_cell(Cell, Measured),
              cell_words(Study, Measured, Name)
            ),
            Names).

%   The cells that have the rows.

measured_cell(Cell, Measured) :-
    Cell = cell(Kind, _, _, _, _, _),
    kind_parts(Kind, Parts),
    member(Part, Parts),
    kind_cell(Part, Cell, Measured).

%!  side_pairs(+Study, +Scenario, +Side1, +Side2, -Pairs) is det.
%
%   The cells of both sides, Style-Lang each, on the original's cases.

side_pairs(Study, Scenario, Style1-Lang1, Style2-Lang2, Pairs) :-
    scenario(Scenario, _, Kind),
    findall(Cell1-Cell2,
            ( original_cell(Study, Case, Style1, Lang1, optimize, Run1),
              original_cell(Study, Case, Style2, Lang2, optimize, Run2),
              kind_cell(Kind, Run1, Cell1),
              kind_cell(Kind, Run2, Cell2)
            ),
            Pairs).

%!  scenario_pairs(+Study, +Scenario, +Style, -Pairs) is det.
%
%   Prolog and C of one style; none where it does not tell of the scenario.

scenario_pairs(Study, Scenario, Style, Pairs) :-
    (   Style == original,
        memberchk(Scenario, [new_world, file])
    ->  Pairs = []
    ;   side_pairs(Study, Scenario, Style-prolog, Style-c, Pairs)
    ).
