/** <module> A study of several machines: nothing is compared across them */
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(http/html_write), [print_html/1]).
:- use_module(library(plunit)).
:- use_module('../../analysis/page/frame', [frame_environment//1]).
:- use_module('../../analysis/study/comparison').
:- use_module('../../analysis/study/spread', [times_spread/4]).
:- use_module('../../analysis/study/study').
:- use_module('../../analysis/tables/tables', [tables/2]).
:- use_module(studies).

%   Cases `one` and `two`; hosts(One, Two) says where each was measured.

rows(hosts(One, Two), Rows) :-
    findall([ case-Case, lang-Lang, process-Process, block-1, cpu_ns-Ns,
              host-Host ],
            ( member(Case-Host, [one-One, two-Two]),
              member(Lang-Ns, [c-1000, prolog-50000]),
              member(Process, [1, 2])
            ),
            Rows).

cell(Case, Lang, cell(run, in('my.cases', Case), dig, tuned, Lang, optimize)).

:- meta_predicate with_hosts(+, -, 0).

with_hosts(Hosts, Study, Goal) :-
    rows(Hosts, Rows),
    results_text(Rows, Text),
    with_files(['results.csv'-Text], Directory,
               ( study_read(Directory, Study), Goal )).

%   Which ratios there are.

found(Study, [Languages, Cases, Mean, Means, Options]) :-
    maplist(truth,
            [ ( cell(one, prolog, P1), cell(one, c, C1),
                ratio(Study, P1, C1, _) ),
              ( cell(one, c, C1), cell(two, c, C2), ratio(Study, C1, C2, _) ),
              ( cell(one, prolog, P1), cell(one, c, C1),
                cell(two, prolog, P2), cell(two, c, C2),
                mean_ratio(Study, [P1-C1, P2-C2], 2, _) ),
              ( cell(one, c, C1), cell(two, c, C2),
                means_ratio(Study, [C1], [C2], _) ),
              ( cell(one, prolog, P1), cell(one, c, C1),
                cell(two, prolog, P2), cell(two, c, C2),
                ratio_of_ratios(Study, P1-C1, P2-C2, _) )
            ],
            [Languages, Cases, Mean, Means, Options]).

truth(Goal, Truth) :-
    (   \+ \+ call(Goal)
    ->  Truth = yes
    ;   Truth = no
    ).

:- begin_tests(machines).

test(on_one_machine_all_is_compared, Found == [yes, yes, yes, yes, yes]) :-
    with_hosts(hosts(a, a), Study, found(Study, Found)).

test(across_machines_only_what_has_no_unit_is_put_together,
     Found == [yes, no, yes, no, no]) :-
    with_hosts(hosts(a, b), Study, found(Study, Found)).

test(machines_are_listed, Hosts-Cases == [a, b]-[a-1, b-1]) :-
    with_hosts(hosts(a, b), Study,
               ( study_hosts(Study, Hosts),
                 findall(Host-Count, host_cases(Study, Host, Count), Cases)
               )).

test(older_rows_are_of_one_machine, Hosts == ['']) :-
    results_text([[], [process-2]], Text),
    with_files(['results.csv'-Text], Directory,
               ( study_read(Directory, Study), study_hosts(Study, Hosts) )).

%   Every table says so, and none does where there is one machine.

test(tables_say_so,
     [ forall(member(Host-Truth, [b-yes, a-no])),
       Said == [Truth] ]) :-
    with_hosts(hosts(a, Host), Study,
               ( tables(Study, Tables),
                 findall(Is,
                         ( member(table(_, _, _, _, Note), Tables),
                           truth(sub_string(Note, _, _, _,
                                            "Measured on 2 machines"), Is)
                         ),
                         Said0),
                 sort(Said0, Said)
               )).

test(the_page_says_which) :-
    with_hosts(hosts(a, b), Study,
               ( phrase(frame_environment(Study), Tokens),
                 with_output_to(string(Html), print_html(Tokens)),
                 sub_string(Html, _, _, _, "are of each: a (1), b (1).")
               )).

%   A noisy machine does not hide among the quiet: 20 cells without noise, and
%   on another machine one with much.

test(the_noisiest_sets_the_floor, [Spread =:= 2.0]) :-
    findall([ kind-cold, case-Case, process-Process, block-'', cpu_ns-1000,
              host-quiet ],
            ( between(1, 20, N),
              atom_concat(case, N, Case),
              member(Process, [1, 2])
            ),
            Quiet),
    Noisy = [ [ kind-cold, case-loud, process-1, block-'', cpu_ns-1000,
                host-loud ],
              [ kind-cold, case-loud, process-2, block-'', cpu_ns-2000,
                host-loud ] | Quiet ],
    results_text(Noisy, Text),
    with_files(['results.csv'-Text], Directory,
               ( study_read(Directory, Study),
                 times_spread(Study, cold, 21, Spread)
               )).

%   Of two such studies, times of one machine are compared, and others are not.

test(two_studies, Names == ["one"]) :-
    rows(hosts(a, b), Rows1),
    rows(hosts(a, c), Rows2),
    results_text(Rows1, Text1),
    results_text([seed(1)], Rows2, Text2),
    with_files(['a.csv'-Text1, 'b.csv'-Text2], Directory,
               ( maplist(study_of(Directory), ['a.csv', 'b.csv'], [A, B]),
                 compared_times(A, B, Comparisons),
                 findall(Case,
                         ( member(compared(block, Name, _, _), Comparisons),
                           member(Case, ["one", "two"]),
                           sub_string(Name, _, _, _, Case)
                         ),
                         Names0),
                 sort(Names0, Names)
               )).

study_of(Directory, Name, Study) :-
    atomic_list_concat([Directory, /, Name], File),
    study_read(File, Study).

test(those_of_several_machines_are_not_merged,
     [throws(error(unlike(_, _, "are of several machines, a b"), _))]) :-
    rows(hosts(a, b), Rows),
    results_text(Rows, Text1),
    results_text([seed(1)], Rows, Text2),
    string_concat(Text1, "# hosts: a b\n", Text),
    with_files(['one.csv'-Text, 'two.csv'-Text2], Directory,
               ( atomic_list_concat([Directory, '/one.csv'], One),
                 atomic_list_concat([Directory, '/two.csv'], Two),
                 study_read([One, Two], _)
               )).

test(nor_are_those_of_two_hosts,
     [throws(error(unlike(_, _, "differ in host, 'a' and 'b'"), _))]) :-
    rows(hosts(a, a), Rows),
    results_text(Rows, Text0),
    string_concat(Text0, "# host: a\n", Text1),
    results_text([seed(1)], Rows, Text3),
    string_concat(Text3, "# host: b\n", Text2),
    with_files(['one.csv'-Text1, 'two.csv'-Text2], Directory,
               ( atomic_list_concat([Directory, '/one.csv'], One),
                 atomic_list_concat([Directory, '/two.csv'], Two),
                 study_read([One, Two], _)
               )).

:- end_tests(machines).
