/** <module> Which units may use which

Arrows point one way.  The table is all that has to change when a folder comes
that is no problem.
*/
:- module(lint_layers,
          [ unit_layer/2,               % +Unit, -Layer
            may_use/2                   % +Layer, +Other
          ]).
:- use_module(library(lists), [member/2]).

%   layer(Layer, Path, Below): the units of a path may use each other, the
%   layers Below, and what stands below those.  `impl` is c_impl or prolog_impl;
%   a path's first row counts.

layer(command,       [bridge, command, _],        [measure, sweep, play,
                                                   c_from_prolog]).
layer(sweep,         [bridge, sweep, _],          [process]).
layer(measure,       [bridge, measure, _],        [check]).
layer(check,         [bridge, check, _],          [outside]).
layer(outside,       [bridge, outside, _],        [prolog_from_c]).
layer(prolog_from_c, [bridge, prolog_from_c, _],  [process, library, swi]).
layer(c_from_prolog, [bridge, c_from_prolog, _],  [prolog_from_c, swi]).
layer(process,       [bridge, process, _],        [core]).
layer(swi,           ['SWI-Prolog'],              []).
layer(swi,           ['SWI-Stream'],              []).

layer(play,          [impl, play, _],             [library]).
layer(library,       [impl, reitti],              [solver(_), games,
                                                   makers]).
layer(games,         [impl, games, _],            [core]).
layer(makers,        [impl, makers, _],           [core]).
layer(originals,     [impl, originals, _],        []).
layer(kernels,       [impl, kernels, _],          [core]).
layer(support,       [impl, support, _],          [status]).
layer(status,        [impl, status],              []).
layer(solver(P),     [impl, P, _, _],             [problem(P), kernels,
                                                   originals]).
layer(problem(P),    [impl, P, _],                [kernels]).
layer(core,          [impl, _],                   [support]).

layer(report,        [analysis, _],               [page, count]).
layer(page,          [analysis, page, _],         [plots]).
layer(plots,         [analysis, plots, _],        [tables, library]).
layer(tables,        [analysis, tables, _],       [claims]).
layer(claims,        [analysis, claims, _],       [study]).
layer(study,         [analysis, study, _],        [text]).
layer(count,         [analysis, count, _],        [text]).
layer(text,          [analysis, text, _],         []).

%!  unit_layer(+Unit, -Layer) is semidet.
%
%   Unit is a path without its ending.  Fails if no row of the table has it.

unit_layer(Unit, Layer) :-
    atomic_list_concat(Segments0, /, Unit),
    (   Segments0 = [Language|Rest],
        member(Language, [c_impl, prolog_impl])
    ->  Segments = [impl|Rest]
    ;   Segments = Segments0
    ),
    layer(Layer, Segments, _),
    !.

%!  may_use(+Layer, +Other) is semidet.
%
%   SWI-Prolog is for those only whose row says so.

may_use(Layer, Layer) :-
    !.
may_use(Layer, swi) :-
    !,
    layer(Layer, _, Below),
    memberchk(swi, Below).
may_use(Layer, Other) :-
    layer(Layer, _, Below),
    member(Next, Below),
    may_use(Next, Other),
    !.
