/** <module> What becomes of growing numbers, as small figures */
:- encoding(utf8).
:- module(plots_crowds,
          [ crowds_figure/2             % +Study, -Figure
          ]).
:- use_module(library(apply), [maplist/4]).
:- use_module(library(lists),
              [append/2, append/3, max_list/2, member/2, memberchk/2]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module('../study/study').
:- use_module('../text/numbers', [fixed/3]).
:- use_module(panels).
:- use_module(shared).

%!  crowds_figure(+Study, -Figure) is det.
%
%   Panels for each crowd, two in a row: how much is done, each further number
%   that is told of it, the work, and the times of C and of Prolog.

crowds_figure(Study, figure(crowds, "What becomes of growing numbers", Caption,
                            crowds, [900, Height, Rows, Ranges, Ticks, Kinds],
                            Lines)) :-
    findall(Panel-Kind,
            ( crowd(Study, Crowd), panel(Study, Crowd, Panel, Kind) ),
            Pairs),
    pairs_keys_values(Pairs, Panels, KindList),
    atomic_list_concat(KindList, ' ', Kinds),
    length(Panels, Count),
    Rows is (Count+1)//2,
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
               of what was asked for that is done, what else is told of \c
               what was done, the work that it takes, and the times of C \c
               and of Prolog with optimize. How many, work and times are on \c
               logarithmic axes. Behind a name stands the \c
               exponent b of work or time = a × number^b. Styles that do the \c
               same work are one curve of it.".

panel(Study, Crowd, panel(Title, Scale, Curves), Kind) :-
    crowd_text(Crowd, Text),
    quantity(Study, What, Scale, Kind, Words),
    format(string(Title), "~w, ~w", [Text, Words]),
    findall(Search-Style, crowd_search(Study, Crowd, Search, Style), Searches),
    findall(curve(Points, Label),
            ( append(Before, [Search-Style|_], Searches),
              points(What, Study, Crowd, Search, Style, Points),
              Points = [_|_],
              \+ ( What \== c,
                   What \== prolog,
                   member(Search-Other, Before),
                   points(What, Study, Crowd, Search, Other, Points)
                 ),
              label(What, Study, Crowd, Search, Style, Label)
            ),
            Curves).

%   quantity(+Study, -What, -Scale, -Kind, -Words): of each panel; Kind is for
%   the drawing.

quantity(_, share, share, share, "share done").
quantity(Study, told(Name), linear, told, Name) :-
    told_names(Study, [_, _|Further]),
    member(Name, Further).
quantity(_, work, log, count, "work").
quantity(_, c, log, c, "C").
quantity(_, prolog, log, prolog, "Prolog").

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
value(told(Name), Study, Asked, Number) :-
    asked_told(Study, Asked, Told),
    memberchk(Name-Number, Told),
    Number > 0.
value(work, Study, Asked, Work) :-
    asked_value(Study, Asked, work, Work),
    Work > 0.
value(Lang, Study, Asked, Seconds) :-
    memberchk(Lang, [c, prolog]),
    asked_estimate(Study, Asked, Lang, Estimate),
    seconds(Estimate, [Seconds|_]).

label(share, _, _, Search, _, Label) :-
    format(string(Label), "~w", [Search]).
label(told(_), _, _, Search, _, Label) :-
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
