/** <module> Cases from the .scen files of the MovingAI benchmarks

Behind the line `version 1` a row has a bucket, the map, its width and height,
the column and row of both ends, counted from 0, and the length of the best
route, with blanks between.  A case is called by the number of its row.

Mirror: c_impl/scen_reader.c.
*/
:- module(reitti_scen_reader,
          [ scen_is/1,                  % +Said
            scen_read/3                 % +Said, +Sample, -Cases
          ]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [member/2]).
:- use_module(cases).
:- use_module(map_reader).
:- use_module(problem).
:- use_module(question).
:- use_module(scen_rows).
:- use_module(score).
:- use_module(text).

%!  scen_is(+Said) is semidet.
%
%   An argument is such a file:
%
%       FILE.scen[:MOVES[:PROBLEM[:COUNT,...[:NUMBER]]]]
%
%   With MOVES its map is read by other moves than it was published with: then
%   the length is not known.  With a PROBLEM whose question repeats its squares,
%   the first rows are one question: so many of them as each COUNT says, all if
%   none does; NUMBER is the last field of the question.

scen_is(Said) :-
    map_parts(Said, '.scen', _, _).

%!  scen_read(+Said, +Sample, -Cases) is det.
%
%   Reads the rows, or so many of them, evenly spread and with the last, if
%   Sample is not 0.  The map stands beside the file, or else where the row
%   says.
%
%   @throws error(cases_error(Line, Message), File)
%   @throws error(made_error(Message), Said)

scen_read(Said, Sample, Cases) :-
    map_parts(Said, '.scen', File, Rest),
    scen_rows_read(Rest, Said, Moves, Gathering),
    map_game(Said, Moves, Game, Ways),
    file_directory_name(File, Directory),
    catch(with_lines(file(File), Lines,
                     scen(Lines, at(Directory, Moves, Game-Ways), All)),
          error(text_error(Line, Message), _),
          throw(error(cases_error(Line, Message), File))),
    (   Gathering == none
    ->  thin_out(Sample, All, Cases)
    ;   scen_rows_gather(Gathering, Said, File, All, Cases)
    ).

scen([Line|Lines], At, Cases) :-
    (   Line = line(_, Text),
        line_words(Text, ["version"|_])
    ->  rows(Lines, 1, At, Cases)
    ;   arg(1, Line, Number),
        line_refuse(Number, "expected 'version 1' first", [])
    ).

rows([end(_)], _, _, []).
rows([line(Line, Text)|Lines], Row, At, [Case|Cases]) :-
    line_words(Text, Words),
    (   sub_string(Text, _, _, _, "\0\")
    ->  line_refuse(Line, "the line has a NUL character", [])
    ;   row(Words, Row, Line, At, Case)
    ->  true
    ;   line_refuse(Line, "expected BUCKET MAP WIDTH HEIGHT X Y X Y LENGTH, \c
                           squares counted from 0", [])
    ),
    Next is Row+1,
    rows(Lines, Next, At, Cases).

row([_, Map, Width0, Height0, X0, Y0, X1, Y1, Length], Row, Line,
    at(Directory, Moves, Game-Ways), Case) :-
    word_number(Width0, Width),
    word_number(Height0, Height),
    length_score(Length, Game, Ways, Best),
    square(X0, Y0, Start),
    square(X1, Y1, Goal),
    question_make([Start, Goal], [], Question),
    find_map(Directory, Map, Moves, World),
    atom_number(Name, Row),
    problem_unsaid(Problem),
    case_make(Name, Problem, World, Question, Best, [size(Width, Height)], Line,
              Case).

square(X0, Y0, square(1, X, Y)) :-
    word_number(X0, Column),
    word_number(Y0, Level),
    Column < 4096,
    Level < 4096,
    X is Column+1,
    Y is Level+1.

find_map(Directory, Map, Moves, World) :-
    file_base_name(Map, Base),
    directory_file_path(Directory, Base, Beside),
    (   exists_file(Beside)
    ->  Found = Base
    ;   Found = Map
    ),
    (   Moves == ''
    ->  atom_string(World, Found)
    ;   atomic_list_concat([Found, Moves], :, World)
    ).

%   length_score(+Word, +Game, +Ways, -Best): as a score, and as much as its
%   sixth digit counts, since the files are not always rounded correctly.

length_score(Word, Game, Ways, Best) :-
    quotient(Word, Digits0, Scale0),
    score_squares(Most),
    Digits0 // Scale0 =< Most,
    (   ( \+ score_has_roots(Game) ; Ways == four )
    ->  Best = unknown
    ;   Digits0 =:= 0
    ->  Best = 0
    ;   six_digits(Digits0, Scale0, Digits, Scale),
        unit(Digits, 1, Unit),
        score_steps_cost(One, _),
        Score is (Digits*One + Scale//2) // Scale,
        Slack is Unit*One // Scale,
        Best = near(Score, Slack)
    ).

%   Digits with at most one point among them.

quotient(Word, Digits, Scale) :-
    split_string(Word, ".", "", Parts),
    (   Parts = [Whole]
    ->  Rest = ""
    ;   Parts = [Whole, Rest],
        Whole \== ""
    ),
    string_concat(Whole, Rest, All),
    string_codes(All, Codes),
    Codes \== [],
    length(Codes, Count),
    Count =< 15,
    forall(member(Code, Codes), between(0'0, 0'9, Code)),
    number_codes(Digits, Codes),
    string_length(Rest, Places),
    Scale is 10**Places.

six_digits(Digits0, Scale0, Digits, Scale) :-
    (   Digits0 > 0,
        Digits0 < 100000
    ->  Digits1 is 10*Digits0,
        Scale1 is 10*Scale0,
        six_digits(Digits1, Scale1, Digits, Scale)
    ;   Digits = Digits0,
        Scale = Scale0
    ).

unit(Digits, Unit0, Unit) :-
    (   Digits // Unit0 >= 1000000
    ->  Unit1 is 10*Unit0,
        unit(Digits, Unit1, Unit)
    ;   Unit = Unit0
    ).

%   Keeps so many, the last of each of as many parts.

thin_out(Sample, All, Cases) :-
    length(All, Count),
    (   ( Sample =:= 0 ; Sample >= Count )
    ->  Cases = All
    ;   findall(Row,
                ( between(1, Sample, Kept),
                  Row is Kept*Count // Sample
                ),
                Rows),
        nth_of(Rows, 1, All, Cases)
    ).

%   nth_of(+Rows, +Row, +All, -Cases): those whose numbers are among Rows, which
%   rise.

nth_of([], _, _, []).
nth_of([Row|Rows], Number, [Case|All], Cases) :-
    Next is Number+1,
    (   Row =:= Number
    ->  Cases = [Case|More],
        nth_of(Rows, Next, All, More)
    ;   nth_of([Row|Rows], Next, All, Cases)
    ).
