/** <module> Parts in which every two nodes are neighbours

Each node that waits proposes a clique: it begins with the node, and is given in
turn the candidate that is a neighbour of the most other candidates.  Small
proposals go first; who is left without a part proposes again.  Only free nodes
are proposed, so every round makes a part, and it ends.  O(e d^2) time a round,
for e edges and d neighbours of a node, and O(nodes and edges) space.

C marks the candidates instead of looking for them in lists, in O(e d).

Mirror: c_impl/kernels/clique.c.
*/
:- module(reitti_clique,
          [ abstraction_clique/1        % -Abstraction
          ]).
:- use_module(library(apply), [foldl/4, include/3, maplist/2, maplist/3]).
:- use_module(library(lists),
              [ append/3, intersection/3, list_to_set/2, sum_list/2 ]).
:- use_module(abstraction).

%!  abstraction_clique(-Abstraction) is det.

abstraction_clique(abstraction(reitti_clique:make_clique, of_nodes)).

make_clique(_, Nodes, _, Part, Count) :-
    nodes_count(Nodes, Size),
    findall(Node, between(1, Size, Node), Pending),
    rounds(Pending, Nodes, Part, 0, Count).

rounds([], _, _, Count, Count) :-
    !.
rounds(Pending0, Nodes, Part, Count0, Count) :-
    maplist(proposal(Nodes, Part), Pending0, Proposals),
    keysort(Proposals, Sorted),
    accept(Sorted, Part, Count0, Count1, Again, []),
    list_to_set(Again, Waiting),
    include(is_free(Part), Waiting, Pending),
    rounds(Pending, Nodes, Part, Count1, Count).

%   proposal(+Nodes, +Part, +Node, -Area-Members)

proposal(Nodes, Part, Node, Area-[Node|Members]) :-
    nodes_neighbours(Nodes, Node, Neighbours),
    include(is_free(Part), Neighbours, Candidates),
    add_members(Candidates, Nodes, Members),
    maplist(nodes_area(Nodes), [Node|Members], Areas),
    sum_list(Areas, Area).

add_members([], _, []) :-
    !.
add_members(Candidates, Nodes, [Best|Members]) :-
    foldl(better(Candidates, Nodes), Candidates, most(-1, none, []),
          most(_, Best, Common)),
    add_members(Common, Nodes, Members).

%   better(+Candidates, +Nodes, +Node, +Most0, -Most): most(Length, Node,
%   Common) is the first node with the most neighbours among the candidates.

better(Candidates, Nodes, Node, Most0, Most) :-
    nodes_neighbours(Nodes, Node, Neighbours),
    intersection(Candidates, Neighbours, Common),
    length(Common, Length),
    Most0 = most(Length0, _, _),
    (   Length > Length0
    ->  Most = most(Length, Node, Common)
    ;   Most = Most0
    ).

%   accept(+Proposals, +Part, +Count0, -Count, -Again, ?Rest): makes parts of
%   what is possible; Again are the members of the others, in order.

accept([], _, Count, Count, Again, Again).
accept([_-Members|Proposals], Part, Count0, Count, Again0, Again) :-
    (   maplist(is_free(Part), Members)
    ->  Count1 is Count0+1,
        maplist(put_part(Part, Count1), Members),
        Again1 = Again0
    ;   Count1 = Count0,
        append(Members, Again1, Again0)
    ),
    accept(Proposals, Part, Count1, Count, Again1, Again).

put_part(Part, Number, Node) :-
    arg(Node, Part, Number).
