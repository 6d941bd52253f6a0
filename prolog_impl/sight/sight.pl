/** <module> The problem of what is seen from a square

An answer's rows are a plane of light: 0 for a square that is not seen, else
max(1, 255 (R+1-I) div (R+1)) at distance I of the radius R, the distance being
the longer of the two sides; other levels are dark.  Its score is the number of
squares seen, the viewer's own included, its work the squares looked at.  A
trace has these in order, and leaves on each square how often it was looked at.

The rule of sight: a clear square is seen if one of two lines to it meets
nothing opaque strictly between: both follow the line of centres from square to
square, and part only where it passes exactly between two squares.  An opaque
square is seen if the viewer, or a clear square that is seen, is next to it on
the viewer's side.  The viewer's square never blocks.

Mirror: c_impl/sight/sight.c.
*/
:- module(reitti_sight,
          [ accepts/2,                  % +World, +Question
            check/4,                    % +World, +Question, +Answer, +Promises
            check_trace/4,              % +World, +Question, +Answer, +Trace
            grow/4                      % +Game, +Side, -World, -Question
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module('../answer').
:- use_module('../game').
:- use_module('../grown').
:- use_module('../question').
:- use_module('../rows').
:- use_module('../square', [square_is/1]).
:- use_module('../world').

:- multifile problem:problem/6.

problem:problem(sight, [from-square, radius-number(1, 8192)], [looked], same,
                shadowcast, reitti_sight).

%!  accepts(+World, +Question) is det.
%
%   The game says where light passes.
%
%   @throws error(domain_error(game, Game), context(_, Message))

accepts(World, _) :-
    world_game(World, Game),
    (   game_trait(Game, light)
    ->  true
    ;   format(string(Message), "~w does not say where light passes", [Game]),
        throw(error(domain_error(game, Game), context(_, Message)))
    ).

%!  grow(+Game, +Side, -World, -Question) is det.

grow(Game, Side, World, Question) :-
    grown_world(Game, Side, World),
    grown_ends(World, Viewer, _),
    question_make([Viewer], [Side], Question).

refuse(Format, Arguments) :-
    format(string(Message), Format, Arguments),
    throw(error(wrong_answer(Message), _)).

refuse_square(World, Square, Format, Arguments) :-
    world_square_text(World, Square, Text),
    format(string(What), Format, Arguments),
    refuse("~s ~s", [Text, What]).

asked(Question, Viewer, Radius) :-
    question_squares(Question, [Viewer]),
    question_numbers(Question, [Radius]).

distance(square(_, X0, Y0), square(_, X, Y), Distance) :-
    Distance is max(abs(X-X0), abs(Y-Y0)).

is_within(Question, Square) :-
    asked(Question, Viewer, Radius),
    Viewer = square(Level, _, _),
    Square = square(Level, _, _),
    distance(Viewer, Square, Distance),
    Distance =< Radius.

%!  check(+World, +Question, +Answer, +Promises) is det.
%
%   What is lit has the light of its distance, and the viewer is lit; and where
%   it is promised, exactly the squares of the rule are.
%
%   @throws error(wrong_answer(Message), _)

check(World, Question, Answer, Promises) :-
    (   answer_status(Answer, no_answer)
    ->  true
    ;   answer_rows(Answer, Plane),
        (   rows_are_plane(Plane, World)
        ->  true
        ;   refuse("the rows are no plane of light", [])
        ),
        forall(world_each(World, Square),
               check_light(World, Question, Plane, Square)),
        check_count(World, Question, Plane, Answer),
        (   memberchk(same, Promises)
        ->  forall(( world_each(World, Square),
                     is_within(Question, Square)
                   ),
                   check_rule(World, Question, Plane, Square))
        ;   true
        )
    ).

check_light(World, Question, Plane, Square) :-
    plane_number(Plane, World, Square, Light),
    (   Light =:= 0
    ->  true
    ;   \+ is_within(Question, Square)
    ->  refuse_square(World, Square, "is lit, but lies beyond the radius", [])
    ;   light_of(Question, Square, Expected),
        (   Light =:= Expected
        ->  true
        ;   refuse_square(World, Square, "has light ~d, not ~d",
                          [Light, Expected])
        )
    ).

light_of(Question, Square, Light) :-
    asked(Question, Viewer, Radius),
    distance(Viewer, Square, Distance),
    Light is max(1, 255*(Radius+1-Distance) // (Radius+1)).

check_count(World, Question, Plane, Answer) :-
    asked(Question, Viewer, _),
    (   plane_number(Plane, World, Viewer, 0)
    ->  refuse("the viewer's own square is not seen", [])
    ;   true
    ),
    aggregate_all(count, ( arg(_, Plane, Light), Light =\= 0 ), Seen),
    answer_score(Answer, Score),
    (   Seen =:= Score
    ->  true
    ;   refuse("~d squares are seen, not ~d", [Seen, Score])
    ).

check_rule(World, Question, Plane, Square) :-
    asked(Question, Viewer, _),
    plane_number(Plane, World, Square, Light),
    (   is_seen(World, Viewer, Square)
    ->  (   Light =:= 0
        ->  refuse_square(World, Square, "is not seen, against the rule", [])
        ;   true
        )
    ;   Light =:= 0
    ->  true
    ;   refuse_square(World, Square, "is seen, against the rule", [])
    ).

%   is_seen(+World, +Viewer, +Square): by the rule.

is_seen(World, Viewer, Square) :-
    (   Square \== Viewer,
        world_is_opaque(World, Square)
    ->  before(Square, Viewer, Other),
        shows(World, Viewer, Other)
    ;   shows(World, Viewer, Square)
    ),
    !.

before(square(Level, X, Y), square(_, X0, Y0), Other) :-
    nearer(X, X0, X1),
    nearer(Y, Y0, Y1),
    (   Other = square(Level, X1, Y1)
    ;   X1 =\= X,
        Other = square(Level, X1, Y)
    ;   Y1 =\= Y,
        Other = square(Level, X, Y1)
    ).

nearer(From, To, Next) :-
    Next is From + sign(To-From).

%   The square is the viewer's, or clear and seen.

shows(World, Viewer, Square) :-
    (   Square == Viewer
    ->  true
    ;   \+ world_is_opaque(World, Square),
        sees(World, Viewer, Square)
    ).

%   One of the two lines between the squares is free.

sees(World, From, To) :-
    (   Side = low
    ;   Side = high
    ),
    \+ ( between_square(From, To, Side, Square),
         world_is_opaque(World, Square)
       ),
    !.

%   between_square(+From, +To, +Side, -Square): the line of centres is followed
%   in steps along its longer axis; aside of that it has come a fraction from
%   the start.  The nearest square is taken, and of two that are equally near
%   the one on that Side.

between_square(square(Level, X0, Y0), square(_, X1, Y1), Side,
               square(Level, X, Y)) :-
    DX is X1-X0,
    DY is Y1-Y0,
    Length is max(abs(DX), abs(DY)),
    Last is Length-1,
    between(1, Last, I),
    (   abs(DX) =:= Length
    ->  X is X0 + I*sign(DX),
        Aside is I*DY rdiv Length,
        nearest(Aside, Side, Steps),
        Y is Y0+Steps
    ;   Y is Y0 + I*sign(DY),
        Aside is I*DX rdiv Length,
        nearest(Aside, Side, Steps),
        X is X0+Steps
    ).

nearest(Aside, Side, Steps) :-
    Whole is floor(Aside),
    Half is Whole + 1 rdiv 2,
    (   (   Aside < Half
        ;   Aside =:= Half,
            Side == low
        )
    ->  Steps = Whole
    ;   Steps is Whole+1
    ).

%!  check_trace(+World, +Question, +Answer, +Trace) is det.
%
%   Only what lies within the radius is looked at, and not the viewer.
%
%   @throws error(wrong_answer(Message), _)

check_trace(World, Question, Answer, Trace) :-
    trace_steps(Trace, Steps),
    trace_left(Trace, Left),
    answer_work(Answer, [Looked]),
    (   is_list(Steps),
        forall(member(Step, Steps), square_is(Step)),
        rows_are_plane(Left, World)
    ->  length(Steps, Count)
    ;   refuse("has no squares, or no plane of looks", [])
    ),
    (   Count =:= Looked
    ->  true
    ;   refuse("left a trace of ~d squares, but claims ~d", [Count, Looked])
    ),
    asked(Question, Viewer, _),
    (   nth1(Number, Steps, Step),
        \+ ( world_contains(World, Step),
             is_within(Question, Step),
             Step \== Viewer
           )
    ->  refuse("look ~d is not at a square around the viewer", [Number])
    ;   true
    ),
    looks(World, Steps, Looks),
    forall(world_each(World, Square),
           check_looks(World, Left, Looks, Square)).

looks(World, Steps, Looks) :-
    findall(Square-look, member(Square, Steps), Pairs0),
    keysort(Pairs0, Pairs),
    group_pairs_by_key(Pairs, Groups),
    findall(Square-Count,
            ( member(Square-All, Groups),
              length(All, Count)
            ),
            Counts),
    plane_of(World, Counts, 0, Looks).

check_looks(World, Left, Looks, Square) :-
    plane_number(Looks, World, Square, Count),
    plane_number(Left, World, Square, Claimed),
    (   Count =:= Claimed
    ->  true
    ;   refuse_square(World, Square, "was looked at ~d times, not ~d",
                      [Count, Claimed])
    ).
