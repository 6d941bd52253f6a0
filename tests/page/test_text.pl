/** <module> The writers of tables say what the cells hold, whatever it is */
:- encoding(utf8).
:- module(test_text, []).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(plunit)).
:- use_module(library(terms), [mapargs/3]).
:- use_module(library(sgml), [load_html/3]).
:- use_module(library(xpath), [xpath/3, op(_, _, _)]).
:- use_module('../../analysis/text/tables').
:- use_module('../../analysis/text/csv', [csv_line/2]).
:- use_module('../../analysis/text/html').
:- use_module('../../analysis/text/markdown').
:- use_module('../../analysis/text/numbers').

%   Everything that some format takes for its own.

hostile("<script>alert(1)</script>|\\_&`\"'#%$~^{}[x]*").

small(table(small, "A title", Columns, Rows, "A note.")) :-
    Columns = [ column(name, "Name", "", left),
                column(time, "Time", "µs", right)
              ],
    Rows = [ row('a 1', [text("a"), estimate(1.2345, 1.0, 2.0)]),
             row('b 2', [text("b"), missing(timeout)])
           ].

written(Format, Table, Text) :-
    with_output_to(string(Text), write_table(Format, Table)).

write_table(html, Table) :-
    !,
    html_save(current_output, html_table(Table)).
write_table(Format, Table) :-
    table_write(Format, current_output, Table).

hostile_table(table(t, Hostile, [column(c, Hostile, Hostile, left)],
                    [row(Hostile, [text(Hostile)])], Hostile)) :-
    hostile(Hostile).

:- begin_tests(numbers).

test(three_significant_digits,
     [ forall(member(X-Expected,
                     [ 0.0-"0", 0.012345-"0.0123", 1.005-"1.00", 12.345-"12.3",
                       123.45-"123", 1234567.8-"1,234,568",
                       -1234.5-"-1,234" ])),
       Text-Interval == Expected-none ]) :-
    High is inf,
    cell_text(estimate(X, 0.0, High), Text, Interval).

test(ends_have_the_decimals_of_the_value,
     Text-Interval == "1.23"-"0.99–12.00") :-
    cell_text(estimate(1.2345, 0.99, 12.0), Text, Interval).

test(without_an_interval_there_is_none, Text-Interval == "2.00"-none) :-
    High is inf,
    cell_text(estimate(2.0, 0.0, High), Text, Interval).

test(a_range_has_the_digits_of_both_ends, Text == "0.0123–1,235") :-
    cell_text(range(0.012345, 1234.5678), Text, none).

test(a_cell_is_one_line, Text == "a b c") :-
    cell_text(text('a\nb\tc'), Text, none).

test(what_is_missing_has_no_value, fail) :-
    cell_value(missing(timeout), _).

:- end_tests(numbers).

:- begin_tests(markdown).

test(table,
     Text == "## A title\n\n| Name | Time (µs) |\n| --- | ---: |\n\c
              | a | 1.23 (1.00–2.00) |\n| b | timeout |\n\nA note.\n") :-
    small(Table),
    written(md, Table, Text).

test(names_stay_readable, Text == "two_phase") :-
    markdown_escape(two_phase, Text).

test(no_formula, Text == "&#36;x&#36;") :-
    markdown_escape("$x$", Text).

test(hostile_text_stays_in_its_cell, [nondet, Bars == 2]) :-
    hostile_table(Table),
    written(md, Table, Text),
    split_string(Text, "\n", "", Lines),
    append(_, ["| --- |", Row|_], Lines),
    string_codes(Row, Codes),
    unescaped_bars(Codes, 0, Bars).

test(nothing_is_html) :-
    hostile(Hostile),
    markdown_escape(Hostile, Text),
    \+ sub_string(Text, _, _, _, "<").

unescaped_bars([], Bars, Bars).
unescaped_bars([0'\\, _|Codes], Bars0, Bars) :-
    !,
    unescaped_bars(Codes, Bars0, Bars).
unescaped_bars([Code|Codes], Bars0, Bars) :-
    (   Code =:= 0'|
    ->  Bars1 is Bars0+1
    ;   Bars1 = Bars0
    ),
    unescaped_bars(Codes, Bars1, Bars).

:- end_tests(markdown).

:- begin_tests(csv).

test(intervals_have_columns_of_their_own,
     Text == "name,time,time_low,time_high\na,1.2345,1.0,2.0\nb,timeout,,\n") :-
    small(Table),
    written(csv, Table, Text).

%   As they are read again, these are the same numbers to the last bit.

test(numbers_are_not_rounded,
     [ forall(( member(Number, [0.1, 1.0e22, 5.0e-324, 1.7976931348623157e308,
                                3.4260000000000024, 12345678901234567890])
              ; between(1, 100, N), Number is sqrt(N)/7.0e3 )),
       Back == Number ]) :-
    csv_line([Number], Line),
    number_string(Back, Line).

test(every_kind_of_cell,
     [ forall(member(Cell-Expected,
                     [ text("a b")-["a b"], integer(1234567)-["1234567"],
                       number(third(2), 1)-["0.6666666666666666"],
                       number(infinite, 1)-[""], missing(timeout)-["timeout"],
                       missing('')-[""],
                       estimate(third(2), 0.1, third(1))
                       -["0.6666666666666666", "0.1", "0.3333333333333333"],
                       estimate(1.5, 0.0, infinite)-["1.5", "", ""],
                       below(1000)-["", "", "1000"],
                       range(0.1, third(2))-["", "0.1", "0.6666666666666666"],
                       figure(0.123456789)-["0.123456789"],
                       figure(count(12345))-["12345"],
                       figure(text("no, no"))-["\"no, no\""],
                       figure(above(15))-["", "15", ""],
                       figure(estimate(1.23456, 1.1, 1.3))
                       -["1.23456", "1.1", "1.3"],
                       figure(below_ms(1))-["", "", "1000000", "ns"],
                       figure(time(estimate(1234.5, 1.5, 2000.25)))
                       -["1234.5", "1.5", "2000.25", "ns"] ])),
       Line == Expected1 ]) :-
    evaluated(Cell, Evaluated),
    written(csv, table(t, "", [column(c, "", "", right)],
                       [row(r, [Evaluated])], ""), Text),
    split_string(Text, "\n", "", [_, Line, ""]),
    atomic_list_concat(Expected, ',', Expected0),
    atom_string(Expected0, Expected1).

test(quotes, Text == "c\n\"a \"\"b\"\", c\"\n") :-
    written(csv, table(t, "", [column(c, "", "", left)],
                       [row(r, [text("a \"b\", c")])], ""), Text).

evaluated(Cell0, Cell) :-
    mapargs(evaluated_number, Cell0, Cell).

evaluated_number(third(N), X) :- !, X is N/3.0.
evaluated_number(infinite, X) :- !, X is inf.
evaluated_number(X, X).

test(fields, Line == "a,\"a,b\",\"say \"\"a\"\"\",12,1.5,,\"a\nb\",é") :-
    csv_line([a, 'a,b', "say \"a\"", 12, 1.5, '', 'a\nb', é], Line).

test(no_interval_leaves_its_fields_empty, Text == "c,c_low,c_high\n2.0,,\n") :-
    High is inf,
    written(csv, table(t, "", [column(c, "", "", right)],
                       [row(r, [estimate(2.0, 0.0, High)])], ""), Text).

:- end_tests(csv).

:- begin_tests(html).

%   As a parser reads it: in the label of the table, in its heading and unit,
%   and in its cell.

test(hostile_text_is_text, Found == [Hostile, Hostile, Hostile, Hostile]) :-
    hostile(Hostile),
    hostile_table(Table),
    written(html, Table, Text),
    setup_call_cleanup(open_string(Text, In),
                       load_html(stream(In), [Box], [dialect(html5)]),
                       close(In)),
    findall(Shown,
            ( Box = element(div, Attributes, _),
              member('aria-label'=Shown, Attributes)
            ; xpath(Box, //button, element(_, _, [Shown|_]))
            ; xpath(Box, //span(@class=unit, text), Shown)
            ; xpath(Box, //td(text), Shown)
            ),
            Texts),
    findall(Line,
            ( member(One, Texts), normalize_space(string(Line), One) ),
            Found).

test(cells_carry_their_value, nondet) :-
    small(Table),
    written(html, Table, Text),
    sub_string(Text, _, _, _, "data-value=\"1.2345\""),
    sub_string(Text, _, _, _, "<td class=\"right missing\">timeout</td>"),
    sub_string(Text, _, _, _, "aria-sort=\"none\"").

:- end_tests(html).
