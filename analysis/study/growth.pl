/** <module> How times grow with the level, and where curves of them cross */
:- module(study_growth,
          [ growth_exponent/4,          % +Study, +Cell, -Count, -Estimate
            growth_exponent/5,          % +Study, +Level, +Cell, -Count,
                                        % -Estimate
            growth_point/4,             % +Study, +Curve, -Case, -Ratio
            crossing/3                  % +Study, ?Curve, -Crossing
          ]).
:- use_module(library(apply), [convlist/3]).
:- use_module(library(lists), [append/3, last/2, member/2]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module(cases).
:- use_module(estimates).
:- use_module(listing).
:- use_module(machines, [one_machine/2]).
:- use_module(noise).
:- use_module(rows).
:- use_module(statistics).

%   On smaller levels what does not grow is a large share of the time.

least_side(32).

%!  growth_exponent(+Study, +Cell, -Count, -Estimate) is semidet.
%
%   The exponent with which time grows with the number of squares, fitted to the
%   Count growth cells that are like Cell but for their case, on levels with
%   sides of 32 squares and more that stand in the way as much as they can.
%   Fails where they are from several machines.

growth_exponent(Study, Cell, Count, Estimate) :-
    growth_exponent(Study, level(_, ''), Cell, Count, Estimate).

%!  growth_exponent(+Study, +Level, +Cell, -Count, -Estimate) is semidet.
%
%   The same on a kind of level.

growth_exponent(Study, Level, cell(_, _, Search, Style, Lang, Mode), Count,
                Estimate) :-
    least_side(Least),
    findall(Squares-Cell-Boot,
            ( study_cell(Study,
                         cell(growth, Case, Search, Style, Lang, Mode)),
              Cell = cell(growth, Case, Search, Style, Lang, Mode),
              \+ \+ case_level(Study, Case, Level),
              case_side(Study, Case, Side),
              Side >= Least,
              case_squares(Study, Case, Squares),
              cell_boot(Study, Cell, Boot)
            ),
            Found),
    pairs_keys_values(Found, Keys, Boots),
    pairs_keys_values(Keys, Sizes, Cells),
    one_machine(Study, Cells),
    pairs_keys_values(Points, Sizes, Boots),
    length(Points, Count),
    slope_boot(Points, Boot),
    boot_logs(Boot, Estimate).

%!  growth_point(+Study, +Curve, -Case, -Ratio) is nondet.
%
%   Curve is curve(Game, Search, Style).  Ratio is the estimate of Prolog's time
%   over C's on a level of the game, from the smallest to the largest.

growth_point(Study, curve(Game, Search, Style), Case, Ratio) :-
    findall(Squares-Case0,
            ( measured(Study, growth, Case0, Search, Style),
              case_level(Study, Case0, level(Game, '')),
              case_squares(Study, Case0, Squares)
            ),
            Cases0),
    sort(1, @=<, Cases0, Cases),
    member(_-Case, Cases),
    ratio(Study, cell(growth, Case, Search, Style, prolog, optimize),
          cell(growth, Case, Search, Style, c, optimize), Ratio).

%!  crossing(+Study, ?Curve, -Crossing) is nondet.
%
%   Between two of the levels the curves of the languages change places:
%   crossing(Case1, Case2, Winner, CaseLast, RatioLast), Winner being who is
%   faster behind it, and the last two what comes of it on the largest level.
%   Levels on which they cannot be told apart, their ratio being within the
%   noise floor, are passed over.

crossing(Study, Curve, crossing(Case1, Case2, Winner, Last, LastRatio)) :-
    Curve = curve(Game, Search, Style),
    listed_game(Study, growth, Problem, Game),
    listed_search(Study, Search, Style),
    search_problem(Study, Search, Problem),
    findall(Case-Ratio, growth_point(Study, Curve, Case, Ratio), Points),
    noise_floor(Study, growth, Floor),
    convlist(told_apart(Floor), Points, Clear),
    append(_, [Case1-Winner1, Case2-Winner|_], Clear),
    Winner1 \== Winner,
    last(Points, Last-LastRatio).

told_apart(Floor, Case-estimate(Ratio, _, _), Case-Winner) :-
    (   Ratio > Floor
    ->  Winner = c
    ;   Ratio < 1/Floor
    ->  Winner = prolog
    ).
