/** <module> Comma-separated values with comments and named columns

RFC 4180: a field may stand in quotes, and then holds commas, newlines and
doubled quotes.  Lines `# key: value` are comments wherever a row may begin.  A
last line without its newline was being written when its writer was stopped, and
is ignored.  library(csv) reads the same, but takes seconds for ten thousand
rows.
*/
:- module(study_csv,
          [ csv_read/4,                 % +File, +Columns, -Comments, -Records
            csv_refuse/4,               % +File, +Line, +Format, +Arguments
            csv_field/2                 % +Value, -Text
          ]).
:- use_module(library(apply), [exclude/3, foldl/5, maplist/2, maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth0/3]).
:- use_module(library(readutil), [read_file_to_string/3]).

%!  csv_read(+File, +Columns, -Comments, -Records) is det.
%
%   Columns are column(Name, Type, Need).  Need is `optional`, `required` or
%   required(Why), Why being what to say where the column is missing.  Type is
%
%     - `text`, or `filled`: text that is not empty
%     - `name`: small letters, digits and `_`, a letter first
%     - one_of(Words)
%     - `whole` or `decimal`: a number that is not negative, or nothing
%     - `ordinal`: a whole number from 1, or nothing
%
%   Comments are Key-Value, in the order of the file.  Records are record(Line,
%   Values) with the values in the order of Columns, whatever order the file has
%   them in and whatever else it has: atoms and numbers, '' where the field is
%   empty or the column missing.
%
%   @throws error(csv_error(File, Line, Message), _)

csv_read(File, Columns, Comments, Records) :-
    read_file_to_string(File, Text, [encoding(octet), bom(false)]),
    check_nul(File, Text),
    split_string(Text, "\n", "\r", Lines0),
    append(Lines1, [_], Lines0),
    !,
    foldl(decoded(File), Lines1, Lines, 1, _),
    comments(Lines, 1, Comments, Comments1, Lines2, Line1),
    (   Lines2 = [Header|Lines3]
    ->  true
    ;   csv_refuse(File, Line1, "the line with the column names is missing", [])
    ),
    fields(Header, Names),
    maplist(place(File, Line1, Names), Columns, Places),
    length(Names, Width),
    Line2 is Line1+1,
    records(Lines3, Line2, file(File, Width, Places), Comments1, Records).

%   split_string/4 would split at a NUL as well.

check_nul(File, Text) :-
    (   sub_string(Text, Before, _, _, "\0\")
    ->  sub_string(Text, 0, Before, _, Read),
        split_string(Read, "\n", "", Lines),
        length(Lines, Line),
        csv_refuse(File, Line, "there is a NUL in this line", [])
    ;   true
    ).

%   Prolog itself would warn of what is not UTF-8, and read on.

decoded(File, Line0, Line, N0, N) :-
    N is N0+1,
    string_codes(Line0, Bytes),
    (   is_ascii(Bytes)
    ->  Line = Line0
    ;   N0 =:= 1,
        Bytes = [0xef, 0xbb, 0xbf|_]
    ->  csv_refuse(File, N0, "there is a byte order mark before the text", [])
    ;   phrase(utf8(Codes), Bytes)
    ->  string_codes(Line, Codes)
    ;   csv_refuse(File, N0, "this is not UTF-8", [])
    ).

is_ascii([]).
is_ascii([Byte|Bytes]) :-
    Byte < 0x80,
    is_ascii(Bytes).

utf8([Code|Codes]) -->
    [Byte],
    !,
    (   { Byte < 0x80 }
    ->  { Code = Byte }
    ;   { lead(Byte, More, Bits, Least) },
        more(More, Bits, Code),
        { Code >= Least,
          Code =< 0x10ffff,
          \+ between(0xd800, 0xdfff, Code)     % surrogates, of UTF-16
        }
    ),
    utf8(Codes).
utf8([]) --> [].

%   lead(+Byte, -More, -Bits, -Least): how many bytes follow, and the least code
%   that needs so many.

lead(Byte, More, Bits, Least) :-
    member(lead(Mark, Mask, More, Least),
           [ lead(0xc0, 0xe0, 1, 0x80), lead(0xe0, 0xf0, 2, 0x800),
             lead(0xf0, 0xf8, 3, 0x10000) ]),
    Byte /\ Mask =:= Mark,
    !,
    Bits is Byte /\ \Mask.

more(0, Code, Code) --> !.
more(More0, Bits0, Code) -->
    [Byte],
    { Byte /\ 0xc0 =:= 0x80,
      Bits is Bits0<<6 \/ (Byte /\ 0x3f),
      More is More0-1
    },
    more(More, Bits, Code).

comments([Line|Lines0], N0, Comments0, Comments, Lines, N) :-
    string_concat("#", Rest, Line),
    !,
    comment(Rest, Comments0, Comments1),
    N1 is N0+1,
    comments(Lines0, N1, Comments1, Comments, Lines, N).
comments(Lines, N, Comments, Comments, Lines, N).

comment(Text, [Key-Value|Comments], Comments) :-
    sub_string(Text, Before, 1, After, ":"),
    !,
    sub_string(Text, 0, Before, _, Key0),
    sub_string(Text, _, After, 0, Value0),
    normalize_space(atom(Key), Key0),
    normalize_space(atom(Value), Value0).
comment(_, Comments, Comments).

place(File, Line, Names, column(Name, Type, Need), place(Name, Type, Place)) :-
    atom_string(Name, String),
    (   append(_, [String|Rest], Names),
        memberchk(String, Rest)
    ->  csv_refuse(File, Line, "there are two columns '~w'", [Name])
    ;   nth0(Place0, Names, String)
    ->  Place is Place0+1
    ;   Need = required(Why)
    ->  csv_refuse(File, Line, "there is no column '~w': ~w", [Name, Why])
    ;   Need == required
    ->  csv_refuse(File, Line, "there is no column '~w'", [Name])
    ;   Place = none
    ).

records([], _, _, [], []).
records([Text0|Lines0], N0, File, Comments, Records) :-
    (   Text0 == ""
    ->  Records = Records1,
        Comments = Comments1,
        Lines = Lines0,
        N is N0+1
    ;   string_concat("#", Rest, Text0)
    ->  Records = Records1,
        comment(Rest, Comments, Comments1),
        Lines = Lines0,
        N is N0+1
    ;   whole(File, Text0, Lines0, N0, Text, Lines, N),
        record(File, N0, Text, Values),
        Records = [record(N0, Values)|Records1],
        Comments = Comments1
    ),
    records(Lines, N, File, Comments1, Records1).

%   A line with an odd number of quotes goes on to the next such line.

whole(file(File, _, _), Text0, Lines0, N0, Text, Lines, N) :-
    N1 is N0+1,
    (   is_open(Text0)
    ->  (   rest(Lines0, N1, Rest, Lines, N)
        ->  true
        ;   csv_refuse(File, N0, "a quote is open to the end of the file", [])
        ),
        atomic_list_concat([Text0|Rest], '\n', Atom),
        atom_string(Atom, Text)
    ;   Text = Text0,
        Lines = Lines0,
        N = N1
    ).

rest([Line|Lines0], N0, [Line|Rest], Lines, N) :-
    N1 is N0+1,
    (   is_open(Line)
    ->  Rest = [],
        Lines = Lines0,
        N = N1
    ;   rest(Lines0, N1, Rest, Lines, N)
    ).

is_open(Line) :-
    sub_string(Line, _, _, _, "\""),
    !,
    split_string(Line, "\"", "", Pieces),
    length(Pieces, Count),
    Count mod 2 =:= 0.

record(file(File, Width, Places), Line, Text, Values) :-
    fields(Text, Fields),
    Row =.. [fields|Fields],
    functor(Row, _, Count),
    (   Count =:= Width
    ->  maplist(value(File, Line, Row), Places, Values)
    ;   csv_refuse(File, Line, "~d fields where there are ~d columns",
                   [Count, Width])
    ).

value(_, _, _, place(_, _, none), '') :- !.
value(File, Line, Row, place(Name, Type, Place), Value) :-
    arg(Place, Row, Field),
    (   typed(Type, Field, Value)
    ->  true
    ;   type_words(Type, Words),
        csv_refuse(File, Line, "'~w' must be ~w, not '~w'",
                   [Name, Words, Field])
    ).

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

type_words(filled, "given").
type_words(name, "a name of small letters, digits and '_'").
type_words(one_of(Words0), Text) :-
    exclude(==(''), Words0, Words),
    atomic_list_concat(Words, ', ', Text0),
    format(string(Text), "one of: ~w", [Text0]).
type_words(whole, "a whole number").
type_words(ordinal, "a whole number from 1").
type_words(decimal, "a number").

fields(Text, Fields) :-
    (   sub_string(Text, _, _, _, "\"")
    ->  string_codes(Text, Codes),
        quoted_fields(Codes, Fields)
    ;   split_string(Text, ",", "", Fields)
    ).

quoted_fields(Codes0, [Field|Fields]) :-
    (   Codes0 = [0'"|Codes1]
    ->  quoted(Codes1, FieldCodes, Codes2)
    ;   plain(Codes0, FieldCodes, Codes2)
    ),
    string_codes(Field, FieldCodes),
    (   Codes2 = [0',|Codes3]
    ->  quoted_fields(Codes3, Fields)
    ;   Fields = []
    ).

quoted([0'", 0'"|Codes0], [0'"|Field], Codes) :-
    !,
    quoted(Codes0, Field, Codes).
quoted([0'"|Codes0], Field, Codes) :-
    !,
    plain(Codes0, Field, Codes).
quoted([Code|Codes0], [Code|Field], Codes) :-
    !,
    quoted(Codes0, Field, Codes).
quoted([], [], []).

plain([Code|Codes0], [Code|Field], Codes) :-
    Code \== 0',,
    !,
    plain(Codes0, Field, Codes).
plain(Codes, [], Codes).

%!  csv_refuse(+File, +Line, +Format, +Arguments)
%
%   @throws error(csv_error(File, Line, Message), _)

csv_refuse(File, Line, Format, Arguments) :-
    format(string(Message), Format, Arguments),
    throw(error(csv_error(File, Line, Message), _)).

:- multifile prolog:error_message//1.

prolog:error_message(csv_error(File, Line, Message)) -->
    [ '~w:~d: ~s'-[File, Line, Message] ].

%!  csv_field(+Value, -Text) is det.
%
%   Value as a field, in quotes if it needs them.

csv_field(Value, Text) :-
    format(string(Plain), "~w", [Value]),
    (   member(Trap, [",", "\"", "\n", "\r"]),
        sub_string(Plain, _, _, _, Trap)
    ->  split_string(Plain, "\"", "", Pieces),
        atomic_list_concat(Pieces, "\"\"", Inner),
        format(string(Text), "\"~w\"", [Inner])
    ;   Text = Plain
    ).
