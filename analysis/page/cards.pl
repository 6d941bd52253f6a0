/** <module> Claims as cards: the conclusions of 2010, and what was said in 2009

A card says what was claimed, what became of it on each subject, and why; below,
then and today stand as marks on one line.  Every mark leads to its row
in the table of what the verdicts rest on.
*/
:- encoding(utf8).
:- module(page_cards,
          [ claim_cards//3              % +Set, +Study, +Tables
          ]).
:- use_module(library(dcg/high_order), [sequence//2]).
:- use_module(library(http/html_write), [html//1]).
:- use_module(library(lists), [list_to_set/2, member/2, memberchk/2, nth1/3]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module('../claims/claims').
:- use_module('../claims/crowds').
:- use_module('../claims/general').
:- use_module('../claims/said').
:- use_module('../claims/verdicts', [verdict_decides/1]).
:- use_module('../study/cells', [row_name/2]).
:- use_module('../text/figures').
:- use_module(glossary).
:- use_module(links).
:- use_module(strips).

%   set(Set, Year, Table, Id): of which year it is, in which table its numbers
%   stand, and how the ids of its cards begin.

set(conclusions, '2010', 'claims-numbers', 'claim-').
set(general, '2009', 'general-numbers', 'general-').
set(crowds, '2009', 'crowds-numbers', 'crowds-').

set_result(conclusions, Study, Result) :-
    claim_result(Study, Result).
set_result(general, Study, Result) :-
    general_result(Study, Result).
set_result(crowds, Study, Result) :-
    crowds_result(Study, Result).

set_subject(conclusions, Subject, Words) :-
    claim_subject(Subject, Words).
set_subject(Set, Subject, Words) :-
    memberchk(Set, [general, crowds]),
    said_subject(Subject, Words).

%!  claim_cards(+Set, +Study, +Tables)// is det.
%
%   Set is `conclusions`, `general` or `crowds`.

claim_cards(Set, Study, Tables) -->
    { findall(Number-Result,
              ( set_result(Set, Study, Result),
                Result = result(Number, _, _, _, _)
              ),
              Results),
      group_pairs_by_key(Results, Claims),
      findall(Subject-Words, set_subject(Set, Subject, Words), Subjects),
      set(Set, Year, _, _),
      format(string(Then), "~w, or the end from which on it lies", [Year])
    },
    folded(Results,
           [ p(class(keys),
               [ \strip_key(Year, Then), \sequence(subject_key, Subjects) ]),
             div(class(cards), \sequence(card(Set, Tables), Claims)) ]).

%   Where the rows decide none of them, they are not what one came for.

folded(Results, Content) -->
    { member(_-result(_, _, _, _, Judged), Results),
      member(judged(_, Verdict, _, _), Judged),
      verdict_decides(Verdict)
    },
    !,
    html(Content).
folded(_, Content) -->
    html([ p(class(open), 'The rows of this study decide none of them.'),
           details(class(fold), [summary('What was said'), div(Content)]) ]).

subject_key(Subject-Words) -->
    { format(atom(Text), "~w: ~w", [Subject, Words]) },
    strip_key(Subject, Text).

card(Set, Tables, Number-Ways) -->
    { Ways = [result(_, _, Text, _, _)|_],
      set(Set, _, _, Prefix),
      atom_concat(Prefix, Number, Id),
      findall(Reason, reason(Ways, Reason), Reasons0),
      list_to_set(Reasons0, Reasons)
    },
    html(article([id(Id), class(card)],
                 [ h3([span(class(number), Number), ' ', \worded(Text)]),
                   \verdicts(Set, Ways),
                   \sequence(way(Set, Tables), Ways),
                   \reasons(Reasons) ])).

%   A line for each way it was judged, a column for each subject.

verdicts(Set, Ways) -->
    { findall(Subject-Words, set_subject(Set, Subject, Words), Subjects) },
    html(div(class([verdicts, Set]),
             [ span(class(by), ''), \sequence(subject, Subjects),
               \sequence(verdict_line, Ways) ])).

subject(Subject-Words) -->
    { atom_string(Subject, Name) },
    html(span([class(subject), title(Words)], Name)).

verdict_line(result(_, By, _, _, Judged)) -->
    html([ span(class(by), ['by ', By]), \sequence(verdict, Judged) ]).

verdict(judged(_, Verdict, _, _)) -->
    { verdict_class(Verdict, Class) },
    html(span(class([verdict, Class]), Verdict)).

verdict_class(holds, holds) :- !.
verdict_class('does not hold', fails) :- !.
verdict_class(Verdict, partly) :-
    sub_atom(Verdict, 0, _, _, 'holds in'),
    !.
verdict_class(_, open).

reason(Ways, Reason) :-
    member(result(_, _, _, _, Judged), Ways),
    member(judged(Subject, _, Because, _), Judged),
    Because \== '',
    atomic_list_concat(Reasons, '; ', Because),
    member(Reason0, Reasons),
    (   same_for_all(Judged, Reason0)
    ->  Reason = Reason0
    ;   format(atom(Reason), "~w: ~w", [Subject, Reason0])
    ).

same_for_all(Judged, Reason) :-
    forall(member(judged(_, _, Because, _), Judged),
           ( atomic_list_concat(Reasons, '; ', Because),
             memberchk(Reason, Reasons)
           )).

reasons([]) --> !.
reasons(Reasons) -->
    html(ul(class(why), \sequence(why, Reasons))).

why(Reason) -->
    html(li(\worded(Reason))).

%   The figures of one way: those that are numbers as marks, a line for each
%   thing that was measured; the others in words.

way(Set, Tables, result(Number, By, _, Original, Judged)) -->
    { set(Set, Year, Table, _),
      findall(Label-Mark,
              ( figure_of(Year, Original, Judged, Of, Place, Figure),
                row_name([Number, By, Of, Place], Row),
                row_link(Tables, Table, Row, Link),
                figure_mark(Of, Figure, Link, Label, Mark)
              ),
              Marked),
      findall(Label0, member(Label0-_, Marked), Labels0),
      list_to_set(Labels0, Labels),
      findall(Value, member(_-mark(_, Value, _, _), Marked), Values),
      strip_axis(Values, Axis),
      findall(Words-Link,
              ( figure_of(Year, Original, Judged, Of, Place, Figure),
                figure_words(Of, Figure, Words),
                row_name([Number, By, Of, Place], Row),
                row_link(Tables, Table, Row, Link)
              ),
              Others)
    },
    lines(Labels, By, Axis, Marked),
    others(Others).

figure_of(Year, Original, Judged, Of, Place, Figure) :-
    (   Of = Year,
        List = Original
    ;   member(judged(Of, _, _, List), Judged)
    ),
    nth1(Place, List, Figure).

figure_mark(Of, figure(Label0, Value, Names), Link, Label,
            mark(Of, Value, Title, Link)) :-
    drawable(Value),
    plain_label(Label0, Label),
    figure_text(Value, Text),
    names_text(Names, Rows),
    format(atom(Title), "~w, ~w: ~w; ~w", [Of, Label0, Text, Rows]).

drawable(estimate(Value, _, _)) :-
    Value > 0.
drawable(above(_)).
drawable(Number) :-
    number(Number),
    Number > 0.

%   What 2010 says of C++ is held against C.

plain_label(Label0, Label) :-
    atomic_list_concat(Parts, 'C++', Label0),
    atomic_list_concat(Parts, 'C', Label).

lines([], _, _, _) --> !.
lines(Labels, By, Axis, Marked) -->
    html(div(class(lines),
             [ p(class(by), ['by ', By]),
               \sequence(line(Axis, Marked), Labels),
               div(class(axis), \strip_scale(Axis)) ])).

line(Axis, Marked, Label) -->
    { findall(Mark, member(Label-Mark, Marked), Marks) },
    html([span(class(name), Label), \strip(Axis, none, Marks)]).

figure_words(Of, figure(Label, Value, _), Words) :-
    \+ drawable(Value),
    figure_text(Value, Text),
    format(atom(Words), "~w, ~w ~w", [Of, Label, Text]).

others([]) --> !.
others(Others) -->
    html(details(class(figures),
                 [ summary(['In words: ', \count(Others)]),
                   ul(\sequence(other, Others)) ])).

count(Others) -->
    { length(Others, Count) },
    html('~d figures'-[Count]).

other(Words-Link) -->
    html(li(a(href(Link), Words))).
