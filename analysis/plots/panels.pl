/** <module> Panels of curves with their names at the right

A panel is panel(Title, Scale, Curves).  Curves are curve(Points, Label), Points
lists [X, Y] in the order of X, which is drawn by its logarithm.  Scale is that
of Y: `log`, whole powers of ten; `linear`, from 0; or `share`, from 0 to 1.
*/
:- module(plots_panels,
          [ panel_lines/4               % +Most, +Panel, -Ranges, -Lines
          ]).
:- use_module(library(lists),
              [append/2, last/2, max_list/2, member/2, min_list/2, nth1/3]).
:- use_module(library(pairs), [pairs_keys_values/3, pairs_values/2]).
:- use_module(tradeoff, [apart/3]).

%!  panel_lines(+Most, +Panel, -Ranges, -Lines) is det.
%
%   Ranges are the ends of both axes, of which X is 2.4 times as long as the
%   curves need.  Lines are three blocks: the place and the text of the title;
%   the curves, with breaks between them; and for each where it ends, where its
%   name stands, and the name.  Names stand in the order of the curves' ends, a
%   line apart; Most is how many a panel has.

panel_lines(_, panel(Title, _, []), [1, 10, 1, 10],
            [[1, 1, 1, 1, Title], gap, ['NaN', 'NaN'], gap, ['NaN', 'NaN'],
             gap]) :-
    !.
panel_lines(Most, panel(Title, Scale, Curves0), [Left, Right, Bottom, Top],
            Lines) :-
    by_end(Curves0, Curves),
    findall(X-Y,
            ( member(curve(Points, _), Curves), member([X, Y], Points) ),
            All),
    pairs_keys_values(All, Xs, Ys),
    min_list(Xs, Left),
    max_list(Xs, MostX),
    span(Scale, Ys, Bottom, Top),
    Span is max(1.0, log(MostX/Left)),
    Right is Left*exp(Span*2.4),
    LabelX is Left*exp(Span*1.12),
    findall(Wanted,
            ( member(curve(Points, _), Curves),
              last(Points, [_, Y]),
              share_of(Scale, Bottom, Top, Y, Wanted)
            ),
            Wanteds),
    Gap is 1.0/max(10, Most+1),
    apart(Gap, Wanteds, Places),
    findall([EndX, EndY, LabelX, LabelY, Label],
            ( nth1(N, Curves, curve(Points, Label)),
              nth1(N, Places, Place),
              last(Points, [EndX, EndY]),
              Share is 0.01+0.97*max(0, Place),
              share_at(Scale, Bottom, Top, Share, LabelY)
            ),
            Labels),
    findall(Line,
            ( member(curve(Points, _), Curves),
              (   member(Line, Points)
              ;   Line = break
              )
            ),
            Drawn),
    share_at(Scale, Bottom, Top, 0.999, TitleY), % else some are cut off
    append([ [[Left, TitleY, 1, 1, Title], gap], Drawn, [gap], Labels, [gap] ],
           Lines).

by_end(Curves0, Curves) :-
    findall(End-curve(Points, Label),
            ( member(curve(Points, Label), Curves0), last(Points, [_, End]) ),
            Keyed0),
    keysort(Keyed0, Keyed),
    pairs_values(Keyed, Curves).

span(share, _, 0, 1).
span(linear, Ys, 0, Top) :-
    max_list(Ys, Greatest),
    Top is 1.05*Greatest.
span(log, Ys, Bottom, Top) :-
    min_list(Ys, Least),
    max_list(Ys, Greatest),
    Bottom is 10**floor(log10(Least)),
    Top is 10**max(log10(Bottom)+1, ceiling(log10(Greatest))).

%   Which share of the height a number has, and back.

share_of(log, Bottom, Top, Y, Share) :-
    !,
    Share is log(Y/Bottom)/log(Top/Bottom).
share_of(_, _, Top, Y, Share) :-
    Share is Y/Top.

share_at(log, Bottom, Top, Share, Y) :-
    !,
    Y is Bottom*exp(Share*log(Top/Bottom)).
share_at(_, _, Top, Share, Y) :-
    Y is Share*Top.
