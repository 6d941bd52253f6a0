/** <module> What may be pressed, told in the whole terminal

Mirror: c_impl/play/help.c.
*/
:- module(reitti_help,
          [ help_keys/1,                % -Text
            help_show/1                 % +Text
          ]).
:- use_module(library(lists), [append/3, member/2]).
:- use_module(page).
:- use_module(screen).

%!  help_keys(-Text) is det.
%
%   What is told of the keys that most games have.

help_keys("  s       another search finds the way; the one before is asked \c
           beside it\n\c
           \s v       another style of the same search\n\c
           \s c       the same search in the other language, C or Prolog; its \c
           time has\n\c
           \s         the way there and back in it\n\c
           \s d       distances instead of levels, and back\n\c
           \s w       watch the last search, square by square: right and left \c
           step, PgDn\n\c
           \s         and PgUp step ten squares, Home and End go all the way, \c
           q goes back\n\c
           \s Ctrl-Z  leave the terminal for a while; fg comes back\n\c
           \s L or q  leave the game").

%!  help_show(+Text) is det.
%
%   Shows the lines of a text until a key is pressed, as many at a time as fit
%   the terminal.

help_show(Text) :-
    split_string(Text, "\n", "", Lines),
    show(Lines).

show([]) :-
    !.
show(Lines) :-
    screen_size(Rows0, Columns),
    Rows is max(1, Rows0-1),
    fitting(Lines, Columns, 0, Rows, First, Rest),
    findall(paragraph(0, [plain-Codes]),
            ( member(Line, First),
              string_codes(Line, Codes)
            ),
            Paragraphs),
    page_items(page(0, 0, Columns, Rows), Paragraphs, Items),
    (   Rest == []
    ->  Bar = "Any key goes back to the game."
    ;   Bar = "Any key shows more."
    ),
    page_line(Rows, 0, Columns, bar, Bar, Below),
    append(Items, Below, Shown),
    screen_show(Shown, none),
    screen_key(Key),
    (   Key == resized
    ->  show(Lines)
    ;   show(Rest)
    ).

%   As many lines as fit, one at least.

fitting([Line|Lines], Columns, Used0, Rows, First, Rest) :-
    page_lines(Line, Columns, Count),
    Used is Used0+Count,
    ( Used0 =:= 0 ; Used =< Rows ),
    !,
    First = [Line|First1],
    fitting(Lines, Columns, Used, Rows, First1, Rest).
fitting(Rest, _, _, _, [], Rest).
