/** <module> What of a search only the instrument asks for */
:- module(test_instrument, []).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../../analysis/count/count').
:- use_module('../../analysis/count/instrument').
:- use_module(counting).

%   A search of two files in each language.  `weigh` is used by both `run` and
%   `trace`, `tell` by `trace` only, `unused` by nobody.

c_search("static int limit = 3;\n\n\c
          static int weigh(int a)\n{\n    return a * limit;\n}\n\n\c
          static void tell(int a)\n{\n    print_all(weigh(a));\n}\n\n\c
          int prepare(void)\n{\n    return make_list();\n}\n\n\c
          int run(int a)\n{\n    return take_first(weigh(a));\n}\n\n\c
          int trace(int a)\n{\n    tell(run(a));\n    return a;\n}\n\n\c
          void release(void)\n{\n    free_list();\n}\n\n\c
          int unused(void)\n{\n    return 1;\n}\n\n\c
          SOLVER(.name = \"it\", .prepare = prepare, .run = run, \c
                 .release = release_all)\n").

c_kernel("#ifndef K_H\n#define K_H\n\c
          static inline int take_first(int a)\n{\n    return next(a);\n}\n\n\c
          static inline int next(int a)\n{\n    return a;\n}\n\n\c
          static inline int make_list(void)\n{\n    return 1;\n}\n\n\c
          static inline void release_all(void)\n{\n}\n\n\c
          static inline void print_all(int a)\n{\n}\n#endif\n").

prolog_search(":- module(it, []).\n\c
               :- use_module(kernel, [ kernel_run/3 as run, show/1,\n\c
               \x20             kernel_prepare/2 as prepare ]).\n\n\c
               :- multifile solver:solver/6.\n\n\c
               solver:solver(it, tuned, route, [], \"it\", it).\n\n\c
               trace(A, B, C) :-\n    run(A, B, D),\n    tell(D, C).\n\n\c
               tell(D, C) :-\n    show(D),\n    weigh(D, C).\n\n\c
               release(_).\n").

prolog_kernel(":- module(kernel, []).\n\n\c
               kernel_run(A, B, C) :-\n    weigh(A, B),\n    next(B, C).\n\n\c
               next(B, B).\n\nweigh(A, A).\n\n\c
               kernel_prepare(A, B) :-\n    keep(A, B).\n\nkeep(A, A).\n\n\c
               show(A) :-\n    print(A).\n").

search(c, [Search, Kernel]) :-
    c_search(Search),
    c_kernel(Kernel).
search(prolog, [Search, Kernel]) :-
    prolog_search(Search),
    prolog_kernel(Kernel).

sources(Language, Sources) :-
    search(Language, Texts),
    findall(Source,
            ( member(Text, Texts),
              string_codes(Text, Codes),
              source_make(Language, 'tests/analysis/a_text', Codes, Source)
            ),
            Sources).

%   SIDE/PROBLEM/STYLE/NAME, but for the adapters of the programs of 2010.

solver_file(Language, File) :-
    member(Language-Side-Extension, [c-c_impl-c, prolog-prolog_impl-pl]),
    source(Side, [Extension], File),
    atomic_list_concat([_, _, Style, _], /, File),
    Style \== original.

:- begin_tests(instrument).

test(what_run_uses_is_the_search,
     [ forall(member(Language-Expected,
                     [ c-[ 'SOLVER', make_list, prepare, print_all, release,
                           release_all, tell, trace ],
                       prolog-[ keep, kernel_prepare, prepare, release, show,
                                'solver:solver', tell, trace ] ])),
       Names == Expected ]) :-
    sources(Language, Sources),
    instrument(Sources, Names0),
    sort(Names0, Names).

%   That is what `run` uses, what nobody does, and all declarations.

test(the_search_is_what_is_left,
     [ forall(member(Language-Expected, [ c-[24, 84], prolog-[10, 87] ])),
       [Code, Tokens] == Expected ]) :-
    sources(Language, Sources),
    instrument(Sources, Names),
    findall(Count,
            ( member(Source, Sources),
              source_count(Source, without(Names), Count)
            ),
            Counts),
    count_total(Counts, total(2, Code, _, _, Tokens, _, _, _, _)).

test(who_declares_nothing_loses_nothing, Names == []) :-
    source_make(c, 'tests/analysis/a_text', `int f(void) { return 1; }`,
                Source),
    instrument([Source], Names).

test(every_solver_makes_itself_known, Odd == []) :-
    findall(File, solver_file(_, File), Files),
    length(Files, Count),
    Count > 20,
    findall(File,
            ( member(File, Files),
              source_read(File, Source),
              instrument([Source], Names),
              \+ ( member(Name, Names),
                   memberchk(Name, ['SOLVER', 'solver:solver']),
                   \+ memberchk(run, Names)
                 )
            ),
            Odd).

:- end_tests(instrument).
