/** <module> The columns of a study's files, and the rows made of them

A row is row(...), size(...) or pair(...), with an argument for each column that
is known here, '' where the file has nothing.
*/
:- module(columns,
          [ read_table/4,               % +Table, +File, -Comments, -Rows
            row_value/3,                % +Row, ?Column, -Value
            row_field/3,                % +Row, +Column, -Value
            row_with/4                  % +Row0, +Column, +Value, -Row
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(csv_text).

%   In the order of a row's arguments; +Name is one that the file must have.

columns(results, row,
        [ text(+kind), text(+case), text(+game), number(width), number(height),
          number(levels), text(+search), text(+style), text(+lang),
          text(+mode), text(slot), number(+process), number(+block),
          text(+ending), number(+runs), number(+cpu_ns), number(wall_ns),
          number(+overhead_ns), number(collections), text(flag),
          number(expanded), number(cost), number(inferences),
          number(instructions), number(peak_kb), text(message)
        ]).
columns(sizes, size,
        [ text(+kind), text(+name), text(+style), text(+lang), text(+scope),
          text(part), number(files), number(+lines), number(code_lines),
          number(comment_lines), number(blank_lines), number(+tokens),
          number(statements), number(bytes), number(squeezed_bytes),
          number(executable_bytes), text(paths)
        ]).
columns(pairs, pair,
        [ text(+world), text(game), number(level), text(+search), text(+style),
          text(+lang), text(reference), number(+pairs), number(no_route),
          number(missed), number(+longer), number(worst_ratio),
          number(mean_ratio)
        ]).

column(Column, Name, Type, Need) :-
    Column =.. [Type, Name0],
    (   Name0 = +Name
    ->  Need = required
    ;   Name = Name0,
        Need = optional
    ).

%!  read_table(+Table, +File, -Comments, -Rows) is det.
%
%   @throws error(csv_error(File, Line, Message), _)

read_table(Table, File, Comments, Rows) :-
    columns(Table, Functor, Typed),
    findall(column(Name, Type, Need),
            ( member(Column, Typed), column(Column, Name, Type, Need) ),
            Columns),
    csv_read(File, Columns, Comments, Records),
    maplist(record_row(Functor), Records, Rows).

record_row(Functor, record(_, Values), Row) :-
    Row =.. [Functor|Values].

%!  row_value(+Row, ?Column, -Value) is nondet.
%
%   A field of a row of results, sizes or pairs.  Fails if it is empty.

row_value(Row, Column, Value) :-
    (   nonvar(Column)
    ->  row_field(Row, Column, Value)
    ;   functor(Row, Functor, _),
        column_place(Functor, Column, Place),
        arg(Place, Row, Value)
    ),
    Value \== ''.

%!  row_field(+Row, +Column, -Value) is det.
%
%   The same, but '' if it is empty.

row_field(Row, Column, Value) :-
    functor(Row, Functor, _),
    column_place(Functor, Column, Place),
    !,
    arg(Place, Row, Value).

term_expansion(column_places, Clauses) :-
    findall(column_place(Functor, Name, Place),
            ( columns(_, Functor, Columns),
              nth1(Place, Columns, Column),
              column(Column, Name, _, _)
            ),
            Clauses).

column_places.

%!  row_with(+Row0, +Column, +Value, -Row) is det.

row_with(Row0, Column, Value, Row) :-
    functor(Row0, Functor, _),
    once(column_place(Functor, Column, Place)),
    duplicate_term(Row0, Row),
    setarg(Place, Row, Value).
