/** <module> The tables about the programs of 2010, and what is said of them

All from a study without noise, of which every number is known.
*/
:- encoding(utf8).
:- module(test_rebuilt, []).
:- use_module(library(lists), [member/2, memberchk/2, nth1/3]).
:- use_module(library(plunit)).
:- use_module('../../analysis/claims/original').
:- use_module('../../analysis/page/summary').
:- use_module('../../analysis/tables/tables').
:- use_module('../analysis/plain_studies').
:- use_module(reports).

rebuilt_table(Changes, Id, Table) :-
    plain_study(Changes, Study),
    Table = table(Id, _, _, _, _),
    once(table(Study, Table)).

%   values(+Table, +Row, -Values): numbers without their digits and intervals.

values(table(_, _, _, Rows, _), Name, Values) :-
    memberchk(row(Name, Cells), Rows),
    findall(Value, ( member(Cell, Cells), value(Cell, Value) ), Values).

value(text(Text), Text).
value(integer(Value), Value).
value(number(Value0, _), Value) :-
    rounded(Value0, Value).
value(estimate(Value0, _, _), Value) :-
    rounded(Value0, Value).
value(missing(Why), missing(Why)).

rounded(Value0, Value) :-
    Value is round(Value0*1000)/1000.0.

note(table(_, _, _, _, Note), Note).

said(Changes, Start, Sentence) :-
    plain_study(Changes, Study),
    summary(Study, Sentences),
    member(Sentence, Sentences),
    string_concat(Start, _, Sentence),
    !.

%   The squares that C expands in a game.

expands(Game, Squares,
        change(results, [kind-work, style-original, lang-c, game-Game],
               set([work-Squares]))).

no_gnu(change(systems, [system-gnu], left_out)).

:- begin_tests(fit).

test(numbers_come_from_the_sizes,
     [ forall(member(Name-Expected,
                     [ 'rogue c program'-[718, 700, 0.975, missing('')],
                       'rogue prolog removal'-[149, 148, 0.993, missing('')],
                       'tactics c set_up'
                       -[missing(''), 50, missing(''), missing('')],
                       'city prolog rest'
                       -[missing(''), 177, missing(''), missing('')],
                       'rogue prolog source_kb'
                       -[20.0, 18.75, 0.938, missing('')] ])),
       Values == [Game, Lang, What|Expected] ]) :-
    rebuilt_table([], 'original-fit', Table),
    values(Table, Name, Values),
    Values = [Game, Lang, What|_].

test(what_does_not_fit_and_why,
     [ forall(member(Lines-Start, [ 170-'', 140-"the text does not say where",
                                    175-"the text does not say where" ])),
       Begins == yes ]) :-
    rebuilt_table([change(sizes, [ kind-program, name-rogue, style-original,
                                   lang-prolog, part-search ],
                          set([lines-Lines]))], 'original-fit', Table),
    values(Table, 'rogue prolog search', Values),
    nth1(5, Values, Lines),
    nth1(7, Values, Why),
    (   Start == ''
    ->  Why == missing('')
    ;   string_concat(Start, _, Why)
    ),
    Begins = yes.

test(nobody_knows_why, Why == "not known") :-
    rebuilt_table([change(sizes, [ kind-program, name-rogue, style-original,
                                   lang-c, part-'' ], set([lines-900]))],
                  'original-fit', Table),
    values(Table, 'rogue c program', [_, _, _, 718, 900, _, Why]).

test(every_figure_of_2010_keeps_its_row_without_sizes, Rows == Figures) :-
    rebuilt_table([change(sizes, [], left_out)], 'original-fit', Table),
    findall(Game-Lang-What,
            ( original_size(Game, Lang, What, _),
              \+ memberchk(What, [executable_kb, without_world])
            ),
            Figures0),
    sort(Figures0, Figures),
    Table = table(_, _, _, List, _),
    findall(Game-Lang-What,
            ( member(row(Name, _), List),
              atomic_list_concat([Game, Lang, What], ' ', Name)
            ),
            Rows0),
    sort(Rows0, Rows).

:- end_tests(fit).

:- begin_tests(unequal_work).

%   Prolog expands 72 squares for the 60 of C in rogue and city; it takes 240
%   times as long in rogue, 9 times that in city.

test(rows_of_the_table,
     [ forall(member(Name-Expected,
                     [ 'rogue-1'-[ "rogue-1", 60, 72, 1.2, 1.5, 360.0, 240.0,
                                   200.0 ],
                       'tactics-2'-[ "tactics-2 (reconstruction)", 72, 72, 1.0,
                                     9.6, 2995.2, 312.0, 312.0 ],
                       'city-2'-[ "city-2 (reconstruction)", 60, 72, 1.2, 3.2,
                                  6912.0, 2160.0, 1800.0 ] ])),
       Values == Expected ]) :-
    rebuilt_table([], 'original-work', Table),
    values(Table, Name, Values).

%   The root of 240 x 2160 is 720.

test(said_in_the_summary_and_below_the_table, Sentence == Expected) :-
    Expected = "In 4 of the six cases the programs of 2010 did unequal work: \c
                of Prolog's 720 times as long as C there, a factor of 1.20 \c
                comes from squares that only Prolog expanded, and 600 times \c
                as long for each square is left to the languages \c
                (geometric means).",
    said([], "In 4 of the six cases", Sentence),
    rebuilt_table([], 'original-work', Table),
    note(Table, Note),
    has(Note, Expected).

%   With 45 squares in rogue and 20 in city: 1.6, 3.6, and 2.4 in the mean.

test(factors_are_averaged, Sentence == Expected) :-
    Expected = "In 4 of the six cases the programs of 2010 did unequal work: \c
                of Prolog's 720 times as long as C there, a factor of 2.40 \c
                comes from squares that only Prolog expanded, and 300 times \c
                as long for each square is left to the languages \c
                (geometric means).",
    expands(rogue, 45, Change1),
    expands(city, 20, Change2),
    said([Change1, Change2], "In 4 of", Sentence).

test(only_where_it_is_unequal, Begin == "In 2 of the six cases the") :-
    expands(city, 72, Change),
    said([Change], "In 2 of", Sentence),
    sub_string(Sentence, 0, 25, _, Begin).

test(where_it_is_equal_nothing_is_said, [fail]) :-
    expands(rogue, 72, Change1),
    expands(city, 72, Change2),
    said([Change1, Change2], "In ", Sentence),
    has(Sentence, "unequal").

test(who_ended_badly_has_no_row, Names == [ 'rogue-1', 'rogue-2', 'tactics-1',
                                            'tactics-2', 'city-1' ]) :-
    rebuilt_table([change(results, [ kind-run, style-original, lang-prolog,
                                     case-'city-2' ], set([ending-wrong]))],
                  'original-work', table(_, _, _, Rows, _)),
    findall(Name, member(row(Name, _), Rows), Names).

:- end_tests(unequal_work).

:- begin_tests(two_systems).

test(with_gnu_prolog,
     Values-Rows == [ "rogue-1", 15, 360.0, 1440.0, 4.0, 240.0, 850.0 ]-6) :-
    rebuilt_table([], 'original-systems', Table),
    values(Table, 'rogue-1', Values),
    Table = table(_, _, _, List, Note),
    length(List, Rows),
    \+ has(Note, "no times of GNU Prolog").

test(without_gnu_prolog,
     Values == [ "rogue-1", 15, 360.0, missing(''), missing(''), 240.0,
                 missing('') ]) :-
    no_gnu(Change),
    rebuilt_table([Change], 'original-systems', Table),
    values(Table, 'rogue-1', Values),
    note(Table, Note),
    has(Note, "This study has no times of GNU Prolog").

test(without_any, Rows == []) :-
    rebuilt_table([change(systems, [], left_out)], 'original-systems', Table),
    Table = table(_, _, _, Rows, Note),
    has(Note, "This study has no times of GNU Prolog").

test(said_in_the_summary,
     Sentence == "The Prolog programs of 2010 take 4.0 to 8.0 times as long \c
                  in GNU Prolog, which indexes facts by their first argument \c
                  only, as in SWI-Prolog (6 cases).") :-
    said([change(systems, [system-gnu, case-'rogue-1'],
                 set([with_ms-338]))], "The Prolog programs of 2010 take",
         Sentence).

test(nothing_is_said_without, [fail]) :-
    no_gnu(Change),
    said([Change], "The Prolog programs of 2010 take", _).

:- end_tests(two_systems).

:- begin_tests(other_tables).

narrower(change(sizes, [ name-two_phase, style-thesis, lang-c, part-search ],
                times(lines_60, 0.46))).

test(layout_of_one_verdict,
     [ forall(member(Changes-Expected,
                     [ same-[holds, holds, holds, no],
                       narrow-['holds in 2 of 3', holds, holds, yes] ])),
       Verdicts == Expected ]) :-
    (   Changes == same
    ->  List = []
    ;   narrower(Change),
        List = [Change]
    ),
    rebuilt_table(List, layout, Table),
    values(Table, '1 thesis', [1, _, thesis|Verdicts]).

test(no_layout_matters,
     Sentence == "With all C laid out to 60 or 120 columns instead of 80, no \c
                  verdict by lines changes.") :-
    said([], "With all C laid out", Sentence).

test(a_layout_matters,
     Sentence == "With all C laid out to 60 or 120 columns instead of 80, \c
                  these verdicts by lines change: claim 1 on thesis; none by \c
                  tokens does.") :-
    narrower(Change),
    said([Change], "With all C laid out", Sentence).

test(nothing_was_laid_out_otherwise, [fail]) :-
    said([change(sizes, [], set([lines_60-'', lines_120-'']))],
         "With all C laid out", _).

test(verdicts_in_the_summary,
     Sentence == "Judged on the programs of 2010, rebuilt, 4, 5, 6, 7 and 11 \c
                  hold; 8 is answered; 1, 2, 3, 9, 10 and 12 follow from how \c
                  they were rebuilt.") :-
    said([], "Judged on the programs", Sentence).

test(judgements_beside_what_was_measured,
     [ forall(member(Number-Expected,
                     [ 1-'claim 4 by time: original: holds, thesis: holds, \c
                          tuned: holds',
                       2-'39 of 39 answers in rows of three are right',
                       3-'tactics new in C 0.800, city new in C 0.800',
                       6-'the function of the rebuilt C program that looks \c
                          has 14 lines, in Prolog it is one goal',
                       7-"not measured", 10-"not measured" ])),
       Measured == Expected ]) :-
    rebuilt_table([], 'original-judgements', table(_, _, _, Rows, _)),
    length(Rows, 11),
    nth1(Number, Rows, row(_, [_, _, _, text(Measured)])).

test(judgements_without_rows, Texts == Expected) :-
    Expected = ["not measured", "not measured", "not measured", "not measured"],
    rebuilt_table([ change(results, [], left_out),
                    change(sizes, [], left_out),
                    change(repeats, [], left_out) ], 'original-judgements',
                  table(_, _, _, Rows, _)),
    findall(Text,
            ( member(Number, [2, 3, 6, 9]),
              nth1(Number, Rows, row(_, [_, _, _, text(Text)]))
            ),
            Texts).

:- end_tests(other_tables).
