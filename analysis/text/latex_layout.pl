/** <module> How a table is laid out on a page of A4

Margins are 25 mm.  Of type and page that are tried in turn, the first that the
columns fit is taken; long texts may become columns of several lines.  If none
does, the columns behind the first ones, which say what a row is about, are
divided among several tables.
*/
:- module(text_latex_layout,
          [ latex_layouts/3,            % +Columns, +Rows, -Layouts
            layout_page/2,              % +Layout, -Page
            layout_type/2,              % +Layout, -Type
            layout_separation/2,        % +Layout, -Points
            layout_places/2,            % +Layout, -Places
            layout_width/2              % +Layout, -Points
          ]).
:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(lists),
              [append/3, member/2, nth1/3, sum_list/2]).
:- use_module(latex_measures).
:- use_module(latex_widths, [text_width/2]).

%!  latex_layouts(+Columns, +Rows, -Layouts) is det.
%
%   One for each table that is written.  A layout's places are place(Number,
%   Shape, Heading): the number of the column from 1, its shape, and the lines
%   of its heading.  Shape is `left` or `right` for one line, wrapped(Points)
%   for several, or `interval`, where numbers and intervals stand in columns of
%   their own, and what is neither across both.

latex_layouts(Columns, Rows, Layouts) :-
    findall(Measure,
            ( nth1(Number, Columns, Column),
              findall(Cell,
                      ( member(row(_, Row), Rows), nth1(Number, Row, Cell) ),
                      Cells),
              column_measure(Number, Column, Cells, Measure)
            ),
            Measures),
    (   choice(Choice),
        fits(Choice, Measures, Widths)
    ->  layout(Choice, Measures, Widths, Layout),
        Layouts = [Layout]
    ;   keys(Measures, Keys, Others),
        findall(Count-parts(Choice, Parts),
                ( part_choice(Choice),
                  balanced_parts(Others, Choice, Keys, Count, Parts)
                ),
                Divisions),
        keysort(Divisions, [_-parts(Choice, Parts)|_])
    ->  maplist(part_layout(Choice, Keys), Parts, Layouts)
    ).

%   choice(?Choice): Page/Type/Lines, the lines that a text may take; the best
%   first.

choice(portrait/small/2).
choice(portrait/footnotesize/2).
choice(portrait/scriptsize/2).
choice(portrait/footnotesize/4).
choice(landscape/footnotesize/4).
choice(landscape/scriptsize/6).
choice(landscape/scriptsize/40).

part_choice(portrait/footnotesize/2).
part_choice(landscape/scriptsize/6).
part_choice(landscape/scriptsize/40).

%   The points there are, what a type makes of ten points, and what it puts
%   between columns.

page_width(portrait, 455).
page_width(landscape, 702).

type(small, 0.95, 5).
type(footnotesize, 0.87, 4).
type(scriptsize, 0.82, 3).

layout_page(layout(Page, _, _, _), Page).
layout_type(layout(_, Type, _, _), Type).
layout_places(layout(_, _, Places, _), Places).
layout_width(layout(_, _, _, Width), Width).

layout_separation(Layout, Points) :-
    layout_type(Layout, Type),
    type(Type, _, Points).

%   least(+Lines, +Measure, -Width): how narrow the column may become.

least(Lines, measure(_, _, _, Word, Whole), Width) :-
    Width is max(Word, min(Whole, max(60, Whole/Lines))).

%   fits(+Choice, +Measures, -Widths): the widths of the columns on paper.

fits(Choice, Measures, Widths) :-
    room(Choice, Measures, Room),
    Choice = _/Type/Lines,
    maplist(least(Lines), Measures, Leasts),
    sum_list(Leasts, Sum),
    Sum =< Room,
    grown(Measures, Leasts, Room, Widths0),
    on_paper(Type, Widths0, Widths).

on_paper(Type, Widths0, Widths) :-
    type(Type, Factor, _),
    findall(Width, ( member(W, Widths0), Width is W*Factor ), Widths).

%   What the columns may take in all, at ten points.

room(Page/Type/_, Measures, Room) :-
    page_width(Page, Width),
    type(Type, Factor, Separation),
    length(Measures, Count),
    Room is (Width-2*Separation*(Count-1))/Factor.

%   What is left is given to the columns in proportion to what they lack.

grown(Measures, Leasts, Room, Widths) :-
    findall(Whole, member(measure(_, _, _, _, Whole), Measures), Wholes),
    sum_list(Leasts, Least),
    sum_list(Wholes, Most),
    (   Most =< Room
    ->  Widths = Wholes
    ;   Share is (Room-Least)/(Most-Least),
        maplist(grown_by(Share), Leasts, Wholes, Widths)
    ).

grown_by(Share, Least, Most, Width) :-
    Width is Least+Share*(Most-Least).

layout(Page/Type/_, Measures, Widths, layout(Page, Type, Places, Total)) :-
    type(Type, Factor, Separation),
    maplist(place(Factor), Measures, Widths, Places),
    sum_list(Widths, Sum),
    length(Widths, Count),
    Total is Sum+2*Separation*(Count-1).

place(Factor, measure(Number, Shape0, Heading, _, Most), Width,
      place(Number, Shape, Lines)) :-
    (   Shape0 == left,
        Width < Most*Factor-0.01
    ->  Shape = wrapped(Width)
    ;   Shape = Shape0
    ),
    heading_words(Heading, Words),
    Room is Width/Factor+0.01,
    heading_lines(Words, Room, Lines).

heading_lines([Word|Words], Room, Lines) :-
    heading_lines(Words, Word, Room, Lines).

heading_lines([], Line, _, [Line]).
heading_lines([Word|Words], Line0, Room, Lines) :-
    format(string(Longer), "~s ~s", [Line0, Word]),
    (   text_width(Longer, Width),
        Width =< Room
    ->  heading_lines(Words, Longer, Room, Lines)
    ;   Lines = [Line0|More],
        heading_lines(Words, Word, Room, More)
    ).

%   Keys are the first columns of text.

keys([Key|Measures], [Key|Keys], Others) :-
    Key = measure(_, left, _, _, _),
    Measures = [_|_],
    !,
    keys(Measures, Keys, Others).
keys(Measures, [], Measures).

%   balanced_parts(+Measures, +Choice, +Keys, -Count, -Parts): as few as fit,
%   and then as many columns in each, if these fit.

balanced_parts(Measures, Choice, Keys, Count, Parts) :-
    length(Measures, Columns),
    parts(Measures, Columns, Choice, Keys, Parts0),
    length(Parts0, Count),
    Most is (Columns+Count-1)//Count,
    (   parts(Measures, Most, Choice, Keys, Parts1),
        length(Parts1, Count)
    ->  Parts = Parts1
    ;   Parts = Parts0
    ).

parts([], _, _, _, []).
parts([First|Others], Most, Choice, Keys, [[First|Part]|Parts]) :-
    part(Others, Most, Choice, Keys, [First], Part, Rest),
    parts(Rest, Most, Choice, Keys, Parts).

part([Next|Others], Most, Choice, Keys, Taken, [Next|Part], Rest) :-
    append(Taken, [Next], More),
    length(More, Count),
    Count =< Most,
    append(Keys, More, Measures),
    fits(Choice, Measures, _),
    !,
    part(Others, Most, Choice, Keys, More, Part, Rest).
part(Rest, _, Choice, Keys, Taken, [], Rest) :-
    append(Keys, Taken, Measures),
    (   fits(Choice, Measures, _)
    ->  true
    ;   Choice = landscape/_/40         % nothing is left to try
    ).

part_layout(Choice, Keys, Part, Layout) :-
    append(Keys, Part, Measures),
    (   fits(Choice, Measures, Widths)
    ->  true
    ;   Choice = _/Type/Lines,
        maplist(least(Lines), Measures, Leasts),
        on_paper(Type, Leasts, Widths)
    ),
    layout(Choice, Measures, Widths, Layout).
