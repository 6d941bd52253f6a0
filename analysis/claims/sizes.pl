/** <module> Rules about the length of programs

Sizes are counted, not sampled: there is no interval to clear.
*/
:- module(claims_sizes,
          [ size_pieces/5,              % +What, +Study, +Subject, +Column,
                                        % -Pieces
            largest_piece/4,            % +Study, +Subject, +Column, -Piece
            reuse_pieces/3              % +Study, +Subject, -Pieces
          ]).
:- use_module(library(lists),
              [append/3, member/2, memberchk/2, same_length/2, sum_list/2]).
:- use_module('../study/study').
:- use_module(original).

%!  size_pieces(+What, +Study, +Subject, +Column, -Pieces) is det.
%
%   What is `search`, `program`, `without_world`, `neighbours` or `trace_back`.

size_pieces(What, Study, Subject, Column, Pieces) :-
    findall(Piece,
            ( original_game(Game, _),
              is_compared(What, Subject, Game),
              wanted(What, Wanted),
              size_piece(What, Wanted, Study, Subject, Game, Column, Piece)
            ),
            Pieces).

%   Small pieces are those that the original compared, and only its programs
%   have them.

is_compared(What, Subject, Game) :-
    (   memberchk(What, [neighbours, trace_back])
    ->  Subject == original,
        original_size(Game, c, What, _)
    ;   true
    ).

wanted(search, clearly_less).
wanted(program, more).
wanted(without_world, less).
wanted(neighbours, less).
wanted(trace_back, less).

size_piece(What, Wanted, Study, Subject, Game, Column,
           piece(Answer, Figures)) :-
    (   two_sizes(What, Study, Subject, Game, Column, Ratio, Names)
    ->  size_answer(Wanted, Ratio, Answer),
        column_unit(Column, Unit),
        format(atom(Label), "~w Prolog/C ~w", [Game, Unit]),
        Figures = [figure(Label, Ratio, Names)]
    ;   format(atom(Why), "~w was not counted in both languages", [Game]),
        Answer = unclear(Why),
        Figures = []
    ).

column_unit(line_bytes, Unit) :- !, Unit = kB.
column_unit(Unit, Unit).

two_sizes(What, Study, Subject, Game, Column, Ratio, Names) :-
    counted(What, Subject, Study, Game, prolog, Column, Prolog, Names1),
    counted(What, Subject, Study, Game, c, Column, C, Names2),
    C > 0,
    Ratio is Prolog/float(C),
    append(Names1, Names2, Names).

%   Clearly: by more than a tenth.

size_answer(clearly_less, Ratio, Answer) :-
    answer_if(Ratio < 0.9, Answer).
size_answer(less, Ratio, Answer) :-
    answer_if(Ratio < 1, Answer).
size_answer(more, Ratio, Answer) :-
    answer_if(Ratio > 1, Answer).

:- meta_predicate answer_if(0, -).

answer_if(Goal, Answer) :-
    (   call(Goal)
    ->  Answer = yes
    ;   Answer = no
    ).

%   counted(+What, +Subject, +Study, +Game, +Lang, +Column, -Size, -Names).  A
%   search is counted with its kernels, and without what only the instrument
%   asks for.  As in 2010, a Prolog program of then is counted without its
%   world, and in city without its tables, and held against the whole C++ one.

counted(search, Subject, Study, Game, Lang, Column, Size, [Name]) :-
    original_game(Game, Search),
    named_size(Study, size(search, Search, Subject, Lang, all, search), Column,
               Size, Name).
counted(program, Subject, Study, Game, Lang, Column, Size, [Name]) :-
    named_size(Study, size(program, Game, Subject, Lang, all, ''), Column,
               Size, Name).
counted(without_world, Subject, Study, Game, Lang, Column, Size, Names) :-
    named_size(Study, size(program, Game, Subject, Lang, all, ''), Column,
               Whole, Name),
    findall(Part-PartName,
            ( world_part(Subject, Lang, PartOf),
              named_size(Study, size(program, Game, Subject, Lang, all, PartOf),
                         Column, Part, PartName)
            ),
            Parts),
    (   Subject \== original
    ->  Parts = [_|_]
    ;   true
    ),
    findall(Part, member(Part-_, Parts), Sizes),
    sum_list(Sizes, World),
    findall(PartName, member(_-PartName, Parts), PartNames),
    Size is Whole-World,
    Names = [Name|PartNames].
counted(neighbours, Subject, Study, Game, Lang, Column, Size, Names) :-
    counted_part(neighbours, Subject, Study, Game, Lang, Column, Size, Names).
counted(trace_back, Subject, Study, Game, Lang, Column, Size, Names) :-
    counted_part(trace_back, Subject, Study, Game, Lang, Column, Size, Names).

counted_part(Part, Subject, Study, Game, Lang, Column, Size, [Name]) :-
    named_size(Study, size(program, Game, Subject, Lang, all, Part), Column,
               Size, Name).

world_part(original, prolog, set_up).
world_part(original, prolog, removal).
world_part(original, prolog, tables).
world_part(thesis, _, world).
world_part(tuned, _, world).

named_size(Study, Key, Column, Size, Name) :-
    once(size(Study, Key, Column, Size)),
    size_words(Key, Words),
    append(Words, [Column], Name).

%!  largest_piece(+Study, +Subject, +Column, -Piece) is det.
%
%   The search of which Prolog needs the smallest share of C's length is the one
%   that it was in 2010.

largest_piece(Study, Subject, Column, piece(Answer, Figures)) :-
    findall(Ratio-Game-Names,
            ( original_game(Game, _),
              two_sizes(search, Study, Subject, Game, Column, Ratio, Names)
            ),
            All),
    findall(Game, original_game(Game, _), Games),
    (   same_length(All, Games)
    ->  msort(All, [_-Smallest-_|_]),
        original_smallest(Then),
        answer_if(Smallest == Then, Answer)
    ;   Answer = unclear('not all searches were counted')
    ),
    findall(figure(Label, Ratio, Names),
            ( member(Ratio-Game-Names, All),
              format(atom(Label), "~w Prolog/C ~w", [Game, Column])
            ),
            Figures).

original_smallest(Game) :-
    findall(Ratio-G,
            ( original_size(G, prolog, search, Prolog),
              original_size(G, c, search, C),
              Ratio is Prolog/float(C)
            ),
            Ratios),
    msort(Ratios, [_-Game|_]).

%!  reuse_pieces(+Study, +Subject, -Pieces) is det.
%
%   What the other games' programs (of the originals, without their worlds) or
%   searches take to say, once that of the first game is known, is a smaller
%   share of what they take alone in Prolog than in C.

reuse_pieces(Study, Subject, Pieces) :-
    findall(Game, original_game(Game, _), [_|Games]),
    findall(Piece,
            ( member(Game, Games),
              reuse_piece(Study, Subject, Game, Piece)
            ),
            Pieces).

reuse_piece(Study, Subject, Game, piece(Answer, Figures)) :-
    (   new_share(Study, Subject, Game, prolog, Prolog, Names1),
        new_share(Study, Subject, Game, c, C, Names2)
    ->  answer_if(Prolog < C, Answer),
        format(atom(Label1), "~w new in Prolog", [Game]),
        format(atom(Label2), "~w new in C", [Game]),
        Figures = [figure(Label1, Prolog, Names1), figure(Label2, C, Names2)]
    ;   format(atom(Why), "~w was not counted in both languages", [Game]),
        Answer = unclear(Why),
        Figures = []
    ).

new_share(Study, Subject, Game, Lang, Share, [Name1, Name2]) :-
    (   Subject == original
    ->  Kind = program, Name = Game, Alone = code
    ;   Kind = search, original_game(Game, Name), Alone = search
    ),
    named_size(Study, size(Kind, Name, Subject, Lang, all, after),
               squeezed_bytes, After, Name1),
    named_size(Study, size(Kind, Name, Subject, Lang, all, Alone),
               squeezed_bytes, Whole, Name2),
    Whole > 0,
    Share is After/float(Whole).
