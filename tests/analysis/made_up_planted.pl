/** <module> The figures that are planted in a made-up study */
:- module(made_up_planted,
          [ made_up_game/3,             % ?Game, -Levels, -Searches
            made_up_search/3,           % ?Game, ?Search, ?Style
            planted/5,                  % ?Name, ?Search, ?Style, ?Lang, -Ns
            mode_factor/4,              % +Lang, +Mode, +Style, -Factor
            once_factor/3,              % ?Kind, +Style, -Factor
            tour_factor/2,              % ?Lang, -Factor
            overhead/2,                 % ?Lang, -Ns
            expanded/4,                 % +Game, +Style, +Lang, -Squares
            grown/6                     % ?Case, ?Search, ?Style, ?Lang, -Ns,
                                        % -Ending
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).

%!  made_up_game(?Game, -Levels, -Searches) is nondet.
%
%   Searches have the time of a C run in nanoseconds for case 1: original,
%   thesis and tuned, `-` where there is none.

made_up_game(rogue, 1, [ two_phase-t(1500, 4000, 400),
                         bit_frontier-t(-, -, 900) ]).
made_up_game(tactics, 1, [ astar-t(12000, 20000, 1500),
                           astar_chebyshev-t(-, -, 1700) ]).
made_up_game(city, 4, [ levelwise-t(4000, 9000, 900),
                        all_levels-t(-, -, 1300), jump-t(-, -, 700) ]).

%!  made_up_search(?Game, ?Search, ?Style) is nondet.
%
%   What searches there are.

made_up_search(Game, Search, Style) :-
    base(Game, Search, Style, _).

base(Game, Search, Style, Base) :-
    made_up_game(Game, _, Searches),
    member(Search-t(Original, Thesis, Tuned), Searches),
    member(Style-Base, [original-Original, thesis-Thesis, tuned-Tuned]),
    number(Base).

%   Prolog/C by style, compile/optimize by style, case 2 / case 1.

language(original, 240.0).
language(thesis, 80.0).
language(tuned, 45.0).

compiled(original, 1.02).
compiled(thesis, 1.02).
compiled(tuned, 1.6).

second_case(0.8).

%   Of each game, how much harder than its C times Prolog finds it.

harder(rogue, 1.0).
harder(tactics, 1.3).
harder(city, 9.0).

%!  planted(?Name, ?Search, ?Style, ?Lang, -Ns) is nondet.
%
%   The true time of one run on that case of original.cases, Prolog with -O.

planted(Name, Search, Style, Lang, Ns) :-
    base(Game, Search, Style, Base),
    member(Number, [1, 2]),
    atomic_list_concat([Game, Number], -, Name),
    (   Number =:= 1
    ->  Ns0 = Base
    ;   second_case(Factor),
        Ns0 is Base*Factor
    ),
    member(Lang, [c, prolog]),
    language_time(Lang, Game, Style, Ns0, Ns).

language_time(c, _, _, Ns, Ns).
language_time(prolog, Game, Style, Ns0, Ns) :-
    language(Style, Factor),
    harder(Game, Harder),
    Ns is Ns0*Factor*Harder.

%!  mode_factor(+Lang, +Mode, +Style, -Factor) is det.

mode_factor(prolog, compile, Style, Factor) :-
    !,
    compiled(Style, Factor).
mode_factor(_, _, _, 1.0).

%!  once_factor(?Kind, +Style, -Factor) is nondet.
%
%   How many times as long as a run what is done once takes: a tuned search
%   prepares longer.

once_factor(read, _, 20).
once_factor(prepare, Style, Factor) :-
    (   Style == tuned
    ->  Factor = 120
    ;   Factor = 12
    ).
once_factor(cold, _, 30).

%!  tour_factor(?Lang, -Factor) is nondet.
%
%   How many times as long one of many questions takes as the same one again.

tour_factor(c, 1.5).
tour_factor(prolog, 1.0).

%!  overhead(?Lang, -Ns) is nondet.
%
%   The time of an empty run.

overhead(c, 2.5).
overhead(prolog, 61.25).

%!  expanded(+Game, +Style, +Lang, -Squares) is det.
%
%   The programs of 2010 did unequal work in two games.

expanded(Game, Style, Lang, Squares) :-
    (   Style == original,
        Lang == c,
        memberchk(Game, [rogue, city])
    ->  Squares = 60
    ;   Squares = 72
    ).

%!  grown(?Case, ?Search, ?Style, ?Lang, -Ns, -Ending) is nondet.
%
%   Case is case('', Name, Game, Side, Levels).  Time grows with the squares to
%   the power 1.1 in thesis style, 1.0 in tuned; the thesis C program refuses
%   the last level.  The programs of 2010 know but their own worlds.

grown(case('', Label, Game, Side, Levels), Search, Style, Lang, Ns, Ending) :-
    planted(Name, Search, Style, Lang, Ns0),
    Style \== original,
    made_up_game(Game, Levels, _),
    atom_concat(Game, '-1', Name),
    member(Side, [12, 32, 64, 128, 256, 512, 1024]),
    format(atom(Label), "~w-~dx~d", [Game, Side, Side]),
    (   Style == thesis
    ->  Power = 1.1
    ;   Power = 1.0
    ),
    Ns is Ns0*(Side*Side/144.0)**Power,
    Ns < 500000000,
    (   Side > 512,
        Style == thesis,
        Lang == c
    ->  Ending = refused
    ;   Ending = ok
    ).
