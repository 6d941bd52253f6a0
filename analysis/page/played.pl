/** <module> What the player plays, as JSON

An object with `tracks` and `cases`.  A track is how a search went: `steps`,
`left`, `opened`, `rows`, `plane`, `score` and `work` of a trace; of a plan only
`score`, `work` and `ways`, the numbers of each one's squares moment by moment.
Searches that went the same way share one.  A case has its `label`, `board` (the
id of its picture), `unit`, `work` (what is counted), `width`, `height`,
`question` and `runs`: `search`, `style`, `lang`, the number of its `track` and,
where it was timed, `time`, the estimate of one run in nanoseconds with its
interval and n.
*/
:- module(page_played,
          [ played_cases/2,             % +Study, -Cases
            played_json/3,              % +Study, +Cases, -Text
            played_score/2,             % +Score, -Shown
            played_word/3               % +Trace, +Key, -Word
          ]).
:- use_module(library(apply), [maplist/2, maplist/3]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(http/json), [json_write/3]).
:- use_module(library(lists), [list_to_set/2, member/2, memberchk/2, nth0/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../claims/reconstructions', [reconstruction/3]).
:- use_module('../study/study').
:- use_module('../text/numbers', [is_finite/1]).
:- use_module(final, [trace_square/3]).

%!  played_cases(+Study, -Cases) is det.
%
%   The cases that have traces, each played(Case, Id, Label, Traces), in the
%   order of the study's lists, and so the traces.

played_cases(Study, Cases) :-
    findall(Case, ( traces(Study, Trace), trace_case(Trace, Case) ), Traced0),
    list_to_set(Traced0, Traced),
    findall(Case, listed_case(Study, run, Case), Listed),
    findall(Case,
            (   member(Case, Listed),
                memberchk(Case, Traced)
            ;   member(Case, Traced),
                \+ memberchk(Case, Listed)
            ),
            InOrder),
    findall(played(Case, Id, Label, Traces),
            ( nth0(Place, InOrder, Case),
              atom_concat('board-', Place, Id),
              case_traces(Study, Case, Traces),
              Traces = [First|_],
              case_label(Study, Case, Name),
              trace_value(First, game, Game),
              reconstruction(Game, Name, Label)
            ),
            Cases).

case_traces(Study, Case, Traces) :-
    findall(Search-Style, listed_search(Study, Search, Style), Listed),
    findall(Place-Trace,
            ( traces(Study, Trace),
              trace_case(Trace, Case),
              trace_value(Trace, status, found),
              trace_value(Trace, search, Search),
              trace_value(Trace, style, Style),
              (   nth0(Place0, Listed, Search-Style)
              ->  Place = Place0
              ;   length(Listed, Place)
              )
            ),
            Placed0),
    keysort(Placed0, Placed),
    pairs_values(Placed, Traces).

%!  played_json(+Study, +Cases, -Text) is det.
%
%   Text may stand inside a `script`: what could end it is escaped.

played_json(Study, Cases, Text) :-
    findall(Track,
            ( member(played(_, _, _, Traces), Cases),
              member(Trace, Traces),
              track(Trace, Track)
            ),
            Tracks0),
    sort(Tracks0, Tracks),
    findall(Track-Number, nth0(Number, Tracks, Track), Numbered),
    list_to_assoc(Numbered, Numbers),
    maplist(case_object(Study, Numbers), Cases, Objects),
    with_output_to(string(Json),
                   json_write(current_output,
                              json([tracks=Tracks, cases=Objects]),
                              [width(0)])),
    script_safe(Json, Text).

script_safe(Json, Text) :-
    split_string(Json, "\n\t", "\n\t ", Lines),
    atomic_list_concat(Lines, Joined),
    atomic_list_concat(Parts, <, Joined),
    atomic_list_concat(Parts, '\\u003c', Text).

track(Trace, json([ways=Ways, score=Score, work=Work])) :-
    trace_plan(Trace, Ways0),
    !,
    maplist(maplist(trace_square(Trace)), Ways0, Ways),
    trace_value(Trace, score, Score),
    trace_value(Trace, work, Work).
track(Trace, json(Pairs)) :-
    findall(Key=Value,
            ( member(Key, [steps, left, opened, rows, plane, score, work]),
              trace_value(Trace, Key, Value0),
              shown_value(Key, Value0, Value)
            ),
            Pairs).

%   A cost with as many decimals as are told.

shown_value(score, Score, Shown) :-
    !,
    played_score(Score, Shown).
shown_value(_, Value, Value).

%!  played_score(+Score, -Shown) is det.
%
%   As it is read, with eight decimals at most.

played_score(Score, Shown) :-
    score_number(Score, Number),
    (   integer(Number)
    ->  Shown = Number
    ;   Shown is round(Number*10**8)/10.0**8
    ).

case_object(Study, Numbers, played(Case, Id, Label, Traces),
            json([ label=Label, board=Id, unit=Unit, work=Work, width=Width,
                   height=Height, question=Question, runs=Runs ])) :-
    Traces = [First|_],
    maplist(trace_value(First), [width, height, question],
            [Width, Height, Question]),
    maplist(played_word(First), [unit, work_name], [Unit, Work]),
    maplist(run_object(Study, Case, Numbers), Traces, Runs).

%!  played_word(+Trace, +Key, -Word) is det.
%
%   What a score or the work is counted in, '' if the trace does not say.

played_word(Trace, Key, Word) :-
    (   trace_value(Trace, Key, Word0)
    ->  Word = Word0
    ;   Word = ''
    ).

run_object(Study, Case, Numbers, Trace,
           json([search=Search, style=Style, lang=Lang, track=Number|Time])) :-
    maplist(trace_value(Trace), [search, style, lang], [Search, Style, Lang]),
    track(Trace, Track),
    get_assoc(Track, Numbers, Number),
    Cell = cell(run, Case, Search, Style, Lang, optimize),
    (   estimate(Study, Cell, estimate(Ns, Low, High))
    ->  cell_count(Study, Cell, Count),
        count_words(Count, N),
        finite([Low, High], Ends),
        Time = [time=json([ns=Ns, interval=Ends, n=N])]
    ;   Time = []
    ).

finite(Ends0, Ends) :-
    (   maplist(is_finite, Ends0)
    ->  Ends = Ends0
    ;   Ends = []
    ).
