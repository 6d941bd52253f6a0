/** <module> A study of a problem, a game and a search that nobody has heard of

The search `zigzag` solves the problem `maze` in the game `den`; in Prolog it
fails on the second case.  With others, rows of `hop`, for the problem `tower`,
stand beside it.  Three searches were tried on a kind of level, and one was
asked for more and more.
*/
:- module(invented,
          [ invented_study/2            % +Problems, +Directory
          ]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../../analysis/text/csv', [csv_write_line/2]).
:- use_module('../analysis/directories').
:- use_module('../analysis/studies', [results_text/2]).

search(maze, den, zigzag).
search(tower, keep, hop).

style(plain).
style(thesis).
style(tuned).

%!  invented_study(+Problems, +Directory) is det.
%
%   The files of it.  Problems is `unnamed`, and the rows have no such column;
%   or a list of those whose searches have rows.

invented_study(Problems, Directory) :-
    findall(Row, row(Problems, Row), Rows),
    results_text(Rows, Text),
    write_text(Directory, 'results.csv', Text),
    write_by(Directory, 'sizes.csv', write_sizes),
    write_by(Directory, 'pairs.csv', write_pairs).

row(Problems, Row) :-
    search(Problem, Game, Search),
    named(Problems, Problem, Named),
    style(Style),
    member(Lang-Time, [c-1000, prolog-40000]),
    append(Named, [game-Game, search-Search, style-Style, lang-Lang], About),
    about(Game, Lang, Time, Fields),
    append(About, Fields, Row).
row(Problems, Row) :-
    named(Problems, maze, Named),
    append(Named,
           [ kind-Kind, case-'den-spiral', game-den, width-9, height-9,
             made-spiral, squares-60, search-Search, style-plain, lang-Lang,
             work-Work, steps-9, score-Work
           | Timed ],
           Row),
    member(Search-Work, [zigzag-20, zag-30, zig-40]),
    member(Lang, [c, prolog]),
    member(Kind-Timed, [run-[], work-[runs-'', cpu_ns-'']]).

row(Problems, Row) :-
    named(Problems, maze, Named),
    member(Size, [3, 6, 12]),
    format(atom(Told), "moles=~d dug=~d", [Size, Size]),
    append(Named,
           [ kind-Kind, file-'moles.scen', case-Size, game-den, width-9,
             height-9, squares-60, search-zigzag, style-plain, lang-Lang,
             work-Size, score-Size, told-Told
           | Timed ],
           Row),
    member(Lang, [c, prolog]),
    member(Kind-Timed, [cold-[], work-[runs-'', cpu_ns-'']]).

named(unnamed, maze, []) :- !.
named(Problems, Problem, [problem-Problem]) :-
    is_list(Problems),
    memberchk(Problem, Problems).

about(Game, _, Time, [kind-Kind, case-Case, mode-Mode, width-9, height-9,
                      process-Process, block-Block, questions-Questions,
                      cpu_ns-Time]) :-
    case_of(Game, first, Case),
    member(Mode, [optimize, compile]),
    member(Process, [1, 2]),
    member(kind(Kind, Blocks, Questions),
           [ kind(read, 1, ''), kind(prepare, 1, ''), kind(cold, 1, ''),
             kind(run, 2, ''), kind(tour, 2, 1), kind(bridge, 2, '') ]),
    between(1, Blocks, Block).
about(Game, _, Time, [kind-control, case-Case, slot-Slot, process-Process,
                      cpu_ns-Time]) :-
    case_of(Game, first, Case),
    member(Process, [1, 2]),
    member(Slot, [a, b]).
about(Game, Lang, _, [kind-run, case-Case, process-1, block-'', runs-'',
                      cpu_ns-'', ending-Ending]) :-
    case_of(Game, second, Case),
    (   Lang == prolog
    ->  Ending = wrong
    ;   Ending = ok
    ).
about(Game, _, _, [kind-work, case-Case, process-1, block-'', runs-'',
                   cpu_ns-'', score-12, work-34]) :-
    case_of(Game, first, Case).
about(Game, _, Time, [kind-growth, file-'', case-Case, width-Side, height-Side,
                      made-Made, process-Process, cpu_ns-Cpu]) :-
    member(Made, ['', spiral]),
    member(Side, [8, 32, 64]),
    atom_concat(Made, Side, Name),
    case_of(Game, Name, Case),
    member(Process, [1, 2]),
    Cpu is Time*Side*Side.

case_of(Game, Name, Case) :-
    atomic_list_concat([Game, Name], -, Case).

write_sizes(Out) :-
    csv_write_line(Out, [kind, name, style, lang, scope, part, lines, tokens]),
    forall(( search(_, Game, Search),
             style(Style),
             member(Lang-Lines, [c-90, prolog-40]),
             member([Kind, Name, Scope],
                    [ [search, Search, own], [search, Search, all],
                      [program, Game, all] ])
           ),
           ( Tokens is 8*Lines,
             csv_write_line(Out, [Kind, Name, Style, Lang, Scope, '', Lines,
                                  Tokens])
           )).

write_pairs(Out) :-
    csv_write_line(Out, [world, game, search, style, lang, pairs, longer]),
    forall(( search(_, Game, Search),
             style(Style),
             member(Lang, [c, prolog])
           ),
           csv_write_line(Out, [Game, Game, Search, Style, Lang, 100, 7])).
