/** <module> Named parts of a source, and what is counted of them */
:- module(test_parts, []).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [append/2, member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module('../../analysis/claims/original_parts').
:- use_module('../../analysis/count/count').

%   trap(Name, Text, Parts): Parts are Name-Texts.

c_trap(function, "int f(void) { return 1; }\n",
       [f-["int f(void) { return 1; }"]]).
c_trap(inline_in_a_header,
       "#ifndef X_H\n#define X_H\nint g(int a);\nstatic inline int f(int a)\n\c
        {\n    return g(a);\n}\n#endif\n",
       [f-["static inline int f(int a)\n{\n    return g(a);\n}"]]).
c_trap(several, "int g(void) {} int f(void) {}",
       [f-["int f(void) {}"], g-["int g(void) {}"]]).
c_trap(no_type, "main() { }", [main-["main() { }"]]).
c_trap(of_a_structure, "struct A { int b; } f(void) { return a; }",
       [f-["struct A { int b; } f(void) { return a; }"]]).
c_trap(brackets_in_brackets,
       "int f(int (*g)(int), int a[3]) { if (a) { g(b[(1)]); } } int x;",
       [f-["int f(int (*g)(int), int a[3]) { if (a) { g(b[(1)]); } }"]]).
c_trap(brackets_in_strings, "int f(void) { puts(\"{(\"); g('}'); } int x;",
       [f-["int f(void) { puts(\"{(\"); g('}'); }"]]).
c_trap(attribute_before, "__attribute__((format(printf, 1, 2))) int f(a) {}",
       [f-["__attribute__((format(printf, 1, 2))) int f(a) {}"]]).
c_trap(attribute_behind, "int f(void) __attribute__((unused)) { }",
       [f-["int f(void) __attribute__((unused)) { }"]]).
c_trap(macro, "MAKE(.a = {1}, .b = g)\nint f(void) {}\nMAKE(.c = (2))\n",
       ['MAKE'-["MAKE(.a = {1}, .b = g)", "MAKE(.c = (2))"],
        f-["int f(void) {}"]]).
c_trap(macro_and_directive, "MAKE(1)\n#define A f(b) { c }\n",
       ['MAKE'-["MAKE(1)"]]).
c_trap(macro_that_defines, "#define F(x) int x(void) { return g(x); }\n", []).
c_trap(macro_before_a_type, "KERNEL int f(void) {}",
       [f-["KERNEL int f(void) {}"]]).
c_trap(opened_twice,
       "#if A\nint f(int a) {\n#else\nint f(void) {\n#endif\n}\n",
       [f-["int f(int a) {\n#else\nint f(void) {\n#endif\n}"]]).
c_trap(array, "static const int a[] = {1, f(2)}, b[f(3)] = {[0] = 4};", []).
c_trap(structure, "X x = (X){f(1)}, y = {.g = {2}};", []).
c_trap(declared_structure, "struct S { int (*g)(void); enum { A = f(1) } e; };",
       []).
c_trap(prototypes, "int f(void); int *g(int a), h(int);", []).
c_trap(pointers, "typedef int (*F)(int); static int (*t[])(void) = {a, b};",
       []).
c_trap(assertion, "static_assert(sizeof(int) == 4, \"{\");", []).
c_trap(nothing, "/* f(void) { } */\n", []).

prolog_trap(clauses_apart, "a(1).\nb :- a(_).\na(2) :-\n    b.\n",
            [a-["a(1).", "a(2) :-\n    b."], b-["b :- a(_)."]]).
prolog_trap(any_arity, "a.\na(1).\na(1, 2).\n",
            [a-["a.", "a(1).", "a(1, 2)."]]).
prolog_trap(directives, ":- module(m, [a/0]).\n:- dynamic b/1.\n?- a.\n", []).
prolog_trap(of_another_module, "m:a(1).\nm : a(2).\na(3).\n",
            [a-["a(3)."], 'm:a'-["m:a(1).", "m : a(2)."]]).
prolog_trap(grammar, "a --> \"x\", a.\na, [1] --> [].\nm:a --> [].\n",
            [a-["a --> \"x\", a.", "a, [1] --> []."], 'm:a'-["m:a --> []."]]).
prolog_trap(no_name, "X = Y :- a(X, Y).\n", []).
prolog_trap(full_stops, "a(0'., 'b. c.', 1.5). % a. b.\nb.\n",
            [a-["a(0'., 'b. c.', 1.5)."], b-["b."]]).
prolog_trap(nothing, "% a.\n", []).

trap(c, Name, Text, Parts) :-
    c_trap(Name, Text, Parts).
trap(prolog, Name, Text, Parts) :-
    prolog_trap(Name, Text, Parts).

text_source(Language, Text, Source) :-
    string_codes(Text, Codes),
    source_make(Language, 'tests/analysis/a_text', Codes, Source).

%   Name-Texts of the parts of a text.

text_parts(Language, Text, Named) :-
    text_source(Language, Text, source(_, _, _, _, _, Parts)),
    findall(Name-Texts,
            ( member(part(Name, Ranges), Parts),
              findall(Part,
                      ( member(Start-End, Ranges),
                        Length is End-Start,
                        sub_string(Text, Start, Length, _, Part)
                      ),
                      Texts)
            ),
            Named).

%   What adds up: n(Code, Comment, Blank, Tokens, Statements, Bytes, LineBytes).

size(Source, Selection, n(Code, Comment, Blank, T, S, B, L)) :-
    source_count(Source, Selection, Count),
    count_total([Count], total(1, Code, Comment, Blank, T, S, B, L, _)).

sum(Sizes, n(Code, Comment, Blank, T, S, B, L)) :-
    aggregate_all(r(sum(C1), sum(C2), sum(C3), sum(T1), sum(S1), sum(B1),
                    sum(L1)),
                  member(n(C1, C2, C3, T1, S1, B1, L1), Sizes),
                  r(Code, Comment, Blank, T, S, B, L)).

%   The size of all, and the sum of the pieces and the rest.

whole_and_sum(Source, Lists, Whole, Sum) :-
    size(Source, all, Whole),
    findall(Size,
            ( ( member(Names, Lists), Selection = only(Names)
              ; Selection = rest(Lists)
              ),
              size(Source, Selection, Size)
            ),
            Sizes),
    sum(Sizes, Sum).

c_text("/* A text. */\nint a;\n\nint f(void)\n{\n    return 1;\n}\n\n\n\c
        // Of g.\nint g(void)\n{\n\n    /* it */\n    return a;\n}\n\n\c
        int h(void)\n{\n    return 2;\n}\n").

%   The programs of 2010, rebuilt.

original(Game, Lang, File) :-
    original_parts(Game, Lang, _),
    directory(Lang, Directory, Extension),
    format(atom(File), "~w/~w.~w", [Directory, Game, Extension]).

directory(c, 'c_impl/originals', c).
directory(prolog, 'prolog_impl/originals', pl).

%   The pieces that it falls into, the uncounted one too.

original_lists(Game, Lang, Lists) :-
    original_parts(Game, Lang, Parts),
    findall(Names,
            ( member(Part-Names, Parts), original_whole(Part)
            ; original_uncounted(Game, Lang, Names)
            ),
            Lists).

:- begin_tests(parts).

test(trap, [forall(trap(Language, _, Text, Expected)), Parts == Expected]) :-
    text_parts(Language, Text, Parts).

%   g has a line that is empty and one of comment, and the blank ones behind it
%   belong to it if more follows.

test(only_what_is_named,
     Sizes == [ n(4, 0, 0, 10, 2), n(4, 1, 1, 10, 2), n(8, 1, 2, 20, 4),
                n(8, 0, 2, 20, 4) ]) :-
    c_text(Text),
    text_source(c, Text, Source),
    findall(n(C1, C2, C3, T, S),
            ( member(Names, [[f], [g], [g, h], [f, h]]),
              size(Source, only(Names), n(C1, C2, C3, T, S, _, _))
            ),
            Sizes).

test(lines_alone_are_the_same) :-
    c_text(Text),
    text_source(c, Text, Source),
    forall(member(Selection,
                  [ all, only([f]), only([g, h]), without([f, none]),
                    rest([[f], [g]]) ]),
           ( size(Source, Selection, n(Code, _, Blank, _, _, _, _)),
             source_lines(Source, Selection, Lines),
             Lines =:= Code+Blank
           )).

test(bytes_of_the_lines_that_count, Bytes-LineBytes == 29-30) :-
    c_text(Text),
    text_source(c, Text, Source),
    size(Source, only([f]), n(_, _, _, _, _, Bytes, LineBytes)).

test(comments_do_not_count_in_lines, LineBytes == 12) :-
    text_source(prolog, "% é\na(é). % é\n%\n", Source),
    size(Source, all, n(1, 2, 0, 5, 1, 19, LineBytes)).

test(pieces_and_rest_are_the_whole,
     [ forall(member(Lists, [ [], [[f]], [[f], [g]], [[g, f], [h]],
                              [[f], [g], [h]] ])),
       Sum == Whole ]) :-
    c_text(Text),
    text_source(c, Text, Source),
    whole_and_sum(Source, Lists, Whole, Sum).

test(without_takes_the_blanks_behind_along,
     Size == n(9, 3, 3, 23, 5)) :-
    c_text(Text),
    text_source(c, Text, Source),
    size(Source, without([f, of_another_file]),
         n(Code, Comment, Blank, T, S, _, _)),
    Size = n(Code, Comment, Blank, T, S).

test(what_is_not_there_is_an_error,
     [ forall(member(Selection, [only([f, e]), rest([[f], [e]])])),
       error(existence_error(part, 'tests/analysis/a_text':e)) ]) :-
    c_text(Text),
    text_source(c, Text, Source),
    size(Source, Selection, _).

test(words_of_a_part, Words == [b, return]) :-
    text_source(c, "int f(void)\n{\n    return b(\"a\", 'c'); /* d */\n}\n",
                Source),
    once(source_words(Source, f, Words0)),
    findall(Word,
            ( member(Word, Words0), \+ memberchk(Word, [int, f, void]) ),
            Words).

test(an_alias_stands_for_a_name, Words == [search_all]) :-
    text_source(prolog,
                ":- use_module(kernel, [other/1, search_all/3 as go, x/2]).\n",
                Source),
    findall(Word, ( source_words(Source, go, Ws), member(Word, Ws) ), Words).

:- end_tests(parts).

:- begin_tests(original_parts).

test(pieces_and_rest_are_the_program,
     [ forall(original(Game, Lang, File)), Sum == Whole ]) :-
    source_read(File, Source),
    once(original_lists(Game, Lang, Lists)),
    whole_and_sum(Source, Lists, Whole, Sum),
    Whole = n(Code, _, _, _, _, _, _),
    Code > 300.

test(no_name_is_in_two_pieces,
     [ forall(original_lists(_, _, Lists)), Names == Sorted ]) :-
    append(Lists, Names0),
    msort(Names0, Names),
    sort(Names0, Sorted).

test(other_pieces_are_within_the_search,
     [ forall(( original_parts(_, _, Parts),
                member(Part-Names, Parts),
                \+ original_whole(Part) )) ]) :-
    memberchk(search-All, Parts),
    Names = [_|_],
    forall(member(Name, Names), memberchk(Name, All)).

test(every_game_has_both_languages, Count == 6) :-
    aggregate_all(count, original(_, _, _), Count).

:- end_tests(original_parts).
