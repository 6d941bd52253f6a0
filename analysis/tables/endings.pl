/** <module> The table of searches that ended badly */
:- encoding(utf8).
:- module(tables_endings,
          [ endings_table/2             % +Study, -Table
          ]).
:- use_module(library(lists), [append/3]).
:- use_module('../study/study').
:- use_module(keys).

%!  endings_table(+Study, -Table) is nondet.

endings_table(Study, table(endings, "Searches that ended otherwise than well",
                           Columns, Rows, Note)) :-
    key_columns(Study, [problem, kind, case, search, style, lang, mode], Keys),
    append(Keys,
           [ column(ending, "Ending", "", left),
             column(message, "What was said", "", left)
           ],
           Columns),
    findall(Row,
            ( study_cell(Study, Cell),
              ending(Study, Cell, Ending, Message),
              Ending \== ok,
              Cell = cell(Kind, Case, Search, Style, Lang, Mode),
              search_row(Study, [ kind-Kind, case-Case, search-Search,
                                  style-Style, lang-Lang, mode-Mode ],
                         [text(Ending), text(Message)], Row)
            ),
            Rows),
    Note = "None of these has a time anywhere. A level that is too large for \c
            a search is no fault of it.".
