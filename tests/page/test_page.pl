/** <module> The parts that the page is made of */
:- encoding(utf8).
:- module(test_page, []).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(assoc), [gen_assoc/3, get_assoc/3]).
:- use_module(library(http/html_write), [print_html/2]).
:- use_module(library(http/json), [atom_json_term/3]).
:- use_module(library(lists), [last/2, member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../../analysis/page/final').
:- use_module('../../analysis/page/glossary').
:- use_module('../../analysis/page/played').
:- use_module('../../analysis/page/strips').
:- use_module('../../analysis/study/study').
:- use_module('../../analysis/text/html', [html_row_id/3]).
:- use_module('../analysis/directories').
:- use_module(reports).

%   made(Study): the hostile one, with traces of real searches.

:- dynamic made/1.

set_up :-
    made(_),
    !.
set_up :-
    lasting_directory(Directory),
    hostile_study(Directory),
    hostile_traces(Directory),
    study_read(Directory, Study),
    assertz(made(Study)).

:- meta_predicate shown(//, -).

shown(Html, Text) :-
    phrase(Html, Tokens),
    with_output_to(string(Text), print_html(current_output, Tokens)).

occurrences(Text, Part, Count) :-
    aggregate_all(count, sub_string(Text, _, _, _, Part), Count).

trace(Case, Search, Lang, Trace) :-
    made(Study),
    once(( traces(Study, Trace),
           trace_case(Trace, in('tests/cases/original.cases', Case)),
           trace_value(Trace, search, Search),
           trace_value(Trace, style, tuned),
           trace_value(Trace, lang, Lang)
         )).

played(Played) :-
    made(Study),
    played_cases(Study, Cases),
    played_json(Study, Cases, Json),
    atom_json_term(Json, Played, []).

:- begin_tests(page, [setup(set_up)]).

test(a_word_is_a_link_once, Count == 1) :-
    shown(worded("tuned programs are tuned, and retuned"), Text),
    occurrences(Text, "href=\"#word-tuned\"", Count).

test(a_part_of_a_word_is_none, Count == 0) :-
    shown(worded("retuned, tuned-up, kerneling"), Text),
    occurrences(Text, "href=", Count).

test(the_longer_of_two_words_is_the_link) :-
    shown(worded("its 95 % interval."), Text),
    has(Text, ">95 % interval</a>").

test(text_stays_as_it_is) :-
    shown(worded("a < b & \"c\" é"), Text),
    has(Text, "a &lt; b &amp; \"c\" é").

test(one_is_on_every_axis,
     [ forall(member(Values, [[40, 50], [0.2, 0.3], [estimate(5, 4, 6)],
                              [above(15)]])) ]) :-
    strip_axis(Values, Axis),
    shown(strip(Axis, none, []), Text),
    has(Text, "class=\"one\"").

test(an_interval_without_end_is_not_drawn, Ranges-Shapes == 0-1) :-
    strip_axis([estimate(5, 0.0, inf)], Axis),
    shown(strip(Axis, none, [mark(tuned, estimate(5, 0.0, inf), t, '#x')]),
          Text),
    occurrences(Text, "class=\"range\"", Ranges),
    occurrences(Text, "class=\"shape\"", Shapes).

test(no_two_rows_have_one_id, Ids == Distinct) :-
    Names = ['a b', 'a.b', 'a-b', 'a~b', 'a  b', 'é', 'a_b'],
    findall(Id, ( member(Name, Names), html_row_id(t, Name, Id) ), Ids0),
    msort(Ids0, Ids),
    sort(Ids0, Distinct).

test(nothing_ends_the_script) :-
    made(Study),
    played_cases(Study, Cases),
    played_json(Study, Cases, Json),
    \+ sub_atom(Json, _, _, _, <),
    has(Json, "u003cscript>throw").

test(a_way_is_told_once, Tracks == Distinct) :-
    made(Study),
    played(json(Played)),
    memberchk(tracks=List, Played),
    length(List, Tracks),
    findall(Steps-Rows-Left,
            ( traces(Study, Trace),
              trace_value(Trace, status, found),
              trace_value(Trace, steps, Steps),
              trace_value(Trace, rows, Rows),
              trace_value(Trace, left, Left)
            ),
            All),
    sort(All, Set),
    length(Set, Distinct),
    length(All, Traces),
    Traces > 2*Distinct.

%   Namesakes of two files are told apart, and what was timed has its time.

test(cases_and_times, true(Ns > 0)) :-
    played(json(Played)),
    memberchk(cases=Cases, Played),
    length(Cases, 13),
    member(json(Case), Cases),
    memberchk(label='rogue-1 (original.cases)', Case),
    memberchk(runs=Runs, Case),
    member(json(Run), Runs),
    memberchk(search=two_phase, Run),
    memberchk(style=tuned, Run),
    memberchk(lang=c, Run),
    !,
    memberchk(time=json(Time), Run),
    memberchk(ns=Ns, Time).

test(the_last_picture_has_the_route, Last == [1, 5, 3]) :-
    trace('rogue-1', two_phase, c, Trace),
    final_route(Trace, Squares),
    length(Squares, 10),
    last(Squares, Last).

%   The plane of a question about no square is shown by its numbers.

test(parts_have_colours, Colours == Numbers) :-
    made(Study),
    once(( traces(Study, Trace), trace_value(Trace, question, []) )),
    final_route(Trace, []),
    final_classes(Trace, Classes),
    trace_value(Trace, plane, Plane),
    findall(Class, gen_assoc(_, Classes, Class), Classes0),
    sort(Classes0, Colours),
    findall(Class,
            ( member(Number, Plane),
              Number > 0,
              Colour is (Number-1) mod 8,
              format(atom(Class), "part p~d", [Colour])
            ),
            Numbers0),
    sort(Numbers0, Numbers).

test(what_was_expanded_is_done, First-Count == 'done d0'-Work) :-
    trace('rogue-1', two_phase, c, Trace),
    final_classes(Trace, Classes),
    trace_value(Trace, steps, [Start|_]),
    get_assoc(Start, Classes, First),
    aggregate_all(count,
                  ( gen_assoc(_, Classes, Class),
                    sub_atom(Class, 0, _, _, done)
                  ),
                  Count),
    trace_value(Trace, work, Work).

:- end_tests(page).
