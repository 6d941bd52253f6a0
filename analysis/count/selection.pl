/** <module> What of a source file is wanted

By the names of its parts, as source_count/3 of count.pl describes it.
*/
:- module(count_selection,
          [ selected/5,                 % +Selection, +Source, -Wanted, -Ranges,
                                        % -Places
            is_wanted/4                 % +Wanted, +Ranges, +Start, +End
          ]).
:- use_module(library(error), [existence_error/2]).
:- use_module(library(lists), [append/2, append/3, member/2, memberchk/2]).

%!  selected(+Selection, +Source, -Wanted, -Ranges, -Places) is det.
%
%   Source is source(File, Lines, Parts).  What is wanted is `inside` the Ranges
%   of parts or `outside`; of lines, by their Places.
%
%   @throws error(existence_error(part, File:Name), _)

selected(all, _, outside, [], []).
selected(only(Names), Source, inside, Ranges, Places) :-
    only(Names, Source, Ranges, Places).
selected(without(Names), source(_, Lines, Parts), outside, Ranges, Places) :-
    ranges(Names, Parts, Ranges),
    findall(Place,
            ( member(Range, Ranges),
              place(Range, Lines, Place)
            ),
            Places).
selected(rest(Lists), Source, outside, Ranges, Places) :-
    findall(Ranges0-Places0,
            ( member(Names, Lists),
              only(Names, Source, Ranges0, Places0)
            ),
            Each),
    findall(Range, ( member(R-_, Each), member(Range, R) ), Ranges1),
    findall(Place, ( member(_-P, Each), member(Place, P) ), Places),
    sort(Ranges1, Ranges).

only(Names, source(File, Lines, Parts), Ranges, Places) :-
    forall(member(Name, Names),
           (   memberchk(part(Name, _), Parts)
           ->  true
           ;   existence_error(part, File:Name)
           )),
    ranges(Names, Parts, Ranges),
    findall(Place,
            ( append(_, [Range|Later], Ranges),
              (   Later == []
              ->  Place = Range
              ;   place(Range, Lines, Place)
              )
            ),
            Places).

ranges(Names, Parts, Ranges) :-
    findall(List,
            ( member(part(Name, List), Parts),
              memberchk(Name, Names)
            ),
            Lists),
    append(Lists, Ranges0),
    sort(Ranges0, Ranges).

%   A part and the blank lines behind it.

place(Start-End0, Lines, Start-End) :-
    append(_, [line(_, From, To)|Behind], Lines),
    From < End0,
    To >= End0,
    !,
    blanks(Behind, To, End).

blanks([line(blank, _, To)|Lines], _, End) :-
    !,
    blanks(Lines, To, End).
blanks(_, End, End).

%!  is_wanted(+Wanted, +Ranges, +Start, +End) is semidet.

is_wanted(inside, Ranges, Start, End) :-
    overlaps(Ranges, Start, End).
is_wanted(outside, Ranges, Start, End) :-
    \+ overlaps(Ranges, Start, End).

overlaps(Ranges, Start, End) :-
    member(From-To, Ranges),
    Start < To,
    End > From,
    !.
