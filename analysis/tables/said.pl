/** <module> What was said in 2009, with verdicts and what these rest on */
:- encoding(utf8).
:- module(tables_said,
          [ said_table/2                % +Study, -Table
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module('../claims/crowds').
:- use_module('../claims/general').
:- use_module('../claims/said').
:- use_module('../study/cells', [row_name/2]).
:- use_module('../text/figures').

%!  said_table(+Study, -Table) is nondet.

said_table(Study, table(Id, Title, Columns, Rows, Note)) :-
    words(Set, Of, On),
    atom_concat(Set, '-claims', Id),
    format(string(Title), "What was said in 2009 of ~w, and verdicts", [Of]),
    Columns = [ column(number, "Claim", "", left),
                column(by, "By", "", left),
                column(text, "What it says", "", left),
                column(then, "2009", "", left),
                column(verdict, "Verdict", "", left),
                column(because, "Remarks", "", left)
              ],
    findall(row(Name, [ text(Number), text(By), text(Text), Then,
                        text(Verdict), Remarks ]),
            ( result(Set, Study, result(Number, By, Text, Said, Judged)),
              Judged = [judged(_, Verdict, Because, _)],
              row_name([Number, By], Name),
              figures_text(Said, SaidText),
              maplist(text_cell, [SaidText, Because], [Then, Remarks])
            ),
            Rows),
    said_source(Source),
    format(string(Note),
           "Source: ~w. Judged on ~w. What can be holds once it is seen.",
           [Source, On]).
said_table(Study, table(Id, Title, Columns, Rows, Note)) :-
    words(Set, Of, _),
    atom_concat(Set, '-numbers', Id),
    format(string(Title), "What the verdicts on 2009 of ~w rest on", [Of]),
    Columns = [ column(number, "Claim", "", left),
                column(by, "By", "", left),
                column(of, "Of", "", left),
                column(what, "What", "", left),
                column(value, "Value", "", left),
                column(rows, "Rows", "", left)
              ],
    findall(row(Name, [ text(Number), text(By), text(Of1), text(Label),
                        figure(Value), text(Names) ]),
            ( result(Set, Study, result(Number, By, _, Source, Judged)),
              (   Of1 = '2009',
                  List = Source
              ;   member(judged(Of1, _, _, List), Judged)
              ),
              nth1(Place, List, figure(Label, Value, Names0)),
              names_text(Names0, Names),
              row_name([Number, By, Of1, Place], Name)
            ),
            Rows),
    Note = "Ratios of counts are exact. A row's name is its kind, case, \c
            search, style, language and mode; words with bars between them \c
            stand for one row each.".

%   Of what it was said, and on what it is judged.

words(general, "general searches",
      "every case of this study whose answers are routes, levels that grow \c
       among them").
words(crowds, "many at once",
      "every case of this study whose rows tell who arrived").

result(general, Study, Result) :-
    general_result(Study, Result).
result(crowds, Study, Result) :-
    crowds_result(Study, Result).

text_cell(Text, Cell) :-
    (   ( Text == '' ; Text == "" )
    ->  Cell = missing('')
    ;   Cell = text(Text)
    ).
