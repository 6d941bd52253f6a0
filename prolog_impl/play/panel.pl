/** <module> What is told beside the levels

Mirror: c_impl/play/panel.c.
*/
:- module(reitti_panel,
          [ panel_paragraphs/6,         % +Guides, +Drawing, +Texts, +Frame,
                                        % +Coloured, -Paragraphs
            panel_seen/3,               % +World, +Frame, -Text
            panel_guide/2               % +Guide, -Text
          ]).
:- use_module(library(lists), [append/2, append/3, member/2, nth1/3]).
:- use_module('../answer').
:- use_module('../paint').
:- use_module('../problem').
:- use_module('../route/drawing').
:- use_module('../world').
:- use_module(frame).
:- use_module(guide).
:- use_module(guides).
:- use_module(legend).
:- use_module(wording).

news(3).                                % lines at most
airy(16).                               % lines at least, for some to be empty
time(8).                                % columns

%!  panel_paragraphs(+Guides, +Drawing, +Texts, +Frame, +Coloured, -Paragraphs)
%!  is det.
%
%   How things are, what has happened, who finds the way in what time, and what
%   the colours and characters stand for.  The Drawing has the distances, if
%   they are seen.

panel_paragraphs(Guides, Drawing, Texts0, Frame, Coloured, Paragraphs) :-
    drawing_world(Drawing, World),
    world_game(World, Game),
    panel_seen(World, Frame, Seen),
    append(Texts0, [Seen], Texts),
    news(News),
    findall(Paragraph,
            ( member(Text, Texts),
              Text \== "",
              said(News, Text, Paragraph)
            ),
            Said),
    empty(Frame, Empty),
    findall(Paragraph,
            ( guides_each(Guides, Guide),
              guide_paragraph(Guide, Paragraph)
            ),
            Who),
    scale(Guides, Drawing, Frame, Coloured, Scale),
    legend_paragraphs(Game, Coloured, Legend),
    append([Said, Empty, Who, Empty, Scale, Legend], Paragraphs).

said(Lines, Text, paragraph(Lines, [plain-Codes])) :-
    string_codes(Text, Codes).

empty(Frame, Empty) :-
    frame_page(Frame, page(_, _, _, Rows)),
    airy(Airy),
    (   Rows >= Airy
    ->  Empty = [paragraph(1, [])]
    ;   Empty = []
    ).

guide_paragraph(Guide, Paragraph) :-
    (   guide_name(Guide, Text)
    ;   numbers(Guide, Text)
    ),
    said(0, Text, Paragraph).

%   In columns, so that two can be compared: of a route the squares, of others
%   all that was done, in the problem's words.  Fails if nothing was asked.

numbers(Guide, Text) :-
    guide_asked(Guide, _, Answer, Seconds),
    answer_work(Answer, Work),
    wording_time(Seconds, Time),
    guide_problem(Guide, Problem),
    (   problem_unsaid(Problem)
    ->  Work = [Expanded|_],
        wording_count(Expanded, square, Done)
    ;   problem(Problem, _, Names, _, _, _),
        findall(One,
                ( nth1(Place, Work, Count),
                  nth1(Place, Names, Name),
                  format(string(One), "~d ~w", [Count, Name])
                ),
                All),
        atomic_list_concat(All, ', ', Done)
    ),
    time(Columns),
    format(string(Text), "~t~w~*| ~w", [Time, Columns, Done]).

%   The distances that have a colour each.

scale(Guides, Drawing, Frame, Coloured, Scale) :-
    guides_now(Guides, Guide),
    (   guide_asked(Guide, _, _, _),
        frame_board(Frame, distances, _, _, _)
    ->  (   Coloured == true
        ->  drawing_farthest(Drawing, Farthest),
            bands(0, Farthest, Bands)
        ;   Bands = [plain-` + is 10 or more, 0 none or the start.`]
        ),
        Scale = [paragraph(0, [plain-`Distances:`|Bands])]
    ;   Scale = []
    ).

bands(From, Farthest, []) :-
    From > Farthest,
    !.
bands(From, Farthest, [kept(1, [Paint-Codes])|Bands]) :-
    paint_heat(From, Farthest, Paint),
    band_end(From, Farthest, Paint, To),
    (   From =:= To
    ->  format(codes(Codes), "~d", [From])
    ;   format(codes(Codes), "~d-~d", [From, To])
    ),
    Next is To+1,
    bands(Next, Farthest, Bands).

band_end(To0, Farthest, Paint, To) :-
    Next is To0+1,
    (   Next =< Farthest,
        paint_heat(Next, Farthest, Paint)
    ->  band_end(Next, Farthest, Paint, To)
    ;   To = To0
    ).

%!  panel_seen(+World, +Frame, -Text) is det.
%
%   Which part of a level is seen; empty, if all of it is.

panel_seen(World, Frame, Text) :-
    world_width(World, Width),
    world_height(World, Height),
    frame_seen(Frame, Top, Left, Rows, Columns),
    findall(Part,
            ( part(x, Left, Columns, Width, Part)
            ; part(y, Top, Rows, Height, Part)
            ),
            Parts),
    (   Parts == []
    ->  Text = ""
    ;   atomic_list_concat(Parts, ', ', Seen),
        format(string(Text), "Seen: ~w.", [Seen])
    ).

part(Name, From, Seen, Size, Part) :-
    Seen < Size,
    To is From+Seen-1,
    format(string(Part), "~w ~d-~d of ~d", [Name, From, To, Size]).

%!  panel_guide(+Guide, -Text) is det.
%
%   Who finds the way, and the numbers, in one line.

panel_guide(Guide, Text) :-
    guide_name(Guide, Name),
    (   numbers(Guide, Numbers)
    ->  string_concat(Name, Numbers, Text)
    ;   Text = Name
    ).
