/** <module> Cases from .cases files

One case a line, blanks between the fields, `;` comments:

    NAME WORLD <the problem's fields> BEST [EXPECTATION]...

`problem NAME` alone on a line holds until the next; before the first, cases are
of problem_unsaid/1.  Expectations are those of expectations.pl.

Mirror: c_impl/cases_reader.c.
*/
:- module(reitti_cases_reader,
          [ cases_read/2                % +File, -Cases
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(cases).
:- use_module(expectations).
:- use_module(problem).
:- use_module(question).
:- use_module(score, [score_parse/2]).
:- use_module(text).

%!  cases_read(+File, -Cases) is det.
%
%   @throws error(cases_error(Line, Message), File)

cases_read(File, Cases) :-
    problem_unsaid(Problem),
    file_directory_name(File, Directory),
    catch(with_lines(file(File), Lines,
                     ( cases(Lines, Problem, Directory, Cases),
                       check_names(Cases)
                     )),
          error(text_error(Line, Message), _),
          throw(error(cases_error(Line, Message), File))).

cases([end(_)], _, _, []).
cases([line(Line, Text)|Lines], Problem0, Directory, Cases) :-
    line_words(Text, Words),
    (   comment(Words)
    ->  Problem = Problem0,
        Cases = More
    ;   sub_string(Text, _, _, _, "\0\")
    ->  line_refuse(Line, "the line has a NUL character", [])
    ;   Words = ["problem", Name]
    ->  known_problem(Name, Line, Problem),
        Cases = More
    ;   Problem = Problem0,
        read_case(Words, Problem, Line, Directory, Case),
        Cases = [Case|More]
    ),
    cases(Lines, Problem, Directory, More).

comment([]).
comment([Word|_]) :-
    sub_string(Word, 0, _, _, ";").

known_problem(Name, Line, Problem) :-
    atom_string(Problem, Name),
    (   problem(Problem, _, _, _, _, _)
    ->  true
    ;   word_text(Name, Shown),
        line_refuse(Line, "no problem is called '~s'", [Shown])
    ).

%   Of the names that stand twice, complains of the first in the file.

check_names(Cases) :-
    findall(Name-Line,
            ( member(Case, Cases),
              case_name(Case, Name),
              case_line(Case, Line)
            ),
            Names),
    msort(Names, Sorted),
    findall(Line-Name, append(_, [Name-_, Name-Line|_], Sorted), Doubled),
    (   Doubled == []
    ->  true
    ;   msort(Doubled, [Line-Name|_]),
        word_text(Name, Shown),
        line_refuse(Line, "a second case '~s'", [Shown])
    ).

read_case(Words, Problem, Line, Directory, Case) :-
    (   Words = [Name0, World0|Words1],
        problem(Problem, Fields, _, _, _, _),
        question_words(Fields, Words1, Words2, Question)
    ->  name(Name0, "case", Line, Name),
        name(World0, "world", Line, World)
    ;   form(Problem, Form),
        line_refuse(Line, "expected ~s", [Form])
    ),
    (   Words2 = [Best0|Words3],
        score_parse(Best0, Best)
    ->  expectations(Words3, Problem, Line, Directory, Expectations)
    ;   case_word(best_score, Problem, BestScore),
        line_refuse(Line, "the ~s must be a whole number or 'none'",
                    [BestScore])
    ),
    case_make(Name, Problem, World, Question, Best, Expectations, Line, Case).

form(Problem, Form) :-
    case_word(best, Problem, Best),
    problem(Problem, Fields, _, _, _, _),
    question_form(Fields, Names),
    findall(Text,
            ( kinds_text(Kinds, Text),
              once(( member(Kind, Kinds),
                     ( member(_-Kind, Fields)
                     ; member(again(Again), Fields),
                       member(_-Kind, Again)
                     )
                   ))
            ),
            Texts),
    format(string(Line), "NAME WORLD ~s ~s", [Names, Best]),
    atomic_list_concat([Line|Texts], '; ', Form).

kinds_text([open, square], "squares are x,y or level,x,y").
kinds_text([number(_, _), number(_, _, _)],
           "numbers are digits, at most 2147483647").

name(Word, Whose, Line, Name) :-
    string_codes(Word, Codes),
    (   member(Code, Codes),
        (   Code < 0'\s
        ;   Code =:= 127
        )
    ->  line_refuse(Line, "the ~s's name has a control character", [Whose])
    ;   atom_string(Name, Word)
    ).
