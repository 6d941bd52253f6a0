/** <module> The rules by which what was said in 2009 is judged

They look at every case of the study whose answers are routes, on whatever kind
of level, and at the parts of abstractions (general_parts.pl).  A rule gives
pieces, as claims.pl has them, none where the study has no such rows.
*/
:- module(claims_general_rules,
          [ general_pieces/3,           % +Rule, +Study, -Pieces
            general_remark/2            % +Rule, -Remark
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [list_to_set/2, member/2]).
:- use_module(general_figures, [little_more/1]).
:- use_module(general_parts).
:- use_module('../study/study').

%!  general_pieces(+Rule, +Study, -Pieces) is det.

general_pieces(Rule, Study, Pieces) :-
    findall(Piece, piece(Rule, Study, Piece), Pieces).

%   Of two searches on one case, by a count of both.

piece(work(Search1, Test, Search2), Study, Piece) :-
    both(Study, Search1, Search2, Asked1, Asked2),
    maplist(work_of(Study), [Asked1, Asked2], [Work1, Work2]),
    ratio_piece(Study, Test, '', Work1-Asked1, Work2-Asked2, Piece).
piece(little_more, Study, piece(Answer, Figures)) :-
    little_more(Limit),
    piece(work(iterative_deepening, =<, breadth_first), Study,
          piece(_, Figures)),
    Figures = [figure(_, Ratio, _)],
    truth(Ratio =< Limit, Answer).

%   Breadth-first search against the one that needs the fewest steps.

piece(fewest_steps, Study, Piece) :-
    found(Study, breadth_first, Asked),
    Asked = asked(Case, _, _),
    asked_value(Study, Asked, steps, Steps),
    findall(Other-Rival,
            ( found_on(Study, Case, Search, Rival),
              Search \== breadth_first,
              asked_value(Study, Rival, steps, Other)
            ),
            Rivals),
    keysort(Rivals, [Least-Fewest|_]),
    ratio_piece(Study, =<, ' steps', Steps-Asked, Least-Fewest, Piece).

%   Scores against the best.

piece(dearer(Search), Study, Piece) :-
    found(Study, Search, Asked),
    excess_piece(Study, >, Asked, Piece).
piece(best(Searches), Study, Piece) :-
    member(Search, Searches),
    found(Study, Search, Asked),
    excess_piece(Study, =:=, Asked, Piece).

%   Squares closed beside those of the route, start and goal included; a hunter
%   stops beside its goal, which is closed all the same.

piece(only_the_route, Study, piece(Answer, [Figure])) :-
    found(Study, astar_exact, Asked),
    Asked = asked(Case, _, _),
    asked_value(Study, Asked, steps, Steps),
    work_of(Study, Asked, Closed),
    case_game(Study, Case, Game),
    (   Game == rogue
    ->  Ends = 2
    ;   Ends = 1
    ),
    Route is Steps+Ends,
    truth(Closed =< Route, Answer),
    Ratio is Closed/float(Route),
    label(Study, Asked, ' closed/route', Label),
    words(Study, Asked, Words),
    Figure = figure(Label, Ratio, [Words]).

%   A* against the best of the other general searches.

piece(least_work(Which), Study, Piece) :-
    found(Study, astar_octile, Asked),
    Asked = asked(Case, _, _),
    findall(Work-Rival,
            ( rival(Search),
              found_on(Study, Case, Search, Rival),
              (   Which == any
              ->  true
              ;   asked_excess(Study, Rival, Excess),
                  Excess =:= 1
              ),
              work_of(Study, Rival, Work)
            ),
            Rivals),
    keysort(Rivals, [Least-Fewest|_]),
    work_of(Study, Asked, Work1),
    ratio_piece(Study, =<, '', Work1-Asked, Least-Fewest, Piece).
piece(least_time, Study, piece(Answer, [Figure])) :-
    found(Study, astar_octile, Asked),
    Asked = asked(Case, Search, Style),
    member(Lang, [c, prolog]),
    A = cell(run, Case, Search, Style, Lang, optimize),
    findall(Time-Cell,
            ( rival(Rival),
              found_on(Study, Case, Rival, asked(_, _, Style)),
              Cell = cell(run, Case, Rival, Style, Lang, optimize),
              estimate(Study, Cell, estimate(Time, _, _))
            ),
            Times),
    keysort(Times, [_-Fastest|_]),
    ratio(Study, A, Fastest, Estimate),
    (   differs(Study, run, Estimate, Direction)
    ->  truth(Direction == smaller, Answer)
    ;   Answer = unclear('intervals do not clear the noise floor')
    ),
    Fastest = cell(_, _, Name2, _, _, _),
    label(Study, Asked, Start),
    format(atom(Label), "~w/~w, ~w", [Start, Name2, Lang]),
    maplist(cell_words(Study), [A, Fastest], Names),
    Figure = figure(Label, Estimate, Names).

%   All that a hierarchy takes up against A* alone.

piece(abstraction_costs, Study, Piece) :-
    hierarchy(Search),
    both(Study, Search, astar_octile, Asked1, Asked2),
    asked_value(Study, Asked1, more_work, Abstract),
    maplist(work_of(Study), [Asked1, Asked2], [Work0, Work2]),
    Work1 is Work0+Abstract,
    ratio_piece(Study, >, '', Work1-Asked1, Work2-Asked2, Piece).
piece(soon_tells, Study, piece(Answer, [Figure])) :-
    judged_case(Study, Case),
    listed_search(Study, breadth_first, Style2),
    Asked2 = asked(Case, breadth_first, Style2),
    asked_value(Study, Asked2, steps, 0),
    work_of(Study, Asked2, Work2),
    Work2 > 0,
    hierarchy(Search),
    listed_search(Study, Search, Style),
    Asked1 = asked(Case, Search, Style),
    work_of(Study, Asked1, Work1),
    asked_value(Study, Asked1, more_work, Abstract),
    truth(( Work1 =:= 0, Abstract < Work2 ), Answer),
    Ratio is (Work1+Abstract)/float(Work2),
    pair_figure(Study, '', Ratio, Asked1, Asked2, Figure).

piece(far_fewer, Study, Piece) :-
    quadtree_piece(Study, Piece).
piece(clique_size, Study, Piece) :-
    clique_piece(Study, Piece).

%   The general searches besides A*.

rival(Search) :-
    member(Search, [ breadth_first, uniform_cost, depth_first, depth_limited,
                     iterative_deepening, greedy, bidirectional ]).

hierarchy(Search) :-
    member(X, [clique, sector, radius, line, node_limit, quadtree]),
    atom_concat(hierarchical_, X, Search).

%   A search that found its way, once a case: its styles do equal work.

found(Study, Search, Asked) :-
    judged_case(Study, Case),
    found_on(Study, Case, Search, Asked).

%   Levels that grow tell as much as cases do.

judged_case(Study, Case) :-
    findall(C,
            ( member(Kind, [work, growth]), listed_level(Study, Kind, _, C) ),
            Cases0),
    list_to_set(Cases0, Cases),
    member(Case, Cases).

found_on(Study, Case, Search, Asked) :-
    findall(Name, listed_search(Study, Name, _), Names0),
    sort(Names0, Names),
    member(Search, Names),
    once(( listed_search(Study, Search, Style),
           Asked = asked(Case, Search, Style),
           asked_found(Study, Asked)
         )).

both(Study, Search1, Search2, Asked1, Asked2) :-
    found(Study, Search1, Asked1),
    Asked1 = asked(Case, _, _),
    found_on(Study, Case, Search2, Asked2).

work_of(Study, Asked, Work) :-
    asked_value(Study, Asked, work, Work).

ratio_piece(Study, Test, What, Value1-Asked1, Value2-Asked2,
            piece(Answer, [Figure])) :-
    Value2 > 0,
    Goal =.. [Test, Value1, Value2],
    truth(Goal, Answer),
    Ratio is Value1/float(Value2),
    pair_figure(Study, What, Ratio, Asked1, Asked2, Figure).

pair_figure(Study, What, Ratio, Asked1, Asked2, figure(Label, Ratio, Names)) :-
    Asked2 = asked(_, Search2, _),
    label(Study, Asked1, Start),
    format(atom(Label), "~w/~w~w", [Start, Search2, What]),
    maplist(words(Study), [Asked1, Asked2], Names).

%   The best of one search alone would be its own.

excess_piece(Study, Test, Asked,
             piece(Answer, [figure(Label, Ratio, [Words])])) :-
    Asked = asked(Case, Search, _),
    once(( found_on(Study, Case, Other, _),
           Other \== Search
         )),
    asked_excess(Study, Asked, Ratio),
    Goal =.. [Test, Ratio, 1],
    truth(Goal, Answer),
    label(Study, Asked, '/best', Label),
    words(Study, Asked, Words).

:- meta_predicate truth(0, -).

truth(Goal, Answer) :-
    (   call(Goal)
    ->  Answer = yes
    ;   Answer = no
    ).

label(Study, Asked, Label) :-
    label(Study, Asked, '', Label).

label(Study, asked(Case, Search, _), End, Label) :-
    case_label(Study, Case, Name),
    format(atom(Label), "~w ~w~w", [Name, Search, End]).

words(Study, asked(Case, Search, Style), Words) :-
    cell_words(Study, cell(work, Case, Search, Style, c, optimize), Words).

%!  general_remark(+Rule, -Remark) is nondet.
%
%   What the figures do not say.

general_remark(little_more, 'little: no more than the source\'s own figure').
general_remark(only_the_route,
               'of equal totals, that which came first is taken up first').
general_remark(far_fewer, 'far fewer: a tenth at most').
general_remark(clique_size, Remark) :-
    parts_test(Remark).
general_remark(least_time, 'the same question again and again').
