/** <module> What may be ordered in a line, and what is answered

Orders are a record: play; guides, who plan; fleet.

Mirror: c_impl/play/orders.c.
*/
:- module(reitti_orders,
          [ orders_begin/2,             % +Play, -Orders
            orders_again/2,             % +Orders0, -Orders
            orders_guides/2,            % +Orders, -Guides
            orders_fleet/2,             % +Orders, -Fleet
            set_orders_fields/3,        % +Fields, +Orders0, -Orders
            orders_play/2,              % +Orders, -Play
            orders_give/3,              % +Line, +Orders0, -Orders
            orders_print/1,             % +Orders
            orders_help/1               % +Orders
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(record), [record/1]).
:- use_module('../answer').
:- use_module('../problem').
:- use_module('../text').
:- use_module(console).
:- use_module(fleet).
:- use_module(fleet_picture).
:- use_module(fleet_turn).
:- use_module(guide).
:- use_module(guides).
:- use_module(program).
:- use_module(roster).
:- use_module(unit_orders).
:- use_module(wording).

:- record(orders(play, guides, fleet)).

most_turns(1 000 000).

%!  orders_begin(+Play, -Orders) is det.

orders_begin(Play, Orders) :-
    play_world(Play, World),
    play_guides(Play, Guides),
    window(Guides, _, _, Window),
    fleet_begin(World, Window, Fleet),
    make_orders([play(Play), guides(Guides), fleet(Fleet)], Orders).

%!  orders_again(+Orders0, -Orders) is det.
%
%   All as it was at the beginning, but for who plans how.

orders_again(Orders0, Orders) :-
    orders_play(Orders0, Play),
    orders_guides(Orders0, Guides0),
    orders_fleet(Orders0, Fleet0),
    play_world(Play, World),
    fleet_window(Fleet0, Window),
    fleet_begin(World, Window, Fleet1),
    set_fleet_fields([rebuilt(true)], Fleet1, Fleet),
    guides_forget(Guides0, Guides),
    set_orders_fields([guides(Guides), fleet(Fleet)], Orders0, Orders).

%   window(+Guides, -Low, -High, -Unsaid): the field of the question that is a
%   number: how far ahead to plan.

window(Guides, Low, High, Unsaid) :-
    guides_now(Guides, Guide),
    guide_problem(Guide, Problem),
    problem(Problem, Fields, _, _, _, _),
    memberchk(_-number(Low, High, Unsaid), Fields).

%!  orders_give(+Line, +Orders0, -Orders) is det.
%
%   Does what the line, a string, says, and prints the answer, or in one line
%   what is expected instead.

orders_give(Line, Orders0, Orders) :-
    line_words(Line, Words),
    catch(give(Words, Orders0, Orders), Exception,
          ( refusal(Exception, Text)
          ->  format("~w.~n", [Text]),
              Orders = Orders0
          ;   throw(Exception)
          )).

refusal(expected(Text), Text).
refusal(refused(Text), Text).

give([Word|Words], Orders0, Orders) :-
    offered(Orders0, Word),
    orders_fleet(Orders0, Fleet0),
    (   unit_order(Word, Words, Fleet0, Fleet)
    ->  set_orders_fields([fleet(Fleet)], Orders0, Orders)
    ;   order(Word, Words, Orders0, Orders)
    ),
    !.
give(_, Orders, _) :-
    findall(Word, offered(Orders, Word), Words),
    atomic_list_concat(Words, ' ', All),
    expect("Expected one of ~w", [All]).

%   offered(+Orders, ?Word): all words that begin a line; the last three are for
%   who reads them.  A small program has one language only.

offered(Orders, Word) :-
    member(Word,
           [ "u", "x", "w", "g", "s", "m", "a", "h", ".", "t", "p", "search",
             "window", "style", "lang", "?", "R", "L" ]),
    (   Word == "lang"
    ->  has_languages(Orders)
    ;   true
    ).

has_languages(Orders) :-
    orders_guides(Orders, Guides),
    guides_choices(Guides, language, [_, _|_]).

order(".", Words, Orders0, Orders) :-
    !,
    most_turns(Most),
    (   Words == []
    ->  Turns = 1
    ;   Words = [Word],
        line_number(Word, Most, Turns)
    ->  true
    ;   expect("Expected . or . N, N from 1 to ~d", [Most])
    ),
    take_turns(Turns, Orders0, Orders, Refusal),
    (   Refusal == none
    ->  orders_print(Orders)
    ;   format("~w.~n", [Refusal])
    ).
order("p", Words, Orders, Orders) :-
    !,
    unit_order_end("p", Words),
    orders_print(Orders).
order("window", Words, Orders0, Orders) :-
    !,
    orders_guides(Orders0, Guides),
    orders_fleet(Orders0, Fleet0),
    window(Guides, Low, High, _),
    (   Words = [Word],
        line_number(Word, High, Window),
        Window >= Low
    ->  true
    ;   expect("Expected window W, W from ~d to ~d", [Low, High])
    ),
    (   fleet_window(Fleet0, Window)
    ->  Orders = Orders0
    ;   fleet_change(Fleet0, Fleet1),
        set_fleet_fields([window(Window)], Fleet1, Fleet),
        set_orders_fields([fleet(Fleet)], Orders0, Orders)
    ),
    format("Window ~d from the next turn on.~n", [Window]).
order(Word, Words, Orders0, Orders) :-
    choice(Word, Change, Called, Title),
    orders_guides(Orders0, Guides0),
    orders_fleet(Orders0, Fleet0),
    (   Words = [Name0],
        atom_string(Name, Name0),
        guides_choose(Change, Name, Guides0, Guides)
    ->  true
    ;   guides_choices(Guides0, Change, Choices),
        atomic_list_concat(Choices, ' ', All),
        expect("Expected ~s ~s, one of ~w", [Word, Called, All])
    ),
    (   Guides == Guides0
    ->  Fleet = Fleet0
    ;   fleet_change(Fleet0, Fleet)
    ),
    set_orders_fields([guides(Guides), fleet(Fleet)], Orders0, Orders),
    format("~s ~w from the next turn on.~n", [Title, Name]).

%   What may be another one of who plans.

choice("search", search,   "NAME", "Search").
choice("style",  style,    "S",    "Style").
choice("lang",   language, "L",    "Language").

%   take_turns(+Turns, +Orders0, -Orders, -Refusal): fewer, if all rest; Refusal
%   is what the solver says if it does not plan, or `none`.

take_turns(Turns, Orders0, Orders, Refusal) :-
    orders_fleet(Orders0, Fleet0),
    (   fleet_rests(Fleet0)
    ->  format("All units rest.~n"),
        Orders = Orders0,
        Refusal = none
    ;   Turns =:= 0
    ->  Orders = Orders0,
        Refusal = none
    ;   orders_guides(Orders0, Guides0),
        catch(( fleet_turn(Guides0, Guides, Fleet0, Fleet, Turn),
                Refusal0 = none
              ),
              refused(Refusal0),
              true),
        (   Refusal0 == none
        ->  print_turn(Guides, Fleet, Turn),
            set_orders_fields([guides(Guides), fleet(Fleet)], Orders0, Orders1),
            Left is Turns-1,
            take_turns(Left, Orders1, Orders, Refusal)
        ;   Orders = Orders0,
            Refusal = Refusal0
        )
    ).

print_turn(Guides, Fleet, Turn) :-
    (   turn_plan_text(Fleet, Turn, Plan)
    ->  guides_now(Guides, Guide),
        guide_who(Guide, who(Name, _, _)),
        guide_asked(Guide, _, Answer, Seconds),
        answer_work(Answer, [Expanded|_]),
        wording_time(Seconds, Time),
        format("Plan by ~w: ~s, ~d expanded, ", [Name, Plan, Expanded]),
        console_print(Time),
        format(".~n")
    ;   true
    ),
    turn_text(Fleet, Turn, Text),
    format("~s~n", [Text]).

%!  orders_print(+Orders) is det.
%
%   The picture.

orders_print(Orders) :-
    orders_play(Orders, Play),
    orders_fleet(Orders, Fleet),
    play_coloured(Play, Coloured),
    fleet_print(Fleet, Coloured).

%!  orders_help(+Orders) is det.
%
%   The orders as help has them.

orders_help(Orders) :-
    format("  u X Y    a new unit at column X of row Y    x X Y  remove one~n\c
            \s w X Y    a wall                             g X Y  ground \c
            again~n\c
            \s s N ...  select units by number             s *    all     \c
            s  none~n\c
            \s m X Y    send the selected there            a X Y  there \c
            afterwards~n\c
            \s h        the selected stay where they are~n\c
            \s .        a turn                             . N    so many~n\c
            \s t        tell where all are and go          p      show it~n\c
            \s search NAME, style S, window W    who plans, and how far \c
            ahead~n"),
    (   has_languages(Orders)
    ->  format("  lang L   in which language, c or prolog~n")
    ;   true
    ),
    format("  ?        list these commands~n\c
            \s R        back to the beginning              L      leave the \c
            game~n").
