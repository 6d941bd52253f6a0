/** <module> What tables and figures ask of a study

An implementation that ended otherwise than `ok` on a case has no time anywhere:
its cells say how it ended.
*/
:- encoding(utf8).
:- module(study_cells,
          [ scaled/3,                   % +Estimate0, +Unit, -Estimate
            time_cell/3,                % +Study, +Cell, -Shown
            ratio_cell/4,               % +Study, +Cell1, +Cell2, -Shown
            pair_cells/3,               % +Study, +Pair, -Cells
            mean_cells/3,               % +Study, +Pairs, -Cells
            pairs_n_cell/3,             % +Study, +Pairs, -Shown
            means_n_cell/3,             % +Study, +Lists, -Shown
            times_n_cell/3,             % +Study, +Cells, -Shown
            work_cell/4,                % +Study, +Cell, +Column, -Shown
            size_cell/4,                % +Study, +Key, +Column, -Shown
            count_cell/2,               % +Number, -Shown
            score_cell/2,               % +Score, -Shown
            quotient_cell/3,            % +Cell1, +Cell2, -Shown
            row_name/2,                 % +Parts, -Name
            lang_name/2                 % ?Lang, -Text
          ]).
:- use_module(library(apply), [convlist/3, maplist/3]).
:- use_module(library(lists), [append/2, max_member/2, member/2]).
:- use_module(library(pairs), [pairs_keys/2, pairs_values/2]).
:- use_module(study).
:- use_module('../text/numbers', [is_finite/1]).

%!  time_cell(+Study, +Cell, -Shown) is det.
%
%   In microseconds.

time_cell(Study, Cell, Shown) :-
    (   ended_badly(Study, Cell, Ending)
    ->  Shown = missing(Ending)
    ;   estimate(Study, Cell, Estimate)
    ->  scaled(Estimate, 1000.0, Shown)
    ;   Shown = missing('')
    ).

%!  scaled(+Estimate0, +Unit, -Estimate) is det.
%
%   The estimate divided by Unit.  What has no end stays so.

scaled(estimate(Value0, Low0, High0), Unit, estimate(Value, Low, High)) :-
    maplist(scaled_number(Unit), [Value0, Low0, High0], [Value, Low, High]).

scaled_number(Unit, X0, X) :-
    (   is_finite(X0)
    ->  X is X0/Unit
    ;   X = X0
    ).

%!  ratio_cell(+Study, +Cell1, +Cell2, -Shown) is det.

ratio_cell(Study, Cell1, Cell2, Shown) :-
    (   ended_badly(Study, Cell1, Ending)
    ->  Shown = missing(Ending)
    ;   ended_badly(Study, Cell2, Ending)
    ->  Shown = missing(Ending)
    ;   ratio(Study, Cell1, Cell2, Ratio)
    ->  Shown = Ratio
    ;   Shown = missing('')
    ).

%!  pair_cells(+Study, +Pair, -Cells) is det.
%
%   The ratio of the pair Cell1-Cell2, and nothing for the range of its cases.

pair_cells(Study, Cell1-Cell2, [Shown, missing('')]) :-
    ratio_cell(Study, Cell1, Cell2, Shown).

%!  mean_cells(+Study, +Pairs, -Cells) is det.
%
%   The geometric mean of the ratios of the pairs that have one, and the range
%   of these ratios.

mean_cells(Study, Pairs, Cells) :-
    (   mean_ratio(Study, Pairs, _, Mean)
    ->  ratio_range(Study, Pairs, Least, Most),
        Cells = [Mean, range(Least, Most)]
    ;   Cells = [missing(''), missing('')]
    ).

%!  pairs_n_cell(+Study, +Pairs, -Shown) is det.
%
%   How many samples stand behind the ratios of these pairs: processes × blocks.

pairs_n_cell(Study, Pairs, Shown) :-
    convlist(pair_count(Study), Pairs, Counts),
    counts_cell(Counts, Shown).

counts_cell(Counts, Shown) :-
    (   counts_joined(Counts, Joined)
    ->  count_words(Joined, Words),
        Shown = text(Words)
    ;   Shown = missing('')
    ).

%!  means_n_cell(+Study, +Lists, -Shown) is det.
%
%   The same of means, each over a list of pairs: also how many ratios.

means_n_cell(Study, Lists, Shown) :-
    findall(Found,
            ( member(Pairs, Lists),
              convlist(case_count(Study), Pairs, Found),
              Found \== []
            ),
            Founds),
    append(Founds, All),
    pairs_values(All, Counts),
    counts_cell(Counts, Shown0),
    (   Shown0 = text(Words)
    ->  ratios_words(Founds, Ratios),
        format(atom(Text), "~w, ~w", [Ratios, Words]),
        Shown = text(Text)
    ;   Shown = Shown0
    ).

case_count(Study, Pair, Case-Count) :-
    pair_count(Study, Pair, Count),
    Pair = _-cell(_, Case, _, _, _, _).

%   The most that any of the means has.

ratios_words(Founds, Words) :-
    findall(Ratios-Cases,
            ( member(Found, Founds),
              length(Found, Ratios),
              pairs_keys(Found, Keys),
              sort(Keys, Distinct),
              length(Distinct, Cases)
            ),
            Sizes),
    max_member(Ratios-Cases, Sizes),
    (   Ratios =:= Cases
    ->  counted(Cases, case, Words)
    ;   counted(Ratios, ratio, RatioWords),
        counted(Cases, case, CaseWords),
        format(atom(Words), "~w in ~w", [RatioWords, CaseWords])
    ).

counted(1, Word, Text) :-
    !,
    format(atom(Text), "1 ~w", [Word]).
counted(Count, Word, Text) :-
    format(atom(Text), "~D ~ws", [Count, Word]).

%!  times_n_cell(+Study, +Cells, -Shown) is det.
%
%   The same of times: processes × blocks of all these cells.

times_n_cell(Study, Cells, Shown) :-
    convlist(cell_count(Study), Cells, Counts),
    counts_cell(Counts, Shown).

%!  work_cell(+Study, +Cell, +Column, -Shown) is det.

work_cell(Study, Cell, Column, Shown) :-
    (   ended_badly(Study, Cell, Ending)
    ->  Shown = missing(Ending)
    ;   work(Study, Cell, Column, Value)
    ->  (   Column == score
        ->  score_cell(Value, Shown)
        ;   count_cell(Value, Shown)
        )
    ;   Shown = missing('')
    ).

%!  count_cell(+Number, -Shown) is det.

count_cell(Value, Shown) :-
    (   integer(Value)
    ->  Shown = integer(Value)
    ;   Shown = number(Value, 1)
    ).

%!  score_cell(+Score, -Shown) is det.
%
%   With eight decimals where costs have any.

score_cell(Score, Shown) :-
    score_number(Score, Number),
    (   integer(Number)
    ->  Shown = integer(Number)
    ;   Shown = number(Number, 8)
    ).

%!  size_cell(+Study, +Key, +Column, -Shown) is det.

size_cell(Study, Key, Column, Shown) :-
    (   size(Study, Key, Column, Value)
    ->  count_cell(Value, Shown)
    ;   Shown = missing('')
    ).

%!  quotient_cell(+Cell1, +Cell2, -Shown) is det.
%
%   Of two counts.

quotient_cell(Cell1, Cell2, Shown) :-
    (   count(Cell1, Count1),
        count(Cell2, Count2),
        Count2 > 0
    ->  Quotient is Count1/float(Count2),
        Shown = number(Quotient, 2)
    ;   Shown = missing('')
    ).

count(integer(Count), Count).
count(number(Count, _), Count).

%!  row_name(+Parts, -Name) is det.

row_name(Parts, Name) :-
    atomic_list_concat(Parts, ' ', Name).

%!  lang_name(?Lang, -Text) is nondet.

lang_name(c, "C").
lang_name(prolog, "Prolog").
