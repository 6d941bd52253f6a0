/** <module> What searches must answer, from .cases files

One case a line, blanks between the fields, `;` comments:

    NAME WORLD FROM TO SHORTEST [SEARCH=COST | SEARCH=none | route=SQUARES]...

SHORTEST is the least cost, or `none`; SEARCH= binds the search of that name
instead.  route= binds the game's original search and every search that promises
the keypad trace-back.

A case is case(Name, World, From, To, Shortest, Expectations, Line), with terms
Search=Cost and route(Squares) for expectations.

Mirror: c_impl/cases.c.
*/
:- module(cases,
          [ cases_read/2,               % +File, -Cases
            case_world_is_path/1,       % +World
            case_place/3,               % +Case0, +World, -Case
            case_expects/4              % +Case, +Search, +Promise, -Expected
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(square).
:- use_module(text).
:- use_module(world).

:- meta_predicate refuse_as_cases(0, +),
                  refuse_square(0, +, +).

%!  cases_read(+File, -Cases) is det.
%
%   @throws error(cases_error(Line, Message), File)

cases_read(File, Cases) :-
    refuse_as_cases(with_lines(file(File), Lines,
                               ( cases(Lines, Cases),
                                 check_names(Cases)
                               )),
                    File).

:- multifile prolog:error_message//1.

prolog:error_message(cases_error(Line, Message)) -->
    [ 'line ~d: ~s'-[Line, Message] ].

%   What Goal refuses is a mistake in the cases.

refuse_as_cases(Goal, Context) :-
    catch(Goal,
          error(text_error(Line, Message), _),
          throw(error(cases_error(Line, Message), Context))).

cases([end(_)], []).
cases([line(Line, Text)|Lines], Cases) :-
    line_words(Text, Words),
    (   comment(Words)
    ->  Cases = More
    ;   sub_string(Text, _, _, _, "\0\")
    ->  refuse(Line, "the line has a NUL character", [])
    ;   read_case(Words, Line, Case),
        Cases = [Case|More]
    ),
    cases(Lines, More).

%   Of the names that stand twice, complains of the first in the file.

check_names(Cases) :-
    findall(Name-Line, member(case(Name, _, _, _, _, _, Line), Cases), Names),
    msort(Names, Sorted),
    findall(Line-Name, append(_, [Name-_, Name-Line|_], Sorted), Doubled),
    (   Doubled == []
    ->  true
    ;   msort(Doubled, [Line-Name|_]),
        word_text(Name, Shown),
        refuse(Line, "a second case '~s'", [Shown])
    ).

comment([]).
comment([Word|_]) :-
    sub_string(Word, 0, _, _, ";").

read_case(Words, Line,
          case(Name, World, From, To, Shortest, Expectations, Line)) :-
    (   Words = [Name0, World0, From0, To0|Words1],
        word_square(From0, From),
        word_square(To0, To)
    ->  name(Name0, "case", Line, Name),
        name(World0, "world", Line, World)
    ;   refuse(Line, "expected NAME WORLD FROM TO SHORTEST; \c
                      squares are x,y or level,x,y", [])
    ),
    (   Words1 = [Shortest0|Words2],
        cost(Shortest0, Shortest)
    ->  expectations(Words2, Line, [], Expectations)
    ;   refuse(Line, "the shortest route's cost must be a whole number or 'none'",
               [])
    ).

word_square(Word, Square) :-
    string_codes(Word, Codes),
    phrase(square(Square), Codes).

name(Word, Whose, Line, Name) :-
    string_codes(Word, Codes),
    (   member(Code, Codes),
        (   Code < 0'\s
        ;   Code =:= 127
        )
    ->  refuse(Line, "the ~s's name has a control character", [Whose])
    ;   atom_string(Name, Word)
    ).

cost("none", none) :- !.
cost(Word, Cost) :-
    string_codes(Word, Codes),
    digits_number(Codes, Cost),
    Cost < 2147483647.

expectations([], _, _, []).
expectations([Word|Words], Line, Seen, [Expectation|Expectations]) :-
    (   sub_string(Word, Before, 1, After, "=")
    ->  sub_string(Word, 0, Before, _, Search),
        sub_string(Word, _, After, 0, Value)
    ;   Search = ""
    ),
    (   Search == ""
    ->  word_text(Word, Shown),
        refuse(Line, "expected SEARCH=COST, SEARCH=none or route=SQUARES, \c
                      not '~s'", [Shown])
    ;   memberchk(Search, Seen)
    ->  word_text(Search, Shown),
        refuse(Line, "a second '~s='", [Shown])
    ;   expectation(Search, Value, Line, Expectation)
    ),
    expectations(Words, Line, [Search|Seen], Expectations).

expectation("route", Value, Line, route(Squares)) :-
    !,
    string_codes(Value, Codes),
    (   phrase(squares(Squares), Codes)
    ->  true
    ;   refuse(Line, "a route is written (x,y)(x,y)... or with levels, \c
                      without blanks", [])
    ).
expectation(Word, Value, Line, Search=Cost) :-
    (   cost(Value, Cost)
    ->  atom_string(Search, Word)
    ;   word_text(Word, Shown),
        word_text(Value, ShownValue),
        refuse(Line, "'~s=' needs a cost or 'none', not '~s'",
               [Shown, ShownValue])
    ).

squares([Square|Squares]) -->
    "(", square(Square), ")", !,
    squares(Squares).
squares([]) --> [].

%!  case_world_is_path(+World) is semidet.
%
%   World is a path, relative to the cases, rather than a name.

case_world_is_path(World) :-
    (   sub_atom(World, _, _, _, /)
    ;   sub_atom(World, _, _, _, '.world')
    ;   sub_atom(World, _, _, _, '.map')
    ),
    !.

%!  case_place(+Case0, +World, -Case) is det.
%
%   Puts the case's squares on their levels, and checks its ends.
%
%   @throws error(cases_error(Line, Message), _)

case_place(Case0, World, Case) :-
    refuse_as_cases(place_case(Case0, World, Case), _).

place_case(case(Name, W, From0, To0, Shortest, Expectations0, Line), World,
           case(Name, W, From, To, Shortest, Expectations, Line)) :-
    place(World, Line, "from: ", world_check_end, From0, From),
    place(World, Line, "to: ", world_check_end, To0, To),
    maplist(place_route(World, Line), Expectations0, Expectations),
    refuse_square(world_check_ends(World, From, To), Line, "").

place_route(World, Line, route(Squares0), route(Squares)) :-
    !,
    maplist(place(World, Line, "route=: ", world_check_inside),
            Squares0, Squares).
place_route(_, _, Expectation, Expectation).

place(World, Line, Whose, Check, Square0, Square) :-
    refuse_square(( world_place(World, Square0, Square),
                    call(Check, World, Square)
                  ),
                  Line, Whose).

%   A square that Goal refuses is refused with the line, and whose it is.

refuse_square(Goal, Line, Whose) :-
    catch(Goal,
          error(domain_error(square, _), context(_, Message)),
          refuse(Line, "~s~s", [Whose, Message])).

%!  case_expects(+Case, +Search, +Promise, -Expected) is det.
%
%   What the case expects of a search with that promise: `none`, exactly(Cost)
%   or at_least(Cost).

case_expects(case(_, _, _, _, Shortest, Expectations, _), Search,
             promise(_, IsShortest, _), Expected) :-
    (   memberchk(Search=Cost, Expectations)
    ->  true
    ;   Cost = Shortest
    ),
    (   Cost == none
    ->  Expected = none
    ;   memberchk(Search=_, Expectations)
    ->  Expected = exactly(Cost)
    ;   IsShortest == true
    ->  Expected = exactly(Cost)
    ;   Expected = at_least(Cost)
    ).
