/** <module> Who is where when

A layer is an array of logic variables, one for each index, at a moment: unbound
where nobody comes; the key by which somebody has come (5: has waited); or what
a search knows of that node.  So one look tells whether a node is taken and
whether it is known.

Mirror: c_impl/units/fast_table.c.
*/
:- module(reitti_fast_table,
          [ table_layers/3,             % +Ground, +Count, -Layers
            table_nodes/2,              % +Ground, -Nodes
            table_enter/5,              % +Ground, +Start, +Keys, +Layers,
                                        % -Squares
            table_clear/2               % +Squares, +Layers
          ]).
:- use_module(fast_ground).

%!  table_layers(+Ground, +Count, -Layers) is det.
%
%   So many new layers, as a list.

table_layers(Ground, Count, Layers) :-
    ground_size(Ground, Size),
    layers(Count, Size, Layers).

layers(Count, Size, Layers) :-
    (   Count =:= 0
    ->  Layers = []
    ;   functor(Layer, layer, Size),
        arg(1, Layer, nowhere),
        Layers = [Layer|Layers1],
        Count1 is Count-1,
        layers(Count1, Size, Layers1)
    ).

%!  table_nodes(+Ground, -Nodes) is det.
%
%   The nodes of the ground, in a term that a search may mark.

table_nodes(Ground, Nodes) :-
    ground_nodes(Ground, Nodes0),
    Nodes0 =.. List,
    Nodes =.. List.

%!  table_enter(+Ground, +Start, +Keys, +Layers, -Squares) is det.
%
%   Enters the steps from a square into the layers, and waiting into those that
%   are left; Squares has an index for each layer.

table_enter(Ground, Start, Keys, Layers, Squares) :-
    ground_nodes(Ground, Nodes),
    enter(Keys, Layers, Start, Nodes, Squares).

enter([], Layers, Index, _, Squares) :-
    stand(Layers, Index, Squares).
enter([Key|Keys], [Layer|Layers], Index0, Nodes, [Index|Squares]) :-
    arg(Index0, Nodes, Node),
    arg(Key, Node, To),
    arg(To, Layer, Cell),
    Cell = Key,
    Index = To,
    enter(Keys, Layers, To, Nodes, Squares).

stand([], _, []).
stand([Layer|Layers], Index, [Index|Squares]) :-
    arg(Index, Layer, 5),
    stand(Layers, Index, Squares).

%!  table_clear(+Squares, !Layers) is det.
%
%   Takes out what was entered; the last square also from layers behind.

table_clear([Index|Squares0], Layers0) :-
    (   Layers0 = [Layer|Layers]
    ->  setarg(Index, Layer, _),
        (   Squares0 == []
        ->  table_clear([Index], Layers)
        ;   table_clear(Squares0, Layers)
        )
    ;   true
    ).
