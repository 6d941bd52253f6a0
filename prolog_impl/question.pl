/** <module> What a solver is asked: squares and numbers

A question is question(Squares, Numbers), both lists; the fields of its problem
say what each of them is.  A field is Name-Kind; kinds are

  - open, a square that can be entered;
  - square, any square of the world;
  - number(Low, High), a number from Low to High;
  - number(Low, High, Unsaid), one that comes last and may be left out.

Instead of a field, the first may be again(Fields): these come once or more.

As words, squares are written x,y or level,x,y; numbers are digits without
leading zeros.

Mirror: c_impl/question.c.
*/
:- module(reitti_question,
          [ question_make/3,            % +Squares, +Numbers, -Question
            question_squares/2,         % +Question, -Squares
            question_numbers/2,         % +Question, -Numbers
            question_words/4,           % +Fields, +Words, -Rest, -Question
            question_read/3,            % +Fields, +Words, -Question
            question_check/3,           % +Fields, +World, +Question
            question_place/5,           % +Fields, +World, +Naming, +Question0,
                                        % -Question
            question_form/2,            % +Fields, -Text
            field_square/2,             % +Word, -Square
            field_place/4,              % +Kind, +World, +Square0, -Square
            field_number/4              % +Name, +Low, +High, +Number
          ]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(error), [domain_error/2, must_be/2, type_error/2]).
:- use_module(library(lists), [append/2, append/3, member/2, same_length/2]).
:- use_module(square).
:- use_module(text).
:- use_module(world).

%!  question_make(+Squares, +Numbers, -Question) is det.
%
%   @throws error(type_error(square, Square), _)

question_make(Squares, Numbers, question(Squares, Numbers)) :-
    maplist(square_check, Squares),
    must_be(list(integer), Numbers).

%!  question_squares(+Question, -Squares) is semidet.
%
%   Fails if this is no question.

question_squares(question(Squares, _), Squares).

%!  question_numbers(+Question, -Numbers) is semidet.

question_numbers(question(_, Numbers), Numbers).

%!  question_words(+Fields, +Words, -Rest, -Question) is semidet.
%
%   The first words, strings, are a question; its squares may lack their level.

question_words(Fields0, Words, Rest, question(Squares, Numbers)) :-
    squares_ahead(Words, Count),
    unfold(Fields0, Count, Fields),
    words(Fields, Words, Rest, Squares, Numbers).

%   How many of the first words are squares: they have a comma.

squares_ahead([Word|Words], Count) :-
    sub_string(Word, _, _, _, ","),
    !,
    squares_ahead(Words, Before),
    Count is Before+1.
squares_ahead(_, 0).

%   unfold(+Fields0, +Squares, -Fields): the fields that repeat, so often that
%   there are so many squares of them.

unfold([again(Again)|Fields0], Squares, Fields) :-
    !,
    length(Again, Size),
    Squares > 0,
    Squares mod Size =:= 0,
    Times is Squares//Size,
    length(Copies, Times),
    maplist(=(Again), Copies),
    append(Copies, Repeated),
    append(Repeated, Fields0, Fields).
unfold(Fields, _, Fields).

words([], Rest, Rest, [], []).
words([_-Kind|Fields], [Word|Words], Rest, Squares, Numbers) :-
    (   is_number(Kind)
    ->  word_number(Word, Number),
        Numbers = [Number|Numbers1],
        Squares1 = Squares
    ;   field_square(Word, Square),
        Squares = [Square|Squares1],
        Numbers1 = Numbers
    ),
    words(Fields, Words, Rest, Squares1, Numbers1).

is_number(Kind) :-
    number_bounds(Kind, _, _).

number_bounds(number(Low, High), Low, High).
number_bounds(number(Low, High, _), Low, High).

%!  field_square(+Word, -Square) is semidet.
%
%   A word as a square, which may lack its level.

field_square(Word, Square) :-
    string_codes(Word, Codes),
    phrase(square(Square), Codes).

%!  question_read(+Fields, +Words, -Question) is det.
%
%   The question that the words, strings, are; its squares may lack their level.
%
%   @throws error(question_error(Message), _)

question_read(Fields0, Words0, Question) :-
    (   complete(Fields0, Words0, Words),
        fixed(Fields0, Words, Fields)
    ->  maplist(check_word, Fields, Words)
    ;   question_form(Fields0, Form),
        refuse("expected ~s", [Form])
    ),
    question_words(Fields0, Words, [], Question).

%   complete(+Fields, +Words0, -Words): with the last one, if it is left out.

complete(Fields, Words, Words) :-
    fixed(Fields, Words, Whole),
    \+ ( append(_, [_-number(_, _, _)], Whole),
         append(_, [Word], Words),
         \+ word_number(Word, _)
       ),
    !.
complete(Fields, Words0, Words) :-
    append(_, [_-number(_, _, Unsaid)], Fields),
    number_string(Unsaid, Word),
    append(Words0, [Word], Words).

%   The field of each word, as often as their number allows.

fixed([again(Again)|Fields0], Words, Fields) :-
    !,
    length(Words, Count),
    length(Fields0, Fixed),
    Squares is Count-Fixed,
    unfold([again(Again)|Fields0], Squares, Fields).
fixed(Fields, Words, Fields) :-
    same_length(Fields, Words).

check_word(_-Kind, Word) :-
    (   is_number(Kind)
    ->  (   word_number(Word, _)
        ->  true
        ;   refuse("'~s' is not a number from 0 to 2147483647", [Word])
        )
    ;   field_square(Word, _)
    ->  true
    ;   refuse("'~s' is not a square: x,y or level,x,y", [Word])
    ).

%!  question_check(+Fields, +World, +Question) is det.
%
%   Each field is what its kind asks for.
%
%   @throws error(domain_error(square, Square), context(_, Message))
%   @throws error(domain_error(between(Low, High), Number), context(_, Message))
%   @throws error(domain_error(question, Question), _) if it has other fields

question_check(Fields, World, Question) :-
    must_be(nonvar, Question),
    (   Question = question(Squares, Numbers)
    ->  true
    ;   type_error(question, Question)
    ),
    (   whole(Fields, Squares, Numbers, Whole),
        fields_fit(Whole, Squares, Numbers)
    ->  place_fields(Whole, check, World, Squares, Squares, Numbers)
    ;   domain_error(question, Question)
    ).

%   whole(+Fields0, +Squares, +Numbers, -Fields): a field for each of them.

whole(Fields0, Squares, Numbers, Fields) :-
    append(Squares, Numbers, Words),
    fixed(Fields0, Words, Fields).

fields_fit([], [], []).
fields_fit([_-Kind|Fields], Squares, Numbers) :-
    (   is_number(Kind)
    ->  Numbers = [_|Numbers1],
        fields_fit(Fields, Squares, Numbers1)
    ;   Squares = [_|Squares1],
        fields_fit(Fields, Squares1, Numbers)
    ).

%!  question_place(+Fields, +World, +Naming, +Question0, -Question) is det.
%
%   Puts the squares on their levels, and sees that each field is what its kind
%   asks for.  Naming is `named` if a refusal of a square is to begin with the
%   name of its field, as that of a number does, and else `bare`.
%
%   @throws as question_check/3

question_place(Fields, World, Naming, question(Squares0, Numbers),
               question(Squares, Numbers)) :-
    whole(Fields, Squares0, Numbers, Whole),
    place_fields(Whole, place(Naming), World, Squares0, Squares, Numbers).

%   Field by field, so that the first mistake is told.

place_fields([], _, _, [], [], []).
place_fields([Name-Kind|Fields], How, World, Squares0, Squares, Numbers) :-
    (   number_bounds(Kind, Low, High)
    ->  Numbers = [Number|Numbers1],
        field_number(Name, Low, High, Number),
        place_fields(Fields, How, World, Squares0, Squares, Numbers1)
    ;   Squares0 = [Square0|Squares1],
        Squares = [Square|Squares2],
        place(How, Name, Kind, World, Square0, Square),
        place_fields(Fields, How, World, Squares1, Squares2, Numbers)
    ).

place(check, _, Kind, World, Square, Square) :-
    check_square(Kind, World, Square).
place(place(bare), _, Kind, World, Square0, Square) :-
    field_place(Kind, World, Square0, Square).
place(place(named), Name, Kind, World, Square0, Square) :-
    catch(place(place(bare), Name, Kind, World, Square0, Square),
          error(domain_error(square, Bad), context(_, Message)),
          square_refuse(Bad, "~w: ~s", [Name, Message])).

%!  field_place(+Kind, +World, +Square0, -Square) is det.
%
%   Puts a square on its level, and sees that it is what its kind asks for.

field_place(Kind, World, Square0, Square) :-
    world_place(World, Square0, Square),
    check_square(Kind, World, Square).

check_square(open, World, Square) :-
    world_check_open(World, Square).
check_square(square, World, Square) :-
    world_check_inside(World, Square).

%!  field_number(+Name, +Low, +High, +Number) is det.
%
%   @throws error(domain_error(between(Low, High), Number), context(_, Message))

field_number(Name, Low, High, Number) :-
    (   between(Low, High, Number)
    ->  true
    ;   format(string(Message), "~w: ~d lies outside ~d to ~d",
               [Name, Number, Low, High]),
        throw(error(domain_error(between(Low, High), Number),
                    context(_, Message)))
    ).

%!  question_form(+Fields, -Text) is det.
%
%   The names of the fields, as messages show them: "FROM TO", or where they
%   repeat "FROM TO [FROM TO ...]".

question_form(Fields, Text) :-
    findall(Name, ( member(Field, Fields), field_form(Field, Name) ), Names),
    atomic_list_concat(Names, ' ', Form),
    string_upper(Form, Text).

field_form(Name-_, Name).
field_form(again(Fields), Form) :-
    findall(Name, member(Name-_, Fields), Names),
    atomic_list_concat(Names, ' ', Once),
    format(atom(Form), "~w [~w ...]", [Once, Once]).

refuse(Format, Arguments) :-
    format(string(Message), Format, Arguments),
    throw(error(question_error(Message), _)).

:- multifile prolog:error_message//1.

prolog:error_message(question_error(Message)) -->
    [ '~s'-[Message] ].
