/** <module> The sizes and pairs of a made-up study

Prolog has half the lines of C and 0.8 of its tokens in a search; a program in
Prolog is longer with the world, shorter without.
*/
:- module(made_up_sizes,
          [ made_up_sizes/2,            % +Games, +Out
            made_up_pairs/2             % +Games, +Out
          ]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module('../../analysis/text/csv', [csv_write_line/2 as line]).

%!  made_up_sizes(+Games, +Out) is det.
%
%   Games are Game-Searches.

made_up_sizes(Games, Out) :-
    line(Out, [kind, name, style, lang, scope, part, files, lines, code_lines,
               comment_lines, blank_lines, tokens, statements, bytes,
               squeezed_bytes, executable_bytes, paths]),
    forall(( member(_-Searches, Games),
             nth1(Place, Searches, Search-t(Thesis, _)),
             member(Style, [thesis, tuned]),
             \+ ( Style == thesis, Thesis == (-) ),
             member(Lang, [c, prolog]),
             member(Scope, [own, all])
           ),
           ( style_lines(Style, Place, Scope, Base),
             language_size(Lang, 0.5, 0.8, Base, Lines, Tokens),
             size(Out, search, Search, Style, Lang, Scope, '', Lines, Tokens,
                  '')
           )),
    forall(( member(Game-_, Games),
             member(Style, [thesis, tuned]),
             member(Lang, [c, prolog])
           ),
           programs(Out, Game, Style, Lang)),
    forall(( member(Lang, [c, prolog]), member(Scope, [own, all]) ),
           ( language_size(Lang, 0.6, 0.7, 400, Lines, Tokens),
             size(Out, reader, world_reader, '', Lang, Scope, '', Lines, Tokens,
                  '')
           )).

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

language_size(c, _, _, Lines, Lines, Tokens) :-
    Tokens is Lines*8.
language_size(prolog, LineFactor, TokenFactor, Lines0, Lines, Tokens) :-
    Lines is round(Lines0*LineFactor),
    Tokens is round(Lines0*8*TokenFactor).

programs(Out, Game, Style, Lang) :-
    (   Lang == c
    ->  Lines = 700, World = 150, Executable = 90000
    ;   Lines = 760, World = 300, Executable = 1500000
    ),
    Tokens is Lines*8,
    WorldTokens is World*8,
    size(Out, program, Game, Style, Lang, all, '', Lines, Tokens, Executable),
    size(Out, program, Game, Style, Lang, all, world, World, WorldTokens, '').

size(Out, Kind, Name, Style, Lang, Scope, Part, Lines, Tokens, Executable) :-
    Code is round(Lines*0.9),
    Blank is Lines-Code,
    Comments is Lines//10,
    Statements is Lines//2,
    Bytes is Lines*28,
    Squeezed is Lines*9,
    format(atom(Paths), "~w/~w.~w ~w/other.~w",
           [Style, Name, Lang, Style, Lang]),
    line(Out, [Kind, Name, Style, Lang, Scope, Part, 2, Lines, Code, Comments,
               Blank, Tokens, Statements, Bytes, Squeezed, Executable, Paths]).

%!  made_up_pairs(+Games, +Out) is det.

made_up_pairs(Games, Out) :-
    line(Out, [world, game, search, style, lang, reference, pairs, no_route,
               missed, longer, worst_ratio, mean_ratio]),
    forall(( member(Game-Searches, Games),
             member(Search-t(Thesis, _), Searches),
             member(Style, [thesis, tuned]),
             \+ ( Style == thesis, Thesis == (-) ),
             member(Lang, [c, prolog]),
             loses(Search, Missed, Longer, Worst, Mean)
           ),
           ( reference(Game, Reference),
             line(Out, [Game, Game, Search, Style, Lang, Reference, 16002, 252,
                        Missed, Longer, Worst, Mean])
           )).

reference(rogue, two_phase).
reference(tactics, astar_chebyshev).
reference(city, all_levels).

loses(Search, Missed, Longer, Worst, Mean) :-
    (   Search == astar
    ->  Missed = 0, Longer = 410, Worst = 1.5, Mean = 1.01
    ;   Search == levelwise
    ->  Missed = 3, Longer = 2200, Worst = 3.7, Mean = 1.05
    ;   Missed = 0, Longer = 0, Worst = 1.0, Mean = 1.0
    ).
