/** <module> The configurations of lacam that are known

A configuration is c(At, Order, Parent, Left, All, Rest): where the units are,
in which order they decide, the one it was reached from, and lists of fixed
steps.  Those of one length are All, those that have not had their turn are
Left; they have steps of all units before Rest in the order, the last unit
first, and longer ones are made when all had their turn.

Those that are known stand in lists by the hash of their squares.

Mirror: c_impl/units/fast_configurations.c.
*/
:- module(reitti_fast_configurations,
          [ configurations_begin/4,     % +At, +Order, -Known, -Configuration
            configurations_find/5,      % !Known, +Pushing, +At, +Parent,
                                        % -Configuration
            configuration_at/2,         % +Configuration, -At
            configuration_order/2,      % +Configuration, -Order
            configuration_chain/2,      % +Configuration, -Ats
            configuration_fixed/3       % !Configuration, +Pushing, -Fixed
          ]).
:- use_module(fast_pushing).

%   So many lists are short even at the end of the longest search.

most_lists(4096).

%!  configurations_begin(+At, +Order, -Known, -Configuration) is det.
%
%   Only that of the starts is known.

configurations_begin(At, Order, Known, Configuration) :-
    most_lists(Lists),
    functor(Known, known, Lists),
    place(At, Known, Place),
    make(At, Order, none, Configuration),
    arg(Place, Known, [Configuration]).

place(At, Known, Place) :-
    functor(Known, _, Lists),
    term_hash(At, Hash),
    Place is Hash mod Lists + 1.

make(At, Order, Parent, c(At, Order, Parent, [[]], [[]], Order)).

%!  configurations_find(!Known, +Pushing, +At, +Parent, -Configuration) is det.
%
%   The one with these squares, entered if it is new.

configurations_find(Known, Pushing, At, Parent, Configuration) :-
    place(At, Known, Place),
    arg(Place, Known, List0),
    (   var(List0)
    ->  List = []
    ;   List = List0
    ),
    (   find(List, At, Configuration0)
    ->  Configuration = Configuration0
    ;   configuration_order(Parent, Order0),
        pushing_order(Pushing, Order0, At, Order),
        make(At, Order, Parent, Configuration),
        setarg(Place, Known, [Configuration|List])
    ).

find([First|Configurations], At, Configuration) :-
    arg(1, First, Its),
    (   Its == At
    ->  Configuration = First
    ;   find(Configurations, At, Configuration)
    ).

%!  configuration_at(+Configuration, -At) is det.

configuration_at(c(At, _, _, _, _, _), At).

%!  configuration_order(+Configuration, -Order) is det.

configuration_order(c(_, Order, _, _, _, _), Order).

%!  configuration_chain(+Configuration, -Ats) is det.
%
%   Where the units are in it, in that from which it was reached, and so on.

configuration_chain(c(At, _, Parent, _, _, _), [At|Ats]) :-
    (   Parent == none
    ->  Ats = []
    ;   configuration_chain(Parent, Ats)
    ).

%!  configuration_fixed(!Configuration, +Pushing, -Fixed) is semidet.
%
%   The next list of fixed steps.  Fails if all had their turn.

configuration_fixed(Configuration, Pushing, Fixed) :-
    Configuration = c(At, _, _, Left0, All0, Rest0),
    (   Left0 = [Fixed0|Left]
    ->  setarg(4, Configuration, Left),
        Fixed = Fixed0
    ;   Rest0 = [Rank|Rest],
        pushing_steps(Pushing, At, Rank, Steps),
        longer(All0, Steps, All),
        All = [Fixed|Left],
        setarg(4, Configuration, Left),
        setarg(5, Configuration, All),
        setarg(6, Configuration, Rest)
    ).

%   longer(+Lists0, +Steps, -Lists): each with each of the steps before it.

longer([], _, []).
longer([List|Lists0], Steps, Lists) :-
    longer(Steps, List, Lists, Lists1),
    longer(Lists0, Steps, Lists1).

longer([], _, Lists, Lists).
longer([Step|Steps], List, [[Step|List]|Lists0], Lists) :-
    longer(Steps, List, Lists0, Lists).
