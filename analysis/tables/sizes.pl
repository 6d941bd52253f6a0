/** <module> Tables of counted sizes */
:- encoding(utf8).
:- module(tables_sizes,
          [ sizes_table/2               % +Study, -Table
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, nth1/3]).
:- use_module('../study/cells').
:- use_module('../study/study').
:- use_module(keys).

%!  sizes_table(+Study, -Table) is nondet.

sizes_table(Study, table(sizes, "Sizes of the searches", Columns, Rows,
                         Note)) :-
    measures(Measures, MeasureColumns),
    key_columns(Study, [problem, search, style, lang, scope], Keys),
    append(Keys, MeasureColumns, Columns),
    findall(Row,
            ( listed_search(Study, Search, Style),
              lang_name(Lang, _),
              scope(Id, Scope, Part, Counted),
              Key = size(search, Search, Style, Lang, Scope, Part),
              once(size(Study, Key, lines, _)),
              maplist(size_cell(Study, Key), Measures, Cells),
              search_row(Study, [ search-Search, style-Style, lang-Lang,
                                  scope-as(Id, Counted) ],
                         Cells, Row)
            ),
            Rows),
    squeezed_note(Note).
sizes_table(Study, table(programs, "Sizes of whole programs and world readers",
                         Columns, Rows, Note)) :-
    measures(Measures0, MeasureColumns0),
    append(Measures0, [executable_bytes], Measures),
    append(MeasureColumns0,
           [column(executable_bytes, "Executable", "bytes", right)],
           MeasureColumns),
    append([ column(kind, "Kind", "", left),
             column(name, "Name", "", left),
             column(style, "Style", "", left),
             column(lang, "Language", "", left),
             column(part, "Counted", "", left)
           ],
           MeasureColumns, Columns),
    findall(Row, program_row(Study, Measures, Row), Rows),
    Note = "A program counts every file of the project that it is built from; \c
            its part `world` only what sets up the world. The executable is \c
            the stripped program, in Prolog the saved state.".

scope(own, own, '', "the file").
scope(all, all, '', "with kernels").
scope(search, all, search, "the search itself, with kernels").

measures([lines, code_lines, tokens, statements, bytes, squeezed_bytes],
         [ column(lines, "Lines", "", right),
           column(code_lines, "Code lines", "", right),
           column(tokens, "Tokens", "", right),
           column(statements, "Statements", "", right),
           column(bytes, "Size", "bytes", right),
           column(squeezed_bytes, "Squeezed", "bytes", right)
         ]).

squeezed_note("The search itself: without what only the instrument asks for, \c
               registration, preparing and telling of the work. Lines as the \c
               original counted them: all but comments, blank lines \c
               included. Statements are clauses and directives in Prolog. \c
               Squeezed: comments stripped, blanks squeezed, the rest \c
               compressed.").

program_row(Study, Measures, row(Name, Cells)) :-
    findall(Order-Key,
            ( Key = size(Kind, Of, Style, Lang, Scope, Part),
              member(Kind, [program, reader]),
              size(Study, Key, lines, _),
              nth_lang(Lang, Place),
              name_place(Study, Of, OfPlace),
              Order = [Kind, OfPlace, Of, Style, Part, Scope, Place]
            ),
            Keyed),
    keysort(Keyed, Sorted),
    member(_-Key, Sorted),
    Key = size(Kind, Of, Style, Lang, Scope, Part),
    lang_name(Lang, LangName),
    counted(Scope, Part, Counted),
    row_name([Kind, Of, Style, LangName, Scope, Part], Name),
    maplist(size_cell(Study, Key), Measures, Sizes),
    (   Style == ''
    ->  StyleCell = missing('')
    ;   StyleCell = text(Style)
    ),
    Cells = [ text(Kind), text(Of), StyleCell, text(LangName), text(Counted)
            | Sizes ].

%   Games in the study's order; what is no game, behind them.

name_place(Study, Name, Place) :-
    findall(Game, listed_game(Study, run, _, Game), Games),
    (   nth1(Place0, Games, Name)
    ->  Place = Place0
    ;   length(Games, Count),
        Place is Count+1
    ).

nth_lang(c, 1).
nth_lang(prolog, 2).

counted(own, '', "the file") :- !.
counted(_, '', "all files") :- !.
counted(_, Part, Part).
