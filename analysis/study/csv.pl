/** <module> Comma-separated values with comments and named columns

RFC 4180: a field may stand in quotes, and then holds commas, newlines and
doubled quotes.  Lines `# key: value` are comments wherever a row may begin.  A
last line without its newline was being written when its writer was stopped, and
is ignored.  library(csv) reads the same, but takes seconds for ten thousand
rows.
*/
:- module(study_csv,
          [ csv_read/4                  % +File, +Columns, -Comments, -Records
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, memberchk/2, nth0/3]).
:- use_module(lines).
:- use_module(refusal).
:- use_module(types).

%!  csv_read(+File, +Columns, -Comments, -Records) is det.
%
%   Columns are column(Name, Type, Need).  Need is `optional`, `required` or
%   required(Why), Why being what to say where the column is missing.  Type is
%   one of types.pl.
%
%   Comments are Key-Value, in the order of the file.  Records are record(Line,
%   Values) with the values in the order of Columns, whatever order the file has
%   them in and whatever else it has: atoms and numbers, '' where the field is
%   empty or the column missing.
%
%   @throws error(csv_error(File, Line, Message), _)

csv_read(File, Columns, Comments, Records) :-
    whole_lines(File, Lines),
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
