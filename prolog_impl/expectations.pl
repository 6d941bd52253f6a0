/** <module> The words of a case that say what is expected of solvers

SOLVER=SCORE or SOLVER=none; SOLVER.COUNT=N; answer=ANSWER and
SOLVER.answer=ANSWER; and, where the problem is the unsaid one, route=SQUARES.
An ANSWER is squares, written (x,y)(x,y)..., a file, relative to the cases, that
has the text of the answer, or sum:N, the checksum of that text.

Mirror: c_impl/expectations.c.
*/
:- module(reitti_expectations,
          [ expectations/5,             % +Words, +Problem, +Line, +Directory,
                                        % -Expectations
            case_word/3                 % +What, +Problem, -Text
          ]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module(problem).
:- use_module(question).
:- use_module(random).
:- use_module(score, [score_parse/2]).
:- use_module(square).
:- use_module(text).

%!  case_word(+What, +Problem, -Text) is det.
%
%   Cases that need not name their problem keep the words that they had before
%   there were others.

case_word(What, Problem, Text) :-
    (   problem_unsaid(Problem)
    ->  of_the_unsaid(What, Text)
    ;   of_all(What, Text)
    ).

of_the_unsaid(best,       "SHORTEST").
of_the_unsaid(best_score, "shortest route's cost").
of_the_unsaid(score,      "cost").
of_the_unsaid(forms,      "SEARCH=COST, SEARCH=none or route=SQUARES").

of_all(best,       "BEST").
of_all(best_score, "best score").
of_all(score,      "score").
of_all(forms,      "SOLVER=SCORE, SOLVER=none, SOLVER.COUNT=N, answer=ANSWER \c
                    or SOLVER.answer=ANSWER").

%!  expectations(+Words, +Problem, +Line, +Directory, -Expectations) is det.
%
%   As cases.pl has them.  Files stand in Directory.
%
%   @throws error(text_error(Line, Message), _)

expectations(Words, Problem, Line, Directory, Expectations) :-
    expectations(Words, [], at(Problem, Line, Directory), Expectations).

%   expectations(+Words, +Seen, +At, -Expectations): Seen are the keys so far.

expectations([], _, _, []).
expectations([Word|Words], Seen, At, [Expectation|Expectations]) :-
    At = at(Problem, Line, _),
    (   sub_string(Word, Before, 1, After, "="),
        \+ sub_string(Word, 0, 1, _, "=")
    ->  sub_string(Word, 0, Before, _, Key),
        sub_string(Word, _, After, 0, Value)
    ;   Key = "."
    ),
    (   sub_string(Key, 0, 1, _, ".")
    ->  word_text(Word, Shown),
        case_word(forms, Problem, Forms),
        line_refuse(Line, "expected ~s, not '~s'", [Forms, Shown])
    ;   memberchk(Key, Seen)
    ->  word_text(Key, Shown),
        line_refuse(Line, "a second '~s='", [Shown])
    ;   expectation(Key, Value, At, Expectation)
    ),
    expectations(Words, [Key|Seen], At, Expectations).

expectation("route", Value, at(Problem, Line, _), route(Squares)) :-
    problem_unsaid(Problem),
    !,
    (   squares(Value, Squares)
    ->  true
    ;   line_refuse(Line, "a route is written (x,y)(x,y)... or with levels, \c
                           without blanks", [])
    ).
expectation("answer", Value, At, answer(same, Answer)) :-
    !,
    read_answer(Value, "answer", At, Answer).
expectation(Key, Value, At, Expectation) :-
    sub_string(Key, Before, 1, After, "."),
    !,
    sub_string(Key, 0, Before, _, SolverText),
    sub_string(Key, _, After, 0, What),
    atom_string(Solver, SolverText),
    (   What == "answer"
    ->  Expectation = answer(Solver, Answer),
        read_answer(Value, Key, At, Answer)
    ;   Expectation = work(Solver, Count, Number),
        read_work(What, Value, Key, At, Count, Number)
    ).
expectation(Key, Value, at(Problem, Line, _), score(Solver, Score)) :-
    (   score_parse(Value, Score)
    ->  atom_string(Solver, Key)
    ;   case_word(score, Problem, Word),
        format(string(Needed), "a ~s or 'none'", [Word]),
        refuse_value(Line, Key, Needed, Value)
    ).

refuse_value(Line, Key, Needed, Value) :-
    word_text(Key, ShownKey),
    word_text(Value, ShownValue),
    line_refuse(Line, "'~s=' needs ~s, not '~s'",
                [ShownKey, Needed, ShownValue]).

read_work(What, Value, Key, at(Problem, Line, _), Count, Number) :-
    atom_string(Count, What),
    problem(Problem, _, Counts, _, _, _),
    (   memberchk(Count, Counts)
    ->  true
    ;   word_text(What, Shown),
        line_refuse(Line, "~w has no count '~s'", [Problem, Shown])
    ),
    (   word_number(Value, Number)
    ->  true
    ;   refuse_value(Line, Key, "a whole number", Value)
    ).

read_answer(Value, Key, at(_, Line, Directory), Answer) :-
    (   string_concat("sum:", Sum, Value)
    ->  (   word_number(Sum, Number)
        ->  Answer = sum(Number)
        ;   Answer = none
        )
    ;   sub_string(Value, 0, _, _, "(")
    ->  (   squares(Value, Squares)
        ->  Answer = rows(Squares)
        ;   Answer = none
        )
    ;   Value \== ""
    ->  file_sum(Directory, Value, Key, Line, Sum),
        Answer = sum(Sum)
    ;   Answer = rows([])
    ),
    (   Answer == none
    ->  refuse_value(Line, Key, "(x,y)(x,y)..., a file or sum:N", Value)
    ;   true
    ).

%   The checksum of a file that stands beside the cases.

file_sum(Directory, File, Key, Line, Sum) :-
    directory_file_path(Directory, File, Path),
    catch(read_file_to_string(Path, Text, [encoding(octet)]),
          error(_, _),
          Text = none),
    (   Text == none
    ->  word_text(Key, ShownKey),
        word_text(File, ShownFile),
        line_refuse(Line, "~s=: ~s cannot be read", [ShownKey, ShownFile])
    ;   text_sum(Text, Sum)
    ).

squares(Text, Squares) :-
    string_codes(Text, Codes),
    phrase(squares(Squares), Codes).

squares([Square|Squares]) -->
    "(", square(Square), ")", !,
    squares(Squares).
squares([]) --> [].
