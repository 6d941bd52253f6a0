/** <module> Studies without noise, for the verdicts of claims

Two processes of one block each, all with the times that made_up_planted.pl
plants, of the searches of 2010 alone.  What stands beside them is that of a
made-up study.  A change makes another study of it:

    change(Table, Match, Effect)

of the rows of Table (`results`, `sizes`, `repeats` or `systems`) that have all
of Match, a list of Column-Value.  Effect is `left_out`, set(Fields),
times(Column, Factor), or also(Fields): the row as it was and one more.
*/
:- module(plain_studies,
          [ plain_study/2,              % +Changes, -Study
            verdict/5                   % +Changes, +Number, +By, +Subject,
                                        % -Verdict
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module(library(error), [domain_error/2]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module('../../analysis/claims/claims').
:- use_module('../../analysis/study/study').
:- use_module(directories).
:- use_module(made_up_beside).
:- use_module(made_up_planted).
:- use_module(made_up_rows).
:- use_module(made_up_sizes).
:- use_module(studies).

%!  plain_study(+Changes, -Study) is det.
%
%   Of what stands beside the results, a table without rows is missing.  The
%   same Changes make one study for all who ask.

:- table plain_study/2.

plain_study(Changes, Study) :-
    with_directory(
        Directory,
        ( forall(table(Table), write_table(Directory, Table, Changes)),
          study_read(Directory, Study)
        )).

%!  verdict(+Changes, +Number, +By, +Subject, -Verdict) is det.

verdict(Changes, Number, By, Subject, Verdict) :-
    plain_study(Changes, Study),
    claim_verdict(Study, Number, By, Subject, Verdict).

table(results).
table(sizes).
table(repeats).
table(systems).

table_row(results, Row) :-
    result_row(Row).
table_row(sizes, Row) :-
    made_up_size(Row).
table_row(repeats, Row) :-
    made_up_repeat(Row).
table_row(systems, Row) :-
    made_up_system(Row).

write_table(Directory, Table, Changes) :-
    findall(Row, table_row(Table, Row), Rows0),
    foldl(changed(Table), Changes, Rows0, Rows),
    file_name_extension(Table, csv, Name),
    (   Table == results
    ->  results_text(Rows, Text),
        write_text(Directory, Name, Text)
    ;   Rows == []
    ->  true
    ;   write_by(Directory, Name, write_rows(Rows))
    ).

changed(Table, change(Other, Match, Effect), Rows0, Rows) :-
    (   Other == Table
    ->  findall(Row,
                ( member(Row0, Rows0),
                  (   forall(member(Field, Match), memberchk(Field, Row0))
                  ->  effect(Effect, Row0, Row)
                  ;   Row = Row0
                  )
                ),
                Rows),
        (   Rows == Rows0
        ->  domain_error(change_of_the_study, change(Table, Match, Effect))
        ;   true
        )
    ;   Rows = Rows0
    ).

effect(left_out, _, _) :-
    fail.
effect(set(Fields), Row0, Row) :-
    with_fields(Fields, Row0, Row).
effect(also(_), Row, Row).
effect(also(Fields), Row0, Row) :-
    with_fields(Fields, Row0, Row).
effect(times(Column, Factor), Row0, Row) :-
    memberchk(Column-Value0, Row0),
    (   number(Value0)
    ->  Value is round(Value0*Factor)
    ;   Value = Value0
    ),
    with_fields([Column-Value], Row0, Row).

with_fields(Fields, Row0, Row) :-
    foldl(with_field, Fields, Row0, Row).

with_field(Column-Value, Row0, Row) :-
    append(Before, [Column-_|Behind], Row0),
    !,
    append(Before, [Column-Value|Behind], Row).

%   What a run takes, the first one and preparing, and what it does.

result_row(Row) :-
    timed(Name, Search, Style, Lang, Mode, Ns, About),
    about(Name, Search, Style, Lang, Mode, About0),
    about(Ns, About, Fields),
    append(About0, Fields, Row).
result_row(Row) :-
    about('rogue-1', two_phase, thesis, c, optimize, About),
    member(Process, [1, 2]),
    member(Slot, [a, b]),
    append(About, [ kind-control, slot-Slot, process-Process, cpu_ns-4000 ],
           Row).

timed(Name, Search, Style, Lang, Mode, Ns, About) :-
    made_up_search(Game, Search, original),
    planted(Name, Search, Style, Lang, Ns0),
    expanded(Game, Style, Lang, Squares),
    member(Mode, [optimize, compile]),
    mode_factor(Lang, Mode, Style, Factor),
    Ns is round(Ns0*Factor),
    tour_factor(Lang, Tour),
    member(About, [ read-20, prepare-12, cold-30, run-1, tour-Tour,
                    work-Squares ]).

about(Name, Search, Style, Lang, Mode,
      [ file-'tests/cases/original.cases', case-Name, problem-route, game-Game,
        search-Search, style-Style, lang-Lang, mode-Mode, ending-ok ]) :-
    atomic_list_concat([Game, _], -, Name).

about(Ns, work-Squares, [ kind-work, process-1, block-'', runs-'', cpu_ns-'',
                          work-Squares, score-10, inferences-Inferences ]) :-
    !,
    Inferences is round(Ns/25).
about(Ns, Kind-Factor, [ kind-Kind, process-Process, cpu_ns-Time
                       | Questions ]) :-
    member(Process, [1, 2]),
    Time is round(Ns*Factor),
    (   Kind == tour
    ->  Questions = [questions-1]
    ;   Questions = []
    ).
