/** <module> Reading cases: the good ones word by word, the bad ones refused */
:- module(test_cases, []).
:- use_module(library(plunit)).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, numlist/3, subtract/3]).
:- use_module('../../prolog_impl/reitti').
:- use_module(files).
:- use_module(case_texts).

squares("expected NAME WORLD FROM TO SHORTEST; squares are x,y or level,x,y").
shortest("the shortest route's cost must be a whole number or 'none'").
route("a route is written (x,y)(x,y)... or with levels, without blanks").
expected(Word, Error) :-
    format(string(Error),
           "expected SEARCH=COST, SEARCH=none or route=SQUARES, not '~w'",
           [Word]).

mistake("a", E) :- squares(E).
mistake("a rogue", E) :- squares(E).
mistake("a rogue 1,1", E) :- squares(E).
mistake("a rogue 1 2,2 3", E) :- squares(E).
mistake("a rogue 1,2,3,4 2,2 3", E) :- squares(E).
mistake("a rogue 0,1 2,2 3", E) :- squares(E).
mistake("a rogue -1,1 2,2 3", E) :- squares(E).
mistake("a rogue 1,1 2,2x 3", E) :- squares(E).
mistake("a rogue 1,1 99999999999,2 3", E) :- squares(E).
mistake("a rogue 1,1 2,2", E) :- shortest(E).
mistake("a rogue 1,1 2,2 -3", E) :- shortest(E).
mistake("a rogue 1,1 2,2 3x", E) :- shortest(E).
mistake("a rogue 1,1 2,2 99999999999999999999", E) :- shortest(E).
mistake("a rogue 1,1 2,2 2147483647", E) :- shortest(E).
mistake("a rogue 1,1 2,2 3 astar", E) :- expected(astar, E).
mistake("a rogue 1,1 2,2 3 =4", E) :- expected('=4', E).
mistake("a rogue 1,1 2,2 3 astar=", "'astar=' needs a cost or 'none', not ''").
mistake("a rogue 1,1 2,2 3 astar=no",
        "'astar=' needs a cost or 'none', not 'no'").
mistake("a rogue 1,1 2,2 3 astar=1 astar=1", "a second 'astar='").
mistake("a rogue 1,1 2,2 3 route= route=", "a second 'route='").
mistake("a rogue 1,1 2,2 3 route=(1,1", E) :- route(E).
mistake("a rogue 1,1 2,2 3 route=1,1", E) :- route(E).
mistake("a rogue 1,1 2,2 3 route=(1,1)x", E) :- route(E).
mistake("a rogue 1,1 2,2 3 ==4", E) :- expected('==4', E).
mistake("a rogue 1,1 2,2 3 s\xE4\=n\033\",
        "'s?=' needs a cost or 'none', not 'n?'").
mistake("a rogue 1,1 2,2 3 xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxy", E) :-
    expected(xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx, E).
mistake("a\033\b rogue 1,1 2,2 3", "the case's name has a control character").
mistake("a rog\177\ue 1,1 2,2 3", "the world's name has a control character").
mistake("a rog\000\ue 1,1 2,2 3", "the line has a NUL character").
mistake("first rogue 1,1 2,2 3", "a second case 'first'").

:- begin_tests(cases).

test(fields_are_read, Cases == [One, Two]) :-
    route_question(square(1, 2, 3), square(4, 5, 6), Question1),
    case_make(one, route, city, Question1, 7,
              [ score(levelwise, 9), score(other, none),
                route([square(1, 2, 3), square(4, 5, 6)]) ],
              4, One),
    route_question(square(0, 1, 2), square(0, 3, 4), Question2),
    case_make(two, route, '../x.world', Question2, none, [], 5, Two),
    cases_of("; a comment\r\n\n   \t \n  one\tcity 1,2,3  4,5,6 7 levelwise=9 \c
              other=none route=(1,2,3)(4,5,6)  \r\ntwo ../x.world 1,2 3,4 none",
             Cases).

test(mistakes_are_named_with_their_line, Wrong == []) :-
    aggregate_all(count, mistake(_, _), 30),
    findall(Mistake-Answer,
            ( mistake(Mistake, Error),
              format(string(Text), "; comment\nfirst rogue 1,1 2,2 0\n~s\n",
                     [Mistake]),
              answer(Text, Answer),
              string_concat("3: ", Error, Expected),
              Answer \== Expected
            ),
            Wrong).

test(the_first_doubled_name_is_named, Answer == "3: a second case 'b'") :-
    answer("a w 1,1 1,1 0\nb w 1,1 1,1 0\nb w 1,1 1,1 0\na w 1,1 1,1 0\n",
           Answer).

test(names_may_have_any_other_character, Name-World == Text-'\xE4\') :-
    numlist(33, 255, Codes0),
    subtract(Codes0, [0';, 127], Codes),
    atom_codes(Text, Codes),
    format(string(Line), "~w \xE4\ 1,1 2,2 3\n", [Text]),
    cases_of(Line, [Case]),
    case_name(Case, Name),
    case_world(Case, World).

test(a_comment_may_have_any_character, Cases == []) :-
    cases_of("; \000\\n  ; \000\\n", Cases).

test(a_byte_order_mark_is_refused,
     Answer == "1: the file begins with a byte order mark: \c
                save it without one") :-
    answer("\xEF\\xBB\\xBF\a w 1,1 1,1 0\n", Answer).

test(a_line_of_20_megabytes_takes_little_memory,
     [ forall(member(Begin-Expected,
                     [ ";"-true,
                       " ;"-long(2),
                       "b"-long(2) ])),
       Answer == Expected ]) :-
    with_long_line("a rogue 1,1 2,2 3\n", Begin, File,
                   with_stacks(4_000_000, cases_read(File, _), Status)),
    (   Status = exception(error(cases_error(Line, Message), File))
    ->  Message == "the line is longer than 1048576 characters",
        Answer = long(Line)
    ;   Answer = Status
    ).

test(a_line_may_be_long, Length == 100000) :-
    Length0 = 100000,
    with_output_to(string(Text),
                   ( write("long rogue 1,1 2,2 3 route="),
                     forall(between(1, Length0, I),
                            ( X is I mod 9+1, Y is I mod 90+1,
                              format("(~d,~d)", [X, Y]) ))
                   )),
    cases_of(Text, [Case]),
    case_route(Case, Squares),
    length(Squares, Length).

test(some_worlds_are_paths, all(World == ['a/b', 'b.world', 'c.map'])) :-
    member(World, ['a/b', 'b.world', 'c.map', rogue, 'rogue-map', world]),
    case_world_is_path(World).

test(squares_are_placed_in_their_world, Places == [1, 1, [square(1, 4, 3)]]) :-
    world_named(rogue, World),
    cases_of("a rogue 10,11 1,3,2 10 route=(4,3)\n", [Case0]),
    case_place(Case0, World, Case),
    case_question(Case, Question),
    question_squares(Question, [square(Level, 10, 11), square(Level1, 3, 2)]),
    case_route(Case, Squares),
    Places = [Level, Level1, Squares].

refused("1,1 2,2 0", "from: (1,1) cannot be entered: wall").
refused("2,2 2,1 0", "to: (2,1) cannot be entered: wall").
refused("2,2 13,2 0",
        "to: (13,2) lies outside the world, which is 12 x 12 and has 1 level").
refused("2,2 3,2 0 route=(2,2)(99,99)",
        "route=: (99,99) lies outside the world, \c
         which is 12 x 12 and has 1 level").
refused("2,2 3,2 0 answer=(2,2)(99,99)",
        "answer=: (99,99) lies outside the world, \c
         which is 12 x 12 and has 1 level").
refused("2,2 3,2 0 astar.answer=(2,3,3)",
        "astar.answer=: (2,3,3) lies outside the world, \c
         which is 12 x 12 and has 1 level").

test(squares_are_refused_with_line_and_field,
     [ forall(refused(Fields, Expected)), Answer == 2-Expected ]) :-
    world_named(rogue, World),
    format(string(Text), "\nb rogue ~s\n", [Fields]),
    cases_of(Text, [Case]),
    catch(case_place(Case, World, _),
          error(cases_error(Line, Message), _),
          Answer = Line-Message).

test(shared_cases_are_read_and_placed, Count-Names == Count-Count) :-
    findall(Name, ( placed_case(Case, _), case_name(Case, Name) ), All),
    length(All, Count),
    Count > 90,
    sort(All, Sorted),
    length(Sorted, Names).

:- end_tests(cases).
