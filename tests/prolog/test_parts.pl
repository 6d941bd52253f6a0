/** <module> What makers of parts say of themselves, and the check that refuses
what are no parts
*/
:- module(test_parts, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, nth1/4]).
:- use_module('../../bridge/c_from_prolog/c_from_prolog').
:- use_module('../../prolog_impl/kernels/abstraction').
:- use_module('../../prolog_impl/kernels/clique').
:- use_module('../../prolog_impl/kernels/gathering').
:- use_module('../../prolog_impl/kernels/tiling').
:- use_module(files).

makers([clique, sector, radius, star, line, node_limit, quadtree]).

%   random_worlds(+Count, +State, -Worlds): of any game, with corners of either
%   kind.

random_worlds(Count, State0, Worlds) :-
    (   Count =:= 0
    ->  Worlds = []
    ;   random_pick([rogue-`..#=`, tactics-`.:+#T`, city-`..$#`,
                     strategy-`...#`], Game-Glyphs, State0, S1),
        random_pick([cut, block], Corners, S1, S2),
        random_between(1, 9, Width, S2, S3),
        random_between(1, 9, Height, S3, S4),
        Size is Width*Height,
        length(Codes, Size),
        random_codes(Codes, Glyphs, S4, State),
        atom_codes(Elements, Codes),
        world_make(Game, Corners, 1, Width, Height, Elements, World),
        Worlds = [World|Worlds1],
        Next is Count-1,
        random_worlds(Next, State, Worlds1)
    ).

random_codes([], _, S, S).
random_codes([Code|Codes], Glyphs, S0, S) :-
    random_pick(Glyphs, Code, S0, S1),
    random_codes(Codes, Glyphs, S1, S).

worlds(Worlds) :-
    random_seed(1, 9, State),
    random_worlds(25, State, Worlds).

open_world(Width, Height, World) :-
    Size is Width*Height,
    findall(0'., between(1, Size, _), Codes),
    atom_codes(Elements, Codes),
    world_make(strategy, cut, 1, Width, Height, Elements, World).

answered(Lang, Maker, World, Question, Answer-Trace) :-
    setup_call_cleanup(
        solver_prepare(Lang, Maker, plain, World, Prepared),
        ( solver_run(Lang, Prepared, Question, Answer),
          solver_trace(Lang, Prepared, Question, Trace)
        ),
        solver_release(Lang, Prepared)).

says(Goal, Says) :-
    catch(( Goal,
            Says = right
          ),
          error(wrong_answer(Says), _),
          true).

%   level_0(+World, -Squares, -Nodes, -Part): Part is free everywhere.

level_0(World, Squares, Nodes, Part) :-
    squares_make(World, Squares),
    squares_nodes(Squares, Nodes),
    nodes_count(Nodes, Count),
    compound_name_arity(Part, part, Count).

by_number(Nodes, Numbers) :-
    nodes_count(Nodes, Count),
    findall(Node, between(1, Count, Node), Numbers).

%   A right answer, to be damaged.

given(World, Question, Numbers, [square(1, 4, 1)]) :-
    world_of("game strategy\nlevel 1\n..#..\n..#..\n", World),
    question_make([], [1], Question),
    Numbers = [1, 1, 0, 2, 3, 1, 1, 0, 2, 3].

%   damage(-Message, +Index, +Number, +Score, +Edges): one wrong number, or
%   count.

damage(right, 1, 1, 3, 1).
damage("(1,1) can be entered, but has no part", 1, 0, 3, 1).
damage("(3,1) cannot be entered, but has part 2", 3, 2, 3, 1).
damage("(1,1) has part 4, and there are 3", 1, 4, 3, 1).
damage("(1,1) has part -1, and there are 3", 1, -1, 3, 1).
damage("(4,1) is cut off from the rest of part 2", 1, 2, 3, 1).
damage("(5,1) has part 3, and there are 2", 1, 1, 2, 1).
damage("there is no part 4", 1, 1, 4, 1).
damage("there cannot be 11 parts", 1, 1, 11, 1).
damage("there cannot be -1 parts", 1, 1, -1, 1).
damage("1 edges join the parts, not 2", 1, 1, 3, 2).

%   spoil(-Message, +Steps, +Index, +Number): another trace.

spoil(right, [square(1, 4, 1)], 1, 1).
spoil("(1,2) has part 1, not 2", [square(1, 4, 1)], 6, 2).
spoil("tells of 0 edges, and there are 1", [], 1, 1).
spoil("edge 1, of parts 2 and 3, does not begin there", [square(1, 4, 2)], 1,
      1).
spoil("has no squares, or no plane of parts", [7], 1, 1).

plane_with(Index, Number, Numbers0, Plane) :-
    nth1(Index, Numbers0, _, Rest),
    nth1(Index, Numbers, Number, Rest),
    compound_name_arguments(Plane, plane, Numbers).

:- begin_tests(parts).

test(languages_agree_and_are_right, Wrong == []) :-
    makers(Makers),
    worlds(Worlds),
    findall(Maker-World-Level-Says,
            ( member(World, Worlds),
              member(Maker, Makers),
              member(Level, [1, 2, 3]),
              question_make([], [Level], Question),
              answered(prolog, Maker, World, Question, Answer-Trace),
              (   answered(c, Maker, World, Question, Answer-Trace)
              ->  says(( problem_check(parts, World, Question, Answer, []),
                         problem_check_trace(parts, World, Question, Answer,
                                             Trace)
                       ), Says)
              ;   Says = differs
              ),
              Says \== right
            ),
            Wrong).

test(radius_around_the_middles_is_sector,
     [ forall(( member(Width, [3, 6, 9]), member(Height, [3, 6, 9]) )),
       Parts == Sectors ]) :-
    open_world(Width, Height, World),
    level_0(World, Squares, Nodes, Sectors),
    level_0(World, _, _, Parts),
    sector_parts(Squares, Nodes, 3, Sectors, Count),
    findall(Node,
            ( squares_square(Squares, Node, square(1, X, Y)),
              X mod 3 =:= 2,
              Y mod 3 =:= 2
            ),
            Middles),
    gather_parts(Nodes, Middles, 1, 9, Parts, Count).

test(node_limit_of_two_is_line_of_two, Wrong == []) :-
    worlds(Worlds),
    findall(World,
            ( member(World, Worlds),
              level_0(World, _, Nodes, Twos),
              level_0(World, _, _, Lines),
              by_number(Nodes, Starts),
              nodes_count(Nodes, All),
              gather_parts(Nodes, Starts, All, 2, Twos, Count),
              line_parts(Nodes, 2, Lines, Count),
              Twos \== Lines
            ),
            Wrong).

%   A proposes itself with E, F and G, but the smaller clique of B goes first.

test(small_cliques_go_first, Part == part(1, 1, 1, 2, 2, 2)) :-
    Nodes = nodes(neighbours([2, 3, 4, 5, 6], [1, 3], [1, 2], [1, 5, 6],
                             [1, 4, 6], [1, 4, 5]),
                  areas(1, 1, 1, 1, 1, 1)),
    abstraction_clique(abstraction(Maker, of_nodes)),
    compound_name_arity(Part, part, 6),
    call(Maker, none, Nodes, 1, Part, 2).

test(damaged_answers_are_refused, Wrong == []) :-
    aggregate_all(count, damage(_, _, _, _, _), 11),
    given(World, Question, Numbers, _),
    findall(Message-Says,
            ( damage(Message, Index, Number, Score, Edges),
              plane_with(Index, Number, Numbers, Plane),
              answer_make(found, Score, [Edges], Plane, Answer),
              says(problem_check(parts, World, Question, Answer, []), Says),
              Says \== Message
            ),
            Wrong).

test(what_is_no_plane_is_refused, Says == "the rows are no plane of parts") :-
    given(World, Question, _, Steps),
    answer_make(found, 3, [1], Steps, Answer),
    says(problem_check(parts, World, Question, Answer, []), Says).

test(damaged_traces_are_refused, Wrong == []) :-
    aggregate_all(count, spoil(_, _, _, _), 5),
    given(World, Question, Numbers, _),
    plane_with(1, 1, Numbers, Right),
    answer_make(found, 3, [1], Right, Answer),
    findall(Message-Says,
            ( spoil(Message, Steps, Index, Number),
              plane_with(Index, Number, Numbers, Plane),
              trace_make(Steps, Plane, Trace),
              says(problem_check_trace(parts, World, Question, Answer, Trace),
                   Says),
              Says \== Message
            ),
            Wrong).

test(no_answer_leaves_nothing, Says == "(1,1) has part 0, not 1") :-
    given(World, Question, Numbers, _),
    plane_with(1, 1, Numbers, Plane),
    plane_with(1, 0, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0], Nothing),
    answer_make(no_answer, 0, [0], [], Answer),
    trace_make([], Nothing, Fine),
    problem_check_trace(parts, World, Question, Answer, Fine),
    trace_make([], Plane, Trace),
    says(problem_check_trace(parts, World, Question, Answer, Trace), Says).

test(grown_levels_are_one_region,
     [ forall(member(Game, [rogue, tactics, city])), Score == 1 ]) :-
    problem_grow(parts, Game, 12, World, Question),
    problem_accepts(parts, World, Question),
    squares_make(World, Squares),
    squares_nodes(Squares, Nodes),
    nodes_count(Nodes, All),
    compound_name_arity(Part, part, All),
    gather_parts(Nodes, [1], All, All, Part, Score),
    ground(Part).

:- end_tests(parts).
