/** <module> What compilers do not see: arrows between units, shape, names

    swipl tools/lint.pl -- [DIRECTORY]

Run at the root of the project.  Says each mistake in a line, FILE:LINE: TEXT,
and ends with status 1 if there is one.  Pictures of the units go to the
directory, as texts for Graphviz.
*/
:- use_module(library(apply), [exclude/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(main), [main/0]).
:- use_module(lint/graph).
:- use_module(lint/names).
:- use_module(lint/pictures).
:- use_module(lint/repeats).
:- use_module(lint/shape).
:- use_module(lint/sources).
:- use_module(lint/units).

:- initialization(main, main).

main(Arguments) :-
    source_files([c_impl, prolog_impl, bridge, analysis], [c, h, pl], Sources),
    units(Sources, Units, Arrows),
    forall(member(Directory, Arguments), draw(Units, Arrows, Directory)),
    findall(Mistake, mistake(Sources, Units, Arrows, Mistake), Mistakes0),
    sort(Mistakes0, Mistakes),
    forall(member(mistake(File, Line, Text), Mistakes),
           format("~w:~d: ~w~n", [File, Line, Text])),
    (   Mistakes == []
    ->  true
    ;   halt(1)
    ).

mistake(_, Units, Arrows, Mistake) :-
    graph_mistake(Units, Arrows, Mistake).
mistake(_, _, _, Mistake) :-
    source_files([c_impl, prolog_impl, bridge, analysis, tests, tools],
                 [c, h, pl, sh, js, gp], Files),
    shape_mistake(Files, Mistake).
mistake(_, _, _, Mistake) :-
    source_files([bridge, analysis], [c, h, pl, js, gp], Files0),
    exclude(is_claim, Files0, Files),
    name_mistake(Files, Mistake).
mistake(Sources, _, _, Mistake) :-
    exclude(shares_nothing, Sources, Files),
    repeat_mistake(Files, Mistake).

%   The thesis style and the programs of 2010.

shares_nothing(File) :-
    member(Folder, ['/thesis/', '/originals/']),
    sub_atom(File, _, _, _, Folder),
    !.

%   The claims of 2010 are about programs that have names.

is_claim(File) :-
    sub_atom(File, 0, _, _, 'analysis/claims/').
