/** <module> The columns of a study's files, and the rows made of them

The one place that lists their names and types.  A row is row(...), size(...),
pair(...), repeat(...), system(...) or piece(...), with an argument for each
column that is known here, '' where the file has nothing.  What each may hold is
checked as it is read: rows that make no sense are refused, not left out.
*/
:- module(study_columns,
          [ read_table/4,               % +Table, +File, -Comments, -Rows
            column_names/2,             % +Table, -Names
            work_column/3,              % ?Column, -Heading, -Unit
            row_value/3,                % +Row, ?Column, -Value
            row_field/3,                % +Row, +Column, -Value
            row_with/4                  % +Row0, +Column, +Value, -Row
          ]).
:- use_module(library(apply), [foldl/4, maplist/3]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(library(rbtrees), [rb_insert_new/4, rb_lookup/3, rb_new/1]).
:- use_module(csv).
:- use_module(refusal).

%   In the order of a row's arguments; +Name is one that the file must have.

columns(results, row,
        [ one_of([ tour, run, cold, prepare, read, bridge, control, growth,
                   work, instructions ])-(+kind),
          text-(+file), filled-(+case), name-(+problem), name-(+game),
          ordinal-(+width), ordinal-(+height), ordinal-(+levels),
          text-(+made), whole-(+squares),
          name-(+search), name-(+style), one_of([c, prolog])-(+lang),
          one_of([optimize, compile])-(+mode), one_of(['', a, b])-(+slot),
          ordinal-(+process), ordinal-(+block),
          one_of([ ok, wrong, disagree, 'no-answer', timeout, 'out-of-memory',
                   crashed, error, refused ])-(+ending),
          ordinal-(+runs), ordinal-(+questions), whole-(+cpu_ns),
          whole-(+wall_ns), decimal-(+overhead_ns),
          whole-(+collections),
          one_of(['', busy, apart, 'busy apart'])-(+flag), whole-(+work),
          whole-(+more_work), whole-(+score), whole-(+steps), told-(+told),
          whole-(+inferences), whole-(+instructions), whole-(+memory_bytes),
          text-host, text-(+message)
        ]).
columns(sizes, size,
        [ filled-(+kind), filled-(+name), text-(+style),
          one_of([c, prolog])-(+lang), filled-(+scope), text-part, whole-files,
          whole-(+lines), whole-code_lines, whole-comment_lines,
          whole-blank_lines, whole-(+tokens), whole-statements, whole-bytes,
          whole-line_bytes, whole-squeezed_bytes, whole-executable_bytes,
          whole-lines_60, whole-lines_120, text-paths
        ]).
columns(pairs, pair,
        [ filled-(+world), text-game, whole-level, name-(+search),
          name-(+style), one_of([c, prolog])-(+lang), text-reference,
          whole-(+pairs), whole-no_route, whole-missed, whole-(+longer),
          decimal-worst_ratio, decimal-mean_ratio
        ]).

columns(repeats, repeat,
        [ text-file, name-(+game), name-(+search), name-(+style),
          one_of([c, prolog])-(+lang), one_of([none, on, off])-(+removal),
          ordinal-(+question), filled-(+case), filled-(+ending)
        ]).
columns(systems, system,
        [ one_of([swi, gnu])-(+system), text-version, name-(+game),
          filled-(+case), ordinal-(+process), ordinal-(+block),
          ordinal-(+runs), whole-(+with_ms), whole-(+without_ms),
          whole-executable_bytes
        ]).

columns(pieces, piece,
        [ name-(+game), one_of([c, prolog])-(+lang), name-(+part),
          filled-(+path), filled-(+text)
        ]).

%!  work_column(?Column, -Heading, -Unit) is nondet.
%
%   The columns of results that say what one run does, in the order to show
%   them, and how they are headed.

work_column(score, "Score", "").
work_column(work, "Work", "").
work_column(inferences, "Inferences", "").
work_column(instructions, "Instructions", "").
work_column(memory_bytes, "Memory", "bytes").

%!  column_names(+Table, -Names) is det.
%
%   Those that a file of it must have, in their order.

column_names(Table, Names) :-
    columns(Table, _, Columns),
    findall(Name, member(_-(+Name), Columns), Names).

column(Type-Name0, Name, Type, Need) :-
    (   memberchk(Name0, [ +file, +problem, +made, +squares, +questions,
                           +more_work, +steps, +told, +memory_bytes ])
    ->  Name0 = +Name,
        Need = required("an older version of reitti wrote these rows, and \c
                         they have to be measured again")
    ;   Name0 = +Name
    ->  Need = required
    ;   Name = Name0,
        Need = optional
    ).

%!  read_table(+Table, +File, -Comments, -Rows) is det.
%
%   @throws error(csv_error(File, Line, Message), _)

read_table(Table, File, Comments, Rows) :-
    columns(Table, Functor, Typed),
    findall(column(Name, Type, Need),
            ( member(Column, Typed), column(Column, Name, Type, Need) ),
            Columns),
    csv_read(File, Columns, Comments, Records),
    maplist(record_row(Functor), Records, Lines),
    rb_new(Seen),
    foldl(check_row(File), Lines, Seen, _),
    findall(Row, member(_-Row, Lines), Rows).

record_row(Functor, record(Line, Values), Line-Row) :-
    Row =.. [Functor|Values].

%   A time counts once, and belongs to a process and to a number of runs.

check_row(File, Line-Row, Seen0, Seen) :-
    (   \+ functor(Row, row, _)
    ->  Seen = Seen0
    ;   row_field(Row, kind, growth),
        row_value(Row, file, _)
    ->  csv_refuse(File, Line, "a level that grows stands in no file", [])
    ;   row_field(Row, kind, growth),
        \+ row_value(Row, width, _)
    ->  csv_refuse(File, Line, "a level that grows has a width", [])
    ;   row_value(Row, cpu_ns, _)
    ->  check_timed(File, Line, Row),
        maplist(row_field(Row), [ kind, file, case, search, style, lang, mode,
                                  slot, process, block ],
                Key),
        (   rb_insert_new(Seen0, Key, Line, Seen)
        ->  true
        ;   rb_lookup(Key, Earlier, Seen0),
            csv_refuse(File, Line, "the row of line ~d once more", [Earlier])
        )
    ;   Seen = Seen0
    ).

check_timed(File, Line, Row) :-
    (   row_value(Row, runs, _)
    ->  true
    ;   csv_refuse(File, Line, "a time of no runs", [])
    ),
    (   row_value(Row, process, _)
    ->  true
    ;   csv_refuse(File, Line, "a time of no process", [])
    ),
    row_field(Row, kind, Kind),
    check_slot(Kind, File, Line, Row),
    check_questions(Kind, File, Line, Row).

%   A tour may be a control or not.

check_slot(Kind, File, Line, Row) :-
    (   Kind == control
    ->  (   row_value(Row, slot, _)
        ->  true
        ;   csv_refuse(File, Line, "a control of no slot", [])
        )
    ;   Kind \== tour,
        row_value(Row, slot, Slot)
    ->  csv_refuse(File, Line, "a slot, '~w', of what is no control", [Slot])
    ;   true
    ).

check_questions(Kind, File, Line, Row) :-
    (   Kind == tour
    ->  (   row_value(Row, questions, Questions)
        ->  row_value(Row, runs, Runs),
            (   Runs mod Questions =:= 0
            ->  true
            ;   csv_refuse(File, Line, "~d runs of ~d questions",
                           [Runs, Questions])
            )
        ;   csv_refuse(File, Line, "a tour of no questions", [])
        )
    ;   row_value(Row, questions, _)
    ->  csv_refuse(File, Line, "questions of what is no tour", [])
    ;   true
    ).

%!  row_value(+Row, ?Column, -Value) is nondet.
%
%   A field of a row of any of the files.  Fails if it is empty.

row_value(Row, Column, Value) :-
    (   nonvar(Column)
    ->  row_field(Row, Column, Value)
    ;   functor(Row, Functor, _),
        column_place(Functor, Column, Place),
        arg(Place, Row, Value)
    ),
    Value \== ''.

%!  row_field(+Row, +Column, -Value) is det.
%
%   The same, but '' if it is empty.

row_field(Row, Column, Value) :-
    functor(Row, Functor, _),
    column_place(Functor, Column, Place),
    !,
    arg(Place, Row, Value).

term_expansion(column_places, Clauses) :-
    findall(column_place(Functor, Name, Place),
            ( columns(_, Functor, Columns),
              nth1(Place, Columns, Column),
              column(Column, Name, _, _)
            ),
            Clauses).

column_places.

%!  row_with(+Row0, +Column, +Value, -Row) is det.

row_with(Row0, Column, Value, Row) :-
    functor(Row0, Functor, _),
    once(column_place(Functor, Column, Place)),
    duplicate_term(Row0, Row),
    setarg(Place, Row, Value).
