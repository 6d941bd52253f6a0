/** <module> A table as CSV

Numbers are not rounded: each reads back as the same double.  Behind a column
with intervals or bounds are two more, which end in `_low` and `_high`, and
which are all that a range has; behind one of figures in several units, one that
ends in `_unit`.  Fields are quoted as library(csv) does; lines end with a
newline alone, as those of all our files.
*/
:- module(text_csv,
          [ csv_table/2,                % +Out, +Table
            csv_write_line/2,           % +Out, +Values
            csv_line/2                  % +Values, -Line
          ]).
:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(csv), [csv//1]).
:- use_module(library(lists), [append/2, append/3, member/2, nth1/3]).
:- use_module(figures, [figure_unit/2]).
:- use_module(numbers).

%!  csv_table(+Out, +Table) is det.

csv_table(Out, table(_, _, Columns, Rows, _)) :-
    findall(Further,
            ( nth1(N, Columns, _),
              findall(Cell,
                      ( member(row(_, Cells), Rows), nth1(N, Cells, Cell) ),
                      ColumnCells),
              further(ColumnCells, Further)
            ),
            Furthers),
    maplist(headings, Columns, Furthers, Headings),
    write_row(Out, Headings),
    forall(member(row(_, Cells), Rows),
           ( maplist(fields, Cells, Furthers, Fields),
             write_row(Out, Fields)
           )).

%   further(+Cells, -Further): the columns behind that of these cells.

further(Cells, Further) :-
    findall(Each,
            ( further(Each),
              once(( member(Cell, Cells), further(Each, Cell, _) ))
            ),
            Further).

further('_low').
further('_high').
further('_unit').

further('_low', Cell, Low) :-
    cell_bounds(Cell, Low, _).
further('_high', Cell, High) :-
    cell_bounds(Cell, _, High).
further('_unit', figure(Figure), Unit) :-
    figure_unit(Figure, Unit).

headings(column(Id, _, _, _), Further, [Id|Ids]) :-
    maplist(atom_concat(Id), Further, Ids).

fields(Cell, Further, [Field|Fields]) :-
    field(Cell, Field),
    maplist(further_field(Cell), Further, Fields).

further_field(Cell, Further, Field) :-
    (   further(Further, Cell, Field0)
    ->  Field = Field0
    ;   Field = ''
    ).

field(missing(Why), Why) :- !.
field(text(Text), Text) :- !.
field(figure(text(Text)), Text) :- !.
field(range(_, _), '') :- !.
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
