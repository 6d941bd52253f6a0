/** <module> Comma-separated values with comments and named columns

RFC 4180: a field may stand in quotes, and then holds commas, newlines and
doubled quotes.  Lines `# key: value` are comments.  A last line without its
newline was being written when its writer was stopped, and is ignored.
library(csv) reads the same, but takes seconds for ten thousand rows.
*/
:- module(csv_text,
          [ csv_read/4,                 % +File, +Columns, -Comments, -Records
            csv_refuse/4,               % +File, +Line, +Format, +Arguments
            csv_field/2                 % +Value, -Text
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, nth0/3]).
:- use_module(library(readutil), [read_file_to_string/3]).

%!  csv_read(+File, +Columns, -Comments, -Records) is det.
%
%   Columns are column(Name, Type, Need): Type is `text` or `number`, Need is
%   `required` or `optional`.  Comments are Key-Value.  Records are
%   record(Line, Values) with the values in the order of Columns, whatever order
%   the file has them in and whatever else it has: atoms and numbers, '' where
%   the field is empty or the column missing.
%
%   @throws error(csv_error(File, Line, Message), _)

csv_read(File, Columns, Comments, Records) :-
    read_file_to_string(File, Text, [encoding(utf8)]),
    split_string(Text, "\n", "\r", Lines0),
    append(Lines, [_], Lines0),
    !,
    comments(Lines, 1, Comments, Lines1, Line1),
    (   Lines1 = [Header|Lines2]
    ->  true
    ;   csv_refuse(File, Line1, "the line with the column names is missing", [])
    ),
    fields(Header, Names),
    maplist(place(File, Line1, Names), Columns, Places),
    length(Names, Width),
    Line2 is Line1+1,
    records(Lines2, Line2, file(File, Width, Places), Records).

comments([Line|Lines0], N0, Comments, Lines, N) :-
    string_concat("#", Rest, Line),
    !,
    comment(Rest, Comments, Comments1),
    N1 is N0+1,
    comments(Lines0, N1, Comments1, Lines, N).
comments(Lines, N, [], Lines, N).

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
    (   nth0(Place0, Names, String)
    ->  Place is Place0+1
    ;   Need == required
    ->  csv_refuse(File, Line, "there is no column '~w'", [Name])
    ;   Place = none
    ).

records([], _, _, []).
records([Text0|Lines0], N0, File, Records) :-
    whole(Text0, Lines0, N0, Text, Lines, N),
    (   Text == ""
    ->  Records = Records1
    ;   string_concat("#", _, Text)
    ->  Records = Records1
    ;   record(File, N0, Text, Values),
        Records = [record(N0, Values)|Records1]
    ),
    records(Lines, N, File, Records1).

%   A line with an odd number of quotes goes on in the next.

whole(Text0, Lines0, N0, Text, Lines, N) :-
    N1 is N0+1,
    (   sub_string(Text0, _, _, _, "\""),
        split_string(Text0, "\"", "", Pieces),
        length(Pieces, Count),
        Count mod 2 =:= 0,
        Lines0 = [Next|Lines1]
    ->  atomics_to_string([Text0, "\n", Next], Text1),
        whole(Text1, Lines1, N1, Text, Lines, N)
    ;   Text = Text0,
        Lines = Lines0,
        N = N1
    ).

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
    (   Type == text
    ->  atom_string(Value, Field)
    ;   Field == ""
    ->  Value = ''
    ;   catch(number_string(Value, Field), _, fail)
    ->  true
    ;   csv_refuse(File, Line, "'~w' must be a number, not '~w'", [Name, Field])
    ).

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
