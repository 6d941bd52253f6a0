/** <module> The programs of 2010, rebuilt: how they fit, and what they do */
:- encoding(utf8).
:- module(tables_rebuilt,
          [ rebuilt_table/2             % +Study, -Table
          ]).
:- use_module(library(lists), [member/2]).
:- use_module('../claims/original').
:- use_module('../claims/original_parts').
:- use_module('../claims/reconstructions').
:- use_module('../claims/work').
:- use_module('../study/cells').
:- use_module('../study/study').

%!  rebuilt_table(+Study, -Table) is nondet.

rebuilt_table(Study, table('original-fit', "How well the reconstruction fits",
                           Columns, Rows, Note)) :-
    Columns = [ column(game, "Game", "", left),
                column(lang, "Language", "", left),
                column(what, "What", "", left),
                column(then, "2010", "", right),
                column(now, "Rebuilt", "", right),
                column(ratio, "Rebuilt / 2010", "", right),
                column(why, "Why not within a tenth", "", left)
              ],
    findall(Row, fit_row(Study, Row), Rows),
    Note = "Lines as the original counted them; kilobytes are thousands of \c
            bytes of the lines that count. The search is counted with what \c
            sets up its own tables and lists. World set-up, removal, search, \c
            table printing and the rest add up to the program; neighbours and \c
            trace-back are parts of the search. The clock predicate of Prolog \c
            is not counted: in 2010 it was built in. Source for 2010: Tables \c
            7, 8 and 9 of the thesis, one a game, and its text.".
rebuilt_table(Study, table('original-work',
                           "What the programs of 2010 did, rebuilt", Columns,
                           Rows, Note)) :-
    Columns = [ column(case, "Case", "", left),
                column(expanded_c, "Squares expanded, C", "", right),
                column(expanded_prolog, "Prolog", "", right),
                column(factor, "Prolog / C", "", right),
                column(c, "Time, C", "µs", right),
                column(prolog, "Time, Prolog", "µs", right),
                column(run, "Prolog / C a run", "", right),
                column(square, "Prolog / C a square", "", right)
              ],
    findall(Row, work_row(Study, Row), Rows),
    (   unequal_work_text(Study, Sentence)
    ->  true
    ;   Sentence = ""
    ),
    reconstruction_note(Worlds),
    format(string(Note),
           "~w On the clock is what stood inside the clock of 2010: both \c
            phases, from facts or tables in place to the route. ~w",
           [Sentence, Worlds]).
rebuilt_table(Study, table('original-systems',
                           "The programs of 2010 in two Prolog systems",
                           Columns, Rows, Note)) :-
    Columns = [ column(case, "Case", "", left),
                column(then, "2010 Win-Prolog optimize", "ms", right),
                column(swi, "SWI-Prolog", "µs", right),
                column(gnu, "GNU Prolog", "µs", right),
                column(ratio, "GNU / SWI", "", right),
                column(swi_kb, "SWI saved state", "kB", right),
                column(gnu_kb, "GNU executable", "kB", right)
              ],
    findall(Row, system_row(Study, Row), Rows),
    (   system_value(Study, gnu, _, runs, _)
    ->  Missing = ""
    ;   Missing = " This study has no times of GNU Prolog: it was not \c
                   installed."
    ),
    format(string(Note),
           "GNU Prolog compiles to native code, but indexes facts by their \c
            first argument only, as Prologs of 2010 did; SWI-Prolog builds \c
            the indexes that a query needs. The same files by the same two \c
            loops, with and without the search, in turn.~w", [Missing]).

%   A program's pieces and the rest, in the order of the original's tables.

fit_row(Study, row(Name, [ text(GameText), text(LangName), text(WhatText), Then,
                           Now, Ratio, Why ])) :-
    original_game(Game, _),
    lang_name(Lang, LangName),
    fit_what(What, WhatText),
    (   rebuilt_size(Study, Game, Lang, What, Value)
    ->  count_cell(Value, Now)
    ;   original_size(Game, Lang, What, _),
        Now = missing('')
    ),
    (   original_size(Game, Lang, What, ThenValue)
    ->  count_cell(ThenValue, Then)
    ;   Then = missing('')
    ),
    quotient_cell(Now, Then, Ratio),
    why(Ratio, Game, Lang, What, Why),
    reconstruction(Game, GameText),
    row_name([Game, Lang, What], Name).

fit_what(program, "whole program, lines").
fit_what(set_up, "world set-up, lines").
fit_what(removal, "world removal, lines").
fit_what(search, "the search, lines").
fit_what(neighbours, "of it finding the neighbours, lines").
fit_what(trace_back, "of it tracing back, lines").
fit_what(tables, "table printing, lines").
fit_what(rest, "the rest, lines").
fit_what(source_kb, "source, kB").

rebuilt_size(Study, Game, Lang, What, Value) :-
    (   What == source_kb
    ->  once(size(Study, size(program, Game, original, Lang, all, ''),
                  line_bytes, Bytes)),
        Value is Bytes/1000.0
    ;   What == program
    ->  once(size(Study, size(program, Game, original, Lang, all, ''), lines,
                  Value))
    ;   once(size(Study, size(program, Game, original, Lang, all, What), lines,
                  Value))
    ).

why(number(Ratio, _), Game, Lang, What, Why) :-
    abs(Ratio-1) > 0.1,
    !,
    (   original_misfit(Game, Lang, What, Text)
    ->  Why = text(Text)
    ;   Why = text("not known")
    ).
why(_, _, _, _, missing('')).

work_row(Study, row(Name, [ text(CaseText), integer(CountC),
                            integer(CountProlog), number(Factor, 2), TimeC,
                            TimeProlog, Run, Square ])) :-
    original_case(Game, _, Name),
    unequal_work(Study, Name, work(C, Prolog, CountC, CountProlog, Factor)),
    reconstruction(Game, Name, CaseText),
    time_cell(Study, C, TimeC),
    time_cell(Study, Prolog, TimeProlog),
    ratio_cell(Study, Prolog, C, Run),
    (   Run = estimate(_, _, _)
    ->  per_square(Run, Factor, Square)
    ;   Square = Run
    ).

system_row(Study, row(Name, [text(CaseText), Then, Swi, Gnu, Ratio|Sizes])) :-
    original_case(Game, Number, Name),
    once(( system_name(Any, _), system_estimate(Study, Any, Name, _) )),
    reconstruction(Game, Name, CaseText),
    (   original_time(Game, Number, prolog, optimize, Ms)
    ->  Then = integer(Ms)
    ;   Then = missing('')
    ),
    system_cell(Study, swi, Name, Swi),
    system_cell(Study, gnu, Name, Gnu),
    (   system_ratio(Study, gnu, swi, Name, Ratio0)
    ->  Ratio = Ratio0
    ;   Ratio = missing('')
    ),
    findall(Cell,
            ( member(System, [swi, gnu]),
              (   system_value(Study, System, Game, executable_bytes, Bytes)
              ->  Kilobytes is Bytes/1000.0,
                  count_cell(Kilobytes, Cell)
              ;   Cell = missing('')
              )
            ),
            Sizes).

system_cell(Study, System, Case, Cell) :-
    (   system_estimate(Study, System, Case, Estimate)
    ->  scaled(Estimate, 1000.0, Cell)
    ;   Cell = missing('')
    ).
