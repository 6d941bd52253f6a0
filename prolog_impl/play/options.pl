/** <module> The options of a playable program, read as GNU programs do

Long and short, a value behind `=` or in the next word, short ones in one word,
long ones cut short, and operands, of which there may be none, anywhere.
(argv_options/3 of library(main) knows no options cut short, takes --no-screen
and --screen=true, and prints help of its own.)

Mirror: c_impl/play/options.c.
*/
:- module(reitti_options,
          [ play_options/2              % +Words, -Options
          ]).
:- use_module(library(lists), [append/3]).

%   option(Long, Short, TakesValue)

option(world,   w,   true).
option(screen,  s,   false).
option(help,    h,   false).
option(version, 'V', false).

%!  play_options(+Words, -Options) is det.
%
%   Options are in the order of the words: help, version, screen, world(File).
%   None is read behind help or version.
%
%   @throws usage_error(Word, What)

play_options(Words, Options) :-
    words(Words, [], Options).

%   The operands so far are kept, since options may follow.

words([], [], []).
words([], [Operand|_], _) :-
    format(atom(Quoted), "'~w'", [Operand]),
    throw(usage_error(Quoted, 'is too much')).
words([Word|Words], Operands, Options) :-
    (   Word == '--'
    ->  append(Operands, Words, Operands1),
        words([], Operands1, Options)
    ;   atom_concat('--', Long, Word)
    ->  long(Long, Word, Words, Operands, Options)
    ;   atom_concat('-', Letters, Word),
        Letters \== ''
    ->  short(Letters, Words, Operands, Options)
    ;   append(Operands, [Word], Operands1),
        words(Words, Operands1, Options)
    ).

long(Long, Word, Words, Operands, Options) :-
    (   sub_atom(Long, Length, 1, After, =)
    ->  sub_atom(Long, 0, Length, _, Begin),
        sub_atom(Long, _, After, 0, Behind)
    ;   Begin = Long,
        Behind = none
    ),
    (   Begin \== '',
        option(Name, _, TakesValue),
        atom_concat(Begin, _, Name)
    ->  true
    ;   throw(usage_error(Word, 'is not an option here'))
    ),
    (   TakesValue == false,
        Behind \== none
    ->  throw(usage_error(Word, 'takes no value'))
    ;   TakesValue == false
    ->  take(Name, Words, Operands, Options)
    ;   Behind == none
    ->  next(Name, Word, Words, Operands, Options)
    ;   take(Name, [Behind|Words], Operands, Options)
    ).

short(Letters, Words, Operands, Options) :-
    sub_atom(Letters, 0, 1, After, Letter),
    sub_atom(Letters, 1, After, 0, Behind),
    atom_concat(-, Letter, Word),
    (   option(Name, Letter, TakesValue)
    ->  true
    ;   throw(usage_error(Word, 'is not an option here'))
    ),
    (   TakesValue == false,
        Behind \== ''
    ->  atom_concat(-, Behind, Rest),
        take(Name, [Rest|Words], Operands, Options)
    ;   TakesValue == false
    ->  take(Name, Words, Operands, Options)
    ;   Behind == ''
    ->  next(Name, Word, Words, Operands, Options)
    ;   take(Name, [Behind|Words], Operands, Options)
    ).

%   The value is the next word.

next(_, Word, [], _, _) :-
    !,
    throw(usage_error(Word, 'needs a value')).
next(Name, _, Words, Operands, Options) :-
    take(Name, Words, Operands, Options).

take(screen, Words, Operands, [screen|Options]) :-
    words(Words, Operands, Options).
take(help, _, _, [help]).
take(version, _, _, [version]).
take(world, [File|Words], Operands, [world(File)|Options]) :-
    words(Words, Operands, Options).
