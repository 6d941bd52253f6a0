/** <module> Words and quoted texts of a source file, without its comments

Enough of C, Prolog, Gnuplot and JavaScript to tell a comment from a text and
both from the rest.
*/
:- module(lint_words,
          [ file_words/2                % +File, -Words
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(dcg/basics), [string//1, string_without//2]).
:- use_module(library(lists), [member/2]).
:- use_module(library(readutil), [read_file_to_codes/3]).

%!  file_words(+File, -Words) is det.
%
%   Words are word(Line, Text), functor(Line, Text) for a word with a bracket
%   right behind it, and quoted(Line, Text); Text is an atom.

file_words(File, Words) :-
    file_name_extension(_, Ending, File),
    language(Ending, Language),
    read_file_to_codes(File, Codes, [encoding(utf8)]),
    phrase(words(Language, 1, Words), Codes).

language(c, c).
language(h, c).
language(js, javascript).
language(pl, prolog).
language(gp, gnuplot).

%   line_comment(Language, Codes), quote(Language, Code).

line_comment(c, `//`).
line_comment(javascript, `//`).
line_comment(prolog, `%`).
line_comment(gnuplot, `#`).

quote(_, 0'").
quote(javascript, 0'').
quote(javascript, 0'`).
quote(prolog, 0'').
quote(prolog, 0'`).
quote(gnuplot, 0'').

words(Language, Line0, Words) -->
    "\n", !,
    { Line is Line0+1 },
    words(Language, Line, Words).
words(Language, Line0, Words) -->
    "/*", !,
    string(Comment), "*/", !,
    { lines_after(Comment, Line0, Line) },
    words(Language, Line, Words).
words(Language, Line, Words) -->
    { line_comment(Language, Mark) },
    Mark, !,
    string_without(`\n`, _),
    words(Language, Line, Words).
words(Language, Line, Words) -->        % a character: 0'" in Prolog, '"' in C
    character(Language), !,
    words(Language, Line, Words).
words(Language, Line0, [quoted(Line0, Text)|Words]) -->
    [Quote],
    { quote(Language, Quote) }, !,
    quoted(Quote, Codes),
    { atom_codes(Text, Codes),
      lines_after(Codes, Line0, Line)
    },
    words(Language, Line, Words).
words(Language, Line, [Word|Words]) -->
    letter(Code), !,
    letters(Codes),
    { atom_codes(Text, [Code|Codes]) },
    kind(Line, Text, Word),
    words(Language, Line, Words).
words(Language, Line, Words) -->
    [_], !,
    words(Language, Line, Words).
words(_, _, []) --> [].

character(prolog) --> "0'\\", [_].
character(prolog) --> "0'''".
character(prolog) --> "0'", [_].
character(c) --> "'\\", string_without(`'`, _), "'".
character(c) --> "'", [_], "'".

quoted(Quote, []) -->
    [Quote], !.
quoted(Quote, [Code|Codes]) -->
    "\\", !,
    [Code],
    quoted(Quote, Codes).
quoted(Quote, [Code|Codes]) -->
    [Code],
    quoted(Quote, Codes).

letters([Code|Codes]) -->
    letter(Code), !,
    letters(Codes).
letters([]) --> [].

letter(Code) -->
    [Code],
    { code_type(Code, csym) }.

kind(Line, Text, functor(Line, Text)), "(" -->
    "(", !.
kind(Line, Text, word(Line, Text)) --> [].

lines_after(Codes, Line0, Line) :-
    aggregate_all(count, member(0'\n, Codes), Count),
    Line is Line0+Count.
