/** <module> How searches went, step by step

traces.json beside the results has one JSON object a line, one for each case,
search, style and language that answered; analysis/formats.md says what is in
it.  A trace is opaque: trace_value/3 gives what the object holds, a text as an
atom, a list as a list, in which texts are strings, and an object as a dict;
trace_text/2 gives the line itself.

A plan, in which several move at once, is told by rows with a fourth number, who
is on the square: all squares of one, moment by moment, then those of the next.
*/
:- module(study_traces,
          [ traces_read/2,              % +File, -Traces
            trace_value/3,              % +Trace, ?Key, -Value
            trace_text/2,               % +Trace, -Text
            trace_case/2,               % +Trace, -Case
            trace_plan/2,               % +Trace, -Ways
            trace_element/4,            % +Trace, ?Square, -Glyph, -Cost
            trace_number/4              % +Trace, +Key, ?Square, -Number
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(http/json), [json_read_dict/3]).
:- use_module(library(lists), [member/2, nth0/3, nth1/3]).
:- use_module(lines).
:- use_module(refusal).

%!  traces_read(+File, -Traces) is det.
%
%   In the order of the file.
%
%   @throws error(csv_error(File, Line, Message), _)

traces_read(File, Traces) :-
    whole_lines(File, Lines),
    findall(Trace,
            ( nth1(Number, Lines, Line),
              Line \== "",
              trace(File, Number, Line, Trace)
            ),
            Traces).

trace(File, Number, Line, trace(Line, Dict)) :-
    (   catch(read_object(Line, Dict), error(_, _), fail)
    ->  true
    ;   csv_refuse(File, Number, "this is no JSON object", [])
    ),
    (   needed(Dict, Key, Type),
        \+ ( get_dict(Key, Dict, Value), is_of(Type, Value) )
    ->  csv_refuse(File, Number, "'~w' is missing, or no ~w", [Key, Type])
    ;   wrong_size(Dict, Key)
    ->  csv_refuse(File, Number, "'~w' is not as large as the world", [Key])
    ;   plan_rows(Dict, Rows),
        \+ are_ways(Dict, Rows)
    ->  csv_refuse(File, Number, "'rows' are not the ways of all", [])
    ;   true
    ).

read_object(Line, Dict) :-
    setup_call_cleanup(
        open_string(Line, In),
        ( json_read_dict(In, Dict, [end_of_file(none)]),
          read_string(In, _, Rest)
        ),
        close(In)),
    is_dict(Dict),
    split_string(Rest, "", " ", [""]).

%   What every line must have, and what the readers rely on.

needed(_, Key, text) :-
    member(Key, [ file, case, problem, game, search, style, lang, world_name,
                  status ]).
needed(_, Key, ordinal) :-
    member(Key, [width, height, levels]).
needed(_, Key, list) :-
    member(Key, [world, question, rows, steps]).
needed(Dict, left, list) :-
    \+ plan_rows(Dict, _).
needed(_, costs, object).

is_of(text, Value) :-
    string(Value).
is_of(ordinal, Value) :-
    integer(Value),
    Value > 0.
is_of(list, Value) :-
    is_list(Value).
is_of(object, Value) :-
    is_dict(Value).

wrong_size(Dict, world) :-
    size(Dict, Width, Height, Levels),
    Rows is Levels*Height,
    get_dict(world, Dict, World),
    \+ ( length(World, Rows),
         forall(member(Row, World), string_length(Row, Width))
       ).
wrong_size(Dict, Key) :-
    size(Dict, Width, Height, Levels),
    Squares is Levels*Height*Width,
    member(Key, [left, opened, plane]),
    get_dict(Key, Dict, Numbers),
    \+ length(Numbers, Squares).

%   The rows of a plan have four numbers each.

plan_rows(Dict, Rows) :-
    get_dict(rows, Dict, Rows),
    Rows = [[_, _, _, _]|_].

%   Whoever is asked about has a way, from 1 on, where one can go.

are_ways(Dict, Rows) :-
    get_dict(question, Dict, Ends),
    length(Ends, EndCount),
    Last is EndCount//2,
    ways(Rows, 1, Ways),
    length(Ways, Last),
    forall(( member(Way, Ways), member(Square, Way) ),
           can_be_entered(Dict, Square)).

can_be_entered(Dict, Square) :-
    size(Dict, Width, Height, Levels),
    maplist(lies_in, Square, [Levels, Width, Height]),
    Square = [Level, X, Y],
    Row is (Level-1)*Height+Y-1,
    Before is X-1,
    get_dict(world, Dict, World),
    get_dict(costs, Dict, Costs),
    nth0(Row, World, Text),
    sub_atom(Text, Before, 1, _, Glyph),
    get_dict(Glyph, Costs, _).

lies_in(Place, Size) :-
    integer(Place),
    Place >= 1,
    Place =< Size.

%   ways(+Rows, +Who, -Ways): from the one called Who on.

ways([], _, []).
ways([Row|Rows0], Who, [Way|Ways]) :-
    way([Row|Rows0], Who, Way, Rows),
    Way = [_|_],
    Next is Who+1,
    ways(Rows, Next, Ways).

way([[Level, X, Y, Who]|Rows0], Who, [[Level, X, Y]|Way], Rows) :-
    !,
    way(Rows0, Who, Way, Rows).
way(Rows, _, [], Rows).

size(Dict, Width, Height, Levels) :-
    get_dict(width, Dict, Width),
    get_dict(height, Dict, Height),
    get_dict(levels, Dict, Levels).

%!  trace_value(+Trace, ?Key, -Value) is nondet.
%
%   Fails if the object has no such key.

trace_value(trace(_, Dict), Key, Value) :-
    get_dict(Key, Dict, Value0),
    (   string(Value0)
    ->  atom_string(Value, Value0)
    ;   Value = Value0
    ).

%!  trace_text(+Trace, -Text) is det.
%
%   The JSON object as it stands in the file.

trace_text(trace(Text, _), Text).

%!  trace_case(+Trace, -Case) is det.
%
%   As the cells of a study have it.

trace_case(Trace, in(File, Name)) :-
    trace_value(Trace, file, File),
    trace_value(Trace, case, Name).

%!  trace_plan(+Trace, -Ways) is semidet.
%
%   The squares [Level, X, Y] of each who moves, from moment 0 on; behind its
%   last one it stays there.  Fails if the answer is no plan.

trace_plan(trace(_, Dict), Ways) :-
    plan_rows(Dict, Rows),
    ways(Rows, 1, Ways).

%!  trace_element(+Trace, ?Square, -Glyph, -Cost) is nondet.
%
%   What lies on a square, [Level, X, Y] from 1; Cost is `none` where it cannot
%   be entered.

trace_element(trace(_, Dict), [Level, X, Y], Glyph, Cost) :-
    size(Dict, Width, Height, _),
    get_dict(world, Dict, World),
    get_dict(costs, Dict, Costs),
    nth0(Row, World, Text),
    Level is Row//Height+1,
    Y is Row mod Height+1,
    between(1, Width, X),
    Before is X-1,
    sub_atom(Text, Before, 1, _, Glyph),
    (   get_dict(Glyph, Costs, Cost0)
    ->  Cost = Cost0
    ;   Cost = none
    ).

%!  trace_number(+Trace, +Key, ?Square, -Number) is nondet.
%
%   The number that the list under Key (`left`, `opened` or `plane`) has for a
%   square.

trace_number(trace(_, Dict), Key, [Level, X, Y], Number) :-
    size(Dict, Width, Height, _),
    get_dict(Key, Dict, Numbers),
    nth0(Index, Numbers, Number),
    X is Index mod Width+1,
    Y is Index//Width mod Height+1,
    Level is Index//(Width*Height)+1.
