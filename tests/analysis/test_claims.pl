:- encoding(utf8).
/** <module> The claims' verdicts on studies of which we know the truth

In the made-up study all claims hold.  The others are made from it: lines of
its files are changed or left out.
*/
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../../analysis/claims/claims').
:- use_module('../../analysis/text/figures').
:- use_module('../../analysis/study/study').
:- use_module(studies).

%   Results of the claims, after Changes: a list of Name-Change, for files of
%   the study; `none` leaves the file out.

results(Changes, Results) :-
    with_made_up([processes(4), blocks(3)], Made,
        with_files([], Changed,
            ( forall(member(Name, ['results.csv', 'sizes.csv']),
                     ( directory_file_path(Made, Name, File),
                       directory_file_path(Changed, Name, NewFile),
                       change(Changes, Name, File, NewFile)
                     )),
              study_read(Changed, Study),
              findall(Result, claim_result(Study, Result), Results)
            ))).

change(Changes, Name, File, NewFile) :-
    (   member(Name-Change, Changes)
    ->  (   Change == none
        ->  true
        ;   change_lines(File, Change, NewFile)
        )
    ;   change_lines(File, =, NewFile)
    ).

verdicts(Changes, Verdicts) :-
    results(Changes, Results),
    findall(Number-By-Verdict,
            member(result(Number, By, _, Verdict, _, _, _), Results),
            Verdicts).

verdict(Changes, Number, Verdict) :-
    verdicts(Changes, Verdicts),
    findall(V, member(Number-_-V, Verdicts), Vs),
    sort(Vs, [Verdict]).

%   Changes of a line.

replace(From, To, Line0, Line) :-
    atomic_list_concat(Parts, From, Line0),
    atomic_list_concat(Parts, To, Line).

without(Text, Line, Line) :-
    \+ sub_string(Line, _, _, _, Text).

swap_languages(Line0, Line) :-
    replace(',prolog,', ',other,', Line0, Line1),
    replace(',c,', ',prolog,', Line1, Line2),
    replace(',other,', ',c,', Line2, Line).

%   Thesis C takes as long as thesis Prolog, and both as long as before.

same_language(Line0, Line) :-
    (   sub_string(Line0, _, _, _, ",thesis,prolog,")
    ->  fail
    ;   sub_string(Line0, _, _, _, ",thesis,c,")
    ->  replace(',thesis,c,', ',thesis,prolog,', Line0, Twin),
        atomic_list_concat([Line0, '\n', Twin], Line)
    ;   Line = Line0
    ).

swap_games(Line0, Line) :-
    replace('city-1,route,city,12,12,4,levelwise', 'X', Line0, Line1),
    replace('rogue-1,route,rogue,12,12,1,two_phase',
            'city-1,route,city,12,12,4,levelwise', Line1, Line2),
    replace('X', 'rogue-1,route,rogue,12,12,1,two_phase', Line2, Line).

swap_styles(Line0, Line) :-
    replace(',thesis,', ',other,', Line0, Line1),
    replace(',tuned,', ',thesis,', Line1, Line2),
    replace(',other,', ',tuned,', Line2, Line).

breaks(Line0, Line) :-
    (   sub_string(Line0, 0, _, _, "run,tests/cases/original.cases,city-2"),
        sub_string(Line0, _, _, _, ",thesis,prolog,")
    ->  replace(',ok,', ',wrong,', Line0, Line)
    ;   Line = Line0
    ).

crashes(Line0, Line) :-
    (   sub_string(Line0, 0, _, _, "run,tests/cases/original.cases,rogue-1,"),
        sub_string(Line0, _, _, _, ",two_phase,thesis,c,optimize,")
    ->  replace(',ok,', ',crashed,', Line0, Line)
    ;   Line = Line0
    ).

disagrees(Line0, Line) :-
    (   sub_string(Line0, 0, _, _, "run,tests/cases/original.cases,city-2"),
        sub_string(Line0, _, _, _, ",thesis,")
    ->  replace(',ok,', ',disagree,', Line0, Line)
    ;   Line = Line0
    ).

%   Another file has the cases too, and in it Prolog is the faster.

others_beside(Line0, Line) :-
    (   sub_string(Line0, _, _, _, "original.cases")
    ->  replace('tests/cases/original.cases', 'my/other.cases', Line0, Line1),
        swap_languages(Line1, Line2),
        atomic_list_concat([Line0, '\n', Line2], Line)
    ;   Line = Line0
    ).

elsewhere(Line0, Line) :-
    replace('tests/cases/original.cases', 'my/original.cases', Line0, Line).

others_only(Line0, Line) :-
    replace('tests/cases/original.cases', 'my/other.cases', Line0, Line).

row_name(Study, Words) :-
    study_cell(Study, Cell),
    cell_words(Study, Cell, Words).
row_name(Study, Words) :-
    size(Study, Key, Column, _),
    size_words(Key, Words0),
    append(Words0, [Column], Words).

:- begin_tests(claims).

test(all_that_can_hold,
     Verdicts == [ 1-lines-holds, 1-tokens-holds, 2-lines-holds, 2-tokens-holds,
                   3-lines-holds, 3-tokens-holds, 4-time-holds, 5-time-holds,
                   6-time-holds, 7-runs-inconclusive, 8-time-holds ]) :-
    verdicts([], Verdicts).

test(without_sizes, Verdicts == [ holds-4, inconclusive-7 ]) :-
    verdicts(['sizes.csv'-none], All),
    findall(Verdict-Count,
            ( member(Verdict, [holds, inconclusive]),
              aggregate_all(count, member(_-_-Verdict, All), Count)
            ),
            Verdicts).

test(without_times, Verdicts == [4-inconclusive, 5-inconclusive, 6-inconclusive,
                                 7-inconclusive, 8-inconclusive]) :-
    verdicts(['results.csv'-without("rogue-")], All),
    findall(Number-Verdict,
            ( member(Number-_-Verdict, All), Number >= 4 ),
            Verdicts).

test(shorter_in_c, Verdicts == [ 1-'does not hold', 2-'does not hold',
                                 3-'does not hold'
                               ]) :-
    verdicts(['sizes.csv'-swap_languages], All),
    findall(Number-Verdict,
            ( member(Number-lines-Verdict, All) ),
            Verdicts).

test(faster_in_prolog, Verdict == 'does not hold') :-
    verdict(['results.csv'-swap_languages], 4, Verdict).

test(same_in_both, Verdict == inconclusive) :-
    verdict(['results.csv'-same_language], 4, Verdict).

test(games_the_other_way, Verdict == 'does not hold') :-
    verdict(['results.csv'-swap_games], 5, Verdict).

%   The tuned searches gain by -O what the thesis ones do not.

test(options_matter, Verdict == 'does not hold') :-
    verdict(['results.csv'-swap_styles], 6, Verdict).

test(tuning_slows_down, Verdict == 'does not hold') :-
    verdict(['results.csv'-swap_styles], 8, Verdict).

test(without_compile, Verdict == inconclusive) :-
    verdict(['results.csv'-without(",compile,")], 6, Verdict).

test(without_controls, Verdict == inconclusive) :-
    verdict(['results.csv'-without("control")], 4, Verdict).

test(right_only_once, Verdict == 'does not hold') :-
    verdict(['results.csv'-breaks], 7, Verdict).

%   Its answers were right each time.

test(disagreeing_is_no_failing, Verdict == inconclusive) :-
    verdict(['results.csv'-disagrees], 7, Verdict).

test(cases_of_other_files_do_not_count,
     [ forall(member(Change-Expected, [ others_beside-holds, elsewhere-holds,
                                        others_only-inconclusive ])),
       Verdict == Expected ]) :-
    verdict(['results.csv'-Change], 4, Verdict).

test(figures_name_the_file,
     Names == [[run, 'rogue-1 (original.cases)', two_phase, thesis, prolog,
                optimize],
               [run, 'rogue-1 (original.cases)', two_phase, thesis, c,
                optimize]]) :-
    results(['results.csv'-others_beside], Results),
    memberchk(result(4, _, _, _, _, _, [figure(_, _, Names)|_]), Results).

test(bad_ending_is_told, Because == 'run rogue-1 two_phase thesis c optimize \c
                                     ended: crashed') :-
    results(['results.csv'-crashes], Results),
    member(result(4, _, _, inconclusive, Because, _, _), Results),
    !.

test(every_figure_names_rows) :-
    with_made_up([processes(4), blocks(3)], Directory,
        ( study_read(Directory, Study),
          findall(Name,
                  ( claim_result(Study, result(_, _, _, _, _, _, Figures)),
                    member(figure(_, _, Names), Figures),
                    member(Name, Names)
                  ),
                  All),
          length(All, Count),
          Count > 100,
          findall(Name, row_name(Study, Name), Known),
          forall(member(Name, All), memberchk(Name, Known))
        )).

test(original_figures, Texts == ['0.674', '0.464', '0.515']) :-
    results([], [result(1, lines, _, _, _, Original, _)|_]),
    findall(Text,
            ( member(figure(_, Value, _), Original), figure_text(Value, Text) ),
            Texts).

test(figures_as_text, Texts == [ '0.0123', '1.00', '12.3', '1235',
                                 '80.1 (78.0 to 1200)',
                                 '20.3 (1.00 to 50.0) µs',
                                 'above 15', 'below 1 ms', '12,345'
                               ]) :-
    findall(Text,
            ( member(Value, [ 0.01234, 1.0, 12.34, 1234.6,
                              estimate(80.1, 78.0, 1200.0),
                              time(estimate(20300.0, 1000.0, 50000.0)),
                              above(15), below_ms(1), count(12345)
                            ]),
              figure_text(Value, Text)
            ),
            Texts).

test(no_interval_as_text, Text == '2.00 (0 to unknown)') :-
    High is inf,
    figure_text(estimate(2.0, 0.0, High), Text).

test(names_in_one, Text == 'run x (a b), sizes a|b c|d lines') :-
    names_text([[sizes, a, c, lines], [sizes, b, d, lines], [run, 'x (a b)']],
               Text).

:- end_tests(claims).
