/** <module> A study of the general searches, made up without noise

Two kinds of level and one that has no route, each one case, and levels that
grow.  What every search does on them is planted here: some of what was said in
2009 holds in it, some does not, some in one case of two.  Costs are in parts of
a straight step, as rows of a game with dear diagonals have them.
*/
:- module(made_levels,
          [ made_levels_study/2,        % +Changes, +Directory
            planted_search/3,           % ?Case, ?Search, ?Done
            planted_exponent/3          % ?Made, ?Lang, ?Exponent
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(directories).
:- use_module(studies).

%!  planted_search(?Case, ?Search, ?Done) is nondet.
%
%   Done is done(Work, Further, Steps, Score), Score in straight steps.

planted_search(open, breadth_first, done(60, '', 7, 12)).
planted_search(open, uniform_cost, done(64, '', 10, 10)).
planted_search(open, depth_first, done(20, '', 30, 30)).
planted_search(open, iterative_deepening, done(66, '', 7, 12)).
planted_search(open, greedy, done(8, '', 10, 12.5)).
planted_search(open, astar_manhattan, done(10, '', 9, 11)).
planted_search(open, astar_chebyshev, done(40, '', 10, 10)).
planted_search(open, astar_octile, done(30, '', 10, 10)).
planted_search(open, astar_exact, done(11, '', 10, 10)).
planted_search(open, bidirectional, done(40, '', 10, 10)).
planted_search(open, hierarchical_clique, done(30, 20, 10, 10)).
planted_search(maze, breadth_first, done(50, '', 12, 12)).
planted_search(maze, depth_first, done(90, '', 13, 13)).
planted_search(maze, iterative_deepening, done(500, '', 12, 12)).
planted_search(maze, greedy, done(15, '', 12, 12)).
planted_search(maze, astar_manhattan, done(20, '', 12, 12)).
planted_search(maze, astar_chebyshev, done(20, '', 12, 12)).
planted_search(maze, astar_octile, done(20, '', 12, 12)).
planted_search(maze, astar_exact, done(14, '', 12, 12)).
planted_search(maze, bidirectional, done(60, '', 12, 12)).
planted_search(maze, hierarchical_clique, done(15, 4, 12, 12)).
planted_search(rooms, breadth_first, done(33, '', 0, 0)).
planted_search(rooms, hierarchical_clique, done(0, 5, 0, 0)).

%   One search has a second style that does the same, one a style that does
%   less.

style(_, plain, 0).
style(astar_octile, tuned, 0).
style(uniform_cost, tuned, 4).

%   Parts of an abstraction, of so many squares.

parts('open-parts', open, 1).
parts('maze-parts', maze, 40).

squares(64).

%!  planted_exponent(?Made, ?Lang, ?Exponent) is nondet.

planted_exponent(open, c, 1.0).
planted_exponent(open, prolog, 1.5).
planted_exponent(maze, c, 2.0).
planted_exponent(maze, prolog, 0.5).

%!  made_levels_study(+Changes, +Directory) is det.
%
%   Changes are Case-Search-Done, each in the place of what is planted.

made_levels_study(Changes, Directory) :-
    findall(Row, row(Changes, Row), Rows),
    results_text(Rows, Text),
    write_text(Directory, 'results.csv', Text).

row(Changes, Row) :-
    planted_search(Made, Search, Done0),
    (   memberchk(Made-Search-Done1, Changes)
    ->  Done = Done1
    ;   Done = Done0
    ),
    style(Search0, Style, Less),
    Search0 = Search,
    atom_concat('grid-', Made, Case),
    done_fields(Done, Less, Work, Fields),
    asked_row([ file-'kinds.cases', case-Case, problem-route, game-grid,
                made-Made, search-Search, style-Style
              | Fields ], Work, Row).
row(_, Row) :-
    parts(Case, Made, Parts),
    asked_row([ file-'parts.cases', case-Case, problem-parts, game-strategy,
                made-Made, search-quadtree, style-plain, work-3, score-Parts ],
              3, Row).
row(_, Row) :-
    planted_exponent(Made, Lang, Exponent),
    member(Side, [16, 32, 64, 128]),
    member(Process, [1, 2]),
    format(atom(Case), "grid-~w-~dx~d", [Made, Side, Side]),
    Time is round(1000*(Side*Side)**Exponent),
    Row = [ kind-growth, file-'', case-Case, problem-route, game-grid,
            width-Side, height-Side, levels-1, made-Made, search-astar_octile,
            style-plain, lang-Lang, process-Process, cpu_ns-Time ].

done_fields(done(Work0, Further, Steps, Score0), Less, Work,
            [work-Work, more_work-Further, steps-Steps, score-Score]) :-
    Work is max(0, Work0-Less),
    Score is truncate(Score0*(1<<40)).

%   What one run does, and how long it takes: a microsecond for each square in
%   C, a hundred in Prolog.

asked_row(Fields, Work, Row) :-
    squares(Squares),
    member(Lang-Factor, [c-1000, prolog-100000]),
    Base = [lang-Lang, width-8, height-8, levels-1, squares-Squares|Fields],
    (   Row = [kind-work, runs-'', cpu_ns-''|Base]
    ;   member(Process, [1, 2]),
        Time is (Work+1)*Factor,
        Row = [kind-run, process-Process, cpu_ns-Time|Base]
    ).
