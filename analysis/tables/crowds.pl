/** <module> Tables of what answers come to, and of growing numbers

What numbers there are, and what they are called, the rows tell.
*/
:- encoding(utf8).
:- module(tables_crowds,
          [ crowds_table/2              % +Study, -Table
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(lists),
              [ append/2, append/3, member/2, memberchk/2, min_list/2,
                sum_list/2
              ]).
:- use_module('../study/study').
:- use_module(keys).
:- use_module(means).

%!  crowds_table(+Study, -Table) is nondet.

crowds_table(Study, table(crowds, "Many at once, by how many", Columns, Rows,
                          Note)) :-
    key_columns(Study, [problem, number, search, style], Keys),
    told_names(Study, Names),
    share_columns(Names, Told),
    append([ Keys, [column(runs, "Runs", "", right)], Told,
             [ column(work, "Work", "", right),
               column(c, "C", "µs", right),
               column(prolog, "Prolog", "µs", right) ] ],
           Columns),
    findall(Row, size_row(Study, Names, Row), Rows),
    Note = "Questions that ask for more and more on one world. Of several \c
            runs, means; of times, geometric means: of the same question \c
            again and again, or of the first one where it was asked only \c
            once. Both languages do the same work. Prolog with optimize.".
crowds_table(Study, table('crowds-exponents', "How time and work grow with \c
                                               how many there are", Columns,
                          Rows, Note)) :-
    key_columns(Study, [problem, crowd, search, style], Keys),
    append(Keys,
           [ column(c, "C, exponent", "", right),
             column(prolog, "Prolog, exponent", "", right),
             column(work, "Work, exponent", "", right),
             column(n, "n", "", right)
           ],
           Columns),
    findall(Row, exponent_row(Study, Row), Rows),
    Note = "The exponent b of time = a × number^b, and of work = a × \c
            number^b, fitted to the logarithms, with the 95 % interval of \c
            times: 1 is growth in proportion. n is through how many \c
            numbers they go, the fewest of the three.".
crowds_table(Study, table('crowds-cases', "What answers come to", Columns,
                          Rows, Note)) :-
    key_columns(Study, [problem, case, search, style], Keys),
    told_names(Study, Names),
    named_columns(Names, Named),
    append([ Keys, Named,
             [ column(score, "Score", "", right),
               column(work, "Work", "", right) ] ],
           Columns),
    findall(Row, case_row(Study, Names, Row), Rows),
    Note = "Every search on every case of which the rows tell more than a \c
            score; levels that grow among them.".

%   Column by column with the name that it has in the rows.

named_columns(Names, Columns) :-
    findall(column(Name, Heading, "", right),
            ( member(Name, Names),
              sub_atom(Name, 0, 1, _, First),
              sub_atom(Name, 1, _, 0, Rest),
              upcase_atom(First, Large),
              string_concat(Large, Rest, Heading)
            ),
            Columns).

%   What was done is a share of what was asked for.

share_columns(Names, Columns) :-
    named_columns(Names, Named),
    (   Named = [_, column(Done, Heading0, _, _)|Further]
    ->  format(string(Heading), "~w, share", [Heading0]),
        Columns = [ column(all, "All of them, share", "", right),
                    column(Done, Heading, "", right)
                  | Further ]
    ;   Columns = []
    ).

%   All runs of a search that ask for so much.

size_row(Study, Names, Row) :-
    findall(Problem-Size,
            ( crowd(Study, Crowd),
              Crowd = crowd(Problem, _),
              crowd_case(Study, Crowd, Size, _)
            ),
            Sizes0),
    sort(Sizes0, Sizes),
    member(Problem-Size, Sizes),
    listed_search(Study, Search, Style),
    findall(Asked-Told,
            ( crowd(Study, crowd(Problem, File)),
              crowd_case(Study, crowd(Problem, File), Size, Case),
              Asked = asked(Case, Search, Style),
              asked_told(Study, Asked, Told)
            ),
            Runs),
    Runs = [_|_],
    size_cells(Study, Names, Size, Runs, Cells),
    search_row(Study, [number-Size, search-Search, style-Style], Cells, Row).

size_cells(Study, [_, _|Further], Size, Runs,
           [integer(Count), number(All, 2), number(Share, 3)|Cells]) :-
    length(Runs, Count),
    findall(Done, ( member(_-Told, Runs), told_done(Told, Done) ), Dones),
    findall(Done, ( member(Done, Dones), Done >= Size ), Whole),
    length(Whole, WholeCount),
    All is WholeCount/float(Count),
    sum_list(Dones, Sum),
    Share is Sum/float(max(1, Size)*Count),
    maplist(told_cell(Runs), Further, Told),
    findall(Asked, member(Asked-_, Runs), Asks),
    mean_cell(Study, Asks, work, Work),
    maplist(time_mean_cell(Study, Asks), [c, prolog], Times),
    append([Told, [Work], Times], Cells).

told_cell(Runs, Name, Cell) :-
    findall(Number,
            ( member(_-Told, Runs), memberchk(Name-Number, Told) ),
            Numbers),
    numbers_cell(Numbers, Cell).

exponent_row(Study, Row) :-
    crowd(Study, Crowd),
    crowd_search(Study, Crowd, Search, Style),
    aggregate_all(count,
                  ( crowd_case(Study, Crowd, _, Case),
                    asked_told(Study, asked(Case, Search, Style), _)
                  ),
                  Told),
    maplist(time_exponent_cell(Study, Crowd, Search, Style), [c, prolog],
            Times, Counts),
    min_list([Told|Counts], Count),
    (   crowd_work_exponent(Study, curve(Crowd, Search, Style), Exponent)
    ->  Work = number(Exponent, 2)
    ;   Work = missing('')
    ),
    append(Times, [Work, integer(Count)], Cells),
    search_row(Study, [crowd-Crowd, search-Search, style-Style], Cells, Row).

time_exponent_cell(Study, Crowd, Search, Style, Lang, Cell, Count) :-
    (   crowd_time_exponent(Study, curve(Crowd, Search, Style, Lang), Count0,
                            Estimate)
    ->  Cell = Estimate,
        Count = Count0
    ;   Cell = missing(''),
        Count = inf
    ).

case_row(Study, Names, Row) :-
    told_asked(Study, Asked),
    Asked = asked(Case, Search, Style),
    asked_told(Study, Asked, Told),
    maplist(told_number(Told), Names, Numbers),
    maplist(asked_cell(Study, Asked), [score, work], Counts),
    append(Numbers, Counts, Cells),
    search_row(Study, [case-Case, search-Search, style-Style], Cells, Row).

told_number(Told, Name, Cell) :-
    (   memberchk(Name-Number, Told)
    ->  Cell = integer(Number)
    ;   Cell = missing('')
    ).

asked_cell(Study, Asked, Column, Cell) :-
    (   asked_value(Study, Asked, Column, Value)
    ->  Cell = integer(Value)
    ;   Cell = missing('')
    ).
