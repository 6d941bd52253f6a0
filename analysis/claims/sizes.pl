/** <module> Rules about the length of programs

Sizes are counted, not sampled: there is no interval to clear.
*/
:- module(claims_sizes,
          [ size_pieces/4               % +What, +Study, +Column, -Pieces
          ]).
:- use_module(library(lists), [append/3]).
:- use_module('../study/study').
:- use_module(original).

%!  size_pieces(+What, +Study, +Column, -Pieces) is det.
%
%   What is `search`, `program` or `without_world`.

size_pieces(What, Study, Column, Pieces) :-
    findall(Piece,
            ( original_game(Game, Search),
              compared(What, Study, Game, Search, Wanted, Goal),
              size_piece(Wanted, Game, Column, Goal, Piece)
            ),
            Pieces).

compared(search, Study, _, Search, clearly_less,
         counted(Study, search, Search, own)).
compared(program, Study, Game, _, more, counted(Study, program, Game, all)).
compared(without_world, Study, Game, _, less, without_world(Study, Game)).

%   Goal gives a size and the names of its rows, for a column and a language.

:- meta_predicate size_piece(+, +, +, 4, -).

size_piece(Wanted, Game, Column, Goal, piece(Answer, Figures)) :-
    (   call(Goal, Column, prolog, Prolog, Names1),
        call(Goal, Column, c, C, Names2),
        C > 0
    ->  Ratio is Prolog/float(C),
        size_answer(Wanted, Game, Ratio, Answer),
        append(Names1, Names2, Names),
        format(atom(Label), "~w Prolog/C ~w", [Game, Column]),
        Figures = [figure(Label, Ratio, Names)]
    ;   format(atom(Why), "~w was not counted in both languages", [Game]),
        Answer = unclear(Why),
        Figures = []
    ).

%   Clearly: by more than a tenth.

size_answer(clearly_less, Game, Ratio, Answer) :-
    (   Ratio < 0.9
    ->  Answer = yes
    ;   Ratio < 1
    ->  format(atom(Why), "~w is shorter, but not by a tenth", [Game]),
        Answer = unclear(Why)
    ;   Answer = no
    ).
size_answer(less, _, Ratio, Answer) :-
    (   Ratio < 1
    ->  Answer = yes
    ;   Answer = no
    ).
size_answer(more, _, Ratio, Answer) :-
    (   Ratio > 1
    ->  Answer = yes
    ;   Answer = no
    ).

counted(Study, Kind, Name, Scope, Column, Lang, Size, [RowName]) :-
    Key = size(Kind, Name, thesis, Lang, Scope, ''),
    named_size(Study, Key, Column, Size, RowName).

without_world(Study, Game, Column, Lang, Size, [Name1, Name2]) :-
    named_size(Study, size(program, Game, thesis, Lang, all, ''), Column,
               Whole, Name1),
    named_size(Study, size(program, Game, thesis, Lang, all, world), Column,
               World, Name2),
    Size is Whole-World.

named_size(Study, Key, Column, Size, Name) :-
    once(size(Study, Key, Column, Size)),
    size_words(Key, Words),
    append(Words, [Column], Name).
