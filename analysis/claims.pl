/** <module> The conclusions of 2010, held against a study

Each claim is a text and a rule of claim_rules.pl.  A rule gives pieces, one for
each thing that must be so: piece(Answer, Figures), where Answer is `yes`, `no` or
unclear(Why).  One `no` and the claim does not hold; one piece that is unclear
and the claim is inconclusive.

A figure is figure(Label, Value, Names): what a verdict rests on, with the names
of the rows it comes from, or of the table of 2010.  Value is a number,
estimate(Value, Low, High), time(Estimate) in nanoseconds, above(Number),
below_ms(Number) or count(Number).
*/
:- module(claims,
          [ claim_result/2,             % +Study, -Result
            claims_print/2,             % +Out, +Study
            figures_text/2,             % +Figures, -Text
            figure_text/2,              % +Value, -Text
            names_text/2                % +Names, -Text
          ]).
:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(lists),
              [append/2, append/3, list_to_set/2, member/2, memberchk/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(claim_rules).

%   Number, what is counted or timed, text, rule.  Claims about length have a
%   verdict by lines, as in 2010, and one by tokens, which no layout changes.

claim(1, lines, "In every game the search itself is clearly shorter in Prolog.",
      search_size(lines)).
claim(1, tokens, "In every game the search itself is clearly shorter in Prolog.",
      search_size(tokens)).
claim(2, lines, "In every game the whole program is longer in Prolog.",
      program_size(lines)).
claim(2, tokens, "In every game the whole program is longer in Prolog.",
      program_size(tokens)).
claim(3, lines, "Without what sets up the world it is shorter in Prolog.",
      program_without_world(lines)).
claim(3, tokens, "Without what sets up the world it is shorter in Prolog.",
      program_without_world(tokens)).
claim(4, time, "C is faster in every case.", faster).
claim(5, time, "Prolog takes longer from rogue to tactics to city; C stays below \c
                what the clock of 2010 could show.", harder).
claim(6, time, "Prolog's options compile and optimize make no real difference.",
      options).
claim(7, runs, "Lists of facts keep a Prolog program from running in a loop, \c
                unless it removes them.", repeats).
claim(8, time, "Left open in 2010: how fast is Prolog when it is optimised?",
      tuning).

%!  claim_result(+Study, -Result) is nondet.
%
%   The claims in order, as result(Number, By, Text, Verdict, Because, Original,
%   Figures): Verdict is `holds`, 'does not hold' or `inconclusive`; Because is
%   what the figures do not say, such as why it is inconclusive, or ''; Original
%   and Figures are the figures of 2010 and of the study.

claim_result(Study, result(Number, By, Text, Verdict, Because,
                           Original, Figures)) :-
    claim(Number, By, Text, Rule),
    rule_pieces(Rule, Study, Pieces),
    findall(Answer, member(piece(Answer, _), Pieces), Answers),
    verdict(Answers, Verdict),
    findall(List, member(piece(_, List), Pieces), Lists),
    append(Lists, Figures),
    rule_original(Rule, Original),
    because(Rule, Answers, Because).

verdict(Answers, Verdict) :-
    (   memberchk(no, Answers)
    ->  Verdict = 'does not hold'
    ;   memberchk(unclear(_), Answers)
    ->  Verdict = inconclusive
    ;   Verdict = holds
    ).

because(Rule, Answers, Because) :-
    findall(Why, member(unclear(Why), Answers), Whys),
    findall(Remark, rule_remark(Rule, Remark), Remarks),
    append(Whys, Remarks, Reasons0),
    list_to_set(Reasons0, Reasons),
    atomic_list_concat(Reasons, '; ', Because).

%!  figures_text(+Figures, -Text) is det.
%
%   The figures in a row, without the names of their rows.

figures_text(Figures, Text) :-
    findall(Each,
            ( member(figure(Label, Value, _), Figures),
              figure_text(Value, ValueText),
              atomic_list_concat([Label, ' ', ValueText], Each)
            ),
            Texts),
    atomic_list_concat(Texts, '; ', Text).

%!  figure_text(+Value, -Text) is det.

figure_text(estimate(Value, Low, High), Text) :-
    !,
    maplist(digits_text, [Value, Low, High], [V, L, H]),
    format(atom(Text), "~w (~w to ~w)", [V, L, H]).
figure_text(time(estimate(Value, Low, High)), Text) :-
    !,
    (   Value < 1000
    ->  Unit = ns, Scale = 1
    ;   Value < 1000000
    ->  Unit = 'µs', Scale = 1000
    ;   Unit = ms, Scale = 1000000
    ),
    maplist(scaled(Scale), [Value, Low, High], [V, L, H]),
    figure_text(estimate(V, L, H), Scaled),
    format(atom(Text), "~w ~w", [Scaled, Unit]).
figure_text(above(Number), Text) :-
    !,
    format(atom(Text), "above ~w", [Number]).
figure_text(below_ms(Number), Text) :-
    !,
    format(atom(Text), "below ~w ms", [Number]).
figure_text(count(Number), Text) :-
    !,
    format(atom(Text), "~D", [Number]).
figure_text(Number, Text) :-
    digits_text(Number, Text).

scaled(Scale, X, Y) :-
    Y is X/Scale.

%   Three digits that count.

digits_text(Number, Text) :-
    (   Number =:= inf
    ->  Text = unknown
    ;   Number =:= 0
    ->  Text = '0'
    ;   Decimals is max(0, 2-floor(log(abs(Number))/log(10))),
        format(atom(Text), "~*f", [Decimals, Number])
    ).

%!  names_text(+Names, -Text) is det.
%
%   Names of rows in one text: those with as many words become one, with `|`
%   between the words in which they differ.

names_text(Names, Text) :-
    findall(Count-Words,
            ( member(Name, Names),
              atomic_list_concat(Words, ' ', Name),
              length(Words, Count)
            ),
            Keyed0),
    keysort(Keyed0, Keyed),
    group_pairs_by_key(Keyed, Groups),
    findall(Merged, ( member(_-Group, Groups), merged(Group, Merged) ), Texts),
    atomic_list_concat(Texts, ', ', Text).

merged([[]|_], '') :- !.
merged(Lists, Text) :-
    maplist(first_rest, Lists, Firsts, Rests),
    list_to_set(Firsts, Set),
    atomic_list_concat(Set, '|', Word),
    merged(Rests, Text1),
    (   Text1 == ''
    ->  Text = Word
    ;   atomic_list_concat([Word, ' ', Text1], Text)
    ).

first_rest([First|Rest], First, Rest).

%!  claims_print(+Out, +Study) is det.
%
%   All of it as plain text, for a terminal.

claims_print(Out, Study) :-
    forall(claim_result(Study, Result), print_result(Out, Result)).

print_result(Out, result(Number, By, Text, Verdict, Because,
                         Original, Figures)) :-
    format(Out, "~d. ~w~n   ~w, by ~w~n", [Number, Text, Verdict, By]),
    (   Because == ''
    ->  true
    ;   format(Out, "   (~w)~n", [Because])
    ),
    forall(member(Figure, Figures), print_figure(Out, Figure)),
    forall(member(Figure, Original), print_figure(Out, Figure)).

print_figure(Out, figure(Label, Value, Names)) :-
    figure_text(Value, ValueText),
    names_text(Names, NamesText),
    format(Out, "     ~w ~w  [~w]~n", [Label, ValueText, NamesText]).
