/** <module> What differs between two studies

Another machine, another day, before and after a change.  A time is compared by
the ratio B/A; so is each Prolog/C ratio, from which the speed of the machine
drops out.  The noise floor is that of the kind, the higher one of both studies.
*/
:- module(study_comparison,
          [ comparison_print/3,         % +Out, +StudyA, +StudyB
            compared_times/3            % +StudyA, +StudyB, -Comparisons
          ]).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists),
              [append/3, list_to_set/2, member/2, memberchk/2, reverse/2,
               subtract/3]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module('../text/figures').
:- use_module(statistics, [boot_estimate/2, sum_boot/2]).
:- use_module(study).

%!  compared_times(+StudyA, +StudyB, -Comparisons) is det.
%
%   Comparisons are compared(Name, Ratio, Direction): those that differ first,
%   then by the size of the effect.  Direction is `slower`, `faster` or `alike`
%   for times, `higher`, `lower` or `alike` for the Prolog/C ratios.

compared_times(A, B, Comparisons) :-
    findall(Alike-Effect-compared(Name, Estimate, Direction),
            ( compared(A, B, Kind, Words, Name, Boot),
              boot_estimate(Boot, Estimate),
              floor_of_both(A, B, Kind, Floor),
              direction(Estimate, Floor, Words, Direction),
              Estimate = estimate(Ratio, _, _),
              (   Direction == alike
              ->  Alike = 1
              ;   Alike = 0
              ),
              Effect is -abs(log(Ratio))
            ),
            Keyed),
    keysort(Keyed, Sorted),
    pairs_values(Sorted, Comparisons).

floor_of_both(A, B, Kind, Floor) :-
    noise_floor(A, Kind, FloorA),
    noise_floor(B, Kind, FloorB),
    Floor is max(FloorA, FloorB).

compared(A, B, Kind, slower-faster, Name, Boot) :-
    Cell = cell(Kind, _, _, _, _, _),
    study_cell(A, Cell),
    cell_boot(A, Cell, BootA),
    cell_boot(B, Cell, BootB),
    cell_name_in([A, B], Cell, Name),
    over(BootB, BootA, Boot).
compared(A, B, run, higher-lower, Name, Boot) :-
    study_cell(A, cell(run, Case, Search, Style, prolog, Mode)),
    Pair = cell(run, Case, Search, Style, prolog, Mode)
           -cell(run, Case, Search, Style, c, Mode),
    ratio_boot(A, Pair, BootA),
    ratio_boot(B, Pair, BootB),
    cell_name_in([A, B], cell(run, Case, Search, Style, 'prolog/c', Mode),
                 Name),
    over(BootB, BootA, Boot).

%   A cell has the same seed in both studies.  Of one, the replicates are taken
%   from the end, lest the same draws meet.

over(BootB, boot(Centre, Replicates0), Boot) :-
    (   Replicates0 == none
    ->  Replicates = none
    ;   reverse(Replicates0, Replicates)
    ),
    sum_boot([1*BootB, -1*boot(Centre, Replicates)], Boot).

direction(Estimate, Floor, Up-Down, Direction) :-
    (   beyond(Floor, Estimate, Side)
    ->  memberchk(Side-Direction, [larger-Up, smaller-Down])
    ;   Direction = alike
    ).

%!  comparison_print(+Out, +StudyA, +StudyB) is det.

comparison_print(Out, A, B) :-
    print_environment(Out, A, B),
    print_only(Out, A, B),
    print_endings(Out, A, B),
    print_sizes(Out, A, B),
    compared_times(A, B, Comparisons),
    print_times(Out, Comparisons),
    print_summary(Out, A, B, Comparisons).

print_environment(Out, A, B) :-
    findall(Key, ( environment(A, Key, _) ; environment(B, Key, _) ), Keys0),
    list_to_set(Keys0, Keys),
    findall([Key, ValueA, ValueB],
            ( member(Key, Keys),
              environment_or_dash(A, Key, ValueA),
              environment_or_dash(B, Key, ValueB),
              ValueA \== ValueB
            ),
            Differences),
    print_part(Out, "Made differently:", "  ~w: ~w | ~w~n", Differences).

environment_or_dash(Study, Key, Value) :-
    (   environment(Study, Key, Value0)
    ->  Value = Value0
    ;   Value = (-)
    ).

%   A heading and lines, if there are any.

print_part(Out, Heading, Format, Lines) :-
    (   Lines == []
    ->  true
    ;   format(Out, "~s~n", [Heading]),
        forall(member(Line, Lines), format(Out, Format, Line)),
        nl(Out)
    ).

%   Cells of a search or case that the other study lacks are not listed again.

print_only(Out, A, B) :-
    findall([Which, What],
            ( member(Which-Mine-Other, ['A'-A-B, 'B'-B-A]),
              only(Mine, Other, What)
            ),
            Lines),
    print_part(Out, "Only in one:", "  ~w: ~w~n", Lines).

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

print_endings(Out, A, B) :-
    findall([Name, EndingA, EndingB],
            ( study_cell(A, Cell),
              ending(A, Cell, EndingA, _),
              ending(B, Cell, EndingB, _),
              EndingA \== EndingB,
              cell_name_in([A, B], Cell, Name)
            ),
            Lines),
    print_part(Out, "Ended differently:", "  ~w: ~w | ~w~n", Lines).

print_sizes(Out, A, B) :-
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
    sort(Lines0, Lines),
    print_part(Out, "Sizes that changed:", "  ~w: ~w | ~w~n", Lines).

print_times(Out, Comparisons) :-
    findall([Text, Mark, Name],
            ( member(compared(Name, Ratio, Direction), Comparisons),
              figure_text(Ratio, Text),
              (   Direction == alike
              ->  Mark = ''
              ;   Mark = Direction
              )
            ),
            Lines),
    print_part(Out, "B/A with its 95 % interval; what differs comes first:",
               "  ~w~t~28|~w~t~36|~w~n", Lines).

print_summary(Out, A, B, Comparisons) :-
    length(Comparisons, Count),
    floor_of_both(A, B, run, Floor),
    figure_text(Floor, FloorText),
    findall(Text,
            ( member(Direction, [slower, faster, higher, lower]),
              aggregate_all(count,
                            member(compared(_, _, Direction), Comparisons), N),
              atomic_list_concat([N, Direction], ' ', Text)
            ),
            Texts),
    atomic_list_concat(Texts, ', ', Found),
    format(Out,
           "~d compared, B against A: ~w (the last two: ratios Prolog/C), \c
            the rest alike; noise floor of blocks ~w~n",
           [Count, Found, FloorText]).
