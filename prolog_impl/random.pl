/** <module> One generator and one checksum for everything

The same numbers in both languages and on every machine.  The minimal standard
generator (Park and Miller 1988, with the multiplier of 1993): State * 48271 mod
2^31-1.  A number below N is taken from its upper bits without rejection: the
bias is below N / 2^31.  Seeds are scrambled, for otherwise seed 2 gives twice
the numbers of seed 1 and small seeds begin with 0.  No product exceeds 2^57, so
that small integers hold it.

A seed is 0 ... 2147483647 and has streams that do not know of each other:
0 levels and mazes, 1 turns of creatures, 2 things, 3 what is only shown,
4 Carcassonne, 9 the tests' and tools' own worlds and questions, 100+K the K-th
level of a quest.  The state is an integer and is threaded.

Mirror: c_impl/random.c.
*/
:- module(reitti_random,
          [ random_seed/3,              % +Seed, +Stream, -State
            random_draw/4,              % +N, -Number, +State0, -State
            random_chance/4,            % +Percent, -Truth, +State0, -State
            random_between/5,           % +Low, +High, -Number, +State0, -State
            random_pick/4,              % +List, -Element, +State0, -State
            random_derive/3,            % +Seed, +K, -Derived
            text_sum/2                  % +Text, -Sum
          ]).
:- use_module(library(error), [must_be/2]).
:- use_module(library(lists), [nth0/3]).

%!  random_seed(+Seed, +Stream, -State) is det.
%
%   State is where the Stream of the Seed starts.

random_seed(Seed, Stream, State) :-
    must_be(between(0, 2147483647), Seed),
    must_be(nonneg, Stream),
    A is ((Seed + 40503*Stream)*1664525 + 1013904223) /\ 0xffffffff,
    B is A xor (A >> 15),
    C is (B*22695477 + 1) /\ 0xffffffff,
    D is C xor (C >> 13),
    State is 1 + D mod 2147483646.

%!  random_draw(+N, -Number, +State0, -State) is det.
%
%   Number is the next one, 0 ... N-1; N is 1 ... 2^26.  Always exactly one
%   step, also for N = 1.

random_draw(N, Number, State0, State) :-
    State is State0*48271 mod 2147483647,
    Number is State*N // 2147483647.

%!  random_chance(+Percent, -Truth, +State0, -State) is det.
%
%   Truth is `true` in Percent of a hundred draws, otherwise `false`.

random_chance(Percent, Truth, State0, State) :-
    random_draw(100, Number, State0, State),
    (   Number < Percent
    ->  Truth = true
    ;   Truth = false
    ).

%!  random_between(+Low, +High, -Number, +State0, -State) is det.
%
%   Number is from Low to High, both included.

random_between(Low, High, Number, State0, State) :-
    Count is High-Low+1,
    random_draw(Count, Above, State0, State),
    Number is Low+Above.

%!  random_pick(+List, -Element, +State0, -State) is semidet.
%
%   Element is one of the List.  Fails, and nothing is drawn, if it is empty.

random_pick(List, Element, State0, State) :-
    length(List, Length),
    random_draw(Length, Index, State0, State),
    nth0(Index, List, Element).

%!  random_derive(+Seed, +K, -Derived) is det.
%
%   Derived is the K-th seed that Seed leads to, of the K-th level of a quest
%   for one.

random_derive(Seed, K, Derived) :-
    Stream is 100+K,
    random_seed(Seed, Stream, Derived).

%!  text_sum(+Text, -Sum) is det.
%
%   The checksum of a Text, whose characters are bytes: a string, or a list of
%   codes.

text_sum(Text, Sum) :-
    (   is_list(Text)
    ->  Codes = Text
    ;   string_codes(Text, Codes)
    ),
    codes_sum(Codes, 1, Sum).

codes_sum([], Sum, Sum).
codes_sum([Code|Codes], Sum0, Sum) :-
    Sum1 is (131*Sum0 + Code) mod 2147483647,
    codes_sum(Codes, Sum1, Sum).
