%   original_clock.pl -- times a program of 2010, in any Prolog.
%
%   Loaded or linked together with originals/GAME.pl and original_GAME.pl, which
%   says for its cases how the program's facts are put in place and away.  What
%   the clock of 2010 stood around is the difference of two loops: in place,
%   search, away; and in place, away.  Prints a line for each case and block:
%   case, runs, milliseconds with the search, milliseconds without.
%
%   No module, no library: it has to run in GNU Prolog as well.

clock_main :-
    clock_case(Case),
    clock_runs(Case, 1, Runs),
    clock_blocks(2, Case, Runs),
    fail.
clock_main.

%   The loop lasts a tenth of a second, or longer: the clock shows
%   milliseconds.  Doubled until it can be told how many that are.

clock_runs(Case, Runs0, Runs) :-
    clock_time(Runs0, with(Case), Time),
    (   Time >= 100
    ->  Runs = Runs0
    ;   Time >= 10
    ->  Runs is Runs0*(120//Time+1)
    ;   Runs1 is 2*Runs0,
        clock_runs(Case, Runs1, Runs)
    ).

clock_blocks(0, _, _).
clock_blocks(Count, Case, Runs) :-
    Count > 0,
    clock_time(Runs, with(Case), With),
    clock_time(Runs, without(Case), Without),
    write(Case),
    write(','),
    write(Runs),
    write(','),
    write(With),
    write(','),
    write(Without),
    nl,
    Before is Count-1,
    clock_blocks(Before, Case, Runs).

clock_time(Runs, Goal, Time) :-
    statistics(runtime, [Start|_]),
    clock_loop(Runs, Goal),
    statistics(runtime, [End|_]),
    Time is End-Start.

clock_loop(0, _).
clock_loop(Runs, Goal) :-
    Runs > 0,
    \+ \+ once(Goal),
    Before is Runs-1,
    clock_loop(Before, Goal).

with(Case) :-
    once(clock_put(Case)),
    once(clock_search(Case)),
    clock_away.

without(Case) :-
    once(clock_put(Case)),
    clock_away.
