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
:- use_module(library(readutil), [read_file_to_codes/3]).
:- use_module(square).
:- use_module(world).
:- use_module(world_reader).

%!  cases_read(+File, -Cases) is det.
%
%   @throws error(cases_error(Line, Message), File)

cases_read(File, Cases) :-
    read_file_to_codes(File, Codes, [encoding(octet), newline(posix)]),
    phrase(lines(Lines, _), Codes),
    catch(( cases(Lines, Cases),
            check_names(Cases)
          ),
          error(cases_error(Line, Message), _),
          throw(error(cases_error(Line, Message), File))).

:- multifile prolog:error_message//1.

prolog:error_message(cases_error(Line, Message)) -->
    [ 'line ~d: ~s'-[Line, Message] ].

refuse(Line, Format, Arguments) :-
    format(string(Message), Format, Arguments),
    throw(error(cases_error(Line, Message), _)).

cases([], []).
cases([line(Line, Codes)|Lines], Cases) :-
    (   memberchk(0, Codes)
    ->  refuse(Line, "the line has a NUL character", [])
    ;   phrase(words(Words), Codes)
    ),
    (   comment(Words)
    ->  Cases = More
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
        refuse(Line, "a second case '~w'", [Name])
    ).

comment([]).
comment([[0';|_]|_]).

read_case(Words, Line,
          case(Name, World, From, To, Shortest, Expectations, Line)) :-
    (   Words = [Name0, World0, From0, To0|Words1],
        phrase(square(From), From0),
        phrase(square(To), To0)
    ->  atom_codes(Name, Name0),
        atom_codes(World, World0)
    ;   refuse(Line, "expected NAME WORLD FROM TO SHORTEST; \c
                      squares are x,y or level,x,y", [])
    ),
    (   Words1 = [Shortest0|Words2],
        cost(Shortest0, Shortest)
    ->  expectations(Words2, Line, [], Expectations)
    ;   refuse(Line, "the shortest route's cost must be a whole number or 'none'",
               [])
    ).

cost(`none`, none) :- !.
cost(Codes, Cost) :-
    Codes = [_|_],
    forall(member(Code, Codes), between(0'0, 0'9, Code)),
    number_codes(Cost, Codes),
    Cost < 2147483647.

expectations([], _, _, []).
expectations([Word|Words], Line, Seen, [Expectation|Expectations]) :-
    (   append(Search0, [0'=|Value], Word),
        Search0 \== []
    ->  atom_codes(Search, Search0)
    ;   refuse(Line, "expected SEARCH=COST, SEARCH=none or route=SQUARES, \c
                      not '~s'", [Word])
    ),
    (   memberchk(Search, Seen)
    ->  refuse(Line, "a second '~w='", [Search])
    ;   true
    ),
    expectation(Search, Value, Line, Expectation),
    expectations(Words, Line, [Search|Seen], Expectations).

expectation(route, Value, Line, route(Squares)) :-
    !,
    (   phrase(squares(Squares), Value)
    ->  true
    ;   refuse(Line, "a route is written (x,y)(x,y)... or with levels, \c
                      without blanks", [])
    ).
expectation(Search, Value, Line, Search=Cost) :-
    (   cost(Value, Cost)
    ->  true
    ;   refuse(Line, "'~w=' needs a cost or 'none', not '~s'", [Search, Value])
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

case_place(case(Name, W, From0, To0, Shortest, Expectations0, Line), World,
           case(Name, W, From, To, Shortest, Expectations, Line)) :-
    world_place(World, From0, From),
    world_place(World, To0, To),
    maplist(place(World), Expectations0, Expectations),
    world_check_ends(World, From, To).

place(World, route(Squares0), route(Squares)) :-
    !,
    maplist(world_place(World), Squares0, Squares).
place(_, Expectation, Expectation).

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
