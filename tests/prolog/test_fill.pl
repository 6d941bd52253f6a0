/** <module> Filling by its definition, and the check that refuses what is not
filled so
*/
:- module(test_fill, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/3, member/2, nth1/3]).
:- use_module('../../bridge/c_from_prolog/c_from_prolog').
:- use_module(files).

worlds(120).

%   random_question(-World, -Question, +State0, -State): of any game, with
%   corners of either kind.  City has stairs between its two levels.

random_question(World, Question, S0, S) :-
    random_pick([rogue-`..#=`, tactics-`.:+#T`, city-`..$#`], Game-Glyphs, S0,
                S1),
    random_pick([cut, block], Corners, S1, S2),
    random_between(1, 9, Width, S2, S3),
    random_between(1, 9, Height, S3, S4),
    random_between(1, 2, Levels, S4, S5),
    Size is Levels*Width*Height,
    length(Codes0, Size),
    random_codes(Codes0, Glyphs, S5, S6),
    LevelSize is Width*Height,
    random_draw(LevelSize, Place, S6, S7),
    (   Game == city,
        Levels =:= 2
    ->  Below is Place+LevelSize,
        put_code(Place, 0'>, Codes0, Codes1),
        put_code(Below, 0'<, Codes1, Codes)
    ;   Codes = Codes0
    ),
    atom_codes(Elements, Codes),
    world_make(Game, Corners, Levels, Width, Height, Elements, World),
    random_between(1, Size, Index, S7, S8),
    world_square(World, Index, Start),
    random_between(1, 100, Share, S8, S),
    question_make([Start], [Share], Question).

random_codes([], _, S, S).
random_codes([Code|Codes], Glyphs, S0, S) :-
    random_pick(Glyphs, Code, S0, S1),
    random_codes(Codes, Glyphs, S1, S).

put_code(Before, Code, Codes0, Codes) :-
    length(First, Before),
    append(First, [_|Rest], Codes0),
    append(First, [Code|Rest], Codes).

%   questions(-Questions): pairs World-Question that may be asked.

questions(Questions) :-
    worlds(Count),
    random_seed(1, 9, State),
    questions(Count, State, All),
    findall(World-Question,
            ( member(World-Question, All),
              question_squares(Question, [Start]),
              world_is_open(World, Start)
            ),
            Questions),
    length(Questions, Left),
    Left > Count//3.

questions(Count, State0, Questions) :-
    (   Count =:= 0
    ->  Questions = []
    ;   random_question(World, Question, State0, State),
        Questions = [World-Question|More],
        Next is Count-1,
        questions(Next, State, More)
    ).

%   By the definition: Squares in the order of filling.

filled(World, Question, Squares, Taken) :-
    question_squares(Question, [Start]),
    question_numbers(Question, [Share]),
    world_size(World, Size),
    Limit is max(1, Share*Size // 100),
    fill_on(0, [Start], Limit, World, Squares, Taken).

fill_on(Taken0, Squares0, Limit, World, Squares, Taken) :-
    (   length(Squares0, Filled),
        Filled < Limit,
        Next is Taken0+1,
        nth1(Next, Squares0, Square)
    ->  moves_all(World, Square, Neighbours),
        findall(To, ( member(To, Neighbours), \+ memberchk(To, Squares0) ),
                New),
        append(Squares0, New, Squares1),
        length(Squares1, Now),
        (   Now > Limit
        ->  length(Squares2, Limit),
            append(Squares2, _, Squares1)
        ;   Squares2 = Squares1
        ),
        fill_on(Next, Squares2, Limit, World, Squares, Taken)
    ;   Squares = Squares0,
        Taken = Taken0
    ).

answered(Lang, Style, World, Question, Answer-Trace) :-
    setup_call_cleanup(
        solver_prepare(Lang, flood_fill, Style, World, Prepared),
        ( solver_run(Lang, Prepared, Question, Answer),
          solver_trace(Lang, Prepared, Question, Trace)
        ),
        solver_release(Lang, Prepared)).

%   A right answer, to be damaged.

given(World, Question, Answer, Trace) :-
    world_named(pond, World),
    question_make([square(1, 4, 4)], [25], Question),
    answered(prolog, plain, World, Question, Answer-Trace).

%   damage(-Message, +Squares0, -Squares)

damage("the start is not filled first", [_|Squares], Squares).
damage("14 squares are filled, not 15", Squares0, Squares) :-
    append(Squares, [_], Squares0).
damage("square 4 lies outside the world", Squares0, Squares) :-
    instead(4, square(1, 10, 1), Squares0, Squares).
damage("(5,4) is filled twice, as number 2 and 4", Squares0, Squares) :-
    instead(4, square(1, 5, 4), Squares0, Squares).
damage("(6,2) is number 4, before any of its neighbours", Squares0, Squares) :-
    instead(4, square(1, 6, 2), Squares0, Squares).
damage("(5,3) is number 4, before any of its neighbours", Squares0, Squares) :-
    instead(4, square(1, 5, 3), Squares0, Squares).
damage("(4,3) is number 4, behind one that is farther away", Squares0,
       Squares) :-
    instead(3, square(1, 6, 4), Squares0, Squares1),
    instead(4, square(1, 4, 3), Squares1, Squares).
damage("the rows are not squares", _, [[1, 2]]).
damage("the rows are not squares", _, []).

instead(Number, Square, Squares0, Squares) :-
    Before is Number-1,
    length(First, Before),
    append(First, [_|Rest], Squares0),
    append(First, [Square|Rest], Squares).

says(Goal, Says) :-
    catch(( Goal,
            Says = right
          ),
          error(wrong_answer(Says), _),
          true).

:- begin_tests(fill).

test(fills_by_the_definition,
     [ forall(member(Style, [plain, tuned])), Wrong == [] ]) :-
    questions(Questions),
    findall(World-Question,
            ( member(World-Question, Questions),
              filled(World, Question, Squares, Taken),
              length(Squares, Filled),
              answer_make(found, Filled, [Taken], Squares, Expected),
              \+ answered(prolog, Style, World, Question, Expected-_)
            ),
            Wrong).

test(languages_agree, [ forall(member(Style, [plain, tuned])), Wrong == [] ]) :-
    questions(Questions),
    findall(World-Question,
            ( member(World-Question, Questions),
              answered(prolog, Style, World, Question, Answer),
              \+ answered(c, Style, World, Question, Answer)
            ),
            Wrong).

test(right_answers_are_right, Wrong == []) :-
    questions(Questions),
    findall(Says,
            ( member(World-Question, Questions),
              answered(prolog, tuned, World, Question, Answer-Trace),
              says(( problem_check(fill, World, Question, Answer, [same]),
                     problem_check_trace(fill, World, Question, Answer, Trace)
                   ), Says),
              Says \== right
            ),
            Wrong).

test(damaged_answers_are_refused, Wrong == []) :-
    aggregate_all(count, clause(damage(_, _, _), _), 9),
    given(World, Question, Answer0, _),
    answer_rows(Answer0, Squares0),
    findall(Message-Says,
            ( damage(Message, Squares0, Squares),
              answer_make(found, 15, [12], Squares, Answer),
              says(problem_check(fill, World, Question, Answer, [same]), Says),
              Says \== Message
            ),
            Wrong).

test(more_than_the_limit_is_refused,
     Says == "16 squares are filled, and the limit is 15") :-
    given(World, Question, Answer0, _),
    answer_rows(Answer0, Squares0),
    append(Squares0, [square(1, 2, 5)], Squares),
    answer_make(found, 16, [12], Squares, Answer),
    says(problem_check(fill, World, Question, Answer, []), Says).

test(less_than_can_be_filled_is_refused,
     Says == "ends below the limit, and (2,5) next to it is not filled") :-
    given(World, _, Answer, _),
    question_make([square(1, 4, 4)], [100], Question),
    says(problem_check(fill, World, Question, Answer, []), Says).

%   spoil(-Message, +World, +Steps0, +Pairs0, -Steps, -Pairs): Pairs are
%   Square-Number.

spoil("squares are taken up in another order than filled", Steps0, Pairs,
      Steps, Pairs) :-
    instead(4, square(1, 6, 3), Steps0, Steps).
spoil("left a trace of 11 squares, but claims 12", Steps0, Pairs, Steps,
      Pairs) :-
    append(Steps, [_], Steps0).
spoil("(4,4) has number 3, but is not that", Steps, [S-1|Pairs], Steps,
      [S-3|Pairs]).
spoil("(1,1) has number 16, but is not that", Steps, Pairs, Steps,
      [square(1, 1, 1)-16|Pairs]).
spoil("14 squares have numbers, but 15 are filled", Steps, [_|Pairs], Steps,
      Pairs).
spoil("has no squares, or no plane of numbers", _, Pairs, [7], Pairs).

test(damaged_traces_are_refused, Wrong == []) :-
    aggregate_all(count, clause(spoil(_, _, _, _, _), _), 6),
    given(World, Question, Answer, Trace0),
    trace_steps(Trace0, Steps0),
    answer_rows(Answer, Squares),
    findall(Square-Number, nth1(Number, Squares, Square), Pairs0),
    findall(Message-Says,
            ( spoil(Message, Steps0, Pairs0, Steps, Pairs),
              plane_of(World, Pairs, 0, Left),
              trace_make(Steps, Left, Trace),
              says(problem_check_trace(fill, World, Question, Answer, Trace),
                   Says),
              Says \== Message
            ),
            Wrong).

test(the_last_one_taken_up_fills_the_last,
     Says == "the last square taken up does not fill the last one") :-
    given(World, Question, Answer0, Trace0),
    answer_rows(Answer0, Squares),
    answer_make(found, 15, [10], Squares, Answer),
    length(Steps, 10),
    append(Steps, _, Squares),
    trace_left(Trace0, Left),
    trace_make(Steps, Left, Trace),
    says(problem_check_trace(fill, World, Question, Answer, Trace), Says).

test(fields_are_refused,
     [ forall(member(Square-Share-Expected,
                     [ square(1, 1, 1)-25-"(1,1) cannot be entered: wall",
                       square(1, 4, 4)-0-"share: 0 lies outside 1 to 100",
                       square(1, 4, 4)-101-
                       "share: 101 lies outside 1 to 100" ])),
       Message == Expected ]) :-
    world_named(pond, World),
    question_make([Square], [Share], Question),
    catch(problem_accepts(fill, World, Question),
          error(domain_error(_, _), context(_, Message)),
          true).

test(grown_levels_are_filled_but_for_the_wall,
     [ forall(member(Game-Levels, [rogue-1, tactics-1, city-4])),
       Score == Expected ]) :-
    problem_grow(fill, Game, 12, World, Question),
    problem_accepts(fill, World, Question),
    solve(flood_fill, tuned, World, Question, Answer),
    answer_score(Answer, Score),
    Expected is Levels*(12*12-11).

:- end_tests(fill).
