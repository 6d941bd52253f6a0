/** <module> The problem of a route from one square to another

A route's rows are the squares after the start; its score is what the moves to
them cost; its work the squares expanded and, if the solver has a coarser graph,
its nodes that were taken up.  A trace has the squares expanded, in order, and
leaves the last distance of each square, in costs or in steps, -1 where it got
none.

Checking follows an answer step by step; it knows only the world and the rules.

Mirror: c_impl/route/route.c.
*/
:- module(reitti_route,
          [ accepts/2,                  % +World, +Question
            check/4,                    % +World, +Question, +Answer, +Promises
            check_trace/4,              % +World, +Question, +Answer, +Trace
            grow/4                      % +Game, +Side, -World, -Question
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../answer').
:- use_module('../game').
:- use_module('../grown').
:- use_module('../question').
:- use_module('../rows').
:- use_module('../square', [square_is/1, square_refuse/3]).
:- use_module('../walker').
:- use_module('../world').

:- multifile problem:problem/6.

problem:problem(route, [from-open, to-open], [expanded, abstract], less, none,
                reitti_route).

unreached(-1).

%!  accepts(+World, +Question) is det.
%
%   Both squares are on one level unless the game has stairs.
%
%   @throws error(domain_error(square, Square), context(_, Message))

accepts(World, Question) :-
    question_squares(Question, [Start, Goal]),
    world_game(World, Game),
    Start = square(From, _, _),
    Goal = square(To, _, _),
    (   (   From =:= To
        ;   game_has(Game, has_stairs)
        )
    ->  true
    ;   world_square_text(World, Start, StartText),
        world_square_text(World, Goal, GoalText),
        square_refuse(Goal,
                      "~s is on another level than ~s, and ~w has no stairs",
                      [GoalText, StartText, Game])
    ).

%!  grow(+Game, +Side, -World, -Question) is det.

grow(Game, Side, World, Question) :-
    grown_world(Game, Side, World),
    grown_ends(World, Start, Goal),
    question_make([Start, Goal], [], Question).

refuse(Format, Arguments) :-
    format(string(Message), Format, Arguments),
    throw(error(wrong_answer(Message), _)).

%!  check(+World, +Question, +Answer, +Promises) is det.
%
%   If there is a route, it leads from start to goal, as the game wants it, at
%   the cost that it claims.
%
%   @throws error(wrong_answer(Message), _)

check(World, Question, Answer, _) :-
    (   answer_status(Answer, no_answer)
    ->  true
    ;   question_squares(Question, [Start, Goal]),
        answer_rows(Answer, Squares),
        answer_score(Answer, Score),
        (   are_squares(Squares)
        ->  true
        ;   refuse("the rows of a route are not squares", [])
        ),
        world_game(World, Game),
        (   game_has(Game, ends_beside)
        ->  Ending = beside
        ;   Ending = on
        ),
        walk(Squares, 1, World, Ending, Goal, Start, End, 0, Cost),
        check_end(Ending, World, End, Goal),
        (   Cost =:= Score
        ->  true
        ;   refuse("the route costs ~d, not ~d", [Cost, Score])
        )
    ).

are_squares(Squares) :-
    is_list(Squares),
    forall(member(Square, Squares), square_is(Square)).

%   walk(+Squares, +Step, +World, +Ending, +Goal, +Here, -End, +Cost0, -Cost)

walk([], _, _, _, _, End, End, Cost, Cost).
walk([Next|Squares], Step, World, Ending, Goal, Here, End, Cost0, Cost) :-
    (   walker_may(World, Here, Next)
    ->  true
    ;   Here = square(Level0, X0, Y0),
        Next = square(Level, X, Y),
        refuse("step ~d, (~d,~d,~d) to (~d,~d,~d), is not allowed",
               [Step, Level0, X0, Y0, Level, X, Y])
    ),
    (   Ending == beside,
        Next == Goal
    ->  refuse("step ~d enters the goal's square", [Step])
    ;   true
    ),
    world_move_cost(World, Here, Next, StepCost),
    Cost1 is Cost0+StepCost,
    Step1 is Step+1,
    walk(Squares, Step1, World, Ending, Goal, Next, End, Cost1, Cost).

check_end(Ending, World, End, Goal) :-
    (   End == Goal
    ->  true
    ;   Ending == beside,
        walker_may(World, End, Goal)
    ->  true
    ;   End = square(Level, X, Y),
        refuse("the route ends at (~d,~d,~d)", [Level, X, Y])
    ).

%!  check_trace(+World, +Question, +Answer, +Trace) is det.
%
%   Every square expanded is a root or one move from one that was expanded
%   before; every distance is 0 at a root, or that of some neighbour that was
%   expanded and the cost of the move from there, which may be nothing, or one
%   step.  Roots are the start, the goal, and where stairs lead to.
%
%   @throws error(wrong_answer(Message), _)

check_trace(World, Question, Answer, Trace) :-
    question_squares(Question, [Start, Goal]),
    trace_steps(Trace, Steps),
    trace_left(Trace, Left),
    answer_work(Answer, [Expanded|_]),
    answer_rows(Answer, Squares),
    (   are_squares(Steps)
    ->  length(Steps, Count)
    ;   refuse("the steps of a trace are not squares", [])
    ),
    (   Count =\= Expanded
    ->  refuse("left a trace of ~d squares, but claims ~d", [Count, Expanded])
    ;   Expanded =:= 0,
        has_step(Squares, Start)
    ->  refuse("a route was found, but no square expanded", [])
    ;   rows_are_plane(Left, World)
    ->  true
    ;   refuse("what the run left is not a number for each square", [])
    ),
    world_size(World, Size),
    compound_name_arity(Seen, seen, Size),
    Run = run(World, Start, Goal, Left, Seen),
    check_steps(Steps, 1, Count, Run),
    forall(world_each(World, Square), check_distance(Square, Run)).

%   The route has a step that had to be looked for: stairs only lead one way.

has_step([square(Level, X, Y)|Squares], square(Level0, _, _)) :-
    (   Level =:= Level0
    ->  true
    ;   has_step(Squares, square(Level, X, Y))
    ).

%   A run is run(World, Start, Goal, Left, Seen): Seen has an argument for each
%   square, bound once the square has been expanded.

check_steps([], _, _, _).
check_steps([Square|Squares], Number, Count, Run) :-
    check_step(Square, Number, Count, Run),
    Run = run(World, _, _, _, Seen),
    world_index(World, Square, Index),
    arg(Index, Seen, seen),
    Next is Number+1,
    check_steps(Squares, Next, Count, Run).

check_step(Square, Number, Count, Run) :-
    Run = run(World, _, _, Left, _),
    (   \+ world_contains(World, Square)
    ->  refuse("expansion ~d of ~d is not a square of the world",
               [Number, Count])
    ;   \+ world_is_open(World, Square)
    ->  refuse_square(World, Square, "cannot be entered, but is expansion ~d",
                      [Number])
    ;   unreached(Unreached),
        plane_number(Left, World, Square, Unreached)
    ->  refuse_square(World, Square, "has no distance, but is expansion ~d",
                      [Number])
    ;   \+ is_root(Run, Square),
        \+ before(Run, Square, _)
    ->  refuse_square(World, Square,
                      "is expansion ~d, before any of its neighbours", [Number])
    ;   true
    ).

refuse_square(World, Square, Format, Arguments) :-
    world_square_text(World, Square, Text),
    format(string(What), Format, Arguments),
    refuse("~s ~s", [Text, What]).

is_root(run(World, Start, Goal, _, _), Square) :-
    (   Square == Start
    ;   Square == Goal
    ;   world_game(World, Game),
        game_has(Game, has_stairs),
        world_element(World, Square, Glyph),
        memberchk(Glyph, `<>`)
    ),
    !.

%   before(+Run, +Here, -From): the squares that were expanded and from which
%   one move leads here.

before(run(World, _, _, _, Seen), Here, From) :-
    walker_from(World, Here, From),
    world_index(World, From, Index),
    arg(Index, Seen, Mark),
    nonvar(Mark).

check_distance(Square, Run) :-
    Run = run(World, _, _, Left, _),
    plane_number(Left, World, Square, Distance),
    unreached(Unreached),
    (   Distance =:= Unreached
    ->  true
    ;   \+ world_is_open(World, Square)
    ->  refuse_square(World, Square, "cannot be entered, but has distance ~d",
                      [Distance])
    ;   (   Distance =:= 0,
            is_root(Run, Square)
        ;   has_nearer(Run, Square, Distance)
        )
    ->  true
    ;   refuse_square(World, Square,
                      "has distance ~d, which no square expanded gave it",
                      [Distance])
    ).

has_nearer(Run, Square, Distance) :-
    Run = run(World, _, _, Left, _),
    before(Run, Square, From),
    plane_number(Left, World, From, Before),
    (   world_move_cost(World, From, Square, Cost),
        Before =:= Distance-Cost
    ;   Before =:= Distance-1
    ),
    !.
