/** <module> The noise of a made-up study; all of it multiplies */
:- module(made_up_noise,
          [ wobble/2,                   % +Deviation, -Factor
            machine_state/1,            % -Factor
            block_noise/1               % -Factor
          ]).
:- use_module(library(random), [random/1]).

normal(Normal) :-
    random(U1),
    random(U2),
    Normal is sqrt(-2*log(1-U1))*cos(2*pi*U2).

%!  wobble(+Deviation, -Factor) is det.

wobble(Deviation, Factor) :-
    normal(Normal),
    Factor is exp(Deviation*Normal).

%!  machine_state(-Factor) is det.
%
%   Now and then it runs at half speed.

machine_state(State) :-
    wobble(0.05, Wobble),
    random(R),
    (   R < 0.15
    ->  State is 2*Wobble
    ;   State = Wobble
    ).

%!  block_noise(-Factor) is det.
%
%   Some blocks are far out.

block_noise(Noise) :-
    wobble(0.015, Wobble),
    random(R),
    (   R < 0.04
    ->  Noise is Wobble*(1+R*10)
    ;   Noise = Wobble
    ).
