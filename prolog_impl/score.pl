/** <module> Scores as they are counted and as they are written

A score is one whole number.  Where a diagonal step costs the root of two, a
cost of S straight and D diagonal steps is S*2^40 + D*1554944255988, which is
2^40 times that cost but for the rounding of the root.  In a world of up to 2^20
squares this orders all costs as they are, two are equal only if both their
numbers are, and the numbers can be had back.

Mirror: c_impl/score.c.
*/
:- module(reitti_score,
          [ score_steps_cost/2,         % -Straight, -Diagonal
            score_squares/1,            % -Most
            score_has_roots/1,          % +Game
            score_steps/3,              % +Score, -Straight, -Diagonal
            score_text/3,               % +Game, +Score, -Text
            score_parse/2,              % +Word, -Score
            score_in/3                  % +Game, +Score0, -Score
          ]).
:- use_module(game).
:- use_module(text, [digits_number/2]).

%!  score_steps_cost(-Straight, -Diagonal) is det.
%
%   What the steps cost where there are roots.

score_steps_cost(1099511627776, 1554944255988).

%!  score_squares(-Most) is det.
%
%   A world with roots has no more squares.

score_squares(1048576).

%!  score_has_roots(+Game) is semidet.
%
%   The game's costs are such sums.

score_has_roots(Game) :-
    score_steps_cost(Straight, Diagonal),
    game_steps(Game, Straight, Diagonal).

%!  score_steps(+Score, -Straight, -Diagonal) is semidet.
%
%   How many steps of each kind it is of; fails for what is no such sum.  A
%   quarter of a diagonal's cost is odd, and the constant is what it has to be
%   multiplied by to leave 1 behind multiples of a quarter of a straight one's.

score_steps(Score, Straight, Diagonal) :-
    score_steps_cost(One, Root),
    Modulus is One // 4,
    Diagonal is Score // 4 mod Modulus * 109969017685 mod Modulus,
    score_squares(Most),
    Diagonal =< Most,
    Rest is Score - Diagonal*Root,
    Rest >= 0,
    Straight is Rest // One.

%!  score_text(+Game, +Score, -Text) is det.
%
%   In digits; with eight places behind the point where there are roots.

score_text(Game, Score, Text) :-
    (   score_has_roots(Game)
    ->  in_places(Score, Places),
        Whole is Places // 100000000,
        Rest is Places mod 100000000,
        format(string(Text), "~d.~|~`0t~d~8+", [Whole, Rest])
    ;   format(string(Text), "~d", [Score])
    ).

%   in_places(+Score, -Places): in units of the eighth place.  The root of two
%   is 141421356 of them, and 2^44 times the rest a constant.  What is no sum of
%   steps was rounded, and is once more.

in_places(Score, Places) :-
    (   score_steps(Score, Straight, Diagonal)
    ->  Places is Straight*100000000 + Diagonal*141421356
                  + (Diagonal*4174792959960 >> 43 + 1) // 2
    ;   score_steps_cost(One, _),
        Places is Score // One * 100000000
                  + (Score mod One // 256 * 100000000 + 1<<31) >> 32
    ).

%!  score_parse(+Word, -Score) is semidet.
%
%   As cases have it: "7", "none", or "4+2r" for two roots more than four.

score_parse("none", none) :- !.
score_parse(Word, Score) :-
    split_string(Word, "+", "", [Whole]),
    !,
    number(Whole, Score).
score_parse(Word, Score) :-
    split_string(Word, "+", "", [Whole, Roots]),
    string_concat(Digits, "r", Roots),
    number(Whole, Straight),
    number(Digits, Diagonal),
    score_squares(Most),
    Straight+Diagonal =< Most,
    score_steps_cost(One, Root),
    Score is Straight*One + Diagonal*Root.

number(Word, Number) :-
    string_codes(Word, Codes),
    digits_number(Codes, Number),
    Number < 2147483647.

%!  score_in(+Game, +Score0, -Score) is semidet.
%
%   Counts what was read as the game does; fails if it has no such score.

score_in(_, none, none) :- !.
score_in(Game, Score0, Score) :-
    (   Score0 >= 2147483647
    ->  score_has_roots(Game),
        Score = Score0
    ;   score_has_roots(Game)
    ->  score_squares(Most),
        Score0 =< Most,
        score_steps_cost(One, _),
        Score is Score0*One
    ;   Score = Score0
    ).
