/** <module> The rows of an answer or of a trace

Rows are a list whose elements are all squares, all lists of integers, or all
pairs Square-Integers; or a plane, a compound plane(N1, N2, ...) with one
integer for each square of the world, in the order of world_index/3.

Mirror: c_impl/rows.c.
*/
:- module(reitti_rows,
          [ plane_of/4,                 % +World, +Pairs, +Rest, -Plane
            plane_number/4,             % +Plane, +World, +Square, -Number
            rows_are_plane/2,           % +Rows, +World
            rows_text/3,                % +Rows, +World, -Text
            rows_sum/3,                 % +Rows, +World, -Sum
            rows_print_squares/3        % +Out, +Rows, +World
          ]).
:- use_module(library(apply), [maplist/2]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(random, [text_sum/2]).
:- use_module(square).
:- use_module(world).

%!  plane_of(+World, +Pairs, +Rest, -Plane) is det.
%
%   Pairs are Square-Number; every other square has Rest.

plane_of(World, Pairs, Rest, Plane) :-
    world_size(World, Size),
    compound_name_arity(Plane, plane, Size),
    maplist(put_number(World, Plane), Pairs),
    term_variables(Plane, Others),
    maplist(=(Rest), Others).

put_number(World, Plane, Square-Number) :-
    plane_number(Plane, World, Square, Number).

%!  plane_number(+Plane, +World, +Square, -Number) is det.

plane_number(Plane, World, Square, Number) :-
    world_index(World, Square, Index),
    arg(Index, Plane, Number).

%!  rows_are_plane(+Rows, +World) is semidet.
%
%   There is an integer for each square of the world.

rows_are_plane(Rows, World) :-
    world_size(World, Size),
    compound(Rows),
    compound_name_arity(Rows, plane, Size),
    \+ ( arg(_, Rows, Number),
         \+ integer(Number)
       ).

%!  rows_text(+Rows, +World, -Text) is det.
%
%   A row is a line: its square, with the level where the world has several,
%   then its numbers, a blank between.  A plane is a line for each row of
%   squares, level by level.  Every line ends in a newline.

rows_text(Rows, World, Text) :-
    with_output_to(string(Text), print_rows(Rows, World)).

print_rows(Rows, World) :-
    is_list(Rows),
    !,
    world_several_levels(World, WithLevel),
    forall(member(Row, Rows),
           ( print_row(Row, WithLevel),
             nl
           )).
print_rows(Plane, World) :-
    world_width(World, Width),
    compound_name_arguments(Plane, plane, Numbers),
    print_plane(Numbers, Width).

print_row(square(Level, X, Y), WithLevel) :-
    square_print(current_output, square(Level, X, Y), WithLevel).
print_row(Square-Numbers, WithLevel) :-
    square_print(current_output, Square, WithLevel),
    forall(member(Number, Numbers), format(" ~d", [Number])).
print_row([], _).
print_row([Number|Numbers], _) :-
    format("~d", [Number]),
    forall(member(Next, Numbers), format(" ~d", [Next])).

print_plane([], _) :- !.
print_plane(Numbers, Width) :-
    length(Row, Width),
    append(Row, Rest, Numbers),
    print_row(Row, false),
    nl,
    print_plane(Rest, Width).

%!  rows_sum(+Rows, +World, -Sum) is det.
%
%   The checksum of the text.

rows_sum(Rows, World, Sum) :-
    rows_text(Rows, World, Text),
    text_sum(Text, Sum).

%!  rows_print_squares(+Out, +Rows, +World) is det.
%
%   Rows that are squares in one word, "(1,2)(2,2)", as the games print them.

rows_print_squares(Out, Rows, World) :-
    world_several_levels(World, WithLevel),
    forall(member(Square, Rows),
           square_print(Out, Square, WithLevel)).
