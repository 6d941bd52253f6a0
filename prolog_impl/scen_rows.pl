/** <module> Rows of a .scen file as questions of many squares

What is said of such a file is FILE.scen[:MOVES[:PROBLEM[:COUNT,...[:NUMBER]]]].

Mirror: c_impl/scen_rows.c.
*/
:- module(reitti_scen_rows,
          [ scen_rows_read/4,           % +Rest, +Said, -Moves, -Gathering
            scen_rows_gather/5          % +Gathering, +Said, +File, +Rows,
                                        % -Cases
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, last/2, member/2, nth1/3]).
:- use_module(cases).
:- use_module(problem).
:- use_module(question).
:- use_module(text).

%!  scen_rows_read(+Rest, +Said, -Moves, -Gathering) is det.
%
%   What stands behind the file.  Gathering is `none`, each row being a case of
%   its own, or gathering(Problem, Counts, Number), with no counts or the number
%   `unsaid`.
%
%   @throws error(made_error(Message), Said)

scen_rows_read(Rest, Said, Moves, Gathering) :-
    split_string(Rest, ":", "", [Moves0|Words]),
    atom_string(Moves, Moves0),
    (   Words = [Name|More]
    ->  atom_string(Problem, Name),
        check_problem(Problem, Name, Said),
        counts(More, Said, Counts, Last),
        number(Last, Said, Number),
        Gathering = gathering(Problem, Counts, Number)
    ;   Gathering = none
    ).

check_problem(Problem, Name, Said) :-
    (   \+ problem(Problem, _, _, _, _, _)
    ->  refuse_said(Said, "no problem is called", Name)
    ;   \+ problem(Problem, [again(_)|_], _, _, _, _)
    ->  refuse_said(Said, "many rows are no question of", Name)
    ;   true
    ).

counts([], _, [], []).
counts([Text|Last], Said, Counts, Last) :-
    (   Text == ""
    ->  Counts = []
    ;   split_string(Text, ",", "", Words),
        length(Words, Length),
        (   nth1(Place, Words, Word),
            \+ ( Place < 64,
                 word_number(Word, Count),
                 Count > 0
               )
        ->  refuse_said(Said, "not a number of rows:", Word)
        ;   Length < 64
        ),
        maplist(word_number, Words, Counts)
    ).

number([], _, unsaid).
number([Word|Words], Said, Number) :-
    atomic_list_concat([Word|Words], :, Text0),
    atom_string(Text0, Text),
    (   word_number(Text, Number0)
    ->  Number = Number0
    ;   refuse_said(Said, "not a number:", Text)
    ).

refuse_said(Said, What, Word) :-
    word_text(Word, Text),
    format(string(Message), "~s '~s'", [What, Text]),
    throw(error(made_error(Message), Said)).

%!  scen_rows_gather(+Gathering, +Said, +File, +Rows, -Cases) is det.
%
%   A case for each count, of as many first ones of the cases that the rows are.
%
%   @throws error(made_error(Message), Said)
%   @throws error(cases_error(Line, Message), File)

scen_rows_gather(Gathering, Said, File, Rows, Cases) :-
    Gathering = gathering(Problem, Counts0, Number0),
    length(Rows, All),
    (   Counts0 == []
    ->  Counts = [All]
    ;   Counts = Counts0
    ),
    problem(Problem, Fields, _, _, _, _),
    last(Fields, _-number(_, _, Unsaid)),
    (   ( Number0 == unsaid ; Number0 =:= 0 )
    ->  Number = Unsaid
    ;   Number = Number0
    ),
    (   member(Count, Counts),
        ( Count > All ; Count =:= 0 )
    ->  format(string(Message), "the file has ~d rows, not ~d", [All, Count]),
        throw(error(made_error(Message), Said))
    ;   true
    ),
    findall(Case,
            ( member(Count, Counts),
              gather(Count, Problem, Number, File, Rows, Case)
            ),
            Cases).

gather(Count, Problem, Number, File, Rows, Case) :-
    length(First, Count),
    append(First, _, Rows),
    last(First, Last),
    case_world(Last, World),
    case_line(Last, Line),
    (   member(Row, First),
        \+ case_world(Row, World)
    ->  case_line(Row, Other),
        format(string(Message), "the row is of another map than row ~d",
               [Count]),
        throw(error(cases_error(Other, Message), File))
    ;   true
    ),
    findall(Square,
            ( member(Row, First),
              case_question(Row, Question),
              question_squares(Question, Squares),
              member(Square, Squares)
            ),
            All),
    question_make(All, [Number], Asked),
    atom_number(Name, Count),
    case_size(Last, Width, Height),
    case_make(Name, Problem, World, Asked, unknown, [size(Width, Height)], Line,
              Case).
