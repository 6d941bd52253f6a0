/** <module> Who is where when

What units have planned so far: a tree from each square to the visits it gets,
visit(From, To, Unit) from a moment to a moment, To being `inf` if the unit
stays there for ever.  O(log(squares) + visits of a square) time a look.

C has a hash table by moment and square instead.

Mirror: c_impl/units/table.c.
*/
:- module(reitti_table,
          [ table_empty/1,              % -Table
            table_enter/4,              % +Unit, +Squares, +Table0, -Table
            table_clear/4,              % +Square, -Units, +Table0, -Table
            table_last/3,               % +Table, +Square, -Last
            table_settled/2,            % +Table, -Time
            table_refuses/5             % +Table, +Ground, +From, +Time, +To
          ]).
:- use_module(library(apply), [exclude/3]).
:- use_module(library(assoc),
              [ empty_assoc/1, gen_assoc/3, get_assoc/3, map_assoc/3,
                put_assoc/4 ]).
:- use_module(library(lists), [max_list/2, member/2, memberchk/2]).
:- use_module(ground).

%!  table_empty(-Table) is det.

table_empty(Table) :-
    empty_assoc(Table).

%!  table_enter(+Unit, +Squares, +Table0, -Table) is det.
%
%   The unit is on these squares at the moments 0, 1, 2, ..., and on the last of
%   them for ever.

table_enter(Unit, Squares, Table0, Table) :-
    enter(Squares, 0, Unit, Table0, Table).

enter([Square|Squares0], From, Unit, Table0, Table) :-
    stay(Squares0, Square, From, To, Squares),
    visits(Table0, Square, Visits),
    put_assoc(Square, Table0, [visit(From, To, Unit)|Visits], Table1),
    (   To == inf
    ->  Table = Table1
    ;   Next is To+1,
        enter(Squares, Next, Unit, Table1, Table)
    ).

%   stay(+Squares0, +Square, +Time, -To, -Squares): how long it stays on the
%   Square, where it is at that Time, and where it goes then.

stay([], _, _, inf, []).
stay([Next|Squares0], Square, Time, To, Squares) :-
    (   Next =:= Square
    ->  Time1 is Time+1,
        stay(Squares0, Square, Time1, To, Squares)
    ;   To = Time,
        Squares = [Next|Squares0]
    ).

visits(Table, Square, Visits) :-
    (   get_assoc(Square, Table, Visits0)
    ->  Visits = Visits0
    ;   Visits = []
    ).

%!  table_clear(+Square, -Units, +Table0, -Table) is det.
%
%   Units are those that ever come to the square, by number; all that they have
%   planned is taken out.

table_clear(Square, Units, Table0, Table) :-
    visits(Table0, Square, Visits),
    findall(Unit, member(visit(_, _, Unit), Visits), Units0),
    sort(Units0, Units),
    map_assoc(exclude(is_by(Units)), Table0, Table).

is_by(Units, visit(_, _, Unit)) :-
    memberchk(Unit, Units).

%!  table_last(+Table, +Square, -Last) is det.
%
%   The last moment at which somebody is on the square: infinite if somebody
%   stays there, -1 if nobody ever comes.

table_last(Table, Square, Last) :-
    visits(Table, Square, Visits),
    findall(To, member(visit(_, To, _), Visits), Ends),
    max_list([-1|Ends], Last).

%!  table_settled(+Table, -Time) is det.
%
%   The latest arrival, after which nobody moves.

table_settled(Table, Time) :-
    findall(From,
            ( gen_assoc(_, Table, Visits),
              member(visit(From, inf, _), Visits)
            ),
            Arrivals),
    max_list([0|Arrivals], Time).

%!  table_refuses(+Table, +Ground, +From, +Time, +To) is semidet.
%
%   A step that begins at that moment, or waiting, would end where somebody is,
%   or meet somebody half-way: one who comes from where it leads to, or one who
%   moves over the other diagonal of its block.

table_refuses(Table, Ground, From, Time, To) :-
    Next is Time+1,
    (   who(Table, To, Next, _)
    ;   goes(Table, To, From, Time, Next)
    ;   ground_across(Ground, From, To, C, D),
        (   goes(Table, C, D, Time, Next)
        ;   goes(Table, D, C, Time, Next)
        )
    ),
    !.

goes(Table, From, To, Time, Next) :-
    who(Table, From, Time, Unit),
    who(Table, To, Next, Unit).

%   who(+Table, +Square, +Time, ?Unit): nobody else can be there then.

who(Table, Square, Time, Unit) :-
    get_assoc(Square, Table, Visits),
    member(visit(From, To, Who), Visits),
    From =< Time,
    Time =< To,
    !,
    Unit = Who.
