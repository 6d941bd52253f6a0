/** <module> Numbers that look as if they were drawn

A function of a square, a unit and a third number: no state, no seed, and no two
squares have the same number of one unit and third number.  32 bits.

Mirror: c_impl/units/stir.c.
*/
:- module(reitti_stir,
          [ stir/4                      % +Square, +Unit, +Third, -Number
          ]).

%!  stir(+Square, +Unit, +Third, -Number) is det.
%
%   Square is an index from 1; where it is mixed it is counted from 0.

stir(Square, Unit, Third, Number) :-
    A is Square-1,
    mix(A, B),
    C is (B+Unit) /\ 0xffffffff,
    mix(C, D),
    E is (D+Third) /\ 0xffffffff,
    mix(E, Number).

mix(U0, U) :-
    U1 is U0 xor (U0 >> 16),
    U2 is U1*0x7feb352d /\ 0xffffffff,
    U3 is U2 xor (U2 >> 15),
    U4 is U3*0x846ca68b /\ 0xffffffff,
    U is U4 xor (U4 >> 16).
