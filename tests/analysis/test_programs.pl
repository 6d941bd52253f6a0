/** <module> The programs of analysis/ say in one line what they lack */
:- module(test_programs, []).
:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module(programs).

%   mistake(Program, Arguments, Said)

mistake(report, [], "RESULTS is missing (-h for help)").
mistake(report, [a, b, c], "'c' is one argument too many (-h for help)").
mistake(report, ['--frob', a], "Unknown option: --frob (-h for help)").
mistake(report, [''], "the name of a study is empty").
mistake(compare, [], "A is missing (-h for help)").
mistake(compare, [a], "B is missing (-h for help)").
mistake(compare, [a, b, 'c d'], "'c d' is one argument too many (-h for help)").
mistake(compare, [a, '-x', b], "Unknown option: -x (-h for help)").
mistake(compare, ['no/such', b], "no/such: No such file or directory").
mistake(compare, [--, '-x', b], "-x: No such file or directory").
mistake(sizes, ['.'], "BUILD is missing (-h for help)").
mistake(sizes, ['.', '.', '.', '.'],
        "'.' is one argument too many (-h for help)").
mistake(sizes, ['.', '--all', '.'], "Unknown option: --all (-h for help)").
mistake(sizes, ['no/such', '.'], "no/such: No such file or directory").

:- begin_tests(programs).

test(mistakes_are_told_in_one_line,
     [ forall(mistake(Program, Arguments, Words)), Status-Said == 2-Line ]) :-
    run_program(Program, Arguments, Status, Said),
    format(string(Line), "reitti: ~s~n", [Words]).

test(help_says_what_to_give,
     [ forall(member(Program-Usage, [ report-"report.pl -- [--claims] RESULTS \c
                                              [OUTDIR]\n",
                                      compare-"compare.pl -- [--all] A B\n",
                                      sizes-"sizes.pl -- ROOT BUILD \c
                                             [DIR:...]\n" ])),
       Status == 0 ]) :-
    run_program(Program, ['--help'], Status, Said),
    once(sub_string(Said, _, _, _, Usage)).

:- end_tests(programs).
