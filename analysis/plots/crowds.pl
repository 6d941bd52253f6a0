/** <module> What becomes of growing numbers, as small figures */
:- encoding(utf8).
:- module(plots_crowds,
          [ crowds_figure/2             % +Study, -Figure
          ]).
:- use_module(library(apply), [maplist/4]).
:- use_module(library(lists),
              [append/2, append/3, max_list/2, member/2, memberchk/2]).
:- use_module('../study/study').
:- use_module('../text/numbers', [fixed/3]).
:- use_module(panels).
:- use_module(shared).

%!  crowds_figure(+Study, -Figure) is det.
%
%   Two rows of two panels for each crowd: how much is done, and the work; the
%   times of C and of Prolog.

crowds_figure(Study, figure(crowds, "What becomes of growing numbers", Caption,
                            crowds, [900, Height, Rows, Ranges, Ticks],
                            Lines)) :-
    findall(Panel,
            ( crowd(Study, Crowd), panel(Study, Crowd, Panel) ),
            Panels),
    length(Panels, Count),
    Rows is Count//2,
    findall(Number,
            ( member(panel(_, _, Curves), Panels), length(Curves, Number) ),
            Numbers),
    max_list([0|Numbers], Most),
    RowHeight is 82+max(120, 12*Most),
    Height is max(1, Rows)*RowHeight,
    maplist(panel_lines(Most), Panels, RangeLists, LineLists),
    append(RangeLists, RangeNumbers),
    atomic_list_concat(RangeNumbers, ' ', Ranges),
    findall(Size,
            ( crowd(Study, Crowd), crowd_case(Study, Crowd, Size, _) ),
            Sizes0),
    sort(Sizes0, Sizes),
    atomic_list_concat(Sizes, ' ', Ticks),
    append(LineLists, Lines),
    Caption = "Questions that ask for more and more on one world: the share \c
               of what was asked for that is done, the work that it takes, \c
               and the times of C and of Prolog with optimize. Both axes are \c
               logarithmic but for the share. Behind a name stands the \c
               exponent b of work or time = a × number^b. Styles that do the \c
               same work are one curve of it.".

panel(Study, Crowd, panel(Title, Scale, Curves)) :-
    crowd_text(Crowd, Text),
    member(What-Scale-Words,
           [ share-share-"share done", work-log-"work", c-log-"C",
             prolog-log-"Prolog" ]),
    format(string(Title), "~w, ~w", [Text, Words]),
    findall(Search-Style, crowd_search(Study, Crowd, Search, Style), Searches),
    findall(curve(Points, Label),
            ( append(Before, [Search-Style|_], Searches),
              points(What, Study, Crowd, Search, Style, Points),
              Points = [_|_],
              \+ ( memberchk(What, [share, work]),
                   member(Search-Other, Before),
                   points(What, Study, Crowd, Search, Other, Points)
                 ),
              label(What, Study, Crowd, Search, Style, Label)
            ),
            Curves).

points(What, Study, Crowd, Search, Style, Points) :-
    findall([Size, Y],
            ( crowd_case(Study, Crowd, Size, Case),
              value(What, Study, asked(Case, Search, Style), Y)
            ),
            Points).

value(share, Study, Asked, Share) :-
    asked_told(Study, Asked, Told),
    told_size(Told, Size),
    told_done(Told, Done),
    Size > 0,
    Share is Done/float(Size).
value(work, Study, Asked, Work) :-
    asked_value(Study, Asked, work, Work),
    Work > 0.
value(Lang, Study, Asked, Seconds) :-
    memberchk(Lang, [c, prolog]),
    asked_estimate(Study, Asked, Lang, Estimate),
    seconds(Estimate, [Seconds|_]).

label(share, _, _, Search, _, Label) :-
    format(string(Label), "~w", [Search]).
label(work, Study, Crowd, Search, Style, Label) :-
    format(string(Name), "~w", [Search]),
    (   crowd_work_exponent(Study, curve(Crowd, Search, Style), Exponent)
    ->  with_exponent(Name, Exponent, Label)
    ;   Label = Name
    ).
label(Lang, Study, Crowd, Search, Style, Label) :-
    memberchk(Lang, [c, prolog]),
    format(string(Name), "~w ~w", [Search, Style]),
    (   crowd_time_exponent(Study, curve(Crowd, Search, Style, Lang), _,
                            estimate(Exponent, _, _))
    ->  with_exponent(Name, Exponent, Label)
    ;   Label = Name
    ).

with_exponent(Name, Exponent, Label) :-
    fixed(Exponent, 2, Text),
    format(string(Label), "~w ~w", [Name, Text]).
