/** <module> C is counted as a compiler reads it

The expected counts are counted by hand: n(Code, Comment, Blank, Tokens,
Statements).
*/
:- module(test_c_tokens, []).
:- use_module(library(plunit)).
:- use_module(counting).

trap(marks_in_a_string, "char *s = \"/* no */ // no\";\n", n(1, 0, 0, 6, 1)).
trap(address_in_a_string, "puts(\"http://x\"); // yes\n", n(1, 0, 0, 5, 1)).
trap(quote_in_a_string, "puts(\"\\\"/*\");\n", n(1, 0, 0, 5, 1)).
trap(backslash_ends_a_string, "puts(\"\\\\\"); /* \" */\n", n(1, 0, 0, 5, 1)).
trap(quote_as_a_character, "char q = '\"'; // \"\n", n(1, 0, 0, 5, 1)).
trap(apostrophe_as_a_character, "char a = '\\''; /* ' */\n", n(1, 0, 0, 5, 1)).
trap(backslash_as_a_character, "char a = '\\\\'; // '\n", n(1, 0, 0, 5, 1)).
trap(slash_as_a_character, "int a = '/' * '*' / 2;\n", n(1, 0, 0, 9, 1)).
trap(several_characters, "int a = '/*'; int b = '*/';\n", n(1, 0, 0, 10, 2)).
trap(comments_between_tokens, "int/* a */x/**/;/* b\n   c */int y;\n",
     n(2, 0, 0, 6, 2)).
trap(comment_that_looks_nested, "/* a /* b */ int x;\n", n(1, 0, 0, 3, 1)).
trap(line_comment_in_a_block, "/* // */ int x;\n", n(1, 0, 0, 3, 1)).
trap(block_in_a_line_comment, "// /*\nint x;\n", n(1, 1, 0, 3, 1)).
trap(stars, "/***/ int x; /**//**/\n/*/ int y; /*/\n", n(1, 1, 0, 3, 1)).
trap(division, "x = a /b/ c;\n", n(1, 0, 0, 8, 1)).
trap(joined_line_comment, "// a \\\nint x;\nint y;\n", n(1, 2, 0, 3, 1)).
trap(joined_string, "char *s = \"a\\\nb // c\";\n", n(2, 0, 0, 6, 1)).
trap(joined_word, "in\\\nt x;\n", n(2, 0, 0, 3, 1)).
trap(joined_comment_mark, "/\\\n* a */ int x;\n", n(1, 1, 0, 3, 1)).
trap(joined_end_of_comment, "/* a *\\\n/ int x;\n", n(1, 1, 0, 3, 1)).
trap(joined_with_carriage_return, "// a \\\r\nb\r\nint x;\r\n",
     n(1, 2, 0, 3, 1)).
trap(nothing_but_a_joint, "#define A \\\n\\\n 1\n", n(3, 0, 0, 4, 1)).
trap(trigraphs_are_not_known, "// a ??/\nint x;\n", n(1, 1, 0, 3, 1)).
trap(empty_file, "", n(0, 0, 0, 0, 0)).
trap(empty_line, "\n", n(0, 0, 1, 0, 0)).
trap(blank_lines, " \t\n\f\n  ", n(0, 0, 3, 0, 0)).
trap(no_last_newline, "int x;", n(1, 0, 0, 3, 1)).
trap(no_newline_after_comment, "int x;\n// a", n(1, 1, 0, 3, 1)).
trap(no_newline_after_directive, "#define A 1", n(1, 0, 0, 4, 1)).
trap(no_end_of_comment, "int x; /* a\n", n(1, 0, 0, 3, 1)).
trap(carriage_returns, "int x;\r\n\r\n// c\r\n/*\r\n\r\n*/\r\n",
     n(1, 4, 1, 3, 1)).
trap(empty_line_in_a_comment, "/* a\n\n b */\n\n", n(0, 3, 1, 0, 0)).
trap(comment_behind_code, "int x; /* a\n\n*/ int y; /* b */\n",
     n(2, 1, 0, 6, 2)).
trap(digraphs, "%:define A <: :>\nint a<:2:> = <%1%>;\n", n(2, 0, 0, 15, 2)).
trap(header_with_slashes, "#include <sys//x.h>\n", n(1, 0, 0, 3, 1)).
trap(header_with_a_mark, "#include \"a/*b.h\"\n", n(1, 0, 0, 3, 1)).
trap(header_with_an_apostrophe, "# include <it's>\nint x;\n", n(2, 0, 0, 6, 2)).
trap(no_header, "#if a <b> c\n#endif\n", n(2, 0, 0, 9, 2)).
trap(comment_in_a_directive, "#define A /* x\n y */ 1\nint b;\n",
     n(3, 0, 0, 7, 2)).
trap(apostrophe_in_a_message, "#error don't\nint x;\n", n(2, 0, 0, 8, 2)).
trap(longest_first, "a+++b; x->y; i>>=1; f(...); p ## q;\n",
     n(1, 0, 0, 22, 5)).
trap(numbers, "x = 1.5e+3 + 0x1.8p-2f - .5;\n", n(1, 0, 0, 8, 1)).
trap(hexadecimal_with_an_e, "x = 0x1e +1;\n", n(1, 0, 0, 6, 1)).
trap(strings_in_a_row, "puts(\"a\" \"b\" /* c */\n     \"d\");\n",
     n(2, 0, 0, 5, 1)).
trap(prefixes, "f(L'x', u8\"y\", U(1));\n", n(1, 0, 0, 12, 1)).

statements(for, "for (int i = 0; i < f(3); i++) g(i);", 2).
statements(for_ever, "for (;;) { a(); b(); }", 3).
statements(do, "do a(); while (x);", 2).
statements(while, "while (x) a();", 2).
statements(if, "if (a) b(); else if (c) d(); else e();", 5).
statements(braces, "if (a) { b(); } else { if (c) { d(); } else { e(); } }", 5).
statements(switch, "switch (a) { case 1: b(); break; default: c(); }", 4).
statements(function, "int f(void)\n{\n    return 1;\n}\n", 2).
statements(functions, "int f(int (*g)(int)) { return 1; } int h() { }", 3).
statements(prototype, "int f(void);", 1).
statements(value, "static X x = (X){1}, y = {2}; int f(void) {}", 2).
statements(array, "int a[] = {1, 2}; int f(void) {}", 2).
statements(struct, "struct A { int b; int c; };", 3).
statements(branches, "#if A\n#else\n#endif\n", 3).
statements(macro, "#define M(x) if (x) f();\n", 3).
statements(macro_of_a_loop, "#define M(x) do { f(); } while (0)\nM(1);\n", 3).
statements(macro_called, "M(.a = 1)\nint f(void) { return 1; }", 2).
statements(stringised, "#define M(x) #x #\n", 1).
statements(no_statement, "", 0).

:- begin_tests(c_tokens).

test(trap, [forall(trap(_, Text, Expected)), Counts == Expected]) :-
    counts(c, Text, Counts).

test(statements, [forall(statements(_, Text, Expected)), Count == Expected]) :-
    counts(c, Text, n(_, _, _, _, Count)).

test(only_what_keeps_tokens_apart_is_left,
     Squeezed == "int x;\n#define F(x)(x)\n#define G (x)\nint y=a+ +b- -c;") :-
    squeezed_text(c, "int  x ; /* c */\n#define  F(x)  ( x )\n\c
                      # define G (x)\n\nint y\n= a + +b - - c ; // d\n",
                  Squeezed).

test(joints_do_not_reach_the_squeezed_text, Squeezed == "int x=\"ab\";") :-
    squeezed_text(c, "in\\\nt x = \"a\\\nb\";\n", Squeezed).

test(strings_are_joined_in_the_squeezed_text,
     Squeezed == "f(\"ab\",L\"c\");") :-
    squeezed_text(c, "f(\"a\"\n  \"b\", L\"c\");\n", Squeezed).

:- end_tests(c_tokens).
