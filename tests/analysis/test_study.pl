:- encoding(utf8).
/** <module> What a study says, from rows that are known
*/
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(plunit)).
:- use_module('../../analysis/study/study').
:- use_module(studies).

maze(Kind, Lang, cell(Kind, in('my.cases', maze), dig, tuned, Lang, optimize)).

near(X, Y) :-
    abs(X-Y) =< 1.0e-9*abs(Y).

%   Ratios of 4, whatever the machine does: processes and blocks change speed,
%   and one block is missing in one language.

paired_rows(Rows) :-
    findall(row(run, Lang, '', Process, Block, ok, 10, Cpu, 5),
            ( member(Process-Block-Speed,
                     [1-1-1, 1-2-2, 1-3-1, 2-1-2, 2-2-2, 2-3-5, 3-1-1, 3-2-7]),
              member(Lang-Time, [c-100, prolog-400]),
              Process-Block-Lang \== 3-1-prolog,
              Cpu is 10*(Speed*Time+5)
            ),
            Rows).

%   A study in which slot b takes 1.1 times as long as slot a in one process of
%   three, and the same in the others.

control_rows(Rows) :-
    findall(row(control, c, Slot, Process, 1, ok, 1, Cpu, 0),
            member(Slot-Process-Cpu, [a-1-1000, b-1-1000, a-2-1000, b-2-1100,
                                      a-3-500, b-3-500]),
            Rows).

:- begin_tests(study).

test(time_of_a_run, true(near(Time, 95.0))) :-
    with_results([row(run, c, '', 1, 1, ok, 10, 1000, 5.0)], Study,
                 ( maze(run, c, Cell),
                   samples(Study, Cell, '', [1-[1-Time]])
                 )).

test(time_is_not_negative, Time =:= 0) :-
    with_results([row(run, c, '', 1, 1, ok, 10, 10, 5.0)], Study,
                 ( maze(run, c, Cell),
                   samples(Study, Cell, '', [1-[1-Time]])
                 )).

test(median_of_medians, true(near(Value, 30.0))) :-
    with_results([ row(run, c, '', 1, 1, ok, 1, 10, 0),
                   row(run, c, '', 1, 2, ok, 1, 30, 0),
                   row(run, c, '', 1, 3, ok, 1, 900, 0),
                   row(run, c, '', 2, 1, ok, 1, 5, 0),
                   row(run, c, '', 3, 1, ok, 1, 77, 0)
                 ], Study,
                 ( maze(run, c, Cell),
                   estimate(Study, Cell, estimate(Value, Low, High)),
                   Low < Value,
                   High > Value
                 )).

test(one_process_has_no_interval, Low-High == 0.0-Inf) :-
    Inf is inf,
    with_results([row(run, c, '', 1, 1, ok, 1, 10, 0)], Study,
                 ( maze(run, c, Cell),
                   estimate(Study, Cell, estimate(_, Low, High))
                 )).

test(pairs_cancel_the_machine) :-
    paired_rows(Rows),
    with_results(Rows, Study,
                 ( maze(run, prolog, Prolog),
                   maze(run, c, C),
                   ratio(Study, Prolog, C, estimate(Ratio, Low, High)),
                   maplist(near(4.0), [Ratio, Low, High])
                 )).

test(unpaired_cells_do_not, true(High > Low*1.5)) :-
    paired_rows(Rows0),
    findall(row(cold, c, '', P, B, ok, 1, 70, 0),
            member(row(_, c, _, P, B, _, _, _, _), Rows0), Cold),
    append(Rows0, Cold, Rows),
    with_results(Rows, Study,
                 ( maze(run, prolog, Prolog),
                   maze(cold, c, C),
                   ratio(Study, Prolog, C, estimate(_, Low, High))
                 )).

test(bad_ending_has_no_time, Ending-Message == wrong-'') :-
    with_results([ row(run, c, '', 1, 1, ok, 1, 10, 0),
                   row(run, c, '', 2, '', wrong, '', '', '')
                 ], Study,
                 ( maze(run, c, Cell),
                   \+ estimate(Study, Cell, _),
                   ending(Study, Cell, Ending, Message)
                 )).

test(no_rows) :-
    with_results([row(run, c, '', 1, 1, ok, 1, 10, 0)], Study,
                 ( maze(run, prolog, Cell),
                   \+ estimate(Study, Cell, _),
                   \+ ending(Study, Cell, _, _)
                 )).

test(nothing_has_no_ratio) :-
    with_results([ row(run, c, '', 1, 1, ok, 1, 5, 5),
                   row(run, prolog, '', 1, 1, ok, 1, 50, 5)
                 ], Study,
                 ( maze(run, c, C),
                   maze(run, prolog, Prolog),
                   estimate(Study, C, _),
                   \+ ratio(Study, Prolog, C, _)
                 )).

%   Of one search, whatever is wrong in rows of one kind.

bad_after_good(Rows) :-
    Timed = [row(run, Lang, '', 1, 1, ok, 1, 10, 0),
             row(cold, Lang, '', 1, '', ok, 1, 10, 0),
             row(prepare, Lang, '', 1, '', ok, 1, 10, 0),
             row(bridge, Lang, '', 1, '', ok, 1, 10, 0),
             row(work, Lang, '', 1, '', ok, '', '', '')],
    findall(Row, ( member(Lang, [c, prolog]), member(Row, Timed) ), Rows).

test(bad_rows_of_any_kind_leave_no_time,
     [ forall(( member(Bad, [ run, cold, prepare, bridge, work,
                              instructions ]),
                member(Kind, [run, cold, prepare, bridge]) )) ]) :-
    bad_after_good(Rows),
    with_results([row(Bad, c, '', 2, '', disagree, '', '', '')|Rows], Study,
                 ( maze(Kind, c, Cell),
                   \+ estimate(Study, Cell, _),
                   ended_badly(Study, Cell, disagree),
                   maze(Kind, prolog, Other),
                   estimate(Study, Other, _)
                 )).

test(bad_rows_leave_no_work) :-
    results_text([ [kind-work, block-'', runs-'', cpu_ns-'', score-9],
                   [kind-bridge, block-'', process-2, ending-timeout, runs-'',
                    cpu_ns-''] ], Text),
    with_files(['results.csv'-Text], Directory,
               ( study_read(Directory, Study),
                 maze(work, c, Cell),
                 study_cell(Study, Cell),
                 \+ work(Study, Cell, _, _)
               )).

test(a_control_tells_of_itself_only) :-
    control_rows(Controls),
    with_results([ row(control, c, '', 4, '', crashed, '', '', ''),
                   row(run, c, '', 1, 1, ok, 1, 10, 0)|Controls], Study,
                 ( maze(control, c, Control),
                   \+ control(Study, Control, _),
                   maze(run, c, Cell),
                   estimate(Study, Cell, _)
                 )),
    with_results([row(run, c, '', 1, '', wrong, '', '', '')|Controls], Study2,
                 control(Study2, _, _)).

test(instructions_have_rows_of_their_own, Instructions == 4990) :-
    Untimed = [block-'', runs-'', cpu_ns-''],
    results_text([ [kind-work, score-9|Untimed],
                   [kind-instructions, process-'', instructions-4990|Untimed]
                 ], Text),
    with_files(['results.csv'-Text], Directory,
               ( study_read(Directory, Study),
                 maze(run, c, Cell),
                 work(Study, Cell, score, 9),
                 work(Study, Cell, instructions, Instructions)
               )).

%   A new world is prepared and asked one question: sums of both, process by
%   process.  Those of three processes are 140, 310 and 550; a fourth was not
%   asked.

new_world_rows(Rows) :-
    findall(row(Kind, Lang, '', Process, '', ok, 1, Cpu, Overhead),
            ( member(Lang-Times,
                     [ c-[1-100-40, 2-300-10, 3-50-500],
                       prolog-[1-500-200, 2-1500-50, 3-250-2500] ]),
              member(Process-Prepare-Cold, Times),
              member(Kind-Time-Overhead, [prepare-Prepare-'', cold-Cold-7]),
              (   Kind == cold
              ->  Cpu is Time+7
              ;   Cpu = Time
              )
            ),
            Rows0),
    Rows = [row(prepare, c, '', 4, '', ok, 1, 9000, '')|Rows0].

test(a_new_world_is_the_sum_of_two,
     Times == [1-[''-140.0], 2-[''-310.0], 3-[''-550.0]]) :-
    new_world_rows(Rows),
    with_results(Rows, Study,
                 ( maze(new_world, c, Cell),
                   samples(Study, Cell, '', Times),
                   estimate(Study, Cell, estimate(Value, Low, High)),
                   near(Value, 310.0),
                   Low < 310,
                   High > 310
                 )).

test(new_worlds_are_compared_within_processes) :-
    new_world_rows(Rows),
    with_results(Rows, Study,
                 ( maze(new_world, prolog, Prolog),
                   maze(new_world, c, C),
                   ratio(Study, Prolog, C, estimate(Ratio, Low, High)),
                   maplist(near(5.0), [Ratio, Low, High])
                 )).

test(no_new_world_without_both,
     [ forall(member(Kind, [prepare, cold])) ]) :-
    new_world_rows(Rows0),
    findall(Row, ( member(Row, Rows0), \+ arg(1, Row, Kind) ), Rows),
    with_results(Rows, Study,
                 ( maze(new_world, c, Cell), \+ estimate(Study, Cell, _) )).

test(no_new_world_after_a_bad_ending) :-
    new_world_rows(Rows),
    with_results([row(run, c, '', 5, '', wrong, '', '', '')|Rows], Study,
                 ( maze(new_world, c, Cell),
                   \+ estimate(Study, Cell, _),
                   maze(new_world, prolog, Other),
                   estimate(Study, Other, _)
                 )).

%   The median of the three ratios is 1.  Resampled ones go up to 1.1, and the
%   stretching of three clusters makes that 1.1^(4.303/1.960*sqrt(3/2)).

test(noise_floor, true(near(Floor, 1.1**(4.303/1.960*sqrt(1.5))))) :-
    control_rows(Rows),
    with_results(Rows, Study, noise_floor(Study, run, Floor)).

test(least_noise_floor, Floor =:= 1.01) :-
    paired_rows(Rows),
    with_results(Rows, Study, noise_floor(Study, run, Floor)).

test(differs) :-
    control_rows(Rows),
    with_results(Rows, Study,
                 ( differs(Study, run, estimate(2.0, 1.5, 2.5), larger),
                   differs(Study, run, estimate(0.5, 0.4, 0.7), smaller),
                   \+ differs(Study, run, estimate(1.5, 1.2, 2.5), _),
                   \+ differs(Study, run, estimate(0.7, 0.4, 0.8), _)
                 )).

:- end_tests(study).
