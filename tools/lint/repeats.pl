/** <module> The same stretch of code in two places

Lines are compared without their blanks; those that say nothing of their own
(comments, lone brackets, what is included or exported) do not count.
*/
:- module(lint_repeats,
          [ repeat_mistake/2            % +Files, -Mistake
          ]).
:- use_module(library(lists), [append/3, member/2, nth1/3]).
:- use_module(library(pairs), [group_pairs_by_key/2, pairs_values/2]).
:- use_module(sources).

%   A stretch has at least so many lines that count.

shortest(12).

%!  repeat_mistake(+Files, -Mistake) is nondet.
%
%   A stretch that stands twice is told of its first place.

repeat_mistake(Files, mistake(File, Line, Text)) :-
    findall(Window, (member(F, Files), window(F, Window)), Windows0),
    keysort(Windows0, Windows),
    group_pairs_by_key(Windows, Groups),
    findall(Place-Again, (member(_-[Place|Places], Groups),
                          member(Again, Places)), Twins),
    member(place(File, Line, Number)-place(Other, OtherLine, OtherNumber),
           Twins),
    Before is Number-1,
    OtherBefore is OtherNumber-1,
    \+ memberchk(place(File, _, Before)-place(Other, _, OtherBefore), Twins),
    format(string(Text), "stands again at ~w:~d", [Other, OtherLine]).

%   window(+File, -Window): Window is Texts-place(File, Line, Number), for the
%   lines from the Number-th that counts.

window(File, Texts-place(File, Line, Number)) :-
    file_lines(File, Lines),
    findall(Line0-Text, (nth1(Line0, Lines, Raw), counts(Raw, Text)), Counted),
    shortest(Length),
    length(Window, Length),
    nth_rest(Number, Counted, Rest),
    append(Window, _, Rest),
    Window = [Line-_|_],
    pairs_values(Window, Texts).

nth_rest(Number, List, Rest) :-
    nth_rest(List, 1, Number, Rest).

nth_rest(List, Number, Number, List).
nth_rest([_|List], Number0, Number, Rest) :-
    Number1 is Number0+1,
    nth_rest(List, Number1, Number, Rest).

%   A line that counts, without blanks around and inside it.

counts(Raw, Text) :-
    split_string(Raw, " \t", " \t", Words),
    atomics_to_string(Words, Text),
    string_length(Text, Length),
    Length > 2,
    \+ ( member(Start, ["%", "/*", "*", "//", "#", ":-", "<module>"]),
         string_concat(Start, _, Text)
       ).
