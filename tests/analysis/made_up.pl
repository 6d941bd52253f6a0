:- encoding(utf8).
/** <module> A study made up, with effects planted in it

The planted figures are those of made_up_planted.pl; the rest is noise from a
seeded generator: processes differ, blocks differ, some blocks are far out, and
now and then a process runs at half speed in both languages.  One search was not
run without -O, and gives a wrong answer in Prolog on one case; another refuses
its last world.  What stands beside the results has no noise.
*/
:- module(made_up,
          [ synthetic_study/3           % +Directory, +Seed, +Options
          ]).
:- reexport(made_up_planted, [planted/5]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(option), [option/3]).
:- use_module(library(random), [random/1]).
:- use_module('../../analysis/study/columns', [column_names/2]).
:- use_module(directories).
:- use_module(made_up_beside).
:- use_module(made_up_noise).
:- use_module(made_up_planted).
:- use_module(made_up_rows).
:- use_module(made_up_sizes).
:- use_module(made_up_traces).

%!  synthetic_study(+Directory, +Seed, +Options) is det.
%
%   Options: processes(N) (10) and blocks(N) (5); slower(F) (1.0), by which the
%   tuned Prolog searches take longer than planted; machine(Name); styles(List)
%   and games(List), those that have results (all).

synthetic_study(Directory, Seed, Options) :-
    set_random(seed(Seed)),
    write_by(Directory, 'results.csv', results(Seed, Options)),
    forall(beside(Name, Goal),
           ( findall(Row, call(Goal, Row), Rows),
             write_by(Directory, Name, write_rows(Rows))
           )),
    write_by(Directory, 'traces.json', write_traces).

beside('sizes.csv', made_up_size).
beside('pairs.csv', made_up_pair).
beside('repeats.csv', made_up_repeat).
beside('systems.csv', made_up_system).

results(Seed, Options, Out) :-
    option(processes(Processes), Options, 10),
    option(blocks(Blocks), Options, 5),
    column_names(results, Columns),
    write_head(Out, [seed(Seed)|Options], Columns),
    forall(( planted_of(Options, Name, Search, Style, c, _),
             member(Mode, [optimize, compile]),
             measured(Search, Mode),
             between(1, Processes, Process)
           ),
           process(Out, Name, Search, Style, Mode, Process, Blocks, Options)),
    forall(( planted_of(Options, Name, Search, Style, Lang, Ns),
             measured(Search, optimize)
           ),
           work(Out, Name, Search, Style, Lang, Ns)),
    forall(( member(Search-Style, [two_phase-thesis, astar-tuned]),
             member(Lang, [c, prolog]),
             between(1, Processes, Process)
           ),
           control(Out, Search, Style, Lang, Process, Blocks)),
    forall(( grown(Level, Search, Style, Lang, Ns, Ending),
             Level = case(_, _, Game, _, _),
             has_results(Options, Game),
             between(1, 3, Process)
           ),
           growth(Out, Level, Search, Style, Lang, Ns, Ending, Process)).

%   What is planted of the styles and games that have results.

planted_of(Options, Name, Search, Style, Lang, Ns) :-
    option(styles(Styles), Options, [original, thesis, tuned]),
    planted(Name, Search, Style, Lang, Ns),
    memberchk(Style, Styles),
    original(Name, case(_, _, Game, _, _)),
    has_results(Options, Game).

has_results(Options, Game) :-
    option(games(Games), Options, [rogue, tactics, city]),
    memberchk(Game, Games).

measured(jump, Mode) :-
    !,
    Mode = optimize.
measured(_, _).

%   A process: both languages under one state of the machine.

process(Out, Name, Search, Style, Mode, Process, Blocks, Options) :-
    machine_state(State),
    option(slower(Slower), Options, 1.0),
    original(Name, Case),
    forall(planted(Name, Search, Style, Lang, Ns0),
           ( mode_factor(Lang, Mode, Style, Factor),
             wobble(0.01, Own),
             (   Style == tuned,
                 Lang == prolog
             ->  Later = Slower
             ;   Later = 1.0
             ),
             Ns is Ns0*Factor*State*Own*Later,
             timed(Out, Case, Search, Style, Lang, Mode, Process, Blocks, Ns)
           )).

timed(Out, Case, Search, Style, prolog, Mode, Process, _, _) :-
    Search == jump,
    original('city-2', Case),
    !,
    row(Out, run, Case, Search, Style, prolog, Mode, '', Process, '',
        fields(wrong, '', '', '', ''),
        'a step from (1,2,2) to (1,4,2), "too far"').
timed(Out, Case, Search, Style, Lang, Mode, Process, Blocks, Ns) :-
    forall(once_factor(Kind, Style, Factor),
           ( Once is Ns*Factor,
             single(Out, Kind, Case, Search, Style, Lang, Mode, Process, Once)
           )),
    tour_factor(Lang, TourFactor),
    Tour is Ns*TourFactor,
    forall(( between(1, Blocks, Block),
             member(Kind-Time, [run-Ns, tour-Tour])
           ),
           block(Out, Kind, Case, Search, Style, Lang, Mode, '', Process, Block,
                 Time)),
    (   Lang == prolog
    ->  Bridged is Ns+1100,
        forall(between(1, Blocks, Block),
               block(Out, bridge, Case, Search, Style, Lang, Mode, '', Process,
                     Block, Bridged))
    ;   true
    ).

single(Out, Kind, Case, Search, Style, Lang, Mode, Process, Ns) :-
    wobble(0.05, Noise),
    Cpu is round(Ns*Noise),
    row(Out, Kind, Case, Search, Style, Lang, Mode, '', Process, 1,
        fields(ok, 1, Cpu, Cpu, 0), '').

block(Out, Kind, Case, Search, Style, Lang, Mode, Slot, Process, Block, Ns) :-
    block_noise(Noise),
    overhead(Lang, Overhead),
    Time is Ns*Noise+Overhead,
    Runs is 1<<max(3, ceiling(log(20000000/Time)/log(2))),
    Cpu is round(Time*Runs),
    random(R),
    (   R < 0.03
    ->  Wall is round(Cpu*1.2)
    ;   Wall is round(Cpu*1.001)
    ),
    row(Out, Kind, Case, Search, Style, Lang, Mode, Slot, Process, Block,
        fields(ok, Runs, Cpu, Wall, Overhead), '').

row(Out, Kind, Case, Search, Style, Lang, Mode, Slot, Process, Block,
    fields(Ending, Runs, Cpu, Wall, Overhead), Message) :-
    (   number(Wall),
        Cpu/Wall < 0.95
    ->  Flag = busy
    ;   Flag = ''
    ),
    (   Ending == ok
    ->  done(Case, Style, Lang, Done),
        Collections = 0
    ;   Done = [],
        Collections = ''
    ),
    (   Kind == tour
    ->  Questions = 8
    ;   Questions = ''
    ),
    write_fields(Out, Case,
                 [ kind-Kind, search-Search, style-Style, lang-Lang, mode-Mode,
                   slot-Slot, process-Process, block-Block, ending-Ending,
                   runs-Runs, questions-Questions, cpu_ns-Cpu,
                   wall_ns-Wall, overhead_ns-Overhead,
                   collections-Collections, flag-Flag, message-Message
                 | Done ]).

write_fields(Out, case(File, Name, Game, Side, Levels), Fields) :-
    column_names(results, Columns),
    write_row(Out, Columns,
              [ file-File, case-Name, problem-route, game-Game, width-Side,
                height-Side, levels-Levels
              | Fields ]).

%   case(File, Name, Game, Side, Levels)

original(Name, case('tests/cases/original.cases', Name, Game, 12, Levels)) :-
    made_up_game(Game, Levels, _),
    atom_concat(Game, '-', Start),
    atom_concat(Start, _, Name),
    !.

done(case(_, _, Game, Side, _), Style, Lang, [work-Expanded, score-Cost]) :-
    expanded(Game, Style, Lang, Expanded),
    Cost is Side-2.

work(Out, Name, Search, Style, Lang, Ns) :-
    original(Name, Case),
    done(Case, Style, Lang, Done),
    Many is round(Ns/25),
    (   Lang == prolog
    ->  Inferences = Many,
        Instructions is Many*90
    ;   Inferences = '',
        Instructions is round(Ns*3)
    ),
    write_fields(Out, Case,
                 [ kind-work, search-Search, style-Style, lang-Lang,
                   mode-optimize, process-1, ending-ok, runs-1,
                   inferences-Inferences, instructions-Instructions,
                   memory_bytes-9000
                 | Done ]).

control(Out, Search, Style, Lang, Process, Blocks) :-
    planted(Name, Search, Style, Lang, Ns0),
    !,
    original(Name, Case),
    machine_state(State),
    forall(member(Slot, [a, b]),
           ( wobble(0.003, Own),
             Ns is Ns0*State*Own,
             forall(( between(1, Blocks, Block),
                      member(Kind, [control, tour])
                    ),
                    block(Out, Kind, Case, Search, Style, Lang, optimize, Slot,
                          Process, Block, Ns))
           )).

growth(Out, Case, Search, Style, Lang, Ns, ok, Process) :-
    !,
    wobble(0.01, Own),
    Time is Ns*Own,
    forall(member(Kind, [prepare, cold]),
           single(Out, Kind, Case, Search, Style, Lang, optimize, Process,
                  Time)),
    forall(between(1, 3, Block),
           block(Out, growth, Case, Search, Style, Lang, optimize, '', Process,
                 Block, Time)).
growth(Out, Case, Search, Style, Lang, _, Ending, Process) :-
    row(Out, growth, Case, Search, Style, Lang, optimize, '', Process, '',
        fields(Ending, '', '', '', ''), 'at most 512 x 512 x 4 squares').
