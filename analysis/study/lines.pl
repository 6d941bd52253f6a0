/** <module> The lines of a file that must be UTF-8 */
:- module(study_lines,
          [ whole_lines/2               % +File, -Lines
          ]).
:- use_module(library(apply), [foldl/5]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module(refusal).

%!  whole_lines(+File, -Lines) is det.
%
%   As strings, without their ends; what stands behind the last newline is left
%   out.
%
%   @throws error(csv_error(File, Line, Message), _)

whole_lines(File, Lines) :-
    read_file_to_string(File, Text, [encoding(octet), bom(false)]),
    check_nul(File, Text),
    split_string(Text, "\n", "\r", Lines0),
    once(append(Lines1, [_], Lines0)),
    foldl(decoded(File), Lines1, Lines, 1, _).

%   split_string/4 would split at a NUL as well.

check_nul(File, Text) :-
    (   sub_string(Text, Before, _, _, "\0\")
    ->  sub_string(Text, 0, Before, _, Read),
        split_string(Read, "\n", "", Lines),
        length(Lines, Line),
        csv_refuse(File, Line, "there is a NUL in this line", [])
    ;   true
    ).

%   Prolog itself would warn of what is not UTF-8, and read on.

decoded(File, Line0, Line, N0, N) :-
    N is N0+1,
    string_codes(Line0, Bytes),
    (   is_ascii(Bytes)
    ->  Line = Line0
    ;   N0 =:= 1,
        Bytes = [0xef, 0xbb, 0xbf|_]
    ->  csv_refuse(File, N0, "there is a byte order mark before the text", [])
    ;   phrase(utf8(Codes), Bytes)
    ->  string_codes(Line, Codes)
    ;   csv_refuse(File, N0, "this is not UTF-8", [])
    ).

is_ascii([]).
is_ascii([Byte|Bytes]) :-
    Byte < 0x80,
    is_ascii(Bytes).

utf8([Code|Codes]) -->
    [Byte],
    !,
    (   { Byte < 0x80 }
    ->  { Code = Byte }
    ;   { lead(Byte, More, Bits, Least) },
        more(More, Bits, Code),
        { Code >= Least,
          Code =< 0x10ffff,
          \+ between(0xd800, 0xdfff, Code)     % surrogates, of UTF-16
        }
    ),
    utf8(Codes).
utf8([]) --> [].

%   lead(+Byte, -More, -Bits, -Least): how many bytes follow, and the least code
%   that needs so many.

lead(Byte, More, Bits, Least) :-
    member(lead(Mark, Mask, More, Least),
           [ lead(0xc0, 0xe0, 1, 0x80), lead(0xe0, 0xf0, 2, 0x800),
             lead(0xf0, 0xf8, 3, 0x10000) ]),
    Byte /\ Mask =:= Mark,
    !,
    Bits is Byte /\ \Mask.

more(0, Code, Code) --> !.
more(More0, Bits0, Code) -->
    [Byte],
    { Byte /\ 0xc0 =:= 0x80,
      Bits is Bits0<<6 \/ (Byte /\ 0x3f),
      More is More0-1
    },
    more(More, Bits, Code).
