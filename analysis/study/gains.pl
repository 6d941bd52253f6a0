/** <module> Which searches tell what tuning gains */
:- module(study_gains,
          [ has_both_styles/4,          % +Study, +Kind, ?Case, ?Search
            gain_against/5,             % +Study, +Kind, ?Case, ?Search, -Base
            gain_label/3                % +Search, +Base, -Label
          ]).
:- use_module(listing).

%!  has_both_styles(+Study, +Kind, ?Case, ?Search) is nondet.
%
%   The search has times of that kind on the case in thesis and in tuned style.

has_both_styles(Study, Kind, Case, Search) :-
    measured(Study, Kind, Case, Search, thesis),
    once(timed_cell(Study, cell(Kind, Case, Search, tuned, _, _))).

%!  gain_against(+Study, +Kind, ?Case, ?Search, -Base) is nondet.
%
%   The tuned Search is held against the thesis style of Base: itself, or else
%   the search that stands in that style on the case.

gain_against(Study, Kind, Case, Search, Base) :-
    measured(Study, Kind, Case, Search, tuned),
    (   once(timed_cell(Study, cell(Kind, Case, Search, thesis, _, _)))
    ->  Base = Search
    ;   once(measured(Study, Kind, Case, Base, thesis))
    ).

%!  gain_label(+Search, +Base, -Label) is det.

gain_label(Search, Base, Label) :-
    (   Search == Base
    ->  Label = Search
    ;   format(atom(Label), "~w against ~w", [Search, Base])
    ).
