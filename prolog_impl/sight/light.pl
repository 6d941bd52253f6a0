/** <module> What is seen of a level, and its light

C has planes that a run marks.  Here squares are collected in lists, and the
plane is made of them in the end; or a run binds variables of a plane, and all
that are left become 0 at once, as the list of them is unified with one of
zeros, of which as many are left as squares are seen.

Mirror: c_impl/sight/light.c.
*/
:- module(reitti_light,
          [ light_asked/3,              % +Question, -Viewer, -Radius
            light_near/3,               % +World, +Question, -Square
            light_at/3,                 % +Radius, +Distance, -Light
            light_walls/4,              % +World, +Question, +Clear, -Walls
            light_answer/5,             % +World, +Question, +Squares, +Looked,
                                        % -Answer
            light_trace/3,              % +World, +Steps, -Trace
            light_opaque/2,             % +World, -Opaque
            light_zeros/2,              % +World, -Zeros
            light_begin/4,              % +World, +Viewer, -Start, -Plane
            light_end/4,                % +Plane, +Zeros, +Looked, -Answer
            light_record/2,             % +Steps, +Index
            light_recorded/4            % +World, -Steps, :Goal, -Trace
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module('../answer').
:- use_module('../question').
:- use_module('../rows').
:- use_module('../world').

:- meta_predicate light_recorded(+, -, 0, -).

%!  light_asked(+Question, -Viewer, -Radius) is det.

light_asked(Question, Viewer, Radius) :-
    question_squares(Question, [Viewer]),
    question_numbers(Question, [Radius]).

%!  light_near(+World, +Question, -Square) is nondet.
%
%   The squares of the viewer's level within the radius, row by row.

light_near(World, Question, square(Level, X, Y)) :-
    light_asked(Question, square(Level, X0, Y0), Radius),
    world_width(World, Width),
    world_height(World, Height),
    Left is max(1, X0-Radius),
    Right is min(Width, X0+Radius),
    Top is max(1, Y0-Radius),
    Bottom is min(Height, Y0+Radius),
    between(Top, Bottom, Y),
    between(Left, Right, X).

%!  light_at(+Radius, +Distance, -Light) is det.
%
%   The light of a square that is seen.

light_at(Radius, Distance, Light) :-
    Light is max(1, 255*(Radius+1-Distance) // (Radius+1)).

%!  light_walls(+World, +Question, +Clear, -Walls) is det.
%
%   The last step of the rule of sight: an opaque square is seen if the viewer,
%   or a Clear one that is seen, is next to it on the viewer's side.

light_walls(World, Question, Clear, Walls) :-
    light_asked(Question, Viewer, _),
    sort([Viewer|Clear], Shown0),
    findall(Square-shown, member(Square, Shown0), Pairs),
    list_to_assoc(Pairs, Shown),
    findall(Wall,
            ( light_near(World, Question, Wall),
              Wall \== Viewer,
              world_is_opaque(World, Wall),
              once(( before(Wall, Viewer, Square),
                     get_assoc(Square, Shown, _)
                   ))
            ),
            Walls).

before(square(Level, X, Y), square(_, X0, Y0), Square) :-
    X1 is X - sign(X-X0),
    Y1 is Y - sign(Y-Y0),
    member(Square, [ square(Level, X1, Y1), square(Level, X1, Y),
                     square(Level, X, Y1) ]),
    Square \== square(Level, X, Y).

%!  light_answer(+World, +Question, +Squares, +Looked, -Answer) is det.
%
%   The plane of light where these Squares and the viewer's are seen; a square
%   may come more than once.

light_answer(World, Question, Squares, Looked, Answer) :-
    light_asked(Question, Viewer, Radius),
    sort([Viewer|Squares], Seen),
    length(Seen, Count),
    findall(Square-Light,
            ( member(Square, Seen),
              distance(Viewer, Square, Distance),
              light_at(Radius, Distance, Light)
            ),
            Lights),
    plane_of(World, Lights, 0, Plane),
    answer_make(found, Count, [Looked], Plane, Answer).

distance(square(_, X0, Y0), square(_, X, Y), Distance) :-
    Distance is max(abs(X-X0), abs(Y-Y0)).

%!  light_trace(+World, +Steps, -Trace) is det.
%
%   The squares looked at, in order, and how often each was.

light_trace(World, Steps, Trace) :-
    findall(Square-look, member(Square, Steps), Looks0),
    keysort(Looks0, Looks),
    group_pairs_by_key(Looks, Groups),
    findall(Square-Count,
            ( member(Square-All, Groups),
              length(All, Count)
            ),
            Counts),
    plane_of(World, Counts, 0, Left),
    trace_make(Steps, Left, Trace).

%!  light_opaque(+World, -Opaque) is det.
%
%   A compound with an argument for each square, `opaque` or `clear`.

light_opaque(World, Opaque) :-
    findall(Kind,
            ( world_each(World, Square),
              (   world_is_opaque(World, Square)
              ->  Kind = opaque
              ;   Kind = clear
              )
            ),
            Kinds),
    compound_name_arguments(Opaque, opaque, Kinds).

%!  light_zeros(+World, -Zeros) is det.
%
%   As many as there are squares.

light_zeros(World, Zeros) :-
    findall(0, world_each(World, _), Zeros).

%!  light_begin(+World, +Viewer, -Start, -Plane) is det.
%
%   A plane of variables in which only the viewer is seen, and the index of its
%   square.

light_begin(World, Viewer, Start, Plane) :-
    world_size(World, Size),
    world_index(World, Viewer, Start),
    compound_name_arity(Plane, plane, Size),
    arg(Start, Plane, 255).

%!  light_end(+Plane, +Zeros, +Looked, -Answer) is det.

light_end(Plane, Zeros, Looked, Answer) :-
    term_variables(Plane, Zeros, Rest),
    length(Rest, Seen),
    answer_make(found, Seen, [Looked], Plane, Answer).

%!  light_record(+Steps, +Index) is det.
%
%   Nothing, if Steps is `none`; otherwise it is last(Last), with the end of the
%   list of squares looked at, to which this one is added.

light_record(none, _) :- !.
light_record(Steps, Index) :-
    arg(1, Steps, [_|Tail]),
    Tail = [Index|_],
    setarg(1, Steps, Tail).

%!  light_recorded(+World, -Steps, :Goal, -Trace) is semidet.
%
%   The trace that Goal leaves in Steps.

light_recorded(World, Steps, Goal, Trace) :-
    Steps = last([first|Indices]),
    call(Goal),
    arg(1, Steps, [_]),
    maplist(world_square(World), Indices, Squares),
    light_trace(World, Squares, Trace).
