/** <module> Searches that misbehave, each in its own way

Each is the breadth-first search and one deed besides: before a step of the
protocol, to its answer, or to its footprint.  expected.txt says what must come of
it, and is the list of all of them: those that misbehave in C do nothing here but
answer.
*/
:- module(gallery, []).
:- use_module(library(lists), [append/3, member/2, numlist/3, reverse/2]).
:- use_module(library(process), [process_create/3]).
:- use_module(library(readutil), [read_line_to_string/2]).
:- use_module(library(rlimit), [rlimit/3]).
:- use_module(library(time), [alarm/4]).
:- use_module(library(unix), [dup/2, exec/1, fork/1, kill/2]).
:- use_module('../../bridge/prolog_from_c/prolog_from_c').
:- use_module('../../prolog_impl/kernels/breadth_first').
:- use_module('../../prolog_impl/search').
:- use_module('../../prolog_impl/world').

:- multifile search:search_declaration/5.
:- discontiguous deed/2, deed/4.
:- dynamic deed/2, deed/4, fact/1.

%   Every search has a module of its own, made from the list.

term_expansion(searches_in(File), Clauses) :-
    prolog_load_context(directory, Directory),
    directory_file_path(Directory, File, Path),
    search_clauses(Path, Clauses).

search_clauses(Path, Clauses) :-
    setup_call_cleanup(open(Path, read, In),
                       read_string(In, _, Text),
                       close(In)),
    split_string(Text, "\n", "", Lines),
    findall(Clause,
            ( member(Line, Lines),
              split_string(Line, " ", "", [Name|_]),
              Name \== "",
              \+ string_concat(";", _, Name),
              atom_string(Search, Name),
              \+ search:search_declaration(Search, _, _, _, _),
              search_clause(Search, Clause)
            ),
            Clauses).

search_clause(Name,
              search:search_declaration(Name, tuned, Name,
                                        [promise(city, true, true)],
                                        "breadth-first, and a deed besides")).
search_clause(Name,
              (Name:prepare(World, Flood) :- gallery:prepare(Name, World, Flood))).
search_clause(Name,
              (Name:run(Flood, Start, Goal, Route) :-
                   gallery:run(Name, Flood, Start, Goal, Route))).
search_clause(Name,
              (Name:footprint(Flood, Start, Goal, Footprint) :-
                   gallery:footprint(Name, Flood, Start, Goal, Footprint))).
search_clause(Name,
              (Name:release(_) :- gallery:release(Name))).

searches_in('expected.txt').

prepare(Name, World, Flood) :-
    do(Name, prepare),
    do(Name, world, World, World1),
    flood_prepare(World1, true, Flood).

run(Name, Flood, Start, Goal, Route) :-
    do(Name, run),
    flood_route(Flood, Start, Goal, Route0),
    do(Name, answer, Flood-Route0, _-Route).

footprint(Name, Flood, Start, Goal, Footprint) :-
    do(Name, footprint),
    flood_footprint(Flood, Start, Goal, Footprint0),
    do(Name, left, Flood-Footprint0, _-Footprint).

release(Name) :-
    do(Name, release).

%   do(+Name, +Step) and do(+Name, +Step, +Right, -Spoiled): the deed of the search
%   of that name, if it is one of this step.

do(Name, Step) :-
    (   clause(deed(Name, Step), _)
    ->  deed(Name, Step)
    ;   true
    ).

do(Name, Step, Right, Spoiled) :-
    (   clause(deed(Name, Step, Right, Spoiled), _)
    ->  deed(Name, Step, Right, Spoiled)
    ;   Spoiled = Right
    ).

%   Two that do nothing bad: one expands every square forty times over, the other
%   takes its time, and much of the stacks.

deed(repeats, answer, Flood-route(Status, Cost, Expanded0, Squares),
     Flood-route(Status, Cost, Expanded, Squares)) :-
    Expanded is 40*Expanded0.
deed(repeats, left, Flood-footprint(Distances, Expanded0),
     Flood-footprint(Distances, Expanded)) :-
    findall(Square,
            ( between(1, 40, _),
              member(Square, Expanded0)
            ),
            Expanded).
deed(is_slow, run) :-
    numlist(1, 300000, List),
    length(List, 300000).

%   Time.

deed(prolog_loops, run) :-
    loop.
deed(prolog_loops_deaf, run) :-
    loop_deaf.
deed(prolog_sleeps, run) :-
    sleep(1000).
deed(prolog_stops_itself, run) :-
    signal_itself(stop).
deed(prolog_reads_input, run) :-
    read_line_to_string(user_input, _).
deed(prolog_waits_for_message, run) :-
    thread_get_message(never_sent).

loop :-
    repeat,
    fail.

loop_deaf :-
    catch(loop, _, true),
    loop_deaf.

%   Memory.

deed(prolog_recurses, run) :-
    recurse(0, _).
deed(prolog_recurses_caught, run) :-
    catch(recurse(0, _), _, true).
deed(prolog_eats_lists, run) :-
    numbered(0, Numbers),
    assertz(fact(Numbers)).
deed(prolog_eats_facts, run) :-
    long_text(Text),
    repeat,
    assertz(fact(Text)),
    fail.
deed(prolog_eats_atoms, run) :-
    long_text(Text),
    between(1, inf, Number),
    atom_concat(Text, Number, Atom),
    assertz(fact(Atom)),
    fail.
deed(prolog_eats_integers, run) :-
    shift_often(1).
deed(prolog_eats_strings, run) :-
    double_often("string").
deed(prolog_eats_findall, run) :-
    long_text(Text),
    findall(Text, repeat, _).
deed(prolog_limits_memory, run) :-
    rlimit(as, _, 1048576).
deed(prolog_limits_cpu, run) :-
    rlimit(cpu, _, 0).
deed(prolog_limits_files, run) :-
    rlimit(nofile, _, 0).
deed(prolog_limits_stacks, run) :-
    set_prolog_flag(stack_limit, 100000).

recurse(Number0, Sum) :-
    Number is Number0+1,
    recurse(Number, Sum0),
    Sum is Sum0+Number.

numbered(Number0, [Number0|Numbers]) :-
    Number is Number0+1,
    numbered(Number, Numbers).

long_text(Text) :-
    format(string(Text), "~*c", [1000000, 0'x]).

shift_often(Number0) :-
    Number is Number0 << (1<<20),
    shift_often(Number),
    Number0 > 0.

double_often(String0) :-
    string_concat(String0, String0, String),
    double_often(String).

%   Its end.

deed(prolog_touches_nothing, run) :-
    signal_itself(segv).
deed(prolog_aborts, run) :-
    signal_itself(abrt).
deed(prolog_kills_itself, run) :-
    signal_itself(kill).
deed(prolog_kills_group, run) :-
    kill(0, term).
deed(prolog_halts, run) :-
    halt(0).
deed(prolog_halts_in_cleanup, run) :-
    setup_call_cleanup(true, fail, halt).
deed(prolog_halts_never, run) :-
    at_halt(loop),
    halt.
deed(prolog_halts_almost, run) :-
    at_halt(cancel_halt(not_yet)),
    halt.
deed(prolog_halts_in_thread, run) :-
    thread_create(halt, Thread),
    thread_join(Thread, _).
deed(prolog_becomes_true, run) :-
    exec(true).
deed(prolog_becomes_sleep, run) :-
    exec(sleep(1000)).

%   The flag `pid` may be that of a process which has forked since.

%   Its number in the innermost namespace is the last of the line.

signal_itself(Signal) :-
    setup_call_cleanup(open('/proc/self/status', read, In),
                       read_string(In, _, Text),
                       close(In)),
    split_string(Text, "\n", "", Lines),
    member(Line, Lines),
    string_concat("NSpid:", Numbers0, Line),
    !,
    split_string(Numbers0, "\t", "", Numbers),
    append(_, [Number], Numbers),
    number_string(Pid, Number),
    kill(Pid, Signal).

%   Exceptions and failure.

deed(prolog_throws, run) :-
    throw(a_ball).
deed(prolog_throws_later, run) :-
    flag(later, Runs, Runs+1),
    (   Runs < 20
    ->  true
    ;   throw(a_ball)
    ).
deed(prolog_throws_cycle, run) :-
    Ball = ball(Ball),
    throw(Ball).
deed(prolog_throws_much, run) :-
    numlist(1, 10000, Ball),
    throw(Ball).
deed(prolog_errs, run) :-
    atom_length(_, _).
deed(prolog_calls_nothing, run) :-
    call(there_is_no_such_predicate).
deed(prolog_pretends_hunger, run) :-
    throw(error(resource_error(memory), _)).
deed(prolog_pretends_time, run) :-
    throw(time_limit_exceeded).
deed(prolog_interrupts, run) :-
    abort.
deed(prolog_fails, run) :-
    fail.
deed(prolog_is_undecided, run).
deed(prolog_is_undecided, run) :-
    throw(asked_again).
deed(prolog_throws_and_portrays, run) :-
    assertz((user:portray(_) :- gallery:loop)),
    assertz((prolog:message(_) --> { gallery:loop })),
    throw(a_ball).

%   Streams.

deed(prolog_closes_all, run) :-
    forall(between(3, 63, Descriptor),
           catch(dup(0, Descriptor), _, true)).
deed(prolog_closes_streams, run) :-
    close(user_output),
    close(user_error).
deed(prolog_redirects, run) :-
    open_null_stream(Null),
    set_stream(Null, alias(user_output)),
    set_stream(Null, alias(user_error)),
    set_output(Null).
deed(prolog_babbles, run) :-
    long_text(Text),
    forall(between(1, 4, _),
           ( format("~s~n", [Text]),
             format(user_error, "~s~n", [Text])
           )).
deed(prolog_forges, run) :-
    forall(member(Out, [user_output, user_error]),
           ( format(Out, "~nnot ok 1 - gallery-down prolog_forges tuned prolog~n", []),
             format(Out, "# out of time~n", []),
             format(Out, "run,gallery,gallery-down,city,8,7,2,prolog_forges,", []),
             format(Out, "tuned,prolog,optimize,,1,1,timeout~n", []),
             flush_output(Out)
           )).

%   Other processes and threads.

deed(prolog_fork_answers, run) :-
    fork(_).
deed(prolog_fork_sleeps, run) :-
    in_child(sleep(100)).
deed(prolog_fork_loops, run) :-
    in_child(linger).
deed(prolog_fork_bomb, run) :-
    get_time(Now),
    End is Now+5,
    fork_until(End).
deed(prolog_child_sleeps, run) :-
    process_create(path(sleep), [100], [process(_)]).
deed(prolog_daemon_sleeps, run) :-
    in_child(process_create(path(sleep), [100], [detached(true), process(_)])).
deed(prolog_shell_sleeps, run) :-
    shell('sleep 100 > /dev/null 2>&1 &').
deed(prolog_thread_loops, run) :-
    once_ever(thread_create(loop, _, [detached(true)])).
deed(prolog_thread_throws, run) :-
    thread_self(Me),
    thread_create(( sleep(0.02),
                    thread_signal(Me, throw(late))
                  ), _, [detached(true)]).
deed(prolog_many_threads, run) :-
    once_ever(forall(between(1, 100, _),
                     thread_create(sleep(100), _, [detached(true)]))).

in_child(Goal) :-
    fork(Pid),
    (   Pid == child
    ->  call(Goal),
        signal_itself(kill)
    ;   true
    ).

%   Loops for so long that it must be noticed; not for ever, if it is not.

linger :-
    rlimit(cpu, _, 20),
    loop.

%   As many as it can, but not for ever, if nobody stops it.

fork_until(End) :-
    get_time(Now),
    (   Now < End
    ->  fork(_),
        fork_until(End)
    ;   signal_itself(kill)
    ).

once_ever(Goal) :-
    (   fact(Goal)
    ->  true
    ;   assertz(fact(Goal)),
        call(Goal)
    ).

%   What it leaves behind.

deed(prolog_leaves_alarm, run) :-
    alarm(0.01, throw(late), _, [remove(true)]).
deed(prolog_leaves_facts, run) :-
    assertz(fact(of_every_run)).
deed(prolog_leaves_values, run) :-
    nb_setval(gallery, left_behind),
    set_random(seed(7)).
deed(prolog_ignores_signals, run) :-
    forall(member(Signal, [alrm, hup, int, term, usr1, usr2]),
           on_signal(Signal, _, ignore)).
deed(prolog_leaves_directory, run) :-
    working_directory(_, '/').
deed(prolog_changes_environment, run) :-
    setenv('PATH', '/nowhere'),
    setenv('LC_ALL', 'de_DE.UTF-8'),
    setlocale(all, _, 'C').
deed(prolog_changes_flags, run) :-
    set_prolog_flag(double_quotes, atom),
    set_prolog_flag(float_rounding, to_positive),
    set_prolog_flag(gc, false),
    set_prolog_flag(optimise, false),
    @(set_prolog_flag(unknown, fail), user).
deed(prolog_obeys_iso, run) :-
    set_prolog_flag(iso, true).
deed(prolog_checks_occurs, run) :-
    set_prolog_flag(occurs_check, error).
deed(prolog_redefines_length, run) :-
    redefine_system_predicate(system:length(_, _)),
    assertz(system:length(_, 1)).
deed(prolog_redefines_run, run) :-
    abolish(search:search_run/4).

%   Preparing and releasing.

deed(prolog_prepare_throws, prepare) :-
    throw(a_ball).
deed(prolog_prepare_fails, prepare) :-
    fail.
deed(prolog_prepare_loops, prepare) :-
    loop.
deed(prolog_prepare_crashes, prepare) :-
    signal_itself(segv).
deed(prolog_prepare_halts, prepare) :-
    halt.
deed(prolog_changes_world, world, World, World) :-
    arg(6, World, Elements0),
    atomic_list_concat(Parts, '#', Elements0),
    atomic_list_concat(Parts, '.', Elements),
    nb_setarg(6, World, Elements).
deed(prolog_release_throws, release) :-
    throw(a_ball).
deed(prolog_release_fails, release) :-
    fail.
deed(prolog_release_loops, release) :-
    loop.
deed(prolog_release_halts, release) :-
    halt.

%   Answers.

deed(prolog_hole, answer, Flood-Route0, Flood-Route) :-
    Route0 = route(found, Cost, Expanded, [_, Square|Squares]),
    Route = route(found, Cost, Expanded, [Square, Square|Squares]).
deed(prolog_wrong_cost, answer, Flood-Route0, Flood-Route) :-
    raise_cost(Route0, Route).
deed(prolog_outside, answer, Flood-Route0, Flood-Route) :-
    Route0 = route(found, Cost, Expanded, [_|Squares]),
    Route = route(found, Cost, Expanded, [square(99, -1, 99999999)|Squares]).
deed(prolog_through_wall, answer, Flood-Route0, Flood-Route) :-
    Route0 = route(found, Cost, Expanded, Squares0),
    Flood = flood(World, _),
    (   append(Front, [Before, _, After|Rest], Squares0),
        world_square(World, Wall),
        \+ world_cost(World, Wall, _),
        beside(Before, Wall),
        beside(Wall, After)
    ->  append(Front, [Before, Wall, After|Rest], Squares)
    ),
    Route = route(found, Cost, Expanded, Squares).
deed(prolog_no_route, answer, Flood-Route0, Flood-route(no_route, 0, Expanded, [])) :-
    arg(3, Route0, Expanded).
deed(prolog_right_once, answer, Flood-Route0, Flood-Route) :-
    tire(1, Route0, Route).
deed(prolog_right_three_times, answer, Flood-Route0, Flood-Route) :-
    tire(3, Route0, Route).
deed(prolog_remembers, answer, Flood-Route0, Flood-Route) :-
    (   retract(fact(last(Last)))
    ->  Route = Last
    ;   Route = Route0
    ),
    assertz(fact(last(Route0))).
deed(prolog_more_work, answer, Flood-Route0, Flood-Route) :-
    claim_work(Route0, 1, Route).
deed(prolog_less_work, answer, Flood-Route0, Flood-Route) :-
    claim_work(Route0, -1, Route).
deed(prolog_no_work, answer, Flood-route(Status, Cost, _, Squares),
     Flood-route(Status, Cost, 0, Squares)).
deed(prolog_no_work, left, Flood-_, Flood-footprint([], [])).
deed(claims_much, answer, Flood-Route0, Flood-Route) :-
    claim_work(Route0, 134217729, Route).
deed(prolog_absurd_work, answer, Flood-Route0, Flood-Route) :-
    claim_work(Route0, 2000000000, Route).
deed(prolog_negative_work, answer, Flood-Route0, Flood-Route) :-
    claim_work(Route0, -2000000000, Route).
deed(prolog_huge_work, answer, Flood-Route0, Flood-Route) :-
    Work is 7**77,
    claim_work(Route0, Work, Route).
deed(prolog_not_a_route, answer, Flood-_, Flood-a_long_way).
deed(prolog_unbound, answer, Flood-_, Flood-_).
deed(prolog_unbound_cost, answer, Flood-route(found, _, Expanded, Squares),
     Flood-route(found, _, Expanded, Squares)).
deed(prolog_float_cost, answer, Flood-route(found, Cost0, Expanded, Squares),
     Flood-route(found, Cost, Expanded, Squares)) :-
    Cost is float(Cost0).
deed(prolog_freezes, answer, Flood-route(found, _, Expanded, Squares),
     Flood-route(found, Cost, Expanded, Squares)) :-
    freeze(Cost, halt).
deed(prolog_no_end, answer, Flood-route(found, Cost, Expanded, Squares0),
     Flood-route(found, Cost, Expanded, Squares)) :-
    append(Squares0, _, Squares).
deed(prolog_cycle, answer, Flood-route(found, Cost, Expanded, Squares0),
     Flood-route(found, Cost, Expanded, Squares)) :-
    append(Squares0, Squares, Squares).
deed(prolog_long_answer, answer, Flood-route(found, Cost, Expanded, [Square|_]),
     Flood-route(found, Cost, Expanded, Squares)) :-
    findall(Square, between(1, 10000000, _), Squares).
deed(prolog_ruins_prepared, answer, Flood-Route, Flood-Route) :-
    nb_setarg(1, Flood, ruined).

raise_cost(route(found, Cost0, Expanded, Squares), route(found, Cost, Expanded, Squares)) :-
    Cost is Cost0+1.

claim_work(route(Found, Cost, Expanded0, Squares), More, route(Found, Cost, Expanded, Squares)) :-
    Expanded is Expanded0+More.

tire(Right, Route0, Route) :-
    flag(tired, Runs, Runs+1),
    (   Runs < Right
    ->  Route = Route0
    ;   raise_cost(Route0, Route)
    ).

beside(square(Level, X0, Y0), square(Level, X, Y)) :-
    abs(X-X0) =< 1,
    abs(Y-Y0) =< 1.

%   Footprints.

deed(prolog_footprint_throws, footprint) :-
    throw(a_ball).
deed(prolog_footprint_fails, footprint) :-
    fail.
deed(prolog_footprint_loops, footprint) :-
    loop.
deed(prolog_footprint_crashes, footprint) :-
    signal_itself(segv).
deed(prolog_not_a_footprint, left, Flood-_, Flood-footsteps).
deed(prolog_endless_footprint, left, Flood-footprint(Distances, Expanded0),
     Flood-footprint(Distances, Expanded)) :-
    append(Expanded0, Expanded, Expanded).
deed(prolog_expands_wall, left, Flood-Footprint0, Flood-Footprint) :-
    Flood = flood(World, _),
    world_square(World, Wall),
    \+ world_cost(World, Wall, _),
    !,
    expand_instead(Footprint0, Wall, Footprint).
deed(prolog_expands_unreached, left, Flood-Footprint0, Flood-Footprint) :-
    Flood = flood(World, _),
    Footprint0 = footprint(Distances, _),
    world_square(World, Square),
    world_cost(World, Square, _),
    \+ memberchk(Square-_, Distances),
    !,
    expand_instead(Footprint0, Square, Footprint).
deed(prolog_expands_outside, left, Flood-Footprint0, Flood-Footprint) :-
    expand_instead(Footprint0, square(99, -1, 99999999), Footprint).
deed(prolog_expands_last_first, left, Flood-footprint(Distances, [Start|Expanded0]),
     Flood-footprint(Distances, [Start|Expanded])) :-
    reverse(Expanded0, Expanded).
deed(prolog_expands_less, left, Flood-footprint(Distances, Expanded0),
     Flood-footprint(Distances, Expanded)) :-
    append(Expanded, [_], Expanded0).
deed(prolog_doubles_distances, left, Flood-footprint(Distances0, Expanded),
     Flood-footprint(Distances, Expanded)) :-
    findall(Square-Distance,
            ( member(Square-Distance0, Distances0),
              Distance is 2*Distance0
            ),
            Distances).

%   Another square in place of the second.

expand_instead(footprint(Distances, [Start, _|Expanded]), Square,
               footprint(Distances, [Start, Square|Expanded])).
