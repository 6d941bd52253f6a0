/** <module> Arrows that point up, cycles, units of no layer */
:- module(lint_graph,
          [ graph_mistake/3             % +Units, +Arrows, -Mistake
          ]).
:- use_module(library(lists), [last/2, member/2]).
:- use_module(library(ugraphs),
              [ neighbours/3, transitive_closure/2,
                vertices_edges_to_ugraph/3 ]).
:- use_module(layers).

%!  graph_mistake(+Units, +Arrows, -Mistake) is nondet.
%
%   Mistake is mistake(File, Line, Text).

graph_mistake(Units, Arrows, mistake(File, Line, Text)) :-
    member(arrow(_:Path, Used, File, Line), Arrows),
    Used = _:Other,
    (   unit_layer(Path, Layer),
        unit_layer(Other, OtherLayer),
        \+ may_use(Layer, OtherLayer)
    ->  format(string(Text), "~p may not use ~p: ~w",
               [Layer, OtherLayer, Other])
    ;   \+ memberchk(Used, Units),
        \+ unit_layer(Other, swi)
    ->  format(string(Text), "there is no ~w", [Other])
    ).
graph_mistake(Units, _, mistake(Path, 1, "no layer has this unit")) :-
    member(_:Path, Units),
    \+ unit_layer(Path, _).
graph_mistake(_, Arrows, mistake(File, Line, Text)) :-
    findall(Unit-Used, member(arrow(Unit, Used, _, _), Arrows), Edges),
    vertices_edges_to_ugraph([], Edges, Graph),
    transitive_closure(Graph, Closure),
    member(Unit-Reached, Closure),
    memberchk(Unit, Reached),
    \+ ( member(Earlier, Reached),
         Earlier @< Unit,
         neighbours(Earlier, Closure, Back),
         memberchk(Unit, Back)
       ),
    once(circle(Unit, Graph, Circle)),
    Circle = [_, Used|_],
    memberchk(arrow(Unit, Used, File, Line), Arrows),
    findall(Name, member(_:Name, Circle), Names),
    atomic_list_concat(Names, ' -> ', Shown),
    format(string(Text), "a cycle: ~w", [Shown]).

%   The shortest walk that leads back to the Unit.

circle(Unit, Graph, [Unit|Units]) :-
    length(Units, Length),
    Length > 0,
    last(Units, Unit),
    walk(Units, Unit, Graph).

walk([], _, _).
walk([Unit|Units], Before, Graph) :-
    neighbours(Before, Graph, Next),
    member(Unit, Next),
    walk(Units, Unit, Graph).
