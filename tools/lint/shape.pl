/** <module> Files that are too long, lines that are too wide */
:- module(lint_shape,
          [ shape_mistake/2             % +Files, -Mistake
          ]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(sources).

most_lines(300).
most_columns(80).

%   Where the reason for a long file has to stand: in its head.

head_lines(40).

%!  shape_mistake(+Files, -Mistake) is nondet.
%
%   A file may be long if its head says `long because`.  Lines of C and Prolog
%   have one width, since they are counted.

shape_mistake(Files, mistake(File, Line, Text)) :-
    member(File, Files),
    file_lines(File, Lines),
    (   most_lines(Most),
        length(Lines, Count),
        Count > Most,
        \+ says_why(Lines),
        Line = 1,
        format(string(Text),
               "~d lines, and no 'long because' in its head", [Count])
    ;   file_name_extension(_, Ending, File),
        memberchk(Ending, [c, h, pl]),
        most_columns(Most),
        nth1(Line, Lines, Wide),
        string_length(Wide, Width),
        Width > Most,
        format(string(Text), "~d columns", [Width])
    ).

says_why(Lines) :-
    head_lines(Head),
    between(1, Head, Number),
    nth1(Number, Lines, Line),
    sub_string(Line, _, _, _, "long because"),
    !.
