/** <module> Numbers as the games say them

Mirror: c_impl/play/wording.c.
*/
:- module(reitti_wording,
          [ wording_count/3,            % +Count, +One, -Text
            wording_cost/3,             % +Cost, +Unit, -Text
            wording_time/2              % +Seconds, -Text
          ]).

%!  wording_count(+Count, +One, -Text) is det.
%
%   "1 turn", "2 turns".

wording_count(Count, One, Text) :-
    (   Count =:= 1
    ->  format(string(Text), "~d ~w", [Count, One])
    ;   format(string(Text), "~d ~ws", [Count, One])
    ).

%!  wording_cost(+Cost, +Unit, -Text) is det.
%
%   In a unit that is told of many: "1 step", "2 steps", "2 AP".

wording_cost(Cost, Unit, Text) :-
    (   Cost =:= 1,
        atom_concat(One, s, Unit)
    ->  format(string(Text), "~d ~w", [Cost, One])
    ;   format(string(Text), "~d ~w", [Cost, Unit])
    ).

%!  wording_time(+Seconds, -Text) is det.
%
%   "417 ns", "12.3 µs" and so on.

wording_time(Seconds, Text) :-
    (   Seconds < 1.0e-6
    ->  format(string(Text), "~0f ns", [Seconds*1.0e9])
    ;   Seconds < 1.0e-3
    ->  format(string(Text), "~1f \u00B5s", [Seconds*1.0e6])
    ;   Seconds < 1
    ->  format(string(Text), "~1f ms", [Seconds*1.0e3])
    ;   format(string(Text), "~1f s", [Seconds])
    ).
