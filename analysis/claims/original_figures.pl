/** <module> The figures of 2010 beside those of the claims' rules
*/
:- module(claims_original_figures,
          [ rule_original/2             % +Rule, -Figures
          ]).
:- use_module(library(lists), [append/3]).
:- use_module(original).
:- use_module('../study/statistics', [geometric_mean/2]).

%!  rule_original(+Rule, -Figures) is det.
%
%   The same figures in 2010, as far as there are any.

rule_original(search_size(Column), Figures) :-
    original_sizes(Column, search, search, Figures).
rule_original(program_size(Column), Figures) :-
    original_sizes(Column, program, program, Figures).
rule_original(program_without_world(Column), Figures) :-
    original_sizes(Column, without_world, program, Figures).
rule_original(faster, Figures) :-
    findall(figure(Label, above(Ratio), [[Source]]),
            ( original_case(Game, Number, Case),
              original_time(Game, Number, prolog, optimize, Prolog),
              original_time(Game, Number, c, _, below(C)),
              Ratio is Prolog/C,
              atom_concat(Case, ' Prolog/C in 2010', Label),
              original_source(time, Source)
            ),
            Figures).
rule_original(harder, Figures) :-
    findall(Game, original_game(Game, _), Games),
    original_source(time, Source),
    findall(figure(Label, Ratio, [[Source]]),
            ( append(_, [Easier, Harder|_], Games),
              original_mean(Easier, Mean1),
              original_mean(Harder, Mean2),
              Ratio is Mean2/Mean1,
              format(atom(Label), "~w/~w in Prolog in 2010", [Harder, Easier])
            ),
            PrologFigures),
    original_resolution(Ms),
    append(PrologFigures, [figure('C in 2010', below_ms(Ms), [[Source]])],
           Figures).
rule_original(options, Figures) :-
    findall(figure(Label, Ratio, [[Source]]),
            ( original_case(Game, Number, Case),
              original_time(Game, Number, prolog, compile, Compile),
              original_time(Game, Number, prolog, optimize, Optimize),
              Ratio is Compile/float(Optimize),
              atom_concat(Case, ' compile/optimize in 2010', Label),
              original_source(time, Source)
            ),
            Figures).
rule_original(repeats, []).
rule_original(tuning, []).

%   The original counted lines only.  Without its world, a Prolog program was
%   held against the whole C++ one.

original_sizes(tokens, _, _, []).
original_sizes(lines, PrologWhat, CWhat, Figures) :-
    findall(figure(Label, Ratio, [[Source]]),
            ( original_game(Game, _),
              original_size(Game, prolog, PrologWhat, Prolog),
              original_size(Game, c, CWhat, C),
              Ratio is Prolog/float(C),
              atom_concat(Game, ' Prolog/C++ lines in 2010', Label),
              original_source(size, Source)
            ),
            Figures).

original_mean(Game, Mean) :-
    findall(Ms, original_time(Game, _, prolog, optimize, Ms), Times),
    geometric_mean(Times, Mean).
