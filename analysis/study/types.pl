/** <module> What the fields of a file may hold

A type is

  - `text`, or `filled`: text that is not empty
  - `name`: small letters, digits and `_`, a letter first
  - one_of(Words)
  - `whole` or `decimal`: a number that is not negative, or nothing
  - `ordinal`: a whole number from 1, or nothing
  - `told`: numbers with names, `asked=2 done=1`; a list of Name-Number
*/
:- module(study_types,
          [ typed/3,                    % +Type, +Field, -Value
            type_words/2                % +Type, -Words
          ]).
:- use_module(library(apply), [exclude/3, maplist/2, maplist/3]).
:- use_module(library(lists), [memberchk/2]).

%!  typed(+Type, +Field, -Value) is semidet.
%
%   Value is the string Field as an atom, a number or a list, '' for nothing.
%   The reader of Prolog's numbers would take more: `0x1f`, `1e3`, blanks.

typed(text, Field, Value) :-
    atom_string(Value, Field).
typed(filled, Field, Value) :-
    Field \== "",
    atom_string(Value, Field).
typed(name, Field, Value) :-
    string_codes(Field, [First|Rest]),
    between(0'a, 0'z, First),
    maplist(name_code, Rest),
    atom_string(Value, Field).
typed(one_of(Words), Field, Value) :-
    atom_string(Value, Field),
    memberchk(Value, Words).
typed(whole, Field, Value) :-
    split_string(Field, "", "0123456789", [""]),
    number_or_nothing(Field, Value).
typed(ordinal, Field, Value) :-
    typed(whole, Field, Value),
    Value \== 0.
typed(decimal, Field, Value) :-
    split_string(Field, ".", "0123456789", Parts),
    memberchk(Parts, [[""], ["", ""]]),
    number_or_nothing(Field, Value).

typed(told, Field, Value) :-
    (   Field == ""
    ->  Value = ''
    ;   split_string(Field, " ", "", Words),
        maplist(told_number, Words, Value)
    ).

told_number(Word, Name-Number) :-
    split_string(Word, "=", "", [NameText, NumberText]),
    typed(name, NameText, Name),
    typed(whole, NumberText, Number),
    integer(Number).

%   A larger number than C could have written is none.

number_or_nothing("", '') :- !.
number_or_nothing(Field, Value) :-
    string_length(Field, Length),
    Length < 40,
    catch(number_string(Value, Field), error(syntax_error(_), _), fail),
    Value < 1<<63.

name_code(0'_).
name_code(Code) :-
    between(0'a, 0'z, Code),
    !.
name_code(Code) :-
    between(0'0, 0'9, Code).

%!  type_words(+Type, -Words) is det.
%
%   What a field must be, for types that not every field has.

type_words(filled, "given").
type_words(name, "a name of small letters, digits and '_'").
type_words(one_of(Words0), Text) :-
    exclude(==(''), Words0, Words),
    atomic_list_concat(Words, ', ', Text0),
    format(string(Text), "one of: ~w", [Text0]).
type_words(whole, "a whole number").
type_words(ordinal, "a whole number from 1").
type_words(decimal, "a number").
type_words(told, "numbers with names, NAME=NUMBER, blanks between").
