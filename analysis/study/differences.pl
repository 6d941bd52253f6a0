/** <module> What differs between two studies, as text

Only what differs, the largest first, and of each part no more than a screen
holds, unless all is asked for.
*/
:- encoding(utf8).
:- module(study_differences,
          [ differences_print/4         % +Out, +StudyA, +StudyB, +HowMuch
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists),
              [append/3, list_to_set/2, member/2, memberchk/2, subtract/3]).
:- use_module('../text/figures').
:- use_module('../text/numbers', [fixed/3]).
:- use_module(comparison).
:- use_module(study).

%!  differences_print(+Out, +StudyA, +StudyB, +HowMuch) is det.
%
%   HowMuch is `all`, for what is alike as well and for parts of any length, or
%   `some`.

differences_print(Out, A, B, HowMuch) :-
    forall(part(A, B, Heading, Format, Lines),
           print_part(Out, HowMuch, Heading, Format, Lines)),
    compared_times(A, B, Comparisons),
    print_floors(Out, A, B),
    forall(compared_group(Group, Words),
           print_group(Out, HowMuch, Group, Words, Comparisons)),
    print_summary(Out, Comparisons).

%   Each has a heading and lines, if there are any.

part(A, B, "Made differently:", "  ~w: ~w | ~w~n", Lines) :-
    findall(Key, ( environment(A, Key, _) ; environment(B, Key, _) ), Keys0),
    list_to_set(Keys0, Keys),
    findall([Key, ValueA, ValueB],
            ( member(Key, Keys),
              environment_or_dash(A, Key, ValueA),
              environment_or_dash(B, Key, ValueB),
              ValueA \== ValueB
            ),
            Lines).
part(A, B, "Only in one:", "  ~w: ~w~n", Lines) :-
    findall([Which, What],
            ( member(Which-Mine-Other, ['A'-A-B, 'B'-B-A]),
              only(Mine, Other, What)
            ),
            Lines).
part(A, B, "Ended differently:", "  ~w: ~w | ~w~n", Lines) :-
    findall([Name, EndingA, EndingB],
            ( study_cell(A, Cell),
              ending(A, Cell, EndingA, _),
              ending(B, Cell, EndingB, _),
              EndingA \== EndingB,
              cell_name_in([A, B], Cell, Name)
            ),
            Lines).
part(A, B, "Sizes that changed:", "  ~w: ~w | ~w~n", Lines) :-
    findall([Name, SizeA, SizeB],
            ( member(Column, [lines, tokens]),
              size(A, Key, Column, SizeA),
              size(B, Key, Column, SizeB),
              SizeA =\= SizeB,
              size_words(Key, Words),
              append(Words, [Column], Named),
              atomic_list_concat(Named, ' ', Name)
            ),
            Lines0),
    sort(Lines0, Lines).

environment_or_dash(Study, Key, Value) :-
    (   environment(Study, Key, Value0)
    ->  Value = Value0
    ;   Value = (-)
    ).

%   Cells of a search or case that the other study lacks are not listed again.

only(Mine, Other, What) :-
    named(Mine, Searches, Cases),
    named(Other, OtherSearches, OtherCases),
    subtract(Searches, OtherSearches, OnlySearches),
    subtract(Cases, OtherCases, OnlyCases),
    (   member(Name-Style, OnlySearches),
        atomic_list_concat([search, Name, Style], ' ', What)
    ;   member(Kind-Case, OnlyCases),
        case_label_in([Mine, Other], Case, Label),
        atomic_list_concat([case, Label, of, Kind], ' ', What)
    ;   study_cell(Mine, Cell),
        Cell = cell(Kind, Case, Name, Style, _, _),
        \+ study_cell(Other, Cell),
        \+ memberchk(Name-Style, OnlySearches),
        \+ memberchk(Kind-Case, OnlyCases),
        cell_name_in([Mine, Other], Cell, What)
    ).

named(Study, Searches, Cases) :-
    findall(Name-Style, study_cell(Study, cell(_, _, Name, Style, _, _)), S),
    findall(Kind-Case, study_cell(Study, cell(Kind, Case, _, _, _, _)), C),
    sort(S, Searches),
    sort(C, Cases).

print_part(Out, HowMuch, Heading, Format, Lines) :-
    (   Lines == []
    ->  true
    ;   format(Out, "~s~n", [Heading]),
        shown(HowMuch, Lines, Shown, Rest),
        forall(member(Line, Shown), format(Out, Format, Line)),
        (   Rest =:= 0
        ->  true
        ;   format(Out, "  and ~d more (--all shows them)~n", [Rest])
        ),
        nl(Out)
    ).

%   shown(+HowMuch, +Lines, -Shown, -Rest): and how many are left out.

shown(all, Lines, Lines, 0).
shown(some, Lines, Shown, Rest) :-
    length(Lines, Count),
    Rest is max(0, Count-20),
    Few is Count-Rest,
    length(Shown, Few),
    append(Shown, _, Lines),
    !.

print_floors(Out, A, B) :-
    findall([Words, Text],
            ( compared_group(Group, Words),
              findall(One,
                      ( compared_floor(A, B, Group, Kind, Floor),
                        fixed(Floor, 2, FloorText),
                        format(atom(One), "~w ~s", [Kind, FloorText])
                      ),
                      Floors),
              Floors = [_|_],
              atomic_list_concat(Floors, ', ', Text)
            ),
            Lines),
    print_part(Out, all, "Noise floors; what is closer to 1 is alike:",
               "  ~s: ~w~n", Lines).

print_group(Out, HowMuch, Group, Words, Comparisons) :-
    findall([Text, Mark, Name],
            ( member(compared(Group, Name, Ratio, Direction), Comparisons),
              (   Direction \== alike
              ->  Mark = Direction
              ;   HowMuch == all
              ->  Mark = ''
              ),
              figure_text(Ratio, Text)
            ),
            Lines),
    format(string(Heading), "~s, B/A with its 95 % interval:", [Words]),
    print_part(Out, HowMuch, Heading, "  ~w~t~28|~w~t~36|~w~n", Lines).

print_summary(Out, Comparisons) :-
    length(Comparisons, Count),
    findall(Text,
            ( member(Direction, [slower, faster, higher, lower]),
              aggregate_all(count,
                            member(compared(_, _, _, Direction), Comparisons),
                            N),
              N > 0,
              atomic_list_concat([N, Direction], ' ', Text)
            ),
            Texts),
    (   Texts == []
    ->  Found = 'nothing differs beyond the noise'
    ;   atomic_list_concat(Texts, ', ', Some),
        atom_concat(Some, ', the rest alike', Found)
    ),
    format(Out, "~d times and ratios compared, B against A: ~w~n",
           [Count, Found]).
