/** <module> Lines of a file or of a text in memory, and words of a line

Lines are a lazy list: a file is read as they are asked for, so that a grammar
over them need not hold it; in C lines_next() is asked.  A line is line(Number,
Text), Text a string without the newline, and without a carriage return before
it; behind the last stands end(Number), with the number of the last line of all,
at least 1.  A character is a byte of the file.

Mirror: c_impl/text.c.
*/
:- module(reitti_text,
          [ with_lines/3,               % +Source, -Lines, :Goal
            line_refuse/3,              % +Number, +Format, +Arguments
            line_words/2,               % +Text, -Words
            line_number/3,              % +Word, +Limit, -Number
            digits_number/2,            % +Codes, -Number
            word_number/2,              % +Word, -Number
            word_text/2                 % +Word, -Text
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(lazy_lists), [lazy_list/3]).
:- use_module(library(lists), [member/2]).

:- meta_predicate with_lines(+, -, 0).

line_limit(1048576).
word_shown(40).

%   As much as is looked at first, since most lines are short.

glance(4096).

%!  with_lines(+Source, -Lines, :Goal) is semidet.
%
%   Goal once, with the Lines of file(File) or text(Text).  Empty lines are
%   skipped, and comments (`;`) of any length; a longer line than line_limit/1
%   is refused, and a byte order mark.
%
%   @throws error(text_error(Number, Message), _)

with_lines(Source, Lines, Goal) :-
    setup_call_cleanup(
        open_source(Source, Stream),
        (   check_mark(Stream),
            lazy_list(next_line(Stream), 1, Lines),
            once(Goal)
        ),
        close(Stream)).

open_source(file(File), Stream) :-
    absolute_file_name(File, Path, [access(read)]),
    open(Path, read, Stream, [encoding(octet), newline(posix), bom(false)]).
open_source(text(Text), Stream) :-
    open_string(Text, Stream).

check_mark(Stream) :-
    (   peek_string(Stream, 3, "\xEF\\xBB\\xBF\")
    ->  line_refuse(1, "the file begins with a byte order mark: \c
                        save it without one", [])
    ;   true
    ).

%   next_line(+Stream, +Number0, -Number, -Line): Line is the next that counts,
%   from the line Number0 on; fails behind the end.

next_line(Stream, Number0, Number, Line) :-
    integer(Number0),
    Next is Number0+1,
    peek_char(Stream, Char),
    (   Char == end_of_file
    ->  Number = none,
        Last is max(1, Number0-1),
        Line = end(Last)
    ;   Char == (;)
    ->  skip(Stream, '\n'),
        next_line(Stream, Next, Number, Line)
    ;   read_line(Stream, Number0, Text),
        (   Text == ""
        ->  next_line(Stream, Next, Number, Line)
        ;   Number = Next,
            Line = line(Number0, Text)
        )
    ).

%   No more is looked at than the limit and both characters that may end a line.

read_line(Stream, Number, Text) :-
    glance(Glance),
    line_limit(Limit),
    Most is Limit+2,
    (   line_length(Stream, Glance, Length)
    ->  true
    ;   line_length(Stream, Most, Length)
    ->  true
    ;   Length = Most
    ),
    read_string(Stream, Length, Text0),
    (   string_concat(Text1, "\r", Text0)
    ->  Text = Text1
    ;   Text = Text0
    ),
    (   string_length(Text, Characters),
        Characters > Limit
    ->  line_refuse(Number, "the line is longer than ~d characters",
                    [Limit])
    ;   get_char(Stream, _)
    ).

%   The line ends within the next Size characters, after Length.

line_length(Stream, Size, Length) :-
    peek_string(Stream, Size, Ahead),
    (   sub_string(Ahead, Length0, _, _, "\n")
    ->  Length = Length0
    ;   string_length(Ahead, Length),
        Length < Size
    ).

%!  line_refuse(+Number, +Format, +Arguments)
%
%   @throws error(text_error(Number, Message), _)

line_refuse(Number, Format, Arguments) :-
    format(string(Message), Format, Arguments),
    throw(error(text_error(Number, Message), _)).

%!  line_words(+Text, -Words) is det.
%
%   What stands between blanks and tabs.

line_words(Text, Words) :-
    string_codes(Text, Codes),
    phrase(words(Words), Codes).

%   split_string/4 would also split at a NUL.

words(Words) -->
    blank, !,
    words(Words).
words(Words) -->
    letter(Code), !,
    letters(Codes),
    { string_codes(Word, [Code|Codes]),
      Words = [Word|More]
    },
    words(More).
words([]) --> [].

letters([Code|Codes]) --> letter(Code), !, letters(Codes).
letters([]) --> [].

letter(Code) --> [Code], { \+ is_blank(Code) }.

blank --> [Code], { is_blank(Code) }.

is_blank(0'\s).
is_blank(0'\t).

%!  line_number(+Word, +Limit, -Number) is semidet.
%
%   The word as a whole number from 1 to Limit.

line_number(Word, Limit, Number) :-
    string_codes(Word, Codes),
    digits_number(Codes, Number),
    between(1, Limit, Number).

%!  digits_number(+Codes, -Number) is semidet.
%
%   Codes are digits, one at least, of a number that 32 bits can hold.  (To make
%   a number of a million digits takes half a minute.)

digits_number(Codes, Number) :-
    Codes = [_|_],
    forall(member(Code, Codes), between(0'0, 0'9, Code)),
    significant(Codes, Digits),
    length(Digits, Length),
    Length =< 10,
    number_codes(Number, [0'0|Digits]),
    Number < 1<<31.

significant([0'0|Codes], Digits) :-
    !,
    significant(Codes, Digits).
significant(Digits, Digits).

%!  word_number(+Word, -Number) is semidet.
%
%   Word is a number as questions have them: digits without leading zeros.

word_number(Word, Number) :-
    string_codes(Word, Codes),
    (   Codes = [0'0|Rest]
    ->  Rest == []
    ;   true
    ),
    digits_number(Codes, Number).

%!  word_text(+Word, -Text) is det.
%
%   A word as messages show it: its beginning, with `?` for all but printable
%   ASCII.

word_text(Word, Text) :-
    word_shown(Most),
    string_length(Word, Length),
    Size is min(Length, Most),
    sub_string(Word, 0, Size, _, Shown),
    string_codes(Shown, Codes0),
    maplist(printable, Codes0, Codes),
    string_codes(Text, Codes).

printable(Code, Code) :-
    between(0'\s, 0'~, Code),
    !.
printable(_, 0'?).
