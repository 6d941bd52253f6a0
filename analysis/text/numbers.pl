/** <module> How numbers and cells read

A cell is

  - text(Text)
  - integer(N)
  - number(X, Decimals)
  - estimate(Value, Low, High), in the unit of its column: three significant
    digits of Value, and as many decimals for the ends of its interval
  - range(Least, Most), in the same way
  - below(N), a bound
  - figure(Value), as text/figures.pl has it
  - missing(Why), `''` where the column does not apply
*/
:- encoding(utf8).
:- module(text_numbers,
          [ cell_text/3,                % +Cell, -Text, -Interval
            cell_line/2,                % +Cell, -Text
            heading_line/2,             % +Column, -Text
            cell_value/2,               % +Cell, -Value
            cell_bounds/3,              % +Cell, -Low, -High
            fixed/3,                    % +X, +Decimals, -Text
            is_finite/1                 % +X
          ]).
:- use_module(figures, [figure_text/2, figure_number/2]).

%!  cell_text(+Cell, -Text, -Interval) is det.
%
%   Text is what stands in the cell, Interval what follows it in brackets: text,
%   or `none`.

cell_text(text(Text0), Text, none) :-
    one_line(Text0, Text).
cell_text(integer(N), Text, none) :-
    format(string(Text), "~D", [N]).
cell_text(number(X, Decimals), Text, none) :-
    (   is_finite(X)
    ->  fixed(X, Decimals, Text)
    ;   Text = "–"
    ).
cell_text(estimate(Value, Low, High), Text, Interval) :-
    (   is_finite(Value)
    ->  decimals(Value, Decimals),
        fixed(Value, Decimals, Text),
        interval(Low, High, Decimals, Interval)
    ;   Text = "–",
        Interval = none
    ).
cell_text(range(Least, Most), Text, none) :-
    decimals(Least, LeastDecimals),
    decimals(Most, MostDecimals),
    fixed(Least, LeastDecimals, LeastText),
    fixed(Most, MostDecimals, MostText),
    format(string(Text), "~w–~w", [LeastText, MostText]).
cell_text(below(N), Text, none) :-
    format(string(Text), "< ~D", [N]).
cell_text(figure(Figure), Text, none) :-
    figure_text(Figure, Text0),
    one_line(Text0, Text).
cell_text(missing(Why), Text, none) :-
    (   Why == ''
    ->  Text = "–"
    ;   one_line(Why, Text)
    ).

interval(Low, High, Decimals, Interval) :-
    (   is_finite(Low),
        is_finite(High)
    ->  fixed(Low, Decimals, LowText),
        fixed(High, Decimals, HighText),
        string_concat(LowText, "–", Interval0),
        string_concat(Interval0, HighText, Interval)
    ;   Interval = none
    ).

%   Rows may carry anything; a cell is one line.

one_line(Text0, Text) :-
    format(string(String), "~w", [Text0]),
    split_string(String, "\n\r\t", "", Parts),
    atomic_list_concat(Parts, ' ', Atom),
    atom_string(Atom, Text).

%!  cell_line(+Cell, -Text) is det.
%
%   What stands in the cell, with its interval.

cell_line(Cell, Text) :-
    cell_text(Cell, Text0, Interval),
    (   Interval == none
    ->  Text = Text0
    ;   format(string(Text), "~w (~w)", [Text0, Interval])
    ).

%!  heading_line(+Column, -Text) is det.
%
%   The heading of a column of a table, with its unit.

heading_line(column(_, Heading, Unit, _), Text) :-
    (   Unit == ""
    ->  Text = Heading
    ;   format(string(Text), "~w (~w)", [Heading, Unit])
    ).

%!  cell_value(+Cell, -Value) is semidet.
%
%   The number to sort by; fails if there is none.

cell_value(integer(Value), Value).
cell_value(number(Value, _), Value) :-
    is_finite(Value).
cell_value(estimate(Value, _, _), Value) :-
    is_finite(Value).
cell_value(range(Least, _), Least).
cell_value(figure(Figure), Value) :-
    figure_number(Figure, Number),
    cell_value(Number, Value).

%!  cell_bounds(+Cell, -Low, -High) is semidet.
%
%   The ends of its interval, or '' for one that it has not.  Fails if the cell
%   is of a kind that has none.

cell_bounds(estimate(_, Low0, High0), Low, High) :-
    (   is_finite(Low0),
        is_finite(High0)
    ->  Low = Low0,
        High = High0
    ;   Low = '',
        High = ''
    ).
cell_bounds(range(Least, Most), Least, Most).
cell_bounds(above(N), N, '').
cell_bounds(below(N), '', N).
cell_bounds(figure(Figure), Low, High) :-
    figure_number(Figure, Number),
    cell_bounds(Number, Low, High).

%!  is_finite(+X) is semidet.

is_finite(X) :-
    number(X),
    X =\= inf,
    X =\= -inf,
    X =:= X.

%   Those of three significant digits; whole numbers are not rounded further.
%   At most six: what is smaller than that is noise in any unit here.

decimals(X, Decimals) :-
    (   X =:= 0
    ->  Decimals = 0
    ;   Exponent is floor(log10(abs(X))),
        Decimals is min(6, max(0, 2-Exponent))
    ).

%!  fixed(+X, +Decimals, -Text) is det.
%
%   Thousands are set off by commas.

fixed(X, Decimals, Text) :-
    format(string(Plain), "~*f", [Decimals, X]),
    split_string(Plain, ".", "", [Whole0|Fraction]),
    (   string_concat("-", Digits, Whole0)
    ->  Sign = "-"
    ;   Digits = Whole0,
        Sign = ""
    ),
    number_string(Number, Digits),
    format(string(Whole), "~w~D", [Sign, Number]),
    atomics_to_string([Whole|Fraction], Text).

atomics_to_string(Parts, Text) :-
    atomic_list_concat(Parts, '.', Atom),
    atom_string(Atom, Text).
