/** <module> The table of what one run does */
:- encoding(utf8).
:- module(tables_work,
          [ work_table/2                % +Study, -Table
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module('../study/study').
:- use_module('../study/cells').

%!  work_table(+Study, -Table) is nondet.

work_table(Study, table(work, "What one run does", Columns, Rows, Note)) :-
    Columns = [ column(case, "Case", "", left),
                column(search, "Search", "", left),
                column(style, "Style", "", left),
                column(lang, "Language", "", left),
                column(cost, "Cost of the route", "", right),
                column(expanded, "Expanded", "squares", right),
                column(inferences, "Inferences", "", right),
                column(instructions, "Instructions", "", right),
                column(peak_kb, "Peak memory", "kB", right)
              ],
    findall(Row, work_row(Study, Row), Rows),
    Note = "Prolog with optimize. Inferences repeat exactly; machine \c
            instructions stand where they could be counted. The cost is in \c
            steps, in tactics in action points.".

work_row(Study, row(Name, Cells)) :-
    measured(Study, work, Case, Search, Style),
    lang_name(Lang, LangName),
    Cell = cell(work, Case, Search, Style, Lang, optimize),
    study_cell(Study, Cell),
    case_label(Study, Case, Label),
    row_name([Label, Search, Style, LangName], Name),
    maplist(work_cell(Study, Cell),
            [cost, expanded, inferences, instructions, peak_kb], Counts),
    Cells = [text(Label), text(Search), text(Style), text(LangName)|Counts].
