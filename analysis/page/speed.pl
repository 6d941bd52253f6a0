/** <module> Sentences about speed

Each names its scenario, the range of its cases and its n.  The cases are those
of 2010, each with the original's search; in a study without them, all cases of
searches that exist in thesis and in tuned style.
*/
:- encoding(utf8).
:- module(page_speed,
          [ tour_sentence/2,            % +Study, -Sentence
            new_world_sentence/2,       % +Study, -Sentence
            scenario_sentence/2,        % +Study, -Sentence
            crossing_sentence/2         % +Study, -Sentence
          ]).
:- use_module(library(lists), [max_list/2, member/2, memberchk/2, min_list/2]).
:- use_module('../claims/original_cases', [original_cell/6]).
:- use_module('../claims/tuning', [side_pairs/5]).
:- use_module('../study/cells').
:- use_module('../study/study').
:- use_module('../text/numbers').

%!  tour_sentence(+Study, -Sentence) is det.

tour_sentence(Study, Sentence) :-
    (   mean_text(Study, tour, tuned-prolog, tuned-c, Languages),
        against(Study, tour, tuned-prolog, thesis-prolog, Styles)
    ->  format(string(Sentence),
               "Asked many different questions in turn, tuned Prolog takes ~w \c
                times as long as tuned C, and it ~w.", [Languages, Styles])
    ;   Sentence = "The study has no times of the searches of 2010, asked \c
                    many different questions in turn."
    ).

%!  new_world_sentence(+Study, -Sentence) is det.

new_world_sentence(Study, Sentence) :-
    (   mean_text(Study, new_world, tuned-prolog, tuned-c, Languages),
        against(Study, new_world, tuned-prolog, thesis-prolog, Styles)
    ->  break_even_text(Study, Pays),
        format(string(Sentence),
               "On a new world, which is prepared and asked one question, it \c
                takes ~w times as long as C, and it ~w~w.",
               [Languages, Styles, Pays])
    ;   Sentence = "The study has no times of their preparing a world and \c
                    answering one question."
    ).

%   against(+Study, +Scenario, +Side1, +Side2, -Text): what the first is and
%   does, held against the second.

against(Study, Scenario, Side1, Side2, Text) :-
    pairs(Study, Scenario, Side1, Side2, Pairs),
    mean_ratio(Study, Pairs, _, Ratio),
    scenario(Scenario, _, Kind),
    (   differs(Study, Kind, Ratio, Direction)
    ->  true
    ;   Direction = none
    ),
    side_words(Side2, Other),
    (   Direction == smaller
    ->  mean_text(Study, Scenario, Side2, Side1, Mean),
        format(atom(Text), "is ~w times as fast as ~w", [Mean, Other])
    ;   mean_text(Study, Scenario, Side1, Side2, Mean),
        format(atom(Text0), "takes ~w times as long as ~w", [Mean, Other]),
        (   Direction == larger
        ->  Text = Text0
        ;   atom_concat(Text0, ', which is within the noise', Text)
        )
    ).

side_words(thesis-prolog, "Prolog by the means of 2010").
side_words(original-c, "the C of 2010").

%   For instance "44.2 (41.0–47.6) times as long": a mean with its interval, the
%   range of its cases, and n.

mean_text(Study, Scenario, Side1, Side2, Text) :-
    pairs(Study, Scenario, Side1, Side2, Pairs),
    mean_cells(Study, Pairs, [Mean, Range]),
    Mean = estimate(_, _, _),
    cell_text(Mean, MeanText, Interval),
    cell_line(Range, RangeText),
    means_n_cell(Study, [Pairs], text(N)),
    (   Interval == none
    ->  Ends = ''
    ;   format(atom(Ends), "~w; ", [Interval])
    ),
    format(atom(Text), "~w (~wby case ~w; n: ~w)",
           [MeanText, Ends, RangeText, N]).

pairs(Study, Scenario, Side1, Side2, Pairs) :-
    side_pairs(Study, Scenario, Side1, Side2, Originals),
    (   member(Cell-_, Originals),
        timed_cell(Study, Cell)
    ->  Pairs = Originals
    ;   scenario(Scenario, _, Kind),
        Side1 = Style1-Lang1,
        Side2 = Style2-Lang2,
        findall(cell(Kind, Case, Search, Style1, Lang1, optimize)-
                cell(Kind, Case, Search, Style2, Lang2, optimize),
                has_both_styles(Study, Kind, Case, Search),
                Pairs)
    ).

%   From which question on tuning has paid, by case.

break_even_text(Study, Text) :-
    findall(From,
            ( break_even(Study, Case, Search, From),
              is_meant(Study, Case, Search),
              From \== ''
            ),
            Found),
    findall(Number, ( member(Number, Found), integer(Number) ), Numbers),
    length(Found, Count),
    length(Numbers, Paid),
    (   Found == []
    ->  Text = ''
    ;   Numbers == []
    ->  format(atom(Text), "; tuning never pays there (n: ~d cases)", [Count])
    ;   min_list(Numbers, Least),
        max_list(Numbers, Most),
        range_words(Least, Most, Range),
        (   Paid =:= Count
        ->  Never = ''
        ;   Never = ', in the rest never'
        ),
        format(atom(Text), "; tuning pays from ~w on in ~d of ~d cases~w",
               [Range, Paid, Count, Never])
    ).

range_words(Number, Number, Text) :-
    !,
    format(atom(Text), "question ~d", [Number]).
range_words(Least, Most, Text) :-
    format(atom(Text), "question ~d to ~d", [Least, Most]).

%   Of the cases of 2010 the original's search, of others every one.

is_meant(Study, Case, Search) :-
    findall(C-S,
            original_cell(Study, _, tuned, prolog, optimize,
                          cell(_, C, S, _, _, _)),
            Originals),
    (   member(Other-_, Originals),
        study_case(Study, Other)
    ->  memberchk(Case-Search, Originals)
    ;   true
    ).

%!  scenario_sentence(+Study, -Sentence) is nondet.

scenario_sentence(Study, Sentence) :-
    style_words(Style, Words),
    findall(One,
            ( scenario(Scenario, ScenarioWords, _),
              told(Style, Scenario),
              mean_text(Study, Scenario, Style-prolog, Style-c, Mean),
              format(atom(One), "~w for ~w", [Mean, ScenarioWords])
            ),
            Ones),
    Ones \== [],
    atomic_list_concat(Ones, '; ', Text),
    format(string(Sentence), "~w Prolog's time over C's is ~w.",
           [Words, Text]).
scenario_sentence(Study, Sentence) :-
    member(Scenario, [tour, same]),
    mean_text(Study, Scenario, thesis-prolog, tuned-prolog, Prolog),
    mean_text(Study, Scenario, thesis-c, tuned-c, C),
    scenario(Scenario, Words, _),
    format(string(Sentence),
           "With ~w, tuning the same algorithm makes Prolog ~w times as fast, \c
            and C ~w times.", [Words, Prolog, C]).
scenario_sentence(Study, Sentence) :-
    against(Study, same, tuned-prolog, original-c, Text),
    format(string(Sentence),
           "With the same question again and again, tuned Prolog ~w.", [Text]).

style_words(original, "In the programs of 2010, rebuilt,").
style_words(thesis, "By the means of 2010, but with equal work in both \c
                     languages,").
style_words(tuned, "With both tuned,").

%   The rebuilt programs answered one question a run.

told(Style, Scenario) :-
    (   Style == original
    ->  Scenario == same
    ;   true
    ).

%!  crossing_sentence(+Study, -Sentence) is nondet.
%
%   Where one language overtakes the other as levels grow.

crossing_sentence(Study, Sentence) :-
    Curve = curve(Game, Search, Style),
    crossing(Study, Curve, crossing(Case1, Case2, Winner, Last, LastRatio)),
    case_side(Study, Case1, Side1),
    case_side(Study, Case2, Side2),
    case_side(Study, Last, LastSide),
    member(Winner-Loser, [c-prolog, prolog-c]),
    lang_name(Winner, WinnerName),
    lang_name(Loser, LoserName),
    cell_line(LastRatio, Ratio),
    Prolog = cell(growth, Last, Search, Style, prolog, optimize),
    runs_words(Study, Prolog, N),
    format(string(Sentence),
           "On levels of ~w that grow, ~w ~w in ~w overtakes ~w between ~d \c
            and ~d squares a side; at ~d Prolog takes ~w of C's time (n: ~w \c
            processes × blocks × runs).",
           [ Game, Style, Search, WinnerName, LoserName, Side1, Side2, LastSide,
             Ratio, N ]).
