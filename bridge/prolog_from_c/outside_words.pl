/** <module> What a file outside the project declares, in words

Lines "what: how" in an order of their own, the same as those that the C side
has of its half, so that both can be compared.  A search has none: what the C
side makes of it is compared.
*/
:- module(prolog_from_c_words,
          [ declared_words/3             % +Kind, +Name, -Words
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../../prolog_impl/game').
:- use_module('../../prolog_impl/maker').
:- use_module('../../prolog_impl/problem').

%!  declared_words(+Kind, +Name, -Words) is semidet.
%
%   Words is a string.  Fails, or throws, if it is declared wrongly.

declared_words(Kind, Name, Words) :-
    findall(Word, word(Kind, Name, Word), List),
    atomic_list_concat(List, '\n', Atom),
    atom_string(Atom, Words).

word(game, Game, Word) :-
    game:game(Game, Solver, Unit, Properties),
    (   said("search: ~w", [Solver], Word)
    ;   said("unit: ~w", [Unit], Word)
    ;   game_ways(Game, Ways),
        said("ways: ~w", [Ways], Word)
    ;   game_corners(Game, Corners),
        said("corners: ~w", [Corners], Word)
    ;   game_steps(Game, Straight, Diagonal),
        said("steps: ~w and ~w", [Straight, Diagonal], Word)
    ;   member(Flag-Text,
               [ ends_beside-"ends beside", has_stairs-"has stairs",
                 shows_distances-"shows distances"
               ]),
        yes_or_no(Flag, Properties, Yes),
        said("~w: ~w", [Text, Yes], Word)
    ;   value(levels(Levels), Properties, Levels, 0),
        said("levels: ~w", [Levels], Word)
    ;   value(maps(Maps), Properties, Maps, none),
        said("maps: ~w", [Maps], Word)
    ;   value(rank(Rank), Properties, Rank, 0),
        said("rank: ~w", [Rank], Word)
    ;   value(notes(Kinds), Properties, Kinds, []),
        member(Kind, Kinds),
        arg(1, Kind, Keyword),
        said("note: ~s", [Keyword], Word)
    ;   game:element(Game, Glyph, Name, Cost, Marks),
        yes_or_no(single, Marks, Single),
        light(Marks, Light),
        said("element: ~c ~w, cost ~w, single ~w, light ~w",
             [Glyph, Name, Cost, Single, Light], Word)
    ).
word(maker, Maker, Word) :-
    maker(Maker, Settings, Properties, _),
    (   value(summary(Summary), Properties, Summary, ""),
        said("summary: ~s", [Summary], Word)
    ;   value(smallest(Smallest), Properties, Smallest, 8),
        said("smallest: ~w", [Smallest], Word)
    ;   member(setting(Name, Low, High, Unsaid), Settings),
        said("setting: ~w ~w-~w, ~w", [Name, Low, High, Unsaid], Word)
    ).
word(problem, Problem, Word) :-
    problem(Problem, Fields, Work, Better, Solver, _),
    (   field(Fields, Word)
    ;   member(Name, Work),
        said("work: ~w", [Name], Word)
    ;   said("better: ~w", [Better], Word)
    ;   said("search: ~w", [Solver], Word)
    ).

said(Format, Arguments, Word) :-
    format(atom(Word), Format, Arguments).

yes_or_no(Flag, Properties, Yes) :-
    (   memberchk(Flag, Properties)
    ->  Yes = yes
    ;   Yes = no
    ).

value(Property, Properties, Value, Unsaid) :-
    (   memberchk(Property, Properties)
    ->  true
    ;   Value = Unsaid
    ).

light(Marks, Light) :-
    (   memberchk(light, Marks)
    ->  Light = passes
    ;   memberchk(opaque, Marks)
    ->  Light = stops
    ;   Light = unsaid
    ).

field([again(Fields)|_], Word) :-
    member(Field, Fields),
    field_word(Field, again, Word).
field(Fields, Word) :-
    member(Field, Fields),
    Field = _-_,
    field_word(Field, once, Word).

field_word(Name-Kind, Often, Word) :-
    (   Kind = number(Low, High)
    ->  Unsaid = 0
    ;   Kind = number(Low, High, Unsaid)
    ->  true
    ;   atom(Kind)
    ),
    (   atom(Kind)
    ->  said("field: ~w ~w ~w", [Name, Kind, Often], Word)
    ;   said("field: ~w ~w-~w, ~w ~w", [Name, Low, High, Unsaid, Often], Word)
    ).
