/** <module> Worlds and questions that a program of 2010 could take

Those programs had levels of 12 x 12 squares in their source text, and they
checked nothing.  A smaller world stands in the upper left corner of such
levels, with wall around it; where the program looks beyond the edge of a level,
there is one square of wall before it, too.

Mirror: c_impl/kernels/framed.c.
*/
:- module(reitti_framed,
          [ framed_make/4,              % +World, +Levels, +Edges, -Framed
            framed_world/2,             % +Framed, -World
            framed_glyph/3,             % +Framed, -Square, -Glyph
            framed_in/3,                % +Framed, +Square, -Within
            framed_out/3,               % +Framed, +Within, -Square
            framed_nearest/4,           % +World, +From, +Wanted, -Nearest
            framed_reaches/2,           % +World, +Question
            framed_accepts/3,           % +Framed, +Question, :Goal
            framed_release/1            % +Framed
          ]).
:- use_module(library(apply), [exclude/3, foldl/4]).
:- use_module(library(assoc), [empty_assoc/1, get_assoc/3, put_assoc/4]).
:- use_module(library(lists), [append/3]).
:- use_module('../moves').
:- use_module('../question').
:- use_module('../solver', [refuse/1]).
:- use_module('../world').

:- meta_predicate framed_accepts(+, +, 0).

%   A framed world is framed(World, Before, Number): Before is how many squares
%   of wall stand before the first; Number tells it from others.

side(12).

%!  framed_make(+World, +Levels, +Edges, -Framed) is det.
%
%   Levels are those of the program.  Edges: `seen`, it looks where they are;
%   `trusted`, it needs them to be closed.
%
%   @throws refused(Text)

framed_make(World, Levels, Edges, framed(World, Before, Number)) :-
    side(Side),
    check_corners(World),
    check_size(World, Levels, Side),
    (   Edges == trusted,
        has_open_edge(World)
    ->  Before = 1,
        check_frame(World, Side)
    ;   Before = 0
    ),
    flag(reitti_framed, Number, Number+1).

check_corners(World) :-
    (   world_corners(World, block)
    ->  refuse('this program knows only corners that may be cut')
    ;   true
    ).

check_size(World, Most, Side) :-
    world_levels(World, Levels),
    (   Levels =< Most,
        is_within(World, Side)
    ->  true
    ;   plural(Most, Word),
        format(atom(Text),
               "this program takes at most ~d ~w of ~d x ~d squares",
               [Most, Word, Side, Side]),
        refuse(Text)
    ).

plural(1, level)  :- !.
plural(_, levels).

check_frame(World, Side) :-
    Most is Side-2,
    (   is_within(World, Most)
    ->  true
    ;   format(atom(Text),
               "with an open edge this program takes at most ~d x ~d squares",
               [Most, Most]),
        refuse(Text)
    ).

is_within(World, Side) :-
    world_width(World, Width),
    world_height(World, Height),
    Width =< Side,
    Height =< Side.

has_open_edge(World) :-
    world_width(World, Width),
    world_height(World, Height),
    world_each(World, square(Level, X, Y)),
    ( X =:= 1 ; X =:= Width ; Y =:= 1 ; Y =:= Height ),
    world_is_open(World, square(Level, X, Y)),
    !.

%!  framed_world(+Framed, -World) is det.

framed_world(framed(World, _, _), World).

%!  framed_glyph(+Framed, -Square, -Glyph) is nondet.
%
%   All squares of the program's levels with a character each, level by level
%   and row by row.

framed_glyph(Framed, square(Level, X, Y), Glyph) :-
    framed_world(Framed, World),
    side(Side),
    world_levels(World, Levels),
    between(1, Levels, Level),
    between(1, Side, Y),
    between(1, Side, X),
    framed_out(Framed, square(Level, X, Y), Square),
    (   world_contains(World, Square)
    ->  world_element(World, Square, Code),
        char_code(Glyph, Code)
    ;   Glyph = (#)
    ).

%!  framed_in(+Framed, +Square, -Within) is det.
%!  framed_out(+Framed, +Within, -Square) is det.
%
%   Where a square of the world stands, and back.

framed_in(framed(_, Before, _), square(Level, X0, Y0), square(Level, X, Y)) :-
    X is X0+Before,
    Y is Y0+Before.

framed_out(framed(_, Before, _), square(Level, X0, Y0), square(Level, X, Y)) :-
    X is X0-Before,
    Y is Y0-Before.

%!  framed_nearest(+World, +From, +Wanted, -Nearest) is semidet.
%
%   The first square in breadth-first order on the level of From that is what is
%   Wanted: goal(Square), or glyph(Code).

framed_nearest(World, From, Wanted, Nearest) :-
    empty_assoc(Seen0),
    put_assoc(From, Seen0, true, Seen),
    nearest([From], Seen, World, Wanted, Nearest).

nearest([Square|Queue0], Seen0, World, Wanted, Nearest) :-
    (   is_wanted(Wanted, World, Square)
    ->  Nearest = Square
    ;   moves_from(World, Square, Squares),
        exclude(is_seen(Seen0), Squares, New),
        foldl(see, New, Seen0, Seen),
        append(Queue0, New, Queue),
        nearest(Queue, Seen, World, Wanted, Nearest)
    ).

is_wanted(goal(Square), _, Square).
is_wanted(glyph(Glyph), World, Square) :-
    world_element(World, Square, Glyph).

is_seen(Seen, Square) :-
    get_assoc(Square, Seen, true).

see(Square, Seen0, Seen) :-
    put_assoc(Square, Seen0, true, Seen).

%!  framed_reaches(+World, +Question) is semidet.
%
%   The question can be asked of a search over one level: from one square to
%   another that can be reached.

framed_reaches(World, Question) :-
    question_squares(Question, [From, To]),
    From \== To,
    framed_nearest(World, From, goal(To), _).

%!  framed_accepts(+Framed, +Question, :Goal) is det.
%
%   Goal, which tells whether the program could be asked the Question, is called
%   once for each.
%
%   @throws refused(Text)

:- dynamic accepted/2.                  % Number, Question

framed_accepts(framed(_, _, Number), Question, Goal) :-
    (   accepted(Number, Question)
    ->  true
    ;   call(Goal)
    ->  assertz(accepted(Number, Question))
    ;   refuse('not a question for the program of 2010')
    ).

%!  framed_release(+Framed) is det.

framed_release(framed(_, _, Number)) :-
    retractall(accepted(Number, _)).
