/** <module> What a thesis of 2009 says of many units at once

The source of general.pl again: how units find their way together.  Each of its
sentences is a text and a rule over the rows of a study.
*/
:- module(claims_crowds,
          [ crowds_result/2             % +Study, -Result
          ]).
:- use_module(crowds_rules).
:- use_module(said).

%   Number, what is looked at, text, rule: every(Rule), some(Rule), or
%   test(Name, File).

claim(Number, By, Text, Rule) :-
    text(Number, Text),
    rule(Number, By, Rule).

text('U1', "Local repair searches seldom, but in crowds it runs long or never \c
            arrives.").
text('U2', "In cooperative A* the order of the units decides who finds a \c
            way.").
text('U3', "The exact estimate makes hierarchical cooperative A* expand less \c
            than cooperative A*.").
text('U4', "The window makes cooperative A* faster, and ends its dependence \c
            on the order of the units.").
text('U5', "Without planning again, units collide behind the window.").
text('U6', "Planning before moving lets units know each other's routes.").

rule('U1', 'work of few', every(work(fewest, lra, =<, ca))).
rule('U1', 'work of many', every(most_work(lra))).
rule('U1', arrived, every(left_behind(lra))).
rule('U2', order, some(order_decides([ca, hca]))).
rule('U3', 'work by case', every(work(any, hca, =<, ca))).
rule('U3', 'work in all', every(work_in_all(hca, ca))).
rule('U4', 'work by case', every(work(any, whca, <, hca))).
rule('U4', 'work in all', every(work_in_all(whca, hca))).
rule('U4', arrived, every(arrived(whca, >=, hca))).
rule('U4', order, every(order_is_nothing(whca))).
rule('U5', window, test(units_collide_behind_the_window,
                        'tests/c/test_outcome.c')).
rule('U6', arrived, every(all_home(pathfinder))).

%!  crowds_result(+Study, -Result) is nondet.
%
%   In order, as general.pl has them.

crowds_result(Study, result(Number, By, Text, [],
                            [judged(measured, Verdict, Because, Figures)])) :-
    claim(Number, By, Text, Rule),
    judged(Rule, Study, Verdict, Because, Figures).

judged(test(Name, File), _, Verdict, Because, []) :-
    !,
    said_by_test(test(Name, File), Verdict, Because).
judged(Said, Study, Verdict, Because, Figures) :-
    Said =.. [How, Rule],
    crowds_pieces(Rule, Study, Pieces),
    findall(Remark, crowds_remark(Rule, Remark), Remarks),
    said_verdict(How, Pieces, Remarks, Verdict, Because, Figures).
