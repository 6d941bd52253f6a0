/** <module> What is written, held against the page that describes it

The tables of analysis/formats.md are the schema: a section's heading says what
is written, and each table in it whose first head is `column`, `key`,
`attribute` or `line` what that has.  Nothing is said twice, so that the page
cannot differ from what is tested.
*/
:- module(schema,
          [ table_rows/3,               % +Section, +Head, -Rows
            field_types/3,              % +Section, +Head, -Fields
            words/2,                    % +Cell, -Words
            type_read/2,                % +Text, -Type
            csv_mistakes/3,             % +Section, +File, -Mistakes
            object_mistakes/3,          % +Fields, +Object, -Mistakes
            value_fits/2                % +Type, +Value
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists)).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module('../../analysis/study/csv').
:- use_module('../../analysis/study/types').

%!  table_rows(+Section, +Head, -Rows) is nondet.
%
%   The cells of each row of the section's tables whose first head that is.

table_rows(Section, Head, Rows) :-
    lines(Lines),
    string_concat("## ", Section, Heading),
    append(_, [Heading|Below], Lines),
    (   append(Lines1, [Next|_], Below),
        string_concat("## ", _, Next)
    ->  true
    ;   Lines1 = Below
    ),
    append(_, [HeadLine, Rule|Rest], Lines1),
    string_concat("|--", _, Rule),
    cells(HeadLine, [Head|_]),
    rows(Rest, Rows).

:- dynamic page/1.

lines(Lines) :-
    page(Lines),
    !.
lines(Lines) :-
    module_property(schema, file(File)),
    file_directory_name(File, Directory),
    atom_concat(Directory, '/../../analysis/formats.md', Page),
    read_file_to_string(Page, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines),
    assertz(page(Lines)).

rows([Line|Lines], [Cells|Rows]) :-
    string_concat("|", _, Line),
    !,
    cells(Line, Cells),
    rows(Lines, Rows).
rows(_, []).

cells(Line, Cells) :-
    split_string(Line, "|", " ", [""|Cells0]),
    append(Cells, [""], Cells0).

%!  words(+Cell, -Words) is det.
%
%   What stands between backquotes.

words(Cell, Words) :-
    split_string(Cell, "`", "", Pieces),
    findall(Word, ( nth1(Place, Pieces, Word), Place mod 2 =:= 0 ), Words).

%!  field_types(+Section, +Head, -Fields) is det.
%
%   Fields are Name-Type, of all such tables of the section.

field_types(Section, Head, Fields) :-
    findall(Name-Type,
            ( table_rows(Section, Head, Rows),
              member([Cell, Text|_], Rows),
              words(Cell, [Name]),
              type_read(Text, Type)
            ),
            Fields).

%!  type_read(+Text, -Type) is det.
%
%   Type is type(Base, Others), Others of `empty`, `null` and `missing`.
%
%   @error domain_error(type, Text)

type_read(Text, type(Base, Others)) :-
    split_string(Text, ",", " ", [BaseText|OtherTexts]),
    (   base(BaseText, Base),
        maplist(other, OtherTexts, Others)
    ->  true
    ;   throw(error(domain_error(type, Text), _))
    ).

other(Text, Other) :-
    string_concat("or ", Word, Text),
    atom_string(Other, Word),
    memberchk(Other, [empty, null, missing]).

base(Text, one_of(Words)) :-
    string_concat("`", _, Text),
    words(Text, Words).
base(Text, list(Base)) :-
    string_concat("list of ", Item, Text),
    base(Item, Base).
base(Text, values(Base)) :-
    string_concat("values of ", Item, Text),
    base(Item, Base).
base(Text, Base) :-
    atom_string(Base, Text),
    memberchk(Base, [ text, name, number, ordinal, integer, decimal, amounts,
                      square, row ]).

%!  value_fits(+Type, +Value) is semidet.
%
%   A number, a string, a list or a dict.

value_fits(type(_, Others), null) :-
    memberchk(null, Others).
value_fits(type(_, Others), "") :-
    memberchk(empty, Others).
value_fits(type(Base, _), Value) :-
    fits(Base, Value).

fits(text, Value) :-
    string(Value),
    Value \== "".
fits(name, Value) :-
    string(Value),
    typed(name, Value, _).
fits(one_of(Words), Value) :-
    memberchk(Value, Words).
fits(number, Value) :-
    integer(Value),
    Value >= 0.
fits(ordinal, Value) :-
    integer(Value),
    Value >= 1.
fits(integer, Value) :-
    integer(Value).
fits(decimal, Value) :-
    number(Value),
    Value >= 0.
fits(amounts, Value) :-
    string(Value),
    Value \== "",
    typed(told, Value, _).
fits(square, [Level, X, Y]) :-
    forall(member(Part, [Level, X, Y]), fits(ordinal, Part)).
fits(row, Value) :-
    fits(list(integer), Value).
fits(list(Base), Value) :-
    is_list(Value),
    forall(member(Item, Value), fits(Base, Item)).
fits(values(Base), Value) :-
    is_dict(Value),
    forall(get_dict(_, Value, Item), fits(Base, Item)).

%!  csv_mistakes(+Section, +File, -Mistakes) is det.
%
%   Mistakes are lines of text, none twice.  A file without rows is one.

csv_mistakes(Section, File, Mistakes) :-
    field_types(Section, "column", Fields),
    field_types(Section, "key", Keys),
    findall(column(Name, text, optional), member(Name-_, Fields), Columns),
    csv_read(File, Columns, Comments, Records),
    findall(Mistake,
            ( names_mistake(File, Fields, Mistake)
            ; row_mistake(Fields, Records, Mistake)
            ; comments_mistake(Keys, Comments, Mistake)
            ),
            Mistakes0),
    list_to_set(Mistakes0, Mistakes).

names_mistake(File, Fields, Mistake) :-
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "", Lines),
    once(( member(Line, Lines), \+ string_concat("#", _, Line) )),
    split_string(Line, ",", "", Names),
    findall(Name, member(Name-_, Fields), Described),
    Names \== Described,
    format(string(Mistake), "columns are~n~w~nbut described~n~w",
           [Names, Described]).

row_mistake(_, [], "there are no rows").
row_mistake(Fields, Records, Mistake) :-
    member(record(_, Values), Records),
    nth1(Place, Fields, Name-Type),
    nth1(Place, Values, Value),
    \+ field_fits(Type, Value),
    format(string(Mistake), "~w cannot be '~w'", [Name, Value]).

%   A field of a file is text, whatever it means.

field_fits(Type, Field0) :-
    atom_string(Field0, Field),
    (   value_fits(Type, Field)
    ->  true
    ;   typed(decimal, Field, Number),
        number(Number),
        value_fits(Type, Number)
    ).

comments_mistake(Keys, Comments, Mistake) :-
    member(Key0-Value, Comments),
    split_string(Key0, "@", "", [Key|_]),    % KEY@HOST: of one of the machines
    (   memberchk(Key-Type, Keys)
    ->  \+ field_fits(Type, Value),
        format(string(Mistake), "# ~w cannot be '~w'", [Key, Value])
    ;   format(string(Mistake), "# ~w is not described", [Key])
    ).
comments_mistake(Keys, Comments, Mistake) :-
    member(Key-type(_, Others), Keys),
    \+ memberchk(missing, Others),
    atom_string(Atom, Key),
    \+ memberchk(Atom-_, Comments),
    format(string(Mistake), "# ~w is missing", [Key]).

%!  object_mistakes(+Fields, +Object, -Mistakes) is det.
%
%   Object is a dict.

object_mistakes(Fields, Object, Mistakes) :-
    findall(Mistake, object_mistake(Fields, Object, Mistake), Mistakes).

object_mistake(Fields, Object, Mistake) :-
    get_dict(Key0, Object, Value),
    atom_string(Key0, Key),
    (   memberchk(Key-Type, Fields)
    ->  \+ value_fits(Type, Value),
        format(string(Mistake), "~w cannot be ~q", [Key, Value])
    ;   format(string(Mistake), "~w is not described", [Key])
    ).
object_mistake(Fields, Object, Mistake) :-
    member(Key-type(_, Others), Fields),
    \+ memberchk(missing, Others),
    atom_string(Atom, Key),
    \+ get_dict(Atom, Object, _),
    format(string(Mistake), "~w is missing", [Key]).
