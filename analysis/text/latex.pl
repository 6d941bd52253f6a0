/** <module> A table as LaTeX: with caption, label and note, on pages of A4

A table that a page holds is a float; a longer one, or one that takes its page
sideways, is a longtable.  One that is too wide even for that becomes several,
each with the first columns.  The label is `tab:` and the table's id, with the
number of the part behind it from the second one on.
*/
:- encoding(utf8).
:- module(text_latex,
          [ latex_packages/1,           % -Packages
            latex_table/2               % +Out, +Table
          ]).
:- use_module(library(lists), [max_list/2, member/2, nth1/3, sum_list/2]).
:- use_module(latex_body).
:- use_module(latex_escape).
:- use_module(latex_layout).
:- use_module(latex_widths, [text_width/2]).
:- use_module(numbers, [cell_line/2]).

%!  latex_packages(-Packages) is det.
%
%   What a document has to load for our tables.

latex_packages("array,booktabs,longtable,pdflscape").

%!  latex_table(+Out, +Table) is det.

latex_table(Out, table(Id, Title, Columns, Rows, Note)) :-
    latex_packages(Packages),
    format(Out, "% \\usepackage{~s}~n", [Packages]),
    latex_layouts(Columns, Rows, Layouts),
    length(Layouts, Count),
    forall(nth1(Part, Layouts, Layout),
           ( part_names(Part-Count, Id, Title, Label, Caption),
             write_part(Out, Layout, Label, Caption, Rows, Note)
           )).

part_names(Part-Count, Id, Title, Label, Caption) :-
    latex_escape(Title, Escaped),
    (   Part =:= 1
    ->  Label = Id
    ;   format(atom(Label), "~w-~d", [Id, Part])
    ),
    (   Count =:= 1
    ->  Caption = Escaped
    ;   format(string(Caption), "~s (~d of ~d)", [Escaped, Part, Count])
    ).

write_part(Out, Layout, Label, Caption, Rows, Note) :-
    (   layout_page(Layout, portrait),
        height(Layout, Rows, Note, Height),
        Height < 580
    ->  write_float(Out, Layout, Label, Caption, Rows, Note)
    ;   write_long(Out, Layout, Label, Caption, Rows, Note)
    ).

%   height(+Layout, +Rows, +Note, -Points): about, of a page of 700.

height(Layout, Rows, Note, Height) :-
    layout_places(Layout, Places),
    layout_type(Layout, Type),
    baseline(Type, Baseline),
    findall(Lines,
            ( member(row(_, Cells), Rows),
              row_lines(Places, Cells, Lines)
            ),
            Each),
    sum_list(Each, Sum),
    heading_rows(Places, Headings),
    length(Headings, HeadingLines),
    text_width(Note, NoteWidth),
    Height is Baseline*(1.1*Sum+HeadingLines+NoteWidth/455)+60.

baseline(small, 11).
baseline(footnotesize, 9.5).
baseline(scriptsize, 8).

row_lines(Places, Cells, Lines) :-
    findall(Count,
            ( member(place(Number, wrapped(Room), _), Places),
              nth1(Number, Cells, Cell),
              cell_line(Cell, Text),
              text_width(Text, Width),
              Count is ceiling(Width/Room)
            ),
            Counts),
    max_list([1|Counts], Lines).

write_float(Out, Layout, Label, Caption, Rows, Note) :-
    format(Out, "\\begin{table}[htbp]~n\\centering~n\c
                 \\caption{~s}\\label{tab:~w}~n", [Caption, Label]),
    write_type(Out, Layout),
    layout_places(Layout, Places),
    places_alignment(Places, Alignment),
    format(Out, "\\begin{tabular}{~w}~n\\toprule~n", [Alignment]),
    write_headings(Out, Places),
    format(Out, "\\midrule~n", []),
    write_rows(Out, Places, Rows),
    format(Out, "\\bottomrule~n\\end{tabular}~n", []),
    (   Note == ""
    ->  true
    ;   latex_breakable(Note, Text),
        format(Out, "\\par\\smallskip~n\\parbox{\\linewidth}{~s}~n", [Text])
    ),
    format(Out, "\\end{table}~n", []).

write_type(Out, Layout) :-
    layout_type(Layout, Type),
    layout_separation(Layout, Separation),
    format(Out, "\\~w\\setlength{\\tabcolsep}{~dpt}~n", [Type, Separation]).

write_long(Out, Layout, Label, Caption, Rows, Note) :-
    layout_page(Layout, Page),
    environment(Page, Environment),
    format(Out, "\\begin{~w}~n", [Environment]),
    write_type(Out, Layout),
    layout_places(Layout, Places),
    places_alignment(Places, Alignment),
    format(Out, "\\setlength{\\LTcapwidth}{\\linewidth}~n\c
                 \\begin{longtable}{~w}~n\c
                 \\caption{~s}\\label{tab:~w}\\\\~n\\toprule~n",
           [Alignment, Caption, Label]),
    write_headings(Out, Places),
    format(Out, "\\midrule~n\\endfirsthead~n", []),
    places_columns(Places, Count),
    format(Out, "\\multicolumn{~d}{@{}l}\c
                 {\\tablename\\ \\thetable, continued} \\\\~n\\toprule~n",
           [Count]),
    write_headings(Out, Places),
    format(Out, "\\midrule~n\\endhead~n\\bottomrule~n\\endfoot~n\c
                 \\endlastfoot~n", []),
    write_rows(Out, Places, Rows),
    write_long_note(Out, Layout, Count, Note),
    format(Out, "\\end{longtable}~n\\end{~w}~n", [Environment]).

%   The note is a row of its own: in a foot it could be left without a table.
%   No page may end between it and the last row, as it could at a \\bottomrule.

write_long_note(Out, _, _, "") :-
    !,
    format(Out, "\\bottomrule~n", []).
write_long_note(Out, Layout, Count, Note) :-
    latex_breakable(Note, Text),
    layout_width(Layout, Width),
    Narrower is max(200, 0.9*Width),
    format(Out, "\\noalign{\\nobreak\\vskip\\aboverulesep}~n\c
                 \\multispan{~d}\\leaders\\hrule height\\heavyrulewidth\c
                 \\hfill\\cr~n\\noalign{\\nobreak}~n\c
                 \\multicolumn{~d}{@{}p{~1fpt}@{}}\c
                 {\\raggedright\\rule{0pt}{3ex}~s} \\\\~n",
           [Count, Count, Narrower, Text]).

environment(portrait, center).
environment(landscape, landscape).
