/** <module> What a thesis of 2009 says of the general searches

It is on path finding in a real-time strategy game, goes through the searches
that every textbook has and through ways to make a map coarser, and measured
nothing.  Each of its sentences is a text and a rule over the rows of a study,
judged as said.pl has it.  What no row can tell, a property of a kernel, a test
shows: it is named.
*/
:- module(claims_general,
          [ general_result/2            % +Study, -Result
          ]).
:- use_module(general_figures, [source_figures/3]).
:- use_module(general_rules).
:- use_module(said).

%   Number, what is looked at, text, rule: every(Rule), some(Rule), or
%   test(Name, File).

claim('G1', steps, "Breadth-first search finds the fewest steps, not always \c
                    the cheapest route.", every(fewest_steps)).
claim('G1', cost, "Breadth-first search finds the fewest steps, not always \c
                   the cheapest route.", some(dearer(breadth_first))).
claim('G2', 'not fewer', "Iterative deepening expands no fewer nodes than \c
                          breadth-first search, and little more where there \c
                          are many ways.",
      every(work(iterative_deepening, >=, breadth_first))).
claim('G2', 'little more', "Iterative deepening expands no fewer nodes than \c
                            breadth-first search, and little more where there \c
                            are many ways.", every(little_more)).
claim('G3', limit, "Depth-limited search is complete if its limit is not \c
                    below the distance, and finds the shortest route if it is \c
                    the distance.",
      test(a_limit_is_kept_and_hides_nothing, 'tests/c/test_searches.c')).
claim('G4', cost, "Depth-first search promises no shortest route, and can go \c
                   astray for long.", some(dearer(depth_first))).
claim('G4', work, "Depth-first search promises no shortest route, and can go \c
                   astray for long.",
      some(work(depth_first, >, breadth_first))).
claim('G5', 'never too high', "An estimate that is never too high keeps A* \c
                               best; a higher one saves work, and may lose \c
                               the best route.",
      every(best([astar_chebyshev, astar_octile]))).
claim('G5', 'higher, work', "An estimate that is never too high keeps A* \c
                             best; a higher one saves work, and may lose the \c
                             best route.",
      every(work(astar_manhattan, <, astar_chebyshev))).
claim('G5', 'higher, cost', "An estimate that is never too high keeps A* \c
                             best; a higher one saves work, and may lose the \c
                             best route.", some(dearer(astar_manhattan))).
claim('G6', squares, "With a perfect estimate A* takes up only the squares of \c
                      the shortest route.", every(only_the_route)).
claim('G7', work, "A* is the fastest general search.",
      every(least_work(any))).
claim('G7', 'work for best routes', "A* is the fastest general search.",
      every(least_work(best))).
claim('G7', time, "A* is the fastest general search.", every(least_time)).
claim('G8', work, "Searching from both ends is cheaper.",
      every(work(bidirectional, <, breadth_first))).
claim('G9', work, "The abstract search can cost more than its better estimate \c
                   saves.", every(abstraction_costs)).
claim('G10', parts, "A quadtree has far fewer nodes than the grid.",
      every(far_fewer)).
claim('G11', work, "A hierarchy soon tells that there is no route.",
      every(soon_tells)).
claim('G12', squares, "A clique has four squares at most.",
      every(clique_size)).
claim('G13', parts, "Parts of radius 1 around the right centres are sectors \c
                     of side 3.",
      test(radius_around_the_middles_is_sector, 'tests/c/test_parts.c')).
claim('G14', parts, "Parts limited to two nodes are lines of two.",
      test(node_limit_of_two_is_line_of_two, 'tests/c/test_parts.c')).

%!  general_result(+Study, -Result) is nondet.
%
%   In order, as claims.pl has its own: result(Number, By, Text, Source,
%   Judged), where Source are the figures of 2009 and Judged is the one
%   judged(measured, Verdict, Because, Figures).  Verdict may also be 'not
%   measured' or 'shown by a test'.

general_result(Study, result(Number, By, Text, Source,
                             [judged(measured, Verdict, Because, Figures)])) :-
    claim(Number, By, Text, Rule),
    source_figures(Number, By, Source),
    judged(Rule, Study, Verdict, Because, Figures).

judged(test(Name, File), _, Verdict, Because, []) :-
    !,
    said_by_test(test(Name, File), Verdict, Because).
judged(Said, Study, Verdict, Because, Figures) :-
    Said =.. [How, Rule],
    general_pieces(Rule, Study, Pieces),
    findall(Remark, general_remark(Rule, Remark), Remarks),
    said_verdict(How, Pieces, Remarks, Verdict, Because, Figures).
