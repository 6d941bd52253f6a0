/** <module> A study of many at once, made up without noise

Questions about 4, 8, 16 and 32 on one world, and a few cases of their own, two
of them in another order.  What every search brings about is planted here; some
of what was said in 2009 holds in it, some does not.  Times are a microsecond
for each square that is expanded in C, a hundred in Prolog.
*/
:- module(made_crowds,
          [ made_crowds_study/2,        % +Changes, +Directory
            planted_plan/3,             % ?Case, ?Search, ?Done
            crowd_file/1                % -File
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(directories).
:- use_module(studies).

%!  crowd_file(-File) is det.

crowd_file('tests/maps/field.map.scen:4:units:4,8,16,32').

%!  planted_plan(?Case, ?Search, ?Done) is nondet.
%
%   Done is done(Units, Arrived, Makespan, Sum, Work).

planted_plan('4', lra, done(4, 4, 10, 30, 40)).
planted_plan('8', lra, done(8, 8, 20, 70, 200)).
planted_plan('16', lra, done(16, 12, 30, 200, 4000)).
planted_plan('32', lra, done(32, 16, 60, 500, 90000)).
planted_plan('4', ca, done(4, 4, 10, 30, 60)).
planted_plan('8', ca, done(8, 8, 11, 66, 240)).
planted_plan('16', ca, done(16, 16, 14, 150, 960)).
planted_plan('32', ca, done(32, 30, 20, 330, 3840)).
planted_plan('4', hca, done(4, 4, 10, 30, 30)).
planted_plan('8', hca, done(8, 8, 11, 66, 120)).
planted_plan('16', hca, done(16, 16, 14, 150, 480)).
planted_plan('32', hca, done(32, 30, 20, 330, 1920)).
planted_plan('4', whca, done(4, 4, 10, 31, 40)).
planted_plan('8', whca, done(8, 8, 11, 68, 80)).
planted_plan('16', whca, done(16, 16, 15, 160, 160)).
planted_plan('32', whca, done(32, 32, 22, 400, 320)).
planted_plan('4', pathfinder, done(4, 4, 12, 36, 50)).
planted_plan('8', pathfinder, done(8, 6, 20, 60, 400)).
planted_plan(bay, ca, done(2, 2, 9, 15, 23)).
planted_plan(bay, hca, done(2, 2, 9, 15, 23)).
planted_plan(bay, whca, done(2, 2, 9, 15, 60)).
planted_plan(bay, lra, done(2, 0, 0, 0, 26)).
planted_plan(bay, pathfinder, done(2, 0, 0, 0, 789)).
planted_plan(way, ca, done(2, 1, 2, 2, 9)).
planted_plan(way, hca, done(2, 1, 2, 2, 9)).
planted_plan(way, whca, done(2, 2, 8, 14, 46)).
planted_plan('way-order-21', ca, done(2, 2, 6, 10, 12)).
planted_plan('way-order-21', hca, done(2, 2, 6, 10, 12)).
planted_plan('way-order-21', whca, done(2, 2, 8, 14, 40)).

%   A second style that does the same.

style(_, plain).
style(whca, tuned).

place(Case, File, 32, 800) :-
    atom_number(Case, _),
    !,
    crowd_file(File).
place(_, 'tests/cases/units.cases', 7, 9).

%!  made_crowds_study(+Changes, +Directory) is det.
%
%   Changes are Case-Search-Done, each in the place of what is planted.

made_crowds_study(Changes, Directory) :-
    findall(Row, row(Changes, Row), Rows),
    results_text(Rows, Text),
    write_text(Directory, 'results.csv', Text).

row(Changes, Row) :-
    planted_plan(Case, Search, Done0),
    (   memberchk(Case-Search-Done1, Changes)
    ->  Done = Done1
    ;   Done = Done0
    ),
    Done = done(Units, Arrived, Makespan, Sum, Work),
    style(Search0, Style),
    Search0 = Search,
    place(Case, File, Side, Squares),
    Score is Sum+100*(Units-Arrived),
    format(atom(Told), "units=~d arrived=~d makespan=~d sum=~d",
           [Units, Arrived, Makespan, Sum]),
    member(Lang-Factor, [c-1000, prolog-100000]),
    Base = [ file-File, case-Case, problem-units, game-grid, width-Side,
             height-Side, levels-1, squares-Squares, search-Search,
             style-Style, lang-Lang, work-Work, score-Score, told-Told ],
    Time is Work*Factor,
    member(Kind-Timed, [work-[runs-'', cpu_ns-''], cold-[cpu_ns-Time]]),
    append([kind-Kind|Timed], Base, Row).
