/** <module> Which searches tell what tuning gains */
:- module(study_gains,
          [ has_both_styles/3,          % +Study, ?Case, ?Search
            gain_against/4,             % +Study, ?Case, ?Search, -Base
            gain_label/3                % +Search, +Base, -Label
          ]).
:- use_module(listing).
:- use_module(rows).

%!  has_both_styles(+Study, ?Case, ?Search) is nondet.
%
%   The search was run on the case in thesis and in tuned style.

has_both_styles(Study, Case, Search) :-
    measured(Study, run, Case, Search, thesis),
    once(study_cell(Study, cell(run, Case, Search, tuned, _, _))).

%!  gain_against(+Study, ?Case, ?Search, -Base) is nondet.
%
%   The tuned Search is held against the thesis style of Base: itself, or else
%   the search that stands in that style on the case.

gain_against(Study, Case, Search, Base) :-
    measured(Study, run, Case, Search, tuned),
    (   once(study_cell(Study, cell(run, Case, Search, thesis, _, _)))
    ->  Base = Search
    ;   once(measured(Study, run, Case, Base, thesis))
    ).

%!  gain_label(+Search, +Base, -Label) is det.

gain_label(Search, Base, Label) :-
    (   Search == Base
    ->  Label = Search
    ;   format(atom(Label), "~w against ~w", [Search, Base])
    ).
