/** <module> Prolog is counted as its reader reads it

The expected counts are counted by hand: n(Code, Comment, Blank, Tokens,
Statements).
*/
:- module(test_prolog_tokens, []).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(ordsets), [ord_subtract/3]).
:- use_module(library(plunit)).
:- use_module(library(readutil), [read_file_to_codes/3]).
:- use_module('../../analysis/count/prolog_clauses').
:- use_module('../../analysis/count/prolog_tokens').
:- use_module(counting).
:- use_module(directories).

trap(marks_in_a_string, "a(\"/* no */ % no\").\n", n(1, 0, 0, 5, 1)).
trap(marks_in_an_atom, "a('% no /*').\n", n(1, 0, 0, 5, 1)).
trap(marks_in_backquotes, "a(`/* no`). % `yes\n", n(1, 0, 0, 5, 1)).
trap(percent_character, "a(0'%).\n", n(1, 0, 0, 5, 1)).
trap(quote_character, "a(0''').\nb(0'').\n", n(2, 0, 0, 10, 2)).
trap(escaped_quote_character, "a(0'\\'). % '\n", n(1, 0, 0, 5, 1)).
trap(backslash_character, "a(0'\\\\). % '\n", n(1, 0, 0, 5, 1)).
trap(double_quote_character, "a(0'\").\n% \"\n", n(1, 1, 0, 5, 1)).
trap(backquote_character, "a(0'`). % `\n", n(1, 0, 0, 5, 1)).
trap(blank_character, "a(0' ).\n", n(1, 0, 0, 5, 1)).
trap(slash_character, "a(0'/*2).\n", n(1, 0, 0, 7, 1)).
trap(coded_character, "a(0'\\x25\\).\n", n(1, 0, 0, 5, 1)).
trap(doubled_quotes, "'it''s % x'.\n\"a\"\"% b\".\n", n(2, 0, 0, 4, 2)).
trap(escaped_quotes, "'a\\'% b'.\n\"a\\\"/*\".\n", n(2, 0, 0, 4, 2)).
trap(other_quotes, "a('\"', \"'\", '`'). % '\n", n(1, 0, 0, 9, 1)).
trap(closed_codes, "'\\x25\\'.\n'\\45\\'. % '\n'\\x25\\%'.\n",
     n(3, 0, 0, 6, 3)).
trap(backslash_ends_an_atom, "'\\\\'. % '\n", n(1, 0, 0, 2, 1)).
trap(decimal_point, "a(1.5).\nb(X) :- X =.. [c|_].\n", n(2, 0, 0, 18, 2)).
trap(end_before_comment, "a.% c\nb. /* d */\nc.\n", n(3, 0, 0, 6, 3)).
trap(clauses_on_a_line, "a :- X = \"x. \". b. c(1). d('. '). % e.\n",
     n(1, 0, 0, 18, 4)).
trap(dot_behind_a_symbol, "a :- b = * .\nc.\n", n(2, 0, 0, 8, 2)).
trap(comment_in_a_comment, "/* a /* b */ c. */ d.\n", n(1, 0, 0, 2, 1)).
trap(block_in_a_line_comment, "% /*\nc.\n", n(1, 1, 0, 2, 1)).
trap(line_comment_in_a_block, "/* % */ c.\n", n(1, 0, 0, 2, 1)).
trap(quote_in_a_comment, "% it's\n/* \"a */\nb. % `\n", n(1, 2, 0, 2, 1)).
trap(comments_between_tokens, "a(/* x */1,/* y\n*/2). /* z\n*/\n",
     n(2, 1, 0, 7, 1)).
trap(comment_in_a_clause, "a :- % b.\n    % c.\n    d.\n", n(2, 1, 0, 4, 1)).
trap(mark_in_a_symbol, ":- op(700, xfx, =/*).\n", n(1, 0, 0, 10, 1)).
trap(joined_atom, "a('x \\\n% y').\n", n(2, 0, 0, 5, 1)).
trap(continued_string, "a(\"x \\c\n   % y\").\n", n(2, 0, 0, 5, 1)).
trap(backslash_ends_a_comment, "% a \\\nb.\n", n(1, 1, 0, 2, 1)).
trap(empty_file, "", n(0, 0, 0, 0, 0)).
trap(empty_line, "\n", n(0, 0, 1, 0, 0)).
trap(only_a_comment, "% a\n\n", n(0, 1, 1, 0, 0)).
trap(no_last_newline, "a.", n(1, 0, 0, 2, 1)).
trap(no_newline_after_comment, "a.\n% c", n(1, 1, 0, 2, 1)).
trap(carriage_returns, "a.\r\n\r\n% c\r\n/*\r\n\r\n*/\r\n\"b\\\r\nc\".\r\n",
     n(3, 4, 1, 4, 2)).
trap(empty_line_in_a_comment, "/** a\n\nb */\n\nc.\n", n(1, 3, 1, 2, 1)).
trap(conditions, ":- if(fail).\na.\n:- else.\nb.\n:- endif.\n",
     n(5, 0, 0, 16, 5)).
trap(condition_that_cannot_be_run, ":- if(no_such_predicate).\na.\n:- endif.\n",
     n(3, 0, 0, 11, 3)).
trap(own_operator, ":- op(700, xfx, ===>).\na ===> b.\n", n(2, 0, 0, 14, 2)).
trap(operator_in_a_branch,
     ":- if(fail).\n:- op(200, xfy, [and]), op(9, fy, nor).\n:- endif.\n\c
      a and nor b.\n",
     n(4, 0, 0, 35, 4)).
trap(exported_operator, ":- module(m, [op(700, xfx, is_not)]).\na is_not b.\n",
     n(2, 0, 0, 21, 2)).
trap(library_operator, ":- use_module(library(clpfd)).\na(X) :- X #= 1.\n",
     n(2, 0, 0, 18, 2)).
trap(chosen_operator,
     ":- use_module(library(clpfd), [op(_, _, #=)]).\na(X) :- X #= 1.\n",
     n(2, 0, 0, 29, 2)).
trap(numbers,
     "a(0xFF, 16'ff, 1_000, 1.0e10, 1.5NaN, 1r3, 1.0Inf, 1e-3, 0b1).\n",
     n(1, 0, 0, 21, 1)).
trap(signs, "a(-1, - 1, 2-1, 2 -1).\n", n(1, 0, 0, 17, 1)).
trap(brackets, "a --> {b}, !, [] | \"\".\n", n(1, 0, 0, 13, 1)).
trap(other_alphabets, "tyvä(Äiti) :- 'ä' = Äiti.\n", n(1, 0, 0, 9, 1)).
trap(script, "#!/usr/bin/env swipl\na.\n", n(1, 1, 0, 2, 1)).

%   Every token that is no punctuation, and every place the reader knows.

token_place(Tokens, Start-End) :-
    member(token(Kind, Start, End, _), Tokens),
    \+ memberchk(Kind, [punctuation, end]).

reader_place(term_position(_, _, Start, End, _), Start-End).
reader_place(term_position(_, _, _, _, Arguments), Place) :-
    member(Argument, Arguments),
    reader_place(Argument, Place).
reader_place(list_position(_, _, Elements, Tail), Place) :-
    (   member(Element, Elements),
        reader_place(Element, Place)
    ;   Tail \== none,
        reader_place(Tail, Place)
    ).
reader_place(brace_term_position(_, _, Argument), Place) :-
    reader_place(Argument, Place).
reader_place(parentheses_term_position(_, _, Content), Place) :-
    reader_place(Content, Place).
reader_place(string_position(Start, End), Start-End).
reader_place(Start-End, Start-End).

%   What the reader takes as one but is several tokens, and the other way round.

seen_apart(Tokens, Start-End) :-
    member(token(_, Start, Middle, First), Tokens),
    !,
    (   memberchk(First, [`-`, `+`])
    ->  memberchk(token(number, Middle, End, _), Tokens)
    ;   memberchk(First, [`[`, `{`]),
        memberchk(token(punctuation, _, End, [_]), Tokens)
    ).

file_places(File, Tokens, OfTokens, OfReader) :-
    read_file_to_codes(File, Codes, [encoding(utf8)]),
    prolog_pieces(File, Codes, Pieces),
    prolog_tokens(Pieces, Tokens),
    prolog_clauses(File, Codes, Clauses, _),
    findall(Place, token_place(Tokens, Place), OfTokens),
    findall(Place,
            ( member(clause(_, Positions, _), Clauses),
              reader_place(Positions, Place)
            ),
            OfReader0),
    sort(OfReader0, OfReader).

prolog_file(File) :-
    member(Directory, [prolog_impl, analysis, tests]),
    source(Directory, [pl], File).

with_two_files(Text1, Text2, Codes, File, Goal) :-
    string_codes(Text2, Codes),
    with_directory(Directory,
                   ( write_text(Directory, 'used.pl', Text1),
                     directory_file_path(Directory, 'user.pl', File),
                     call(Goal)
                   )).

:- begin_tests(prolog_tokens).

test(trap, [forall(trap(_, Text, Expected)), Counts == Expected]) :-
    counts(prolog, Text, Counts).

test(the_reader_sees_the_same_tokens, [forall(prolog_file(File)), Odd == []]) :-
    file_places(File, Tokens, OfTokens0, OfReader),
    findall(Start-End, member(token(_, Start, End, _), Tokens), Places0),
    sort(Places0, Places),
    sort(OfTokens0, OfTokens),
    ord_subtract(OfReader, Places, OnlyOfReader),
    ord_subtract(OfTokens, OfReader, OnlyOfTokens),
    findall(Place,
            ( member(Place, OnlyOfReader),
              \+ seen_apart(Tokens, Place)
            ),
            Odd1),
    findall(Start-End,
            ( member(Start-End, OnlyOfTokens),
              \+ ( member(Start0-End0, OfReader),
                   Start0 =< Start,
                   End =< End0,
                   seen_apart(Tokens, Start0-End0)
                 )
            ),
            Odd2),
    append(Odd1, Odd2, Odd).

test(operators_of_a_used_file, Ends == [20, 31]) :-
    with_two_files(":- module(used, [op(700, xfx, beats)]).\n",
                   ":- use_module(used).\na beats b.\n", Codes, File,
                   prolog_clauses(File, Codes, Clauses, _)),
    findall(End, member(clause(_, _, End), Clauses), Ends).

test(nothing_imported_is_no_operator, error(syntax_error(_))) :-
    with_two_files(":- module(used, [op(700, xfx, beats)]).\n",
                   ":- use_module(used, []).\na beats b.\n", Codes, File,
                   prolog_clauses(File, Codes, _, _)).

test(operators_are_not_left_behind, error(syntax_error(_))) :-
    counts(prolog, ":- op(700, xfx, beats).\na beats b.\n", _),
    counts(prolog, "a beats b.\n", _).

test(what_cannot_be_read_is_an_error, error(syntax_error(_))) :-
    counts(prolog, "a :- b c.\n", _).

test(what_the_reader_does_not_reach_is_an_error,
     error(clauses_differ(_, [2], [2, 15, 18]))) :-
    counts(prolog, "a.\nend_of_file.\nb.\n", _).

test(only_what_keeps_tokens_apart_is_left,
     Squeezed == "a:-b,- (1)=X,Y is 3-1,Z= - 1,foo(1),'a'=\"b\".\nb.") :-
    squeezed_text(prolog,
                  "a :- b , - ( 1 ) = X, % c\n   Y is 3 - 1, Z = - 1 ,\n\c
                   foo( 1 ), 'a' = \"b\" .\n\n/* d */ b .\n",
                  Squeezed).

test(continuations_do_not_reach_the_squeezed_text,
     Squeezed == "a(\"xy\",'zz').") :-
    squeezed_text(prolog, "a(\"x\\c\n     y\", 'z\\\nz').\n", Squeezed).

:- end_tests(prolog_tokens).
