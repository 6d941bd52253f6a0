/** <module> A plan on the picture of its world: many who move at once

The last moment of it, as plan.js shows it when the player has come to the end:
everybody's way as a line, a cross on every goal, and a dot with a number where
each stays.  Two clash who are on one square, or who meet half-way to one: they
swap squares, or cross.  The places of all clashes are marked.
*/
:- encoding(utf8).
:- module(page_plan,
          [ plan_layer//2,              % +Trace, +Layout
            plan_clashes/2,             % +Ways, -Clashes
            plan_words/2                % +Trace, -Words
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(dcg/high_order), [sequence//2]).
:- use_module(library(http/html_write), [html//1]).
:- use_module(library(lists), [last/2, member/2, nth1/3]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module('../study/study').
:- use_module(layout).

%!  plan_layer(+Trace, +Layout)// is det.
%
%   Nothing if the answer is no plan.  plan.js draws both groups anew.

plan_layer(Trace, Layout) -->
    { trace_plan(Trace, Ways) },
    !,
    { trace_goals(Trace, Goals),
      findall(Trail,
              ( nth1(Who, Ways, Way), trail(Layout, Who, Way, Trail) ),
              Trails),
      findall(Cross,
              ( nth1(Who, Goals, Goal), goal(Layout, Who, Goal, Cross) ),
              Crosses),
      findall(Who-Square,
              ( nth1(Who, Ways, Way), last(Way, Square) ),
              Dots),
      plan_clashes(Ways, Clashes),
      findall(Mark, clash_mark(Layout, Clashes, Mark), Marks)
    },
    html(g(class(plan),
           [ g(class(trails), Trails), g(class(goals), Crosses),
             g(class(dots), \sequence(dot(Layout), Dots)),
             g(class(clashes), Marks) ])).
plan_layer(_, _) --> [].

%   The second square of each pair of the question.

trace_goals(Trace, Goals) :-
    trace_value(Trace, question, Ends),
    goals(Ends, Goals).

goals([_, Goal|Ends], [Goal|Goals]) :-
    !,
    goals(Ends, Goals).
goals(_, []).

middle(Layout, Square, X, Y) :-
    layout_place(Layout, Square, X0, Y0),
    X is X0+5,
    Y is Y0+5.

%   As many colours as there are degrees, far from each other at first.

colour(Who, Colour) :-
    Hue is (Who-1)*137 mod 360,
    format(atom(Colour), "hsl(~d 62% 40%)", [Hue]).

trail(Layout, Who, Way, path([stroke(Colour), d(Path)], [])) :-
    colour(Who, Colour),
    findall(Point,
            ( member(Square, Way),
              middle(Layout, Square, X, Y),
              format(atom(Point), "~d ~d", [X, Y])
            ),
            Points),
    atomic_list_concat(Points, 'L', Line),
    atom_concat('M', Line, Path).

goal(Layout, Who, Square, path([stroke(Colour), d(Path)], [])) :-
    colour(Who, Colour),
    middle(Layout, Square, X, Y),
    format(atom(Path), "M~d ~dm-3.2 -3.2l6.4 6.4m0 -6.4l-6.4 6.4", [X, Y]).

dot(Layout, Who-Square) -->
    { middle(Layout, Square, X, Y),
      format(atom(Place), "translate(~d ~d)", [X, Y]),
      colour(Who, Colour)
    },
    html(g([class(mover), color(Colour), transform(Place)],
           [ circle(r('3.9'), []),
             text([y('1.7'), 'text-anchor'(middle)], Who) ])).

clash_mark(Layout, Clashes, circle([cx(CX), cy(CY), r('5.4')], [])) :-
    findall(Place, member(clash(_, Place, _), Clashes), Places0),
    sort(Places0, Places),
    member([Level, X2, Y2], Places),
    X is X2/2.0,
    Y is Y2/2.0,
    middle(Layout, [Level, X, Y], CX, CY).

%!  plan_clashes(+Ways, -Clashes) is det.
%
%   Each clash(Moment, [Level, X, Y], Who): at Moment, or on the way to it,
%   those are on one square or meet half-way.  X and Y are twice those of the
%   place, which may lie between squares.

plan_clashes(Ways, Clashes) :-
    maplist(as_term, Ways, Terms),
    aggregate_all(max(Length),
                  ( member(Term, Terms), functor(Term, _, Length) ),
                  Longest),
    Last is Longest-1,
    findall(clash(Moment, Place, Who),
            ( between(0, Last, Moment),
              (   findall(At-U, stands(Terms, Moment, U, At), Found)
              ;   findall(At-U, passes(Terms, Moment, U, At), Found)
              ),
              keysort(Found, Sorted),
              group_pairs_by_key(Sorted, Groups),
              member(Place-Who, Groups),
              Who = [_, _|_]
            ),
            Clashes).

as_term(Way, Term) :-
    Term =.. [way|Way].

square_at(Way, Moment, Square) :-
    functor(Way, _, Length),
    Place is min(Moment+1, Length),
    arg(Place, Way, Square).

stands(Ways, Moment, Who, [Level, X2, Y2]) :-
    nth1(Who, Ways, Way),
    square_at(Way, Moment, [Level, X, Y]),
    X2 is 2*X,
    Y2 is 2*Y.

passes(Ways, Moment, Who, [Level, X, Y]) :-
    Before is Moment-1,
    Before >= 0,
    nth1(Who, Ways, Way),
    square_at(Way, Before, [Level, X1, Y1]),
    square_at(Way, Moment, [Level, X2, Y2]),
    [X1, Y1] \== [X2, Y2],
    X is X1+X2,
    Y is Y1+Y2.

%!  plan_words(+Trace, -Words) is det.
%
%   What plan.js says at the end.

plan_words(Trace, Words) :-
    trace_plan(Trace, Ways),
    trace_goals(Trace, Goals),
    length(Ways, Count),
    aggregate_all(max(Length),
                  ( member(Way, Ways), length(Way, Length) ),
                  Longest),
    Moments is Longest-1,
    aggregate_all(count,
                  ( nth1(Who, Ways, Way), last(Way, Square),
                    nth1(Who, Goals, Square)
                  ),
                  Home),
    plan_clashes(Ways, Clashes),
    length(Clashes, Bad),
    (   Bad =:= 0
    ->  End = ""
    ;   Bad =:= 1
    ->  End = ", 1 clash"
    ;   format(string(End), ", ~d clashes", [Bad])
    ),
    format(string(Words), "~d moments, ~d of ~d at their goals~s",
           [Moments, Home, Count, End]).
