:- encoding(utf8).
/** <module> The claims: all verdicts together, figures, names, layout

What decides each verdict, test_verdicts_sizes.pl, test_verdicts_times.pl and
test_repeats.pl try.
*/
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2, nth1/3]).
:- use_module(library(plunit)).
:- use_module('../../analysis/claims/claims').
:- use_module('../../analysis/study/study').
:- use_module('../../analysis/text/figures').
:- use_module(plain_studies).
:- use_module(studies).

verdicts(Study, Verdicts) :-
    findall(Number-By-Each,
            ( claim_result(Study, result(Number, By, _, _, Judged)),
              findall(Verdict, member(judged(_, Verdict, _, _), Judged), Each)
            ),
            Verdicts).

%   What the made-up figures say, with noise or without.

expected([ 1-lines-[Built, holds, holds], 1-tokens-[Built, holds, holds],
           2-lines-[Built, holds, holds], 2-tokens-[Built, holds, holds],
           3-lines-[Built, holds, holds], 3-tokens-[Built, holds, holds],
           4-time-[holds, holds, holds], 5-time-[holds, holds, holds],
           5-inferences-[holds, holds, holds], 6-time-[holds, holds, No],
           7-answers-[holds, holds, No], 8-time-[answered, answered, answered],
           9-lines-[Built, holds, holds], 9-tokens-[Built, holds, holds],
           10-kilobytes-[Built, holds, holds],
           11-compressed-[holds, holds, holds], 12-lines-[Built, None, None],
           12-tokens-[Built, None, None] ]) :-
    Built = 'by construction',
    No = 'does not hold',
    None = 'no such piece'.

%   The figures of a claim on a subject, as Label-Value.

figures(Study, Number, By, Subject, Figures) :-
    claim_result(Study, result(Number, By, _, _, Judged)),
    memberchk(judged(Subject, _, _, List), Judged),
    findall(Label-Value, member(figure(Label, Value, _), List), Figures).

because(Study, Number, By, Subject, Because) :-
    claim_result(Study, result(Number, By, _, _, Judged)),
    memberchk(judged(Subject, _, Because, _), Judged).

near(X, Y) :-
    abs(X-Y) =< 1.0e-9*abs(Y).

%   The names that figures may have.

row_name(Study, Words) :-
    study_cell(Study, Cell),
    cell_words(Study, Cell, Words).
row_name(Study, Words) :-
    size(Study, Key, Column, _),
    size_words(Key, Words0),
    append(Words0, [Column], Words).
row_name(Study, [repeats|Words]) :-
    repeats(Study, Row),
    findall(Value,
            ( member(Column, [game, search, style, lang, removal]),
              row_value(Row, Column, Value)
            ),
            Words).

layouts(Study, Layouts) :-
    findall(Number-Subject-Verdicts,
            ( claim_layout(Study, layout(Number, _, Subject, List)),
              findall(Verdict, member(_-Verdict, List), Verdicts),
              findall(Width, member(Width-_, List), [60, 80, 120])
            ),
            Layouts).

%   Fewer lines in C; A* is clearly shorter in Prolog still.

narrower(Name, Column,
         change(sizes, [name-Name, style-thesis, lang-c, part-search],
                times(Column, 0.46))).

:- begin_tests(claims).

test(without_noise, Verdicts == Expected) :-
    plain_study([], Study),
    expected(Expected),
    verdicts(Study, Verdicts).

test(with_noise, Verdicts == Expected) :-
    with_made_up([processes(6), blocks(3)], Directory,
                 ( study_read(Directory, Study), verdicts(Study, Verdicts) )),
    expected(Expected).

test(without_sizes, Decided == [4, 5, 5, 6, 7, 8]) :-
    plain_study([change(sizes, [], left_out)], Study),
    verdicts(Study, Verdicts),
    findall(Number,
            ( member(Number-_-Each, Verdicts),
              \+ memberchk(inconclusive, Each)
            ),
            Decided).

test(without_times, Decided == [1, 1, 2, 2, 3, 3, 7, 9, 9, 10, 11, 12, 12]) :-
    plain_study([change(results, [], left_out)], Study),
    verdicts(Study, Verdicts),
    findall(Number,
            ( member(Number-_-Each, Verdicts),
              \+ memberchk(inconclusive, Each)
            ),
            Decided).

test(original_figures, Texts == ['0.674', '0.464', '0.515']) :-
    plain_study([], Study),
    once(claim_result(Study, result(1, lines, _, Original, _))),
    findall(Text,
            ( member(figure(_, Value, _), Original), figure_text(Value, Text) ),
            Texts).

test(every_figure_names_rows, Unknown == []) :-
    plain_study([], Study),
    findall(Name,
            ( claim_result(Study, result(_, _, _, _, Judged)),
              member(judged(_, _, _, Figures), Judged),
              member(figure(_, _, Names), Figures),
              member(Name, Names)
            ),
            Names),
    length(Names, Count),
    Count > 400,
    findall(Name, row_name(Study, Name), Known0),
    sort(Known0, Known),
    findall(Name, ( member(Name, Names), \+ memberchk(Name, Known) ), Unknown).

%   (750 - 150 - 148)/700, (530 - 290)/520 and (1000 - 580 - 33)/680.

test(as_in_2010_without_the_world, true(maplist(near, Values, Expected))) :-
    Expected = [452/700, 240/520, 387/680],
    plain_study([], Study),
    once(figures(Study, 3, lines, original, Figures)),
    findall(Value, member(_-Value, Figures), Values).

test(both_without_the_world_today, true(maplist(near, Values, Expected))) :-
    Expected = [450/550, 450/550, 450/550],
    plain_study([], Study),
    once(figures(Study, 3, lines, tuned, Figures)),
    findall(Value, member(_-Value, Figures), Values).

test(scenarios_of_the_answer,
     Labels == [ 'Prolog/C, many different questions in turn',
                 'Prolog/C, the same question again and again',
                 'Prolog/C, the first question after preparing',
                 'Prolog/C, preparing and the first question',
                 'Prolog/C, reading the file, preparing and the first \c
                  question' ]) :-
    plain_study([], Study),
    once(figures(Study, 8, time, thesis, Figures)),
    findall(Label, member(Label-_, Figures), Labels).

%   80 x 1.0, 1.3 and 9.0 in two cases of each game; in a tour C takes 1.5 times
%   as long as with one question, in whole nanoseconds.

test(the_answer_is_a_geometric_mean,
     true(maplist(near, Values, [Same/1.5, Same, Same, Same, Same]))) :-
    Same is 80*(1.3*9)**(1/3),
    plain_study([], Study),
    once(figures(Study, 8, time, thesis, Figures)),
    findall(Value, member(_-estimate(Value, Value, Value), Figures), Values).

%   Preparing takes 12 times as long as a run, the first one 30 times, reading
%   20 times.

test(scenarios_are_told_apart,
     [ forall(member(Subject, [thesis, tuned])),
       true(maplist(near, Gains, [1, 1, 1, 54/42, 74/62])) ]) :-
    plain_study([], Before),
    plain_study([change(results, [kind-prepare, lang-prolog],
                        times(cpu_ns, 2))], Study),
    once(figures(Before, 8, time, Subject, Figures0)),
    once(figures(Study, 8, time, Subject, Figures)),
    findall(Gain,
            ( nth1(Place, Figures, Label-estimate(Value, _, _)),
              sub_atom(Label, 0, _, _, 'Prolog/C,'),
              nth1(Place, Figures0, Label-estimate(Value0, _, _)),
              Gain is Value/Value0
            ),
            Gains).

test(why_it_is_no_evidence, Because == 'these programs were rebuilt to have \c
                                        the sizes of 2010: no evidence') :-
    plain_study([], Study),
    once(because(Study, 10, kilobytes, original, Because)).

test(printed_for_a_terminal) :-
    plain_study([], Study),
    with_output_to(string(Text), claims_print(current_output, Study)),
    forall(member(Part,
                  [ "1. In every game the search itself is clearly shorter \c
                     in Prolog.\n   2010: rogue Prolog/C++ lines 0.674; ",
                    "\n   by lines: original: by construction; thesis: holds; \c
                     tuned: holds\n   by tokens: original: by construction; ",
                    "\n   by time: original: answered; thesis: answered; \c
                     tuned: answered\n9. ",
                    "thesis: no such piece; tuned: no such piece\n" ]),
           once(sub_string(Text, _, _, _, Part))).

:- end_tests(claims).

:- begin_tests(claims_layout).

%   Claims by lines on each subject that has them.

test(no_layout_changes_a_verdict, Layouts == Expected) :-
    plain_study([], Study),
    layouts(Study, Layouts),
    findall(Number-Subject-[Verdict, Verdict, Verdict],
            ( member(Number, [1, 2, 3, 9, 12]),
              member(Subject, [original, thesis, tuned]),
              \+ ( Number == 12, Subject \== original ),
              (   Subject == original
              ->  Verdict = 'by construction'
              ;   Verdict = holds
              )
            ),
            Expected).

test(one_layout_changes_a_verdict,
     [ forall(member(Column-Expected,
                     [ lines_60-['holds in 1 of 3', holds, holds],
                       lines_120-[holds, holds, 'holds in 1 of 3'] ])),
       Changed == [1-thesis-Expected] ]) :-
    findall(Change,
            ( member(Name, [two_phase, levelwise]),
              narrower(Name, Column, Change)
            ),
            Changes),
    plain_study(Changes, Study),
    layouts(Study, Layouts),
    findall(Number-Subject-Verdicts,
            ( member(Number-Subject-Verdicts, Layouts),
              sort(Verdicts, [_, _|_])
            ),
            Changed).

test(by_tokens_it_is_the_same, Verdicts == Expected) :-
    findall(Change,
            ( member(Name, [two_phase, astar, levelwise]),
              member(Column, [lines, lines_60, lines_120]),
              narrower(Name, Column, Change)
            ),
            Changes),
    plain_study(Changes, Study),
    claim_verdict(Study, 1, lines, thesis, 'holds in 1 of 3'),
    plain_study([], Before),
    verdicts(Study, All),
    verdicts(Before, AllBefore),
    findall(N-Each, member(N-tokens-Each, All), Verdicts),
    findall(N-Each, member(N-tokens-Each, AllBefore), Expected).

test(without_another_layout, Verdicts == [inconclusive, holds, holds]) :-
    plain_study([change(sizes, [], set([lines_60-'']))], Study),
    layouts(Study, Layouts),
    memberchk(1-tuned-Verdicts, Layouts).

:- end_tests(claims_layout).
