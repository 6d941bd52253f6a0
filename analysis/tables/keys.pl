/** <module> The columns that say what a row of a table is about

Keys are `problem`, `kind`, `level` (a kind of level), `case`, `squares` (of the
case's world), `crowd`, `number` (asked for), `search`, `style`, `lang`, `mode`
and `scope`.  The problem is
shown only in studies of several.  A row's name is the words of its keys;
neither problem nor size is in it, since search and case tell them.
*/
:- encoding(utf8).
:- module(tables_keys,
          [ key_columns/3,              % +Study, +Keys, -Columns
            key_row/4,                  % +Study, +Keys, +Cells, -Row
            search_row/4,               % +Study, +Keys, +Cells, -Row
            several_problems/1          % +Study
          ]).
:- use_module(library(apply), [convlist/3]).
:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module('../study/cells', [lang_name/2, row_name/2]).
:- use_module('../study/study').

heading(problem, "Problem", "", left).
heading(kind, "Kind", "", left).
heading(level, "Kind of level", "", left).
heading(case, "Case", "", left).
heading(squares, "Level", "squares", right).
heading(crowd, "Questions", "", left).
heading(number, "How many", "", right).
heading(search, "Search", "", left).
heading(style, "Style", "", left).
heading(lang, "Language", "", left).
heading(mode, "Mode", "", left).
heading(scope, "Counted", "", left).

%!  key_columns(+Study, +Keys, -Columns) is det.

key_columns(Study, Keys, Columns) :-
    convlist(key_column(Study), Keys, Columns).

key_column(Study, Key, column(Key, Heading, Unit, Align)) :-
    is_shown(Study, Key),
    heading(Key, Heading, Unit, Align).

is_shown(Study, Key) :-
    (   Key == problem
    ->  several_problems(Study)
    ;   true
    ).

%!  several_problems(+Study) is semidet.

several_problems(Study) :-
    findall(Problem, listed_problem(Study, Problem), [_, _|_]).

%!  key_row(+Study, +Keys, +Cells, -Row) is det.
%
%   A row with Keys, a list of Key-Value, before its Cells.  A value that is to
%   be shown otherwise than in the row's name is as(Word, Text).

key_row(Study, Keys, Cells, row(Name, AllCells)) :-
    convlist(key_word(Study), Keys, Words),
    row_name(Words, Name),
    convlist(key_cell(Study), Keys, KeyCells),
    append(KeyCells, Cells, AllCells).

key_word(Study, Key-Value, Word) :-
    \+ memberchk(Key, [problem, squares]),
    (   Value = as(Word, _)
    ->  true
    ;   value_text(Key, Study, Value, Word),
        Word \== ''
    ).

key_cell(Study, Key-Value, Cell) :-
    is_shown(Study, Key),
    (   value_cell(Key, Study, Value, Cell)
    ->  true
    ;   Cell = missing('')
    ).

value_cell(squares, Study, Case, integer(Squares)) :-
    !,
    case_squares(Study, Case, Squares).
value_cell(number, _, Number, integer(Number)) :- !.
value_cell(Key, Study, Value, text(Text)) :-
    value_text(Key, Study, Value, Text),
    Text \== ''.

value_text(_, _, as(_, Text0), Text) :-
    !,
    Text = Text0.
value_text(case, Study, in(File, Name), Text) :-
    !,
    case_label(Study, in(File, Name), Text).
value_text(level, _, Level, Text) :-
    !,
    level_text(Level, Text).
value_text(crowd, _, Crowd, Text) :-
    !,
    crowd_text(Crowd, Text).
value_text(lang, _, Lang, Text) :-
    !,
    lang_name(Lang, Text).
value_text(_, _, Text, Text).

%!  search_row(+Study, +Keys, +Cells, -Row) is det.
%
%   The same, with the problem of the search that is among the Keys.

search_row(Study, Keys, Cells, Row) :-
    memberchk(search-Search, Keys),
    search_problem(Study, Search, Problem),
    key_row(Study, [problem-Problem|Keys], Cells, Row).
