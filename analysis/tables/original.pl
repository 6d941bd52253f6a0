/** <module> The original's tables, 2010 and today side by side

Its C++ stands beside today's C.  Kilobytes are thousands of bytes.
*/
:- encoding(utf8).
:- module(tables_original,
          [ original_table/2            % +Study, -Table
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/2, append/3, member/2]).
:- use_module('../claims/original').
:- use_module('../claims/original_cases', [original_in/3]).
:- use_module('../claims/reconstructions').
:- use_module('../study/study').
:- use_module('../study/cells').

%!  original_table(+Study, -Table) is nondet.

original_table(Study, table('original-programs',
                            "Whole programs, 2010 and today", Columns, Rows,
                            Note)) :-
    side_by_side(Sides),
    append([ column(game, "Game", "", left),
             column(what, "What", "", left)
           ],
           Sides, Columns),
    findall(Row,
            ( original_game(Game, _),
              program_measure(Measure, What),
              program_row(Study, Game, Measure, What, Row)
            ),
            Rows),
    source_note(size,
                "Lines are all but comments, blank lines included. In Prolog \c
                 the executable is the saved state, which 2010 did not have.",
                Note).
original_table(Study, table('original-searches', "The searches, 2010 and today",
                            Columns, Rows, Note)) :-
    side_by_side(Sides),
    append([ column(game, "Game", "", left),
             column(search, "Search", "", left),
             column(what, "What", "", left)
           ],
           Sides, Columns),
    findall(Row,
            ( original_game(Game, Search),
              member(What, [lines, tokens]),
              search_row(Study, Game, Search, What, Row)
            ),
            Rows),
    source_note(size,
                "Today's with the kernels that a search shares with others.",
                Note).
original_table(Study, table('original-times', "Times, 2010 and today", Columns,
                            Rows, Note)) :-
    Columns = [ column(case, "Case", "", left),
                column(then_c, "2010 C++", "ms", right),
                column(then_compile, "2010 Prolog compile", "ms", right),
                column(then_optimize, "2010 Prolog optimize", "ms", right),
                column(then_ratio, "2010 compile / optimize", "", right)
              | Today ],
    findall(Column, today_column(Column), Today),
    findall(Row,
            ( original_case(Game, Number, Name),
              times_row(Study, Game, Number, Name, Row)
            ),
            Rows),
    source_note(time,
                "The original called the columns of its Prolog C1, O1, C2 and \c
                 O2: compile and optimize of case 1 and 2. Times of 2010 and \c
                 of today must not be compared, only their ratios. Today's \c
                 compile / optimize is that of the Prolog / C ratios, since C \c
                 stood beside Prolog in the processes of both.", Note).

source_note(Kind, Text, Note) :-
    original_source(Kind, Source),
    reconstruction_note(Worlds),
    format(string(Note), "Source for 2010: ~w. ~w ~w", [Source, Text, Worlds]).

side_by_side([ column(then_c, "2010 C++", "", right),
               column(then_prolog, "2010 Prolog", "", right),
               column(then_ratio, "2010 Prolog / C++", "", right),
               column(thesis_c, "thesis C", "", right),
               column(thesis_prolog, "thesis Prolog", "", right),
               column(thesis_ratio, "thesis Prolog / C", "", right),
               column(tuned_c, "tuned C", "", right),
               column(tuned_prolog, "tuned Prolog", "", right),
               column(tuned_ratio, "tuned Prolog / C", "", right)
             ]).

program_measure(program, "lines").
program_measure(world, "of these, the world").
program_measure(without_world, "without the world").
program_measure(source_kb, "source, kB").
program_measure(executable_kb, "executable, kB").

program_row(Study, Game, Measure, What, row(Name, Cells)) :-
    row_name([Game, Measure], Name),
    reconstruction(Game, GameText),
    then_cells(Game, Measure, Then),
    maplist(program_cells(Study, Game, Measure), [thesis, tuned], Today),
    append([[text(GameText), text(What)], Then|Today], Cells).

then_cells(Game, Measure, [C, Prolog, Ratio]) :-
    maplist(then_cell(Game, Measure), [c, prolog], [C, Prolog]),
    quotient_cell(Prolog, C, Ratio).

then_cell(Game, Measure, Lang, Cell) :-
    (   original_size(Game, Lang, Measure, Value)
    ->  count_cell(Value, Cell)
    ;   Cell = missing('')
    ).

program_cells(Study, Game, Measure, Style, [C, Prolog, Ratio]) :-
    maplist(program_cell(Study, Game, Measure, Style), [c, prolog],
            [C, Prolog]),
    quotient_cell(Prolog, C, Ratio).

program_cell(Study, Game, Measure, Style, Lang, Cell) :-
    Program = size(program, Game, Style, Lang, all),
    (   program_size(Measure, Study, Program, Value)
    ->  count_cell(Value, Cell)
    ;   Cell = missing('')
    ).

program_size(program, Study, Program, Lines) :-
    part_size(Study, Program, '', lines, Lines).
program_size(world, Study, Program, Lines) :-
    part_size(Study, Program, world, lines, Lines).
program_size(without_world, Study, Program, Lines) :-
    part_size(Study, Program, '', lines, All),
    part_size(Study, Program, world, lines, World),
    Lines is All-World.
program_size(source_kb, Study, Program, Kilobytes) :-
    part_size(Study, Program, '', bytes, Bytes),
    Kilobytes is Bytes/1000.0.
program_size(executable_kb, Study, Program, Kilobytes) :-
    part_size(Study, Program, '', executable_bytes, Bytes),
    Kilobytes is Bytes/1000.0.

part_size(Study, size(Kind, Name, Style, Lang, Scope), Part, Column, Value) :-
    size(Study, size(Kind, Name, Style, Lang, Scope, Part), Column, Value),
    !.

search_row(Study, Game, Search, What, row(Name, Cells)) :-
    row_name([Game, What], Name),
    reconstruction(Game, GameText),
    (   What == lines
    ->  then_cells(Game, search, Then)
    ;   Then = [missing(''), missing(''), missing('')]
    ),
    maplist(search_cells(Study, Search, What), [thesis, tuned], Today),
    append([[text(GameText), text(Search), text(What)], Then|Today], Cells).

search_cells(Study, Search, What, Style, [C, Prolog, Ratio]) :-
    size_cell(Study, size(search, Search, Style, c, all, ''), What, C),
    size_cell(Study, size(search, Search, Style, prolog, all, ''), What,
              Prolog),
    quotient_cell(Prolog, C, Ratio).

today_column(column(Id, Heading, Unit, right)) :-
    member(Style, [thesis, tuned]),
    member(What-Words-Unit,
           [ c-"C"-"µs", compile-"Prolog compile"-"µs",
             optimize-"Prolog optimize"-"µs",
             language-"Prolog optimize / C"-"",
             ratio-"compile / optimize"-"" ]),
    atomic_list_concat([Style, What], '_', Id),
    format(string(Heading), "~w ~w", [Style, Words]).

times_row(Study, Game, Number, Name, row(Name, Cells)) :-
    reconstruction(Game, Name, CaseText),
    original_time_cell(Game, Number, c, none, C),
    original_time_cell(Game, Number, prolog, compile, Compile),
    original_time_cell(Game, Number, prolog, optimize, Optimize),
    quotient_cell(Compile, Optimize, Ratio),
    original_game(Game, Search),
    original_in(Study, Name, Case),
    maplist(today_cells(Study, Case, Search), [thesis, tuned], Today),
    append([[text(CaseText), C, Compile, Optimize, Ratio]|Today], Cells).

original_time_cell(Game, Number, Lang, Mode, Cell) :-
    (   original_time(Game, Number, Lang, Mode, Ms)
    ->  (   Ms = below(Resolution)
        ->  format(string(Text), "< ~w", [Resolution]),
            Cell = text(Text)
        ;   Cell = integer(Ms)
        )
    ;   Cell = missing('')
    ).

today_cells(Study, Case, Search, Style,
            [C, Compile, Optimize, Language, Ratio]) :-
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
