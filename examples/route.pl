% route.pl -- a route in Prolog:  swipl route.pl rogue.world
:- use_module(library(reitti)).
:- initialization(main, main).
main([World]) :-
    reitti_solve(World, [(10,11), (4,2)], Answer, []),
    forall(member(square(_, X, Y), Answer.rows), format("(~d,~d)", [X, Y])).
