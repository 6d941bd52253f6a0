/** <module> Sight by its rule in both languages, and the check that refuses
what is not seen so
*/
:- module(test_sight, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/2, append/3, member/2]).
:- use_module('../../bridge/c_from_prolog/c_from_prolog').
:- use_module(files).

worlds(60).

known(ray_fan, plain).
known(ray_fan, tuned).
known(ray_fan_double, plain).
known(ray_pairs, plain).
known(shadowcast, plain).
known(shadowcast, tuned).

%   questions(+Seed, -Questions): pairs World-Question.

questions(Seed, Questions) :-
    worlds(Count),
    random_seed(Seed, 9, State),
    questions(Count, State, Questions).

questions(Count, State0, Questions) :-
    (   Count =:= 0
    ->  Questions = []
    ;   random_question(World, Question, State0, State),
        Questions = [World-Question|More],
        Next is Count-1,
        questions(Next, State, More)
    ).

random_question(World, Question, S0, S) :-
    random_pick([rogue-`......=#`, tactics-`.....&*#T+`, city-`....$#+`],
                Game-Glyphs, S0, S1),
    random_between(1, 10, Width, S1, S2),
    random_between(1, 10, Height, S2, S3),
    random_between(1, 2, Levels, S3, S4),
    Size is Levels*Width*Height,
    length(Codes, Size),
    random_codes(Codes, Glyphs, S4, S5),
    atom_codes(Elements, Codes),
    world_make(Game, cut, Levels, Width, Height, Elements, World),
    random_between(1, Size, Index, S5, S6),
    world_square(World, Index, Viewer),
    random_pick([1, 2, 3, 5, 8, 12, 40], Radius, S6, S),
    question_make([Viewer], [Radius], Question).

random_codes([], _, S, S).
random_codes([Code|Codes], Glyphs, S0, S) :-
    random_pick(Glyphs, Code, S0, S1),
    random_codes(Codes, Glyphs, S1, S).

answered(Lang, Name, Style, World, Question, Answer-Trace) :-
    setup_call_cleanup(
        solver_prepare(Lang, Name, Style, World, Prepared),
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

%   looked(+Lang, +Name, +Style, +Text, +Viewer, +Radius, -Steps): the level has
%   these rows.

looked(Lang, Name, Style, Text, Viewer, Radius, Steps) :-
    string_concat("game rogue\nlevel 1\n", Text, WorldText),
    world_of(WorldText, World),
    question_make([Viewer], [Radius], Question),
    answered(Lang, Name, Style, World, Question, _-Trace),
    trace_steps(Trace, Steps).

squares(Pairs, Squares) :-
    findall(square(1, X, Y), member(X-Y, Pairs), Squares).

in_a_row(Part, List) :-
    append([_, Part, _], List),
    !.

%   ray(-Viewer, -Radius, -Squares): the worked examples, on an open level.

ray(square(1, 1, 1), 4, [2-1, 3-2, 4-2, 5-3]).
ray(square(1, 5, 3), 4, [4-3, 3-2, 2-2, 1-1]).
ray(square(1, 1, 1), 7, [2-1, 3-2, 4-2, 5-3, 6-3, 7-4, 8-4]).

open_level("........\n........\n........\n........\n").

%   line(-Kind, -Rows, -Viewer, -Squares): the high line is looked at where the
%   low one meets a wall, with its first square.

line(low,  "...\n...\n...\n...\n...\n", square(1, 1, 5), [1-4, 2-3, 2-2]).
line(high, "...\n...\n...\n#..\n...\n", square(1, 1, 5),
     [1-4, 2-4, 2-3, 3-2]).
line(low,  "...\n...\n...\n...\n...\n", square(1, 3, 1), [2-2, 2-3, 1-4]).
line(high, "...\n.#.\n...\n...\n...\n", square(1, 3, 1),
     [2-2, 3-2, 2-3, 2-4]).

:- begin_tests(sight).

test(rays_of_the_examples,
     [ forall(( ray(Viewer, Radius, Pairs),
                member(Lang, [c, prolog]),
                member(Style, [plain, tuned]) )) ]) :-
    open_level(Text),
    squares(Pairs, Squares),
    looked(Lang, ray_fan, Style, Text, Viewer, Radius, Steps),
    in_a_row(Squares, Steps).

test(lines_of_the_examples,
     [ forall(( line(_, Text, Viewer, Pairs),
                member(Lang, [c, prolog]) )) ]) :-
    squares(Pairs, Squares),
    looked(Lang, ray_pairs, plain, Text, Viewer, 4, Steps),
    in_a_row(Squares, Steps).

test(languages_agree,
     [ forall(known(Name, Style)), Wrong == [] ]) :-
    questions(1, Questions),
    findall(World-Question,
            ( member(World-Question, Questions),
              answered(prolog, Name, Style, World, Question, Answer),
              \+ answered(c, Name, Style, World, Question, Answer)
            ),
            Wrong).

test(answers_are_right, [ forall(known(Name, Style)), Wrong == [] ]) :-
    questions(2, Questions),
    findall(Says,
            ( member(World-Question, Questions),
              world_game(World, Game),
              solver_promises(Name, Style, Game, Promised),
              answered(prolog, Name, Style, World, Question, Answer-Trace),
              says(( problem_check(sight, World, Question, Answer, Promised),
                     problem_check_trace(sight, World, Question, Answer, Trace)
                   ), Says),
              Says \== right
            ),
            Wrong).

test(fans_break_the_rule, Says == "(1,1) is not seen, against the rule") :-
    given(World, Question, _),
    answered(prolog, ray_fan, plain, World, Question, Answer-_),
    says(problem_check(sight, World, Question, Answer, [same]), Says).

%   The worked example, seen rightly.

given(World, Question, Answer) :-
    world_named(pillars, World),
    question_make([square(1, 6, 5)], [6], Question),
    answered(prolog, ray_pairs, plain, World, Question, Answer-_).

%   damage(-Message, -Square, -Light, -Score, -Promises)

damage("(13,5) is lit, but lies beyond the radius", square(1, 13, 5), 36, 102,
       []).
damage("(1,1) has light 73, not 72", square(1, 1, 1), 73, 101, []).
damage("the viewer's own square is not seen", square(1, 6, 5), 0, 100, []).
damage("100 squares are seen, not 101", square(1, 1, 1), 0, 101, []).
damage("(11,5) is seen, against the rule", square(1, 11, 5), 72, 102, [same]).
damage("(1,1) is not seen, against the rule", square(1, 1, 1), 0, 100, [same]).
damage("(4,3) is not seen, against the rule", square(1, 4, 3), 0, 100, [same]).
damage(right, square(1, 4, 3), 0, 100, []).

test(damaged_answers_are_refused, Wrong == []) :-
    aggregate_all(count, clause(damage(_, _, _, _, _), _), 8),
    given(World, Question, Answer0),
    answer_rows(Answer0, Plane0),
    findall(Message-Says,
            ( damage(Message, Square, Light, Score, Promises),
              instead(World, Plane0, Square, Light, Plane),
              answer_make(found, Score, [163], Plane, Answer),
              says(problem_check(sight, World, Question, Answer, Promises),
                   Says),
              Says \== Message
            ),
            Wrong).

instead(World, Plane0, Square, Number, Plane) :-
    findall(Other-Light,
            ( world_each(World, Other),
              Other \== Square,
              plane_number(Plane0, World, Other, Light)
            ),
            Lights),
    plane_of(World, Lights, Number, Plane).

test(rows_that_are_no_plane_are_refused,
     [ forall(member(Rows, [[], [square(1, 6, 5)], plane(255)])),
       Says == "the rows are no plane of light" ]) :-
    given(World, Question, _),
    answer_make(found, 1, [0], Rows, Answer),
    says(problem_check(sight, World, Question, Answer, []), Says).

%   spoil(-Message, -Steps, -Looks)

spoil(right, [3-5, 3-5], [3-5-2]).
spoil("look 2 is not at a square around the viewer", [5-5, 13-5],
      [5-5-1, 13-5-1]).
spoil("look 2 is not at a square around the viewer", [5-5, 6-5],
      [5-5-1, 6-5-1]).
spoil("look 1 is not at a square around the viewer", [0-5, 5-5], [5-5-1]).
spoil("(5,5) was looked at 2 times, not 1", [5-5, 5-5], [5-5-1]).
spoil("(7,5) was looked at 0 times, not 1", [5-5, 5-5], [5-5-2, 7-5-1]).
spoil("left a trace of 1 squares, but claims 2", [5-5], [5-5-1]).

test(damaged_traces_are_refused, Wrong == []) :-
    aggregate_all(count, clause(spoil(_, _, _), _), 7),
    given(World, Question, Answer0),
    answer_rows(Answer0, Plane),
    answer_make(found, 101, [2], Plane, Answer),
    findall(Message-Says,
            ( spoil(Message, Pairs, Looks),
              squares(Pairs, Steps),
              findall(square(1, X, Y)-Count, member(X-Y-Count, Looks), Counts),
              plane_of(World, Counts, 0, Left),
              trace_make(Steps, Left, Trace),
              says(problem_check_trace(sight, World, Question, Answer, Trace),
                   Says),
              Says \== Message
            ),
            Wrong).

test(fields_are_refused,
     [ forall(member(Square-Radius-Expected,
                     [ square(1, 6, 5)-0-"radius: 0 lies outside 1 to 8192",
                       square(1, 6, 5)-8193-
                       "radius: 8193 lies outside 1 to 8192",
                       square(1, 16, 1)-1-
                       "(16,1) lies outside the world, which is 15 x 9 and \c
                        has 1 level" ])),
       Message == Expected ]) :-
    world_named(pillars, World),
    question_make([Square], [Radius], Question),
    catch(problem_accepts(sight, World, Question),
          error(domain_error(_, _), context(_, Message)),
          true).

test(a_viewer_may_stand_in_a_wall) :-
    world_named(pillars, World),
    question_make([square(1, 1, 1)], [1], Question),
    problem_accepts(sight, World, Question).

test(grown_levels_are_seen,
     [ forall(member(Game, [rogue, tactics, city])), Score == Expected ]) :-
    problem_grow(sight, Game, 12, World, Question),
    problem_accepts(sight, World, Question),
    solve(shadowcast, tuned, World, Question, Answer),
    answer_score(Answer, Score),
    solve(c, ray_pairs, plain, World, Question, Other),
    answer_score(Other, Expected),
    Expected > 60.

:- end_tests(sight).

%   A game that does not say it.

:- multifile game:game/4, game:element/5.

game:game(murky, none, steps, [rank(9)]).
game:element(murky, 0'., floor, 1, [light]).
game:element(murky, 0'?, fog, 1, []).

:- begin_tests(murky).

test(a_game_must_say_where_light_passes,
     Message == "murky does not say where light passes") :-
    world_of("game murky\nlevel 1\n.?\n", World),
    question_make([square(1, 1, 1)], [1], Question),
    catch(problem_accepts(sight, World, Question),
          error(domain_error(game, murky), context(_, Message)),
          true).

test(no_solver_takes_it, all(Name == [])) :-
    solver(Name, Style, sight, _, _, _),
    solver_promises(Name, Style, murky, _).

:- end_tests(murky).
