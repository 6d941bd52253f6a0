/** <module> From which question on a tuned search has paid for its preparing */
:- module(study_break_even,
          [ break_even/4                % +Study, ?Case, ?Search, -From
          ]).
:- use_module(estimates).
:- use_module(gains).

%!  break_even(+Study, ?Case, ?Search, -From) is nondet.
%
%   The number of the first question by which the tuned Prolog search has taken
%   less time than that in thesis style, on a world that is prepared, asked a
%   first question and then others, each at the time of a tour.  From is
%   `never`, or '' where something was not measured.

break_even(Study, Case, Search, From) :-
    has_both_styles(Study, prepare, Case, Search),
    (   costs(Study, Case, Search, thesis, First1, Further1),
        costs(Study, Case, Search, tuned, First2, Further2)
    ->  (   First2 < First1
        ->  From = 1
        ;   Further2 < Further1
        ->  From is floor((First2-First1)/(Further1-Further2))+2
        ;   From = never
        )
    ;   From = ''
    ).

costs(Study, Case, Search, Style, First, Further) :-
    time(Study, prepare, Case, Search, Style, Preparing),
    time(Study, cold, Case, Search, Style, Asking),
    time(Study, tour, Case, Search, Style, Further),
    First is Preparing+Asking.

time(Study, Kind, Case, Search, Style, Time) :-
    estimate(Study, cell(Kind, Case, Search, Style, prolog, optimize),
             estimate(Time, _, _)).
