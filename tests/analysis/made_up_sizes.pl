/** <module> The sizes of a made-up study

In a search Prolog has half the lines of C and 0.8 of its tokens, of A* less; a
program in Prolog is longer with the world, shorter without.  To who knows the
first search or program, the others are newer in C.  The programs of 2010,
rebuilt, fall into pieces.  No verdict changes if all C is laid out otherwise.
*/
:- module(made_up_sizes,
          [ made_up_size/1,             % -Fields
            original_piece/4            % ?Game, ?Lang, ?Part, -Lines
          ]).
:- use_module(library(lists), [member/2, nth1/3, sum_list/2]).
:- use_module(made_up_planted).

%!  made_up_size(-Fields) is nondet.
%
%   A row of sizes.csv, as a list of Column-Value.

made_up_size(Fields) :-
    size(Kind, Name, Style, Lang, Scope, Part, Lines, Tokens),
    executable(Kind, Style, Lang, Scope, Part, Executable),
    squeezed(Lang, Part, Lines, Squeezed),
    layout(Lang, Lines, Narrow, Wide),
    Code is round(Lines*0.9),
    Blank is Lines-Code,
    Comments is Lines//10,
    Statements is Lines//2,
    Bytes is Lines*28,
    LineBytes is Lines*25,
    format(atom(Paths), "~w/~w.~w ~w/other.~w",
           [Style, Name, Lang, Style, Lang]),
    Fields = [ kind-Kind, name-Name, style-Style, lang-Lang, scope-Scope,
               part-Part, files-2, lines-Lines, code_lines-Code,
               comment_lines-Comments, blank_lines-Blank, tokens-Tokens,
               statements-Statements, bytes-Bytes, line_bytes-LineBytes,
               squeezed_bytes-Squeezed, executable_bytes-Executable,
               lines_60-Narrow, lines_120-Wide, paths-Paths ].

%   size(-Kind, -Name, -Style, -Lang, -Scope, -Part, -Lines, -Tokens)

size(search, Search, Style, Lang, Scope, Part, Lines, Tokens) :-
    made_up_game(Game, _, Searches),
    nth1(Place, Searches, Search-_),
    made_up_search(Game, Search, Style),
    Style \== original,
    member(Lang, [c, prolog]),
    member(Scope, [own, all]),
    search_part(Scope, Game, Place, Part, Instrument),
    style_lines(Style, Place, Scope, Base0),
    Base is Base0-Instrument,
    factors(Game, LineFactor, TokenFactor),
    language_size(Lang, LineFactor, TokenFactor, Base, Lines, Tokens).
size(search, Search, original, Lang, Scope, Part, Lines, Tokens) :-
    made_up_search(Game, Search, original),
    original_piece(Game, Lang, search, Lines),
    member(Scope, [own, all]),
    member(Part, ['', search]),
    original_tokens(Lang, Lines, Tokens).
size(program, Game, Style, Lang, all, Part, Lines, Tokens) :-
    made_up_game(Game, _, _),
    member(Style, [thesis, tuned]),
    member(Lang-Whole-World, [c-700-150, prolog-900-450]),
    member(Part-Lines, [''-Whole, world-World]),
    Tokens is Lines*8.
size(program, Game, original, Lang, all, Part, Lines, Tokens) :-
    program_part(Game, Lang, Part, Lines),
    original_tokens(Lang, Lines, Tokens).
size(reader, world_reader, '', Lang, Scope, '', Lines, Tokens) :-
    member(Lang, [c, prolog]),
    member(Scope, [own, all]),
    language_size(Lang, 0.6, 0.7, 400, Lines, Tokens).

%   How many lines only the instrument asks for are missing in a part.

search_part(_, _, _, '', 0).
search_part(_, _, _, search, 20).
search_part(all, Game, 1, after, 20) :-
    Game \== rogue.

style_lines(Style, Place, Scope, Lines) :-
    (   Style == thesis
    ->  Lines0 = 240
    ;   Lines0 = 130
    ),
    (   Scope == all,
        Style == tuned
    ->  Lines is Lines0+10*Place+120
    ;   Lines is Lines0+10*Place
    ).

factors(Game, LineFactor, TokenFactor) :-
    (   Game == tactics
    ->  LineFactor = 0.4, TokenFactor = 0.7
    ;   LineFactor = 0.5, TokenFactor = 0.8
    ).

language_size(c, _, _, Lines, Lines, Tokens) :-
    Tokens is Lines*8.
language_size(prolog, LineFactor, TokenFactor, Lines0, Lines, Tokens) :-
    Lines is round(Lines0*LineFactor),
    Tokens is round(Lines0*8*TokenFactor).

original_tokens(c, Lines, Tokens) :-
    Tokens is Lines*5.
original_tokens(prolog, Lines, Tokens) :-
    Tokens is Lines*7.

%   The whole, its pieces, the rest, and all but what sets up the world.

program_part(Game, Lang, '', Lines) :-
    program(Game, Lang, Lines).
program_part(Game, Lang, Part, Lines) :-
    original_piece(Game, Lang, Part, Lines).
program_part(Game, Lang, rest, Lines) :-
    program(Game, Lang, Whole),
    without(Game, Lang, [set_up, removal, search, tables], Whole, Lines).
program_part(Game, Lang, Part, Lines) :-
    program(Game, Lang, Whole),
    without(Game, Lang, [set_up, removal], Whole, Lines),
    (   Part = code
    ;   Game \== rogue,
        Part = after
    ).

without(Game, Lang, Parts, Whole, Lines) :-
    findall(One,
            ( member(Part, Parts), original_piece(Game, Lang, Part, One) ),
            Each),
    sum_list(Each, Sum),
    Lines is Whole-Sum.

program(rogue, c, 700).
program(rogue, prolog, 750).
program(tactics, c, 520).
program(tactics, prolog, 530).
program(city, c, 680).
program(city, prolog, 1000).

%!  original_piece(?Game, ?Lang, ?Part, -Lines) is nondet.

original_piece(rogue, c, set_up, 25).
original_piece(rogue, c, search, 240).
original_piece(rogue, c, neighbours, 60).
original_piece(rogue, prolog, set_up, 150).
original_piece(rogue, prolog, removal, 148).
original_piece(rogue, prolog, search, 160).
original_piece(rogue, prolog, neighbours, 30).
original_piece(tactics, c, set_up, 50).
original_piece(tactics, c, search, 280).
original_piece(tactics, c, trace_back, 21).
original_piece(tactics, c, is_listed, 14).
original_piece(tactics, prolog, set_up, 290).
original_piece(tactics, prolog, search, 130).
original_piece(tactics, prolog, trace_back, 5).
original_piece(city, c, set_up, 75).
original_piece(city, c, search, 400).
original_piece(city, prolog, set_up, 580).
original_piece(city, prolog, search, 210).
original_piece(city, prolog, tables, 33).

executable(Kind, Style, Lang, Scope, Part, Bytes) :-
    (   Kind == program,
        Scope == all,
        Part == ''
    ->  (   Lang == prolog
        ->  Bytes = 1500000
        ;   Style == original
        ->  Bytes = 20000
        ;   Bytes = 90000
        )
    ;   Bytes = ''
    ).

squeezed(Lang, Part, Lines, Bytes) :-
    (   Part == after
    ->  new_share(Lang, Share)
    ;   Share = 1
    ),
    Bytes is round(Lines*9*Share).

new_share(c, 0.8).
new_share(prolog, 0.7).

layout(prolog, Lines, Lines, Lines).
layout(c, Lines, Narrow, Wide) :-
    Narrow is round(Lines*1.2),
    Wide is round(Lines*0.9).
