/** <module> What was said in 2009 of abstractions, and how coarse they are

Rows tell how many parts there are and of how many squares; how large a part is,
and of which level of an abstraction, the study's traces tell.
*/
:- module(claims_general_parts,
          [ quadtree_piece/2,           % +Study, -Piece
            clique_piece/2,             % +Study, -Piece
            parts_test/1,               % -Text
            parts_level/2               % +Study, -Parts
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [list_to_set/2, member/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module('../study/study').

%!  parts_test(-Text) is det.

parts_test('parts_are_what_their_makers_say in tests/c/test_parts.c asks the \c
            same of many worlds').

%!  quadtree_piece(+Study, -Piece) is nondet.
%
%   A tenth as many nodes as squares, or fewer.

quadtree_piece(Study, piece(Answer, [figure(Label, Share, [Words])])) :-
    made_of(Study, quadtree, Case, Cell, Parts),
    case_open(Study, Case, Squares),
    Squares > 0,
    Share is Parts/float(Squares),
    (   Share =< 0.1
    ->  Answer = yes
    ;   Answer = no
    ),
    case_label(Study, Case, Name),
    atom_concat(Name, ' parts/squares', Label),
    cell_words(Study, Cell, Words).

%   On levels that grow, too, once each.

made_of(Study, Search, Case, Cell, Parts) :-
    findall(C,
            ( member(Kind, [work, growth]), listed_level(Study, Kind, _, C) ),
            Cases0),
    list_to_set(Cases0, Cases),
    member(Case, Cases),
    once(( member(Kind, [work, growth]),
           Cell = cell(Kind, Case, Search, _, _, optimize),
           study_cell(Study, Cell),
           rows(Study, Cell, Rows),
           member(Row, Rows),
           row_value(Row, score, Parts)
         )).

%!  clique_piece(+Study, -Piece) is nondet.

clique_piece(Study, piece(Answer, [Figure])) :-
    traced(Study, Trace, clique, 1),
    trace_value(Trace, plane, Plane),
    largest(Plane, Largest),
    (   Largest =< 4
    ->  Answer = yes
    ;   Answer = no
    ),
    trace_case(Trace, Case),
    case_label(Study, Case, Name),
    atom_concat(Name, ' largest part:', Label),
    Figure = figure(Label, count(Largest), [[traces, Name, clique]]).

largest(Plane, Largest) :-
    findall(Part-1, ( member(Part, Plane), Part > 0 ), Squares0),
    keysort(Squares0, Squares),
    group_pairs_by_key(Squares, Groups),
    aggregate_all(max(Size),
                  ( member(_-Ones, Groups), length(Ones, Size) ),
                  Largest).

%   One trace a case, search and level: the languages agree.

traced(Study, Trace, Search, Level) :-
    traces(Study, Trace),
    trace_value(Trace, problem, parts),
    trace_value(Trace, lang, c),
    trace_value(Trace, search, Search),
    trace_value(Trace, numbers, [Level]),
    trace_value(Trace, status, found).

%!  parts_level(+Study, -Parts) is nondet.
%
%   How coarse a level of an abstraction is: parts(Case, Search, Level, Squares,
%   Count, Edges).

parts_level(Study, parts(Case, Search, Level, Squares, Count, Edges)) :-
    traced(Study, Trace, Search, Level),
    trace_case(Trace, Case),
    trace_value(Trace, plane, Plane),
    aggregate_all(count, ( member(Part, Plane), Part > 0 ), Squares),
    trace_value(Trace, score, Count),
    trace_value(Trace, work, Edges).
