/** <module> The figures of 2010 beside those of the claims' rules
*/
:- module(claims_original_figures,
          [ rule_original/2             % +Rule, -Figures
          ]).
:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module(original).
:- use_module('../study/statistics', [geometric_mean/2]).

%!  rule_original(+Rule, -Figures) is det.
%
%   The same figures in 2010, as far as there are any.  It counted lines only.
%   Without its world, a Prolog program was held against the whole C++ one.

rule_original(search_size(Column), Figures) :-
    original_sizes(Column, search, search, Figures).
rule_original(program_size(Column), Figures) :-
    original_sizes(Column, program, program, Figures).
rule_original(program_without_world(Column), Figures) :-
    original_sizes(Column, without_world, program, Figures).
rule_original(largest_difference(Column), Figures) :-
    original_sizes(Column, search, search, Figures).
rule_original(small_pieces(Column), Figures) :-
    original_sizes(Column, neighbours, neighbours, Figures1),
    original_sizes(Column, trace_back, trace_back, Figures2),
    append(Figures1, Figures2, Figures).
rule_original(source_size, Figures) :-
    original_ratios(source_kb, source_kb, kB, Figures).
rule_original(faster, Figures) :-
    findall(figure(Label, above(Ratio), [[Source]]),
            ( original_case(Game, Number, Case),
              original_time(Game, Number, prolog, optimize, Prolog),
              original_time(Game, Number, c, _, below(C)),
              Ratio is Prolog/C,
              atom_concat(Case, ' Prolog/C', Label),
              original_source(Game, Source)
            ),
            Figures).
rule_original(harder, Figures) :-
    findall(Game, original_game(Game, _), Games),
    findall(figure(Label, Ratio, [[Source1], [Source2]]),
            ( append(_, [Easier, Harder|_], Games),
              original_mean(Easier, Mean1),
              original_mean(Harder, Mean2),
              Ratio is Mean2/Mean1,
              original_source(Easier, Source1),
              original_source(Harder, Source2),
              format(atom(Label), "~w/~w in Prolog", [Harder, Easier])
            ),
            PrologFigures),
    original_resolution(Ms),
    findall([Source], original_source(_, Source), Sources),
    append(PrologFigures, [figure('C', below_ms(Ms), Sources)], Figures).
rule_original(harder_by_inferences, []).
rule_original(options, Figures) :-
    findall(figure(Label, Ratio, [[Source]]),
            ( original_case(Game, Number, Case),
              original_time(Game, Number, prolog, compile, Compile),
              original_time(Game, Number, prolog, optimize, Optimize),
              Ratio is Compile/float(Optimize),
              atom_concat(Case, ' compile/optimize', Label),
              original_source(Game, Source)
            ),
            Figures).
rule_original(repeats, []).
rule_original(reuse, []).
rule_original(tuning, []).

original_sizes(Column, PrologWhat, CWhat, Figures) :-
    (   memberchk(Column, [lines, lines_60, lines_120])
    ->  original_ratios(PrologWhat, CWhat, lines, Figures)
    ;   Figures = []
    ).

original_ratios(PrologWhat, CWhat, Unit, Figures) :-
    findall(figure(Label, Ratio, [[Source]]),
            ( original_game(Game, _),
              original_size(Game, prolog, PrologWhat, Prolog),
              original_size(Game, c, CWhat, C),
              Ratio is Prolog/float(C),
              format(atom(Label), "~w Prolog/C++ ~w", [Game, Unit]),
              original_source(Game, Source)
            ),
            Figures).

original_mean(Game, Mean) :-
    findall(Ms, original_time(Game, _, prolog, optimize, Ms), Times),
    geometric_mean(Times, Mean).
