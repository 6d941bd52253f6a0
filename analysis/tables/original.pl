/** <module> The original's tables, 2010 and today below each other

Its C++ stands where today's C does.  Kilobytes are thousands of bytes.
*/
:- encoding(utf8).
:- module(tables_original,
          [ original_table/2            % +Study, -Table
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, sum_list/2]).
:- use_module('../claims/claims', [claim_subject/2]).
:- use_module('../claims/original').
:- use_module('../claims/original_cases', [original_in/3]).
:- use_module('../claims/reconstructions').
:- use_module('../study/study').
:- use_module('../study/cells').

%!  original_table(+Study, -Table) is nondet.

original_table(Study, table('original-programs',
                            "Whole programs, 2010 and today", Columns, Rows,
                            Note)) :-
    Columns = [ column(game, "Game", "", left),
                column(what, "What", "", left),
                column(of, "Of", "", left),
                column(c, "C", "", right),
                column(prolog, "Prolog", "", right),
                column(ratio, "Prolog / C", "", right)
              ],
    findall(Row,
            ( original_game(Game, _),
              program_measure(Measure, What),
              of(Of),
              program_row(Study, Game, Measure, What, Of, Row)
            ),
            Rows),
    original_size(Tabular, prolog, tables, TableLines),
    format(string(Text),
           "Lines are all but comments, blank lines included. Original: the \c
            programs of 2010, rebuilt. In Prolog the executable is the saved \c
            state, which 2010 did not have. In ~w the original took the ~d \c
            lines that print its tables away with the world, and so does the \c
            row of the rebuilt program.", [Tabular, TableLines]),
    source_note(Text, Note).
original_table(Study, table('original-searches', "The searches, 2010 and today",
                            Columns, Rows, Note)) :-
    Columns = [ column(game, "Game", "", left),
                column(search, "Search", "", left),
                column(what, "What", "", left),
                column(of, "Of", "", left),
                column(c, "C", "", right),
                column(prolog, "Prolog", "", right),
                column(ratio, "Prolog / C", "", right)
              ],
    findall(Row,
            ( original_game(Game, Search),
              member(What, [lines, tokens]),
              of(Of),
              search_row(Study, Game, Search, What, Of, Row)
            ),
            Rows),
    source_note("Original: the programs of 2010, rebuilt. Today's with the \c
                 kernels that a search shares with others, and without what \c
                 only the instrument asks for: registration, preparing a \c
                 world, telling of the work.", Note).
original_table(Study, table('original-times', "Times, 2010 and today", Columns,
                            Rows, Note)) :-
    Columns = [ column(case, "Case", "", left),
                column(of, "Of", "", left),
                column(c, "C", "µs", right),
                column(compile, "Prolog compile", "µs", right),
                column(optimize, "Prolog optimize", "µs", right),
                column(ratio, "Prolog optimize / C", "", right),
                column(options, "compile / optimize", "", right)
              ],
    findall(Row,
            ( original_case(Game, Number, Name),
              of(Of),
              times_row(Study, Game, Number, Name, Of, Row)
            ),
            Rows),
    source_note("Original: the programs of 2010, rebuilt. The clock of 2010 \c
                 showed whole milliseconds. The original called the columns \c
                 of its Prolog C1, O1, C2 and O2: compile and optimize of \c
                 case 1 and 2. Times of 2010 and of today must not be \c
                 compared, only their ratios. Today's compile / optimize is \c
                 that of the Prolog / C ratios, since C stood beside Prolog \c
                 in the processes of both.", Note).

%   Whose figures stand in a row.

of('2010').
of(Subject) :-
    claim_subject(Subject, _).

source_note(Text, Note) :-
    findall(One,
            ( original_source(Game, Source),
              format(atom(One), "~w (~w)", [Source, Game])
            ),
            Sources),
    atomic_list_concat(Sources, ', ', Where),
    reconstruction_note(Worlds),
    format(string(Note), "Source for 2010: ~w. ~w ~w", [Where, Text, Worlds]).

program_measure(program, "lines").
program_measure(world, "of these, the world").
program_measure(without_world, "without the world").
program_measure(source_kb, "source, kB").
program_measure(executable_kb, "executable, kB").

program_row(Study, Game, Measure, What, Of, row(Name, Cells)) :-
    row_name([Game, Measure, Of], Name),
    reconstruction(Game, GameText),
    maplist(program_cell(Study, Game, Measure, Of), [c, prolog], [C, Prolog]),
    quotient_cell(Prolog, C, Ratio),
    Cells = [text(GameText), text(What), text(Of), C, Prolog, Ratio].

program_cell(Study, Game, Measure, Of, Lang, Cell) :-
    (   program_size(Of, Measure, Study, Game, Lang, Value)
    ->  count_cell(Value, Cell)
    ;   Cell = missing('')
    ).

program_size('2010', Measure, _, Game, Lang, Value) :-
    !,
    (   Measure == world
    ->  findall(Lines,
                ( member(Part, [set_up, removal]),
                  original_size(Game, Lang, Part, Lines)
                ),
                Parts),
        Parts = [_|_],
        sum_list(Parts, Value)
    ;   original_size(Game, Lang, Measure, Value)
    ).
program_size(Style, program, Study, Game, Lang, Lines) :-
    part_size(Study, Game, Style, Lang, '', lines, Lines).
program_size(Style, world, Study, Game, Lang, Lines) :-
    parts_size(Style, [set_up, removal], Study, Game, Lang, Lines).
program_size(Style, without_world, Study, Game, Lang, Lines) :-
    part_size(Study, Game, Style, Lang, '', lines, All),
    parts_size(Style, [set_up, removal, tables], Study, Game, Lang, World),
    Lines is All-World.
program_size(Style, source_kb, Study, Game, Lang, Kilobytes) :-
    (   Style == original
    ->  Column = line_bytes
    ;   Column = bytes
    ),
    part_size(Study, Game, Style, Lang, '', Column, Bytes),
    Kilobytes is Bytes/1000.0.
program_size(Style, executable_kb, Study, Game, Lang, Kilobytes) :-
    part_size(Study, Game, Style, Lang, '', executable_bytes, Bytes),
    Kilobytes is Bytes/1000.0.

%   The world of a program of 2010 are pieces of its one file; of another, the
%   files that read it.

parts_size(original, Parts, Study, Game, Lang, Lines) :-
    !,
    findall(One,
            ( member(Part, Parts),
              part_size(Study, Game, original, Lang, Part, lines, One)
            ),
            Each),
    Each = [_|_],
    sum_list(Each, Lines).
parts_size(Style, _, Study, Game, Lang, Lines) :-
    part_size(Study, Game, Style, Lang, world, lines, Lines).

part_size(Study, Game, Style, Lang, Part, Column, Value) :-
    size(Study, size(program, Game, Style, Lang, all, Part), Column, Value),
    !.

search_row(Study, Game, Search, What, Of, row(Name, Cells)) :-
    row_name([Game, What, Of], Name),
    reconstruction(Game, GameText),
    maplist(search_cell(Study, Game, Search, What, Of), [c, prolog],
            [C, Prolog]),
    quotient_cell(Prolog, C, Ratio),
    Cells = [ text(GameText), text(Search), text(What), text(Of), C, Prolog,
              Ratio ].

search_cell(_, Game, _, What, '2010', Lang, Cell) :-
    !,
    (   What == lines,
        original_size(Game, Lang, search, Lines)
    ->  Cell = integer(Lines)
    ;   Cell = missing('')
    ).
search_cell(Study, _, Search, What, Style, Lang, Cell) :-
    size_cell(Study, size(search, Search, Style, Lang, all, search), What,
              Cell).

times_row(Study, Game, Number, Name, Of, row(RowName, Cells)) :-
    row_name([Name, Of], RowName),
    reconstruction(Game, Name, CaseText),
    times_cells(Of, Study, Game, Number, Name, Times),
    append([text(CaseText), text(Of)], Times, Cells).

times_cells('2010', _, Game, Number, _,
            [C, Compile, Optimize, missing(''), Ratio]) :-
    !,
    original_time_cell(Game, Number, c, none, C),
    original_time_cell(Game, Number, prolog, compile, Compile),
    original_time_cell(Game, Number, prolog, optimize, Optimize),
    quotient_cell(Compile, Optimize, Ratio).
times_cells(Style, Study, Game, _, Name,
            [C, Compile, Optimize, Language, Ratio]) :-
    original_game(Game, Search),
    original_in(Study, Name, Case),
    COptimize = cell(run, Case, Search, Style, c, optimize),
    PrologOptimize = cell(run, Case, Search, Style, prolog, optimize),
    CCompile = cell(run, Case, Search, Style, c, compile),
    PrologCompile = cell(run, Case, Search, Style, prolog, compile),
    time_cell(Study, COptimize, C),
    time_cell(Study, PrologCompile, Compile),
    time_cell(Study, PrologOptimize, Optimize),
    ratio_cell(Study, PrologOptimize, COptimize, Language),
    (   ratio_of_ratios(Study, PrologCompile-CCompile, PrologOptimize-COptimize,
                        Both)
    ->  Ratio = Both
    ;   Ratio = missing('')
    ).

original_time_cell(Game, Number, Lang, Mode, Cell) :-
    (   original_time(Game, Number, Lang, Mode, Ms)
    ->  (   Ms = below(Resolution)
        ->  Microseconds is Resolution*1000,
            Cell = below(Microseconds)
        ;   Microseconds is Ms*1000,
            Cell = integer(Microseconds)
        )
    ;   Cell = missing('')
    ).
