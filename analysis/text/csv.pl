/** <module> A table as CSV

Numbers are not rounded.  A column with intervals becomes three: its own, and
two that end in `_low` and `_high`; a range has these two only.  Fields are
quoted as library(csv) does; lines end with a newline alone, as those of all our
files.
*/
:- module(text_csv,
          [ csv_table/2,                % +Out, +Table
            csv_write_line/2,           % +Out, +Values
            csv_line/2                  % +Values, -Line
          ]).
:- use_module(library(apply), [maplist/2, maplist/3, maplist/4]).
:- use_module(library(csv), [csv//1]).
:- use_module(library(lists),
              [append/2, append/3, member/2, memberchk/2, nth1/3]).
:- use_module(numbers).

%!  csv_table(+Out, +Table) is det.

csv_table(Out, table(_, _, Columns, Rows, _)) :-
    findall(Width,
            ( nth1(N, Columns, _),
              column_width(N, Rows, Width)
            ),
            Widths),
    maplist(headings, Columns, Widths, Headings),
    write_row(Out, Headings),
    forall(member(row(_, Cells), Rows),
           ( maplist(fields, Cells, Widths, Fields),
             write_row(Out, Fields)
           )).

column_width(N, Rows, Width) :-
    (   member(row(_, Cells), Rows),
        nth1(N, Cells, Cell),
        memberchk(Cell, [estimate(_, _, _), range(_, _)])
    ->  Width = 3
    ;   Width = 1
    ).

headings(column(Id, _, _, _), 1, [Id]).
headings(column(Id, _, _, _), 3, [Id, Low, High]) :-
    atom_concat(Id, '_low', Low),
    atom_concat(Id, '_high', High).

fields(estimate(Value, Low, High), 3, [Value, Low, High]) :-
    is_finite(High),
    !.
fields(range(Least, Most), 3, ['', Least, Most]) :- !.
fields(Cell, Width, [Field|Blanks]) :-
    field(Cell, Field),
    Count is Width-1,
    length(Blanks, Count),
    maplist(=(''), Blanks).

field(missing(Why), Why) :- !.
field(text(Text), Text) :- !.
field(Cell, Value) :-
    (   cell_value(Cell, Value0)
    ->  Value = Value0
    ;   Value = ''
    ).

write_row(Out, Groups) :-
    append(Groups, Values),
    csv_write_line(Out, Values).

%!  csv_write_line(+Out, +Values) is det.
%
%   Atoms, strings and numbers as one line.

csv_write_line(Out, Values) :-
    csv_line(Values, Line),
    format(Out, "~s~n", [Line]).

%!  csv_line(+Values, -Line) is det.
%
%   The same as a string, without its end.

csv_line(Values, Line) :-
    Row =.. [row|Values],
    phrase(csv([Row]), Codes),
    once(append(LineCodes, `\r\n`, Codes)),
    string_codes(Line, LineCodes).
