/** <module> Plans of two who pass each other, made up: one right, two wrong

Two change places along a lane with one bay.  By `drive` one makes way; by
`stray` both go straight on, and are on one square at moment 3; by `balk` one
waits first, and they swap squares on the way to moment 4.  No name stands
anywhere else in the project.
*/
:- module(made_plans,
          [ plan_traces/1,              % +Directory
            made_plan/2,                % ?Search, ?Ways
            write_plans/1               % +Out
          ]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(http/json), [json_write/3]).
:- use_module(library(lists), [member/2, nth1/3, sum_list/2]).

%!  made_plan(?Search, ?Ways) is nondet.
%
%   Ways are lists of X-Y.

made_plan(drive, [ [1-1, 2-1, 3-1, 4-1, 5-1, 6-1, 7-1],
                   [7-1, 6-1, 5-1, 5-1, 5-2, 5-1, 4-1, 3-1, 2-1, 1-1] ]).
made_plan(stray, [ [1-1, 2-1, 3-1, 4-1, 5-1, 6-1, 7-1],
                   [7-1, 6-1, 5-1, 4-1, 3-1, 2-1, 1-1] ]).
made_plan(balk, [ [1-1, 1-1, 2-1, 3-1, 4-1, 5-1, 6-1, 7-1],
                  [7-1, 6-1, 5-1, 4-1, 3-1, 2-1, 1-1] ]).

%!  plan_traces(+Directory) is det.
%
%   Adds them to the traces there.

plan_traces(Directory) :-
    directory_file_path(Directory, 'traces.json', File),
    setup_call_cleanup(
        open(File, append, Out, [encoding(utf8)]),
        write_plans(Out),
        close(Out)).

%!  write_plans(+Out) is det.
%
%   A line for each plan in each language.

write_plans(Out) :-
    forall(( made_plan(Search, Ways),
             member(Lang, [c, prolog])
           ),
           ( trace(Search, Ways, Lang, Trace),
             json_write(Out, Trace, [width(0)]),
             nl(Out)
           )).

trace(Search, Ways, Lang, Trace) :-
    findall([1, X, Y, Who],
            ( nth1(Who, Ways, Way), member(X-Y, Way) ),
            Rows),
    findall(Moments, ( member([_|Way], Ways), length(Way, Moments) ), Costs),
    sum_list(Costs, Score),
    Trace = json([ file='lanes.cases', case=lane, problem=herding, game=meadow,
                   unit=moments, work_name=expanded, corners=block,
                   search=Search, style=plain, lang=Lang, world_name=lane,
                   width=7, height=2, levels=1, world=[".......", "####.##"],
                   costs=json(['.'=1]),
                   question=[[1, 1, 1], [1, 7, 1], [1, 7, 1], [1, 1, 1]],
                   numbers=[8], status=found, score=Score, work=23, rows=Rows,
                   steps=[] ]).
