/** <module> The conclusions of 2010, held against a study

Each claim is a text and a rule of rules.pl.  A rule gives pieces, one for each
thing that must be so: piece(Answer, Figures), where Answer is `yes`, `no`
or unclear(Why).  One `no`, and the claim does not hold; else one that is
unclear, and it is inconclusive.

What a verdict rests on are figures, as text/figures.pl has them.
*/
:- module(claims,
          [ claim_result/2,             % +Study, -Result
            claims_print/2              % +Out, +Study
          ]).
:- use_module(library(lists),
              [append/2, append/3, list_to_set/2, member/2, memberchk/2]).
:- use_module(original_figures).
:- use_module(rules).
:- use_module('../text/figures').

%   Number, what is counted or timed, text, rule.  Claims about length have a
%   verdict by lines, as in 2010, and one by tokens, which no layout changes.

claim(1, By, "In every game the search itself is clearly shorter in Prolog.",
      search_size(By)) :-
    length_unit(By).
claim(2, By, "In every game the whole program is longer in Prolog.",
      program_size(By)) :-
    length_unit(By).
claim(3, By, "Without what sets up the world it is shorter in Prolog.",
      program_without_world(By)) :-
    length_unit(By).
claim(4, time, "C is faster in every case.", faster).
claim(5, time,
      "Prolog takes longer from rogue to tactics to city; C stays below what \c
       the clock of 2010 could show.",
      harder).
claim(6, time, "Prolog's options compile and optimize make no real difference.",
      options).
claim(7, runs,
      "Lists of facts keep a Prolog program from running in a loop, unless it \c
       removes them.",
      repeats).
claim(8, time, "Left open in 2010: how fast is Prolog when it is optimised?",
      tuning).

length_unit(lines).
length_unit(tokens).

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
    because(Rule, Verdict, Answers, Because).

verdict(Answers, Verdict) :-
    (   memberchk(no, Answers)
    ->  Verdict = 'does not hold'
    ;   memberchk(unclear(_), Answers)
    ->  Verdict = inconclusive
    ;   Verdict = holds
    ).

because(Rule, Verdict, Answers, Because) :-
    findall(Why,
            ( Verdict == inconclusive,
              member(unclear(Why), Answers)
            ),
            Whys),
    findall(Remark, rule_remark(Rule, Remark), Remarks),
    append(Whys, Remarks, Reasons0),
    list_to_set(Reasons0, Reasons),
    atomic_list_concat(Reasons, '; ', Because).

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
