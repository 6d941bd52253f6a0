/** <module> The claims with their verdicts, and every number these rest on */
:- encoding(utf8).
:- module(tables_claims,
          [ claims_table/2              % +Study, -Table
          ]).
:- use_module(library(lists),
              [append/3, member/2, memberchk/2, nth1/3, same_length/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module('../claims/claims').
:- use_module('../claims/judgements').
:- use_module('../text/figures').
:- use_module('../study/cells').

%!  claims_table(+Study, -Table) is nondet.

claims_table(Study, table(claims, "Claims and verdicts", Columns, Rows,
                          Note)) :-
    findall(column(Subject, Heading, "", left),
            ( claim_subject(Subject, Words),
              format(string(Heading), "On ~w", [Words])
            ),
            Subjects),
    append([ column(number, "Claim", "", left),
             column(by, "By", "", left),
             column(text, "What it says", "", left),
             column(then, "2010", "", left)
           | Subjects ],
           [column(because, "Remarks", "", left)], Columns),
    findall(Row, claim_row(Study, Row), Rows),
    Note = "On the original's six cases. By construction: the rebuilt \c
            programs were made to have that size, which is no evidence. The \c
            numbers behind each verdict stand further below.".
claims_table(Study, table('claims-numbers', "What the verdicts rest on",
                          Columns, Rows, Note)) :-
    Columns = [ column(number, "Claim", "", left),
                column(by, "By", "", left),
                column(of, "Of", "", left),
                column(what, "What", "", left),
                column(value, "Value", "", left),
                column(rows, "Rows", "", left)
              ],
    findall(row(Name, [ integer(Number), text(By), text(Of), text(Label),
                        figure(Value), text(Names) ]),
            ( claim_result(Study, result(Number, By, _, Original, Judged)),
              (   Of = '2010',
                  List = Original
              ;   member(judged(Of, _, _, List), Judged)
              ),
              nth1(Place, List, figure(Label, Value, Names0)),
              names_text(Names0, Names),
              row_name([Number, By, Of, Place], Name)
            ),
            Rows),
    Note = "Intervals are 95 %. A row's name is its kind, case, search, \c
            style, language and mode, or for sizes what was counted; words \c
            with bars between them stand for one row each.".
claims_table(Study, table(layout, "Verdicts by lines, if all C were laid out \c
                                   otherwise", Columns, Rows, Note)) :-
    Columns = [ column(number, "Claim", "", left),
                column(text, "What it says", "", left),
                column(subject, "On", "", left),
                column(w60, "60 columns", "", left),
                column(w80, "80 columns, as it is", "", left),
                column(w120, "120 columns", "", left),
                column(changes, "Changes", "", left)
              ],
    findall(row(Name, [ integer(Number), text(Text), text(Subject), text(V60),
                        text(V80), text(V120), text(Changes) ]),
            ( claim_layout(Study, layout(Number, Text, Subject, Verdicts)),
              memberchk(60-V60, Verdicts),
              memberchk(80-V80, Verdicts),
              memberchk(120-V120, Verdicts),
              (   V60 == V80,
                  V80 == V120
              ->  Changes = no
              ;   Changes = yes
              ),
              row_name([Number, Subject], Name)
            ),
            Rows),
    Note = "By clang-format with no other setting changed. Tokens do not \c
            depend on layout, and neither does a verdict by them.".
claims_table(Study, table('original-judgements',
                          "For and against, as the original summed it up",
                          Columns, Rows, Note)) :-
    Columns = [ column(language, "Language", "", left),
                column(side, "Side", "", left),
                column(said, "What it said", "", left),
                column(measured, "What we could measure of it", "", left)
              ],
    findall(row(Name, [text(Lang), text(Side), text(Said), text(Measured)]),
            ( judgement(Study, Number, Lang, Side, Said, Measured),
              row_name([judgement, Number], Name)
            ),
            Rows),
    Note = "Source for 2010: thesis of 2010, Table 10, which has no numbers.".

claim_row(Study, row(Name, [ integer(Number), text(By), text(Text), Then
                           | Cells ])) :-
    claim_result(Study, result(Number, By, Text, Original, Judged)),
    row_name([Number, By], Name),
    figures_text(Original, ThenText),
    text_cell(ThenText, Then),
    findall(text(Verdict), member(judged(_, Verdict, _, _), Judged), Verdicts),
    findall(Remark, remark(Judged, Remark), Remarks),
    atomic_list_concat(Remarks, '; ', RemarkText),
    text_cell(RemarkText, RemarkCell),
    append(Verdicts, [RemarkCell], Cells).

%   What is said of several subjects is said once, and of all without them.

remark(Judged, Remark) :-
    findall(Reason-Subject,
            ( member(judged(Subject, _, Because, _), Judged),
              Because \== '',
              atomic_list_concat(Reasons, '; ', Because),
              member(Reason, Reasons)
            ),
            Said0),
    keysort(Said0, Said),
    group_pairs_by_key(Said, Groups),
    member(Reason-Subjects, Groups),
    (   same_length(Subjects, Judged)
    ->  Remark = Reason
    ;   atomic_list_concat(Subjects, ', ', Whose),
        format(atom(Remark), "~w: ~w", [Whose, Reason])
    ).

text_cell(Text, Cell) :-
    (   ( Text == '' ; Text == "" )
    ->  Cell = missing('')
    ;   Cell = text(Text)
    ).
