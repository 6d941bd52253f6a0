/** <module> The claims with their verdicts, and every number these rest on */
:- encoding(utf8).
:- module(tables_claims,
          [ claims_table/2              % +Study, -Table
          ]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module('../claims/claims').
:- use_module('../text/figures').
:- use_module('../study/cells').

%!  claims_table(+Study, -Table) is nondet.

claims_table(Study, table(claims, "Claims and verdicts", Columns, Rows,
                          Note)) :-
    Columns = [ column(number, "Claim", "", left),
                column(by, "By", "", left),
                column(verdict, "Verdict", "", left),
                column(text, "What it says", "", left),
                column(today, "Today", "", left),
                column(then, "2010", "", left),
                column(because, "Remarks", "", left)
              ],
    findall(row(Name, [ integer(Number), text(By), text(Verdict), text(Text),
                        Today, Then, Remarks ]),
            ( claim_result(Study, result(Number, By, Text, Verdict, Because,
                                         Original, Figures)),
              row_name([Number, By], Name),
              figures_text(Figures, TodayText),
              figures_text(Original, ThenText),
              text_cell(TodayText, Today),
              text_cell(ThenText, Then),
              text_cell(Because, Remarks)
            ),
            Rows),
    Note = "Thesis style on the original's six cases unless a number says \c
            otherwise; intervals are 95 %.".
claims_table(Study, table('claims-numbers', "What the verdicts rest on",
                          Columns, Rows, Note)) :-
    Columns = [ column(number, "Claim", "", left),
                column(by, "By", "", left),
                column(year, "Of", "", left),
                column(what, "What", "", left),
                column(value, "Value", "", left),
                column(rows, "Rows", "", left)
              ],
    findall(row(Name, [ integer(Number), text(By), text(Year), text(Label),
                        text(Value), text(Names) ]),
            ( claim_result(Study,
                           result(Number, By, _, _, _, Original, Figures)),
              member(Year-List, [today-Figures, 2010-Original]),
              nth1(Place, List, figure(Label, Value0, Names0)),
              figure_text(Value0, Value),
              names_text(Names0, Names),
              row_name([Number, By, Year, Place], Name)
            ),
            Rows),
    Note = "A row's name is its kind, case, search, style, language and mode, \c
            or for sizes what was counted; words with bars between them stand \c
            for one row each.".

text_cell(Text, Cell) :-
    (   ( Text == '' ; Text == "" )
    ->  Cell = missing('')
    ;   Cell = text(Text)
    ).
