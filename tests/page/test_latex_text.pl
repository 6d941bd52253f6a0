/** <module> Tables as LaTeX: their layout, their signs, and the macros */
:- encoding(utf8).
:- module(test_latex_text, []).
:- use_module(library(lists), [last/2, max_list/2, member/2, numlist/3]).
:- use_module(library(plunit)).
:- use_module('../../analysis/text/latex', [latex_table/2]).
:- use_module('../../analysis/text/latex_escape').
:- use_module('../../analysis/text/latex_layout').
:- use_module('../../analysis/text/latex_macros').

small(table(small, "A title", Columns, Rows, "A note.")) :-
    Columns = [ column(name, "Name", "", left),
                column(time, "Time", "µs", right)
              ],
    Rows = [ row('a 1', [text("a"), estimate(1.2345, 1.0, 2.0)]),
             row('b 2', [text("b"), missing(timeout)])
           ].

:- begin_tests(latex_text).

test(table,
     Text == "% \\usepackage{array,booktabs,longtable,pdflscape}\n\c
              \\begin{table}[htbp]\n\\centering\n\c
              \\caption{A title}\\label{tab:small}\n\c
              \\small\\setlength{\\tabcolsep}{5pt}\n\c
              \\begin{tabular}{@{}lr@{ }l@{}}\n\\toprule\n\c
              Name & \\multicolumn{2}{c}{Time (\\textmu{}s)} \\\\\n\c
              \\midrule\n\c
              a & 1.23 & (1.00--2.00) \\\\*\n\c
              b & \\multicolumn{2}{c}{timeout} \\\\*\n\\bottomrule\n\c
              \\end{tabular}\n\c
              \\par\\smallskip\n\\parbox{\\linewidth}{A note.}\n\c
              \\end{table}\n") :-
    small(Table),
    with_output_to(string(Text), latex_table(current_output, Table)).

%   What is wide is set smaller, then in several lines, then sideways, then
%   divided: each page has what says which row it is.

test(layouts,
     [ forall(member(Count-Expected,
                     [ 4-[portrait/small], 5-[portrait/footnotesize],
                       6-[landscape/footnotesize],
                       9-[portrait/footnotesize, portrait/footnotesize] ])),
       Choices == Expected ]) :-
    estimates(Count, Columns, Rows),
    latex_layouts(Columns, Rows, Layouts),
    findall(Page/Type,
            ( member(Layout, Layouts),
              layout_page(Layout, Page),
              layout_type(Layout, Type),
              layout_places(Layout, [place(1, left, ["Key"])|_])
            ),
            Choices).

test(divided_tables_have_every_column_once, Numbers == Expected) :-
    estimates(9, Columns, Rows),
    latex_layouts(Columns, Rows, Layouts),
    findall(Number,
            ( member(Layout, Layouts),
              layout_places(Layout, [_|Places]),
              member(place(Number, _, _), Places)
            ),
            Numbers),
    numlist(2, 10, Expected).

%   No part is left with a few columns, where the others are full.

test(parts_are_balanced, [forall(between(9, 40, Count))]) :-
    estimates(Count, Columns, Rows),
    latex_layouts(Columns, Rows, Layouts),
    findall(Length,
            ( member(Layout, Layouts),
              layout_places(Layout, Places),
              length(Places, Length)
            ),
            Lengths),
    Lengths = [_, _|_],
    max_list(Lengths, Most),
    last(Lengths, Last),
    length(Lengths, Parts),
    Most-Last < Parts.

test(much_text_takes_several_lines) :-
    findall(word, between(1, 60, _), Words),
    atomic_list_concat(Words, ' ', Text),
    latex_layouts([column(a, "A", "", left)], [row(1, [text(Text)])], [Layout]),
    layout_places(Layout, [place(1, wrapped(Width), _)]),
    Width =< 455,
    Width > 400.

test(long_words_may_be_broken,
     Text == "two words of\\_many\\_\\allowbreak{}\c
              abcdefghijklmnop\\allowbreak{}qrs") :-
    latex_breakable("two words of_many_abcdefghijklmnopqrs", Text).

test(pieces_make_up_the_text, Joined == Text) :-
    Text = "two words, <b>of_many|abcdefghijklmnopqrstuvw\\_&é 中",
    text_pieces(Text, Pieces),
    atomics_to_string(Pieces, Joined).

test(what_latex_does_not_know_is_told_by_its_number,
     Text == "U+4E2D é U+2192 $\\leq$") :-
    latex_escape("中 é → ≤", Text).

%   A key and so many columns of times.

estimates(Count, [column(key, "Key", "", left)|Columns],
          [row(r, [text("some words")|Cells])]) :-
    findall(column(N, "Time", "µs", right), between(1, Count, N), Columns),
    findall(estimate(1234.0, 1200.0, 1300.0), between(1, Count, _), Cells).

atomics_to_string(Parts, Text) :-
    atomic_list_concat(Parts, Atom),
    atom_string(Atom, Text).

test(escapes,
     Text == "\\textbackslash{}\\_\\&\\%\\$\\#\\{\\}\\textasciitilde{}\c
              \\textasciicircum{}\\textasciigrave{}{[}{*}") :-
    latex_escape("\\_&%$#{}~^`[*", Text).

test(no_ligatures, Text == "a-{}-{}-b '{}' -") :-
    latex_escape("a---b '' -", Text).

test(every_cell_is_a_macro,
     Lines == [ "\\newcommand{\\reittiSmallAOneName}{a}% small / a 1 / name",
                "\\newcommand{\\reittiSmallAOneTime}\c
                 {1.23 (1.00--2.00)}% small / a 1 / time",
                "\\newcommand{\\reittiSmallBTwoName}{b}% small / b 2 / name",
                "\\newcommand{\\reittiSmallBTwoTime}\c
                 {timeout}% small / b 2 / time",
                "" ]) :-
    small(Table),
    macros([Table], Lines).

test(no_macro_twice, Names == Sorted) :-
    Column = column(c, "", "", left),
    macros([table(t, "", [Column],
                  [ row('a_b', [text(x)]), row('a-b', [text(y)]),
                    row('a b', [text(z)]) ], "")],
           Lines),
    findall(Name,
            ( member(Line, Lines),
              sub_string(Line, Before, _, _, "}{"),
              sub_string(Line, 0, Before, _, Name)
            ),
            Names),
    length(Names, 3),
    sort(Names, Sorted).

macros(Tables, Lines) :-
    with_output_to(string(Text), latex_macros(current_output, Tables)),
    split_string(Text, "\n", "", Lines).

:- end_tests(latex_text).
