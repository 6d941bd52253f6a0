/** <module> What stands between the rules of a LaTeX table

By the places of a layout: the columns, their headings, and the rows.
*/
:- module(text_latex_body,
          [ places_columns/2,           % +Places, -Count
            places_alignment/2,         % +Places, -Alignment
            heading_rows/2,             % +Places, -Rows
            write_headings/2,           % +Out, +Places
            write_rows/3                % +Out, +Places, +Rows
          ]).
:- use_module(library(apply), [maplist/4]).
:- use_module(library(lists), [max_list/2, member/2, nth1/3, sum_list/2]).
:- use_module(latex_escape).
:- use_module(latex_measures, [cell_is_aligned/1]).
:- use_module(numbers).

%!  places_columns(+Places, -Count) is det.
%
%   How many columns LaTeX sees: numbers and their intervals are two each.

places_columns(Places, Count) :-
    findall(Columns,
            ( member(place(_, Shape, _), Places),
              (   Shape == interval
              ->  Columns = 2
              ;   Columns = 1
              )
            ),
            Each),
    sum_list(Each, Count).

%!  places_alignment(+Places, -Alignment) is det.

places_alignment(Places, Alignment) :-
    findall(One, ( member(place(_, Shape, _), Places), align(Shape, One) ),
            Each),
    atomic_list_concat(Each, Inner),
    format(atom(Alignment), "@{}~w@{}", [Inner]).

align(left, l).
align(right, r).
align(interval, 'r@{ }l').
align(wrapped(Width), Align) :-
    format(atom(Align), ">{\\raggedright\\arraybackslash}p{~1fpt}", [Width]).

%!  write_headings(+Out, +Places) is det.
%
%   Headings of several lines are as many rows, the last ones full.

write_headings(Out, Places) :-
    heading_rows(Places, Rows),
    forall(member(Row, Rows),
           ( maplist(heading, Places, Row, Texts),
             write_cells(Out, Texts),
             format(Out, "\\\\~n", [])
           )).

%!  heading_rows(+Places, -Rows) is det.
%
%   Each a list of texts.

heading_rows(Places, Rows) :-
    findall(Lines, member(place(_, _, Lines), Places), Headings),
    findall(Count, ( member(Lines, Headings), length(Lines, Count) ), Counts),
    max_list([1|Counts], Height),
    findall(Row,
            ( between(1, Height, Line),
              findall(Text,
                      ( member(Lines, Headings),
                        heading_line_at(Lines, Height, Line, Text)
                      ),
                      Row)
            ),
            Rows).

heading_line_at(Lines, Height, Line, Text) :-
    length(Lines, Count),
    Place is Line-(Height-Count),
    (   Place > 0
    ->  nth1(Place, Lines, Text)
    ;   Text = ""
    ).

heading(place(_, Shape, _), Text0, Text) :-
    latex_escape(Text0, Escaped),
    (   Shape == interval
    ->  format(string(Text), "\\multicolumn{2}{c}{~s}", [Escaped])
    ;   Text = Escaped
    ).

%!  write_rows(+Out, +Places, +Rows) is det.

write_rows(Out, Places, []) :-
    !,
    places_columns(Places, Count),
    format(Out, "\\multicolumn{~d}{@{}l@{}}{(none)} \\\\*~n", [Count]).
write_rows(Out, Places, Rows) :-
    length(Rows, Count),
    forall(nth1(Row, Rows, row(_, Cells)),
           ( findall(Text,
                     ( member(place(Number, Shape, _), Places),
                       nth1(Number, Cells, Cell),
                       cell(Shape, Cell, Text)
                     ),
                     Texts),
             write_cells(Out, Texts),
             row_end(Row-Count, Places, End),
             format(Out, "~w~n", [End])
           )).

write_cells(Out, Texts) :-
    atomic_list_concat(Texts, ' & ', Line),
    format(Out, "~w ", [Line]).

%   No page ends before the last row, lest a note stand alone.  Rows of several
%   lines are set apart.

row_end(Row-Count, Places, End) :-
    (   Row >= Count-1
    ->  Star = *
    ;   Star = ''
    ),
    (   member(place(_, wrapped(_), _), Places)
    ->  Space = '[2pt]'
    ;   Space = ''
    ),
    atomic_list_concat(['\\\\', Star, Space], End).

cell(interval, Cell, Text) :-
    !,
    cell_text(Cell, Value0, Interval0),
    latex_escape(Value0, Value),
    (   \+ cell_is_aligned(Cell)
    ->  format(string(Text), "\\multicolumn{2}{c}{~s}", [Value])
    ;   Interval0 == none
    ->  format(string(Text), "~s &", [Value])
    ;   latex_escape(Interval0, Interval),
        format(string(Text), "~s & (~s)", [Value, Interval])
    ).
cell(wrapped(_), Cell, Text) :-
    !,
    cell_line(Cell, Text0),
    latex_breakable(Text0, Text).
cell(_, Cell, Text) :-
    cell_line(Cell, Text0),
    latex_escape(Text0, Text).
