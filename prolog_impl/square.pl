/** <module> A place in a world, and the eight ways to leave it

A square is square(Level, X, Y): X is the column from the left, Y the row from
the top, all counted from 1.  Written (X,Y), or (Level,X,Y) in worlds of several
levels.

Mirror: c_impl/square.c.
*/
:- module(reitti_square,
          [ keypad/3,                   % ?Key, ?DX, ?DY
            square//1,                  % ?Square
            square_is/1,                % +Term
            square_check/1,             % +Square
            square_refuse/3,            % +Square, +Format, +Arguments
            square_print/3              % +Out, +Square, +WithLevel
          ]).
:- use_module(library(dcg/basics), [digits//1]).
:- use_module(library(error), [must_be/2, type_error/2]).
:- use_module(text, [digits_number/2]).

%!  keypad(?Key, ?DX, ?DY) is nondet.
%
%   The order in which every algorithm looks at neighbours.

keypad(1, -1,  1).
keypad(2,  0,  1).
keypad(3,  1,  1).
keypad(4, -1,  0).
keypad(6,  1,  0).
keypad(7, -1, -1).
keypad(8,  0, -1).
keypad(9,  1, -1).

%!  square(-Square)// is semidet.
%
%   Reads "x,y" or "level,x,y"; the level is 0 if it was not said.  Numbers are
%   whole, from 1 to a million.

square(square(Level, X, Y)) -->
    number(A), ",", number(B),
    (   ","
    ->  number(Y),
        { Level = A, X = B }
    ;   { Level = 0, X = A, Y = B }
    ).

number(Number) -->
    digits(Digits),
    { digits_number(Digits, Number),
      between(1, 1000000, Number)
    }.

%!  square_is(+Term) is semidet.

square_is(Term) :-
    nonvar(Term),
    Term = square(Level, X, Y),
    integer(Level),
    integer(X),
    integer(Y).

%!  square_check(+Square) is det.
%
%   @throws error(type_error(square, Square), _)

square_check(Square) :-
    must_be(nonvar, Square),
    (   Square = square(Level, X, Y)
    ->  must_be(integer, Level),
        must_be(integer, X),
        must_be(integer, Y)
    ;   type_error(square, Square)
    ).

%!  square_refuse(+Square, +Format, +Arguments)
%
%   @throws error(domain_error(square, Square), context(_, Message))

square_refuse(Square, Format, Arguments) :-
    format(string(Message), Format, Arguments),
    throw(error(domain_error(square, Square), context(_, Message))).

%!  square_print(+Out, +Square, +WithLevel) is det.
%
%   Writes "(x,y)", or "(level,x,y)" if WithLevel is true.

square_print(Out, square(Level, X, Y), true) :-
    format(Out, "(~d,~d,~d)", [Level, X, Y]).
square_print(Out, square(_, X, Y), false) :-
    format(Out, "(~d,~d)", [X, Y]).
