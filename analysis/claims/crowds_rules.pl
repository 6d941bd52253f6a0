/** <module> The rules by which what was said of many units is judged

They look at every case of which the rows tell how many units arrived, and when.
A case called NAME-order-N asks what the case NAME does, of the units in another
order.
*/
:- module(claims_crowds_rules,
          [ crowds_pieces/3,            % +Rule, +Study, -Pieces
            crowds_remark/2             % +Rule, -Remark
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists),
              [list_to_set/2, max_member/2, member/2, memberchk/2, sum_list/2]).
:- use_module('../study/study').

%!  crowds_pieces(+Rule, +Study, -Pieces) is det.

crowds_pieces(Rule, Study, Pieces) :-
    findall(Piece, piece(Rule, Study, Piece), Pieces).

%   Of two searches on one case, by what they expand: on all, or where a crowd
%   is smallest.

piece(work(Where, Search1, Test, Search2), Study, piece(Answer, [Figure])) :-
    both(Study, Where, Search1, Search2, Asked1, Asked2),
    maplist(work_of(Study), [Asked1, Asked2], [Work1, Work2]),
    compared(Study, Test, Work1-Asked1, Work2-Asked2, Answer, Figure).

%   The same of all cases together.

piece(work_in_all(Search1, Search2), Study, piece(Answer, [Figure])) :-
    findall(Work1-Work2-[Words1, Words2],
            ( both(Study, any, Search1, Search2, Asked1, Asked2),
              maplist(work_of(Study), [Asked1, Asked2], [Work1, Work2]),
              maplist(words(Study), [Asked1, Asked2], [Words1, Words2])
            ),
            Works),
    Works = [_|_],
    findall(Work, member(Work-_-_, Works), Works1),
    findall(Work, member(_-Work-_, Works), Works2),
    maplist(sum_list, [Works1, Works2], [Sum1, Sum2]),
    Sum2 > 0,
    truth(Sum1 < Sum2, Answer),
    Ratio is Sum1/float(Sum2),
    length(Works, Count),
    format(atom(Label), "~d cases ~w/~w", [Count, Search1, Search2]),
    findall(Name, ( member(_-_-Names, Works), member(Name, Names) ), All),
    Figure = figure(Label, Ratio, All).

%   Against the one that expands most where a crowd is largest.

piece(most_work(Search), Study, piece(Answer, [Figure])) :-
    at_end(Study, largest, Case),
    plan(Study, Case, Search, Asked, _),
    findall(Work-Rival,
            ( plan(Study, Case, Other, Rival, _),
              Other \== Search,
              work_of(Study, Rival, Work)
            ),
            Rivals),
    max_member(Most-Hardest, Rivals),
    work_of(Study, Asked, Work1),
    compared(Study, >=, Work1-Asked, Most-Hardest, Answer, Figure).

%   Not all are home, or later than by any other who brings all home.

piece(left_behind(Search), Study, piece(Answer, [Figure])) :-
    at_end(Study, largest, Case),
    plan(Study, Case, Search, Asked, Told),
    told(Told, makespan, Last),
    findall(Other,
            ( plan(Study, Case, Rival, _, RivalTold),
              Rival \== Search,
              is_whole(RivalTold),
              told(RivalTold, makespan, Other)
            ),
            Others),
    (   \+ is_whole(Told)
    ->  Answer = yes
    ;   Others == []
    ->  Answer = unclear('no other brings all home')
    ;   truth(forall(member(Other, Others), Last > Other), Answer)
    ),
    share_figure(Study, Asked, Told, Figure).
piece(arrived(Search1, Test, Search2), Study, piece(Answer, [Figure])) :-
    both(Study, any, Search1, Search2, Asked1, Asked2),
    maplist(arrived_of(Study), [Asked1, Asked2], [Arrived1, Arrived2]),
    Goal =.. [Test, Arrived1, Arrived2],
    truth(Goal, Answer),
    (   Arrived2 > 0
    ->  Value is Arrived1/float(Arrived2)
    ;   Value = count(Arrived1)
    ),
    pair_figure(Study, ' arrived', Value, Asked1, Asked2, Figure).

%   Where some search brings all home.

piece(all_home(Search), Study, piece(Answer, [Figure])) :-
    told_case(Study, Case),
    plan(Study, Case, Search, Asked, Told),
    once(( plan(Study, Case, Other, _, OtherTold),
           Other \== Search,
           is_whole(OtherTold)
         )),
    truth(is_whole(Told), Answer),
    share_figure(Study, Asked, Told, Figure).

%   How many arrive, in the order of the fewest over that of the most.

piece(order_decides(Searches), Study, piece(Answer, [Figure])) :-
    member(Search, Searches),
    orders(Study, Search, Least, Most, Figure),
    truth(Least < Most, Answer).
piece(order_is_nothing(Search), Study, piece(Answer, [Figure])) :-
    orders(Study, Search, Least, Most, Figure),
    truth(Least =:= Most, Answer).

orders(Study, Search, Least, Most, figure(Label, Value, Names)) :-
    findall(Base,
            ( told_case(Study, in(_, Name)),
              atomic_list_concat([Base, _], '-order-', Name)
            ),
            Bases0),
    list_to_set(Bases0, Bases),
    member(Base, Bases),
    findall(Arrived-Words,
            ( told_case(Study, Case),
              Case = in(_, Name),
              ( Name == Base ; atomic_list_concat([Base, _], '-order-', Name) ),
              plan(Study, Case, Search, Asked, Told),
              told(Told, arrived, Arrived),
              words(Study, Asked, Words)
            ),
            Found),
    Found = [_, _|_],
    aggregate_all(min(Arrived), member(Arrived-_, Found), Least),
    aggregate_all(max(Arrived), member(Arrived-_, Found), Most),
    (   Most > 0
    ->  Value is Least/float(Most)
    ;   Value = count(0)
    ),
    length(Found, Count),
    format(atom(Label), "~w ~w arrived, fewest/most of ~d orders",
           [Base, Search, Count]),
    findall(Words, member(_-Words, Found), Names).

%   A search that told of its plan, once a case: its styles do equal work.

plan(Study, Case, Search, asked(Case, Search, Style), Told) :-
    findall(Name, told_asked(Study, asked(Case, Name, _)), Names0),
    list_to_set(Names0, Names),
    member(Search, Names),
    once(( told_asked(Study, asked(Case, Search, Style)),
           asked_told(Study, asked(Case, Search, Style), Told)
         )).

told_case(Study, Case) :-
    findall(C, told_asked(Study, asked(C, _, _)), Cases0),
    list_to_set(Cases0, Cases),
    member(Case, Cases).

%   Where a crowd is smallest or largest.

at_end(Study, End, Case) :-
    crowd(Study, Crowd),
    findall(Size, crowd_case(Study, Crowd, Size, _), Sizes),
    (   End == fewest
    ->  aggregate_all(min(S), member(S, Sizes), Size)
    ;   aggregate_all(max(S), member(S, Sizes), Size)
    ),
    crowd_case(Study, Crowd, Size, Case).

both(Study, Where, Search1, Search2, Asked1, Asked2) :-
    (   Where == any
    ->  told_case(Study, Case)
    ;   at_end(Study, Where, Case)
    ),
    plan(Study, Case, Search1, Asked1, _),
    plan(Study, Case, Search2, Asked2, _).

told(Told, Name, Number) :-
    memberchk(Name-Number, Told).

is_whole(Told) :-
    told_size(Told, Size),
    told_done(Told, Size).

work_of(Study, Asked, Work) :-
    asked_value(Study, Asked, work, Work).

arrived_of(Study, Asked, Arrived) :-
    asked_told(Study, Asked, Told),
    told(Told, arrived, Arrived).

compared(Study, Test, Value1-Asked1, Value2-Asked2, Answer, Figure) :-
    Goal =.. [Test, Value1, Value2],
    truth(Goal, Answer),
    (   Value2 > 0
    ->  Value is Value1/float(Value2)
    ;   Value = count(Value1)
    ),
    pair_figure(Study, '', Value, Asked1, Asked2, Figure).

pair_figure(Study, What, Value, Asked1, Asked2, figure(Label, Value, Names)) :-
    Asked1 = asked(Case, Search1, _),
    Asked2 = asked(_, Search2, _),
    case_label(Study, Case, Name),
    format(atom(Label), "~w ~w/~w~w", [Name, Search1, Search2, What]),
    maplist(words(Study), [Asked1, Asked2], Names).

share_figure(Study, Asked, Told, figure(Label, Share, [Words])) :-
    Asked = asked(Case, Search, _),
    case_label(Study, Case, Name),
    told_size(Told, Size),
    told_done(Told, Done),
    Share is Done/float(max(1, Size)),
    format(atom(Label), "~w ~w arrived/units", [Name, Search]),
    words(Study, Asked, Words).

words(Study, asked(Case, Search, Style), Words) :-
    cell_words(Study, cell(work, Case, Search, Style, c, optimize), Words).

:- meta_predicate truth(0, -).

truth(Goal, Answer) :-
    (   call(Goal)
    ->  Answer = yes
    ;   Answer = no
    ).

%!  crowds_remark(+Rule, -Remark) is nondet.
%
%   What the figures do not say.

crowds_remark(work(fewest, _, _, _), 'where there are fewest units').
crowds_remark(most_work(_), 'where there are most units').
crowds_remark(left_behind(_),
              'where there are most units: not all are home, or later than by \c
               any other search').
crowds_remark(all_home(_), 'where another search brings all home').
crowds_remark(order_is_nothing(_), 'as many arrive in every order').
