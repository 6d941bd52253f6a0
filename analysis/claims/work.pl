/** <module> Work that the languages of 2010 did not share

In two of the three games its C++ stopped when the goal was seen among the
neighbours of a square, its Prolog when it was taken up: Prolog expanded more
squares.  A part of the ratio of their times is not the language's.
*/
:- module(claims_work,
          [ unequal_work/3,             % +Study, ?Name, -Work
            per_square/3,               % +Estimate, +Factor, -PerSquare
            unequal_work_text/2         % +Study, -Text
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(original).
:- use_module(original_cases, [original_in/3]).
:- use_module('../study/statistics', [geometric_mean/2]).
:- use_module('../study/study').
:- use_module('../text/figures').

%!  unequal_work(+Study, ?Name, -Work) is nondet.
%
%   Of a case of 2010, work(CellC, CellProlog, ExpandedC, ExpandedProlog,
%   Factor): how many squares the rebuilt programs expand, and how many times as
%   many in Prolog.

unequal_work(Study, Name, work(C, Prolog, CountC, CountProlog, Factor)) :-
    original_case(Game, _, Name),
    original_game(Game, Search),
    original_in(Study, Name, Case),
    C = cell(run, Case, Search, original, c, optimize),
    Prolog = cell(run, Case, Search, original, prolog, optimize),
    work(Study, C, work, CountC),
    work(Study, Prolog, work, CountProlog),
    CountC > 0,
    Factor is CountProlog/float(CountC).

%!  per_square(+Estimate, +Factor, -PerSquare) is det.
%
%   A ratio for each square expanded.

per_square(estimate(Value0, Low0, High0), Factor, estimate(Value, Low, High)) :-
    maplist(divided(Factor), [Value0, Low0, High0], [Value, Low, High]).

divided(Factor, X0, X) :-
    X is X0/Factor.

%!  unequal_work_text(+Study, -Text) is semidet.
%
%   How much of the ratio comes from unequal work, in one sentence.

unequal_work_text(Study, Text) :-
    findall(Ratio-Factor,
            ( unequal_work(Study, _, work(C, Prolog, _, _, Factor)),
              Factor =\= 1,
              ratio(Study, Prolog, C, estimate(Ratio, _, _))
            ),
            Unequal),
    Unequal = [_|_],
    findall(Ratio, member(Ratio-_, Unequal), Ratios),
    findall(Factor, member(_-Factor, Unequal), Factors),
    maplist(geometric_mean, [Ratios, Factors], [Ratio, Factor]),
    length(Unequal, Count),
    PerSquare is Ratio/Factor,
    maplist(figure_text, [Ratio, Factor, PerSquare],
            [RatioText, FactorText, SquareText]),
    format(string(Text),
           "In ~d of the six cases the programs of 2010 did unequal work: of \c
            Prolog's ~w times as long as C there, a factor of ~w comes from \c
            squares that only Prolog expanded, and ~w times as long for each \c
            square is left to the languages (geometric means).",
           [Count, RatioText, FactorText, SquareText]).
