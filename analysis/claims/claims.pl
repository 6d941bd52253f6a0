/** <module> The conclusions of 2010, held against a study

Each claim is a text and a rule.  It is judged on several subjects: the programs
of 2010, rebuilt (`original`), the same searches with the same work in both
languages (`thesis`), and as fast as they can be made (`tuned`).  A rule gives
pieces, one for each thing that must be so: piece(Answer, Figures), where Answer
is `yes`, `no` or unclear(Why), Why being a text, or What:Text.

What a verdict rests on are figures, as text/figures.pl has them.
*/
:- module(claims,
          [ claim_subject/2,            % ?Subject, -Text
            claim_result/2,             % +Study, -Result
            claim_verdict/5,            % +Study, +Number, +By, +Subject,
                                        % -Verdict
            claim_layout/2,             % +Study, -Layout
            claims_print/2              % +Out, +Study
          ]).
:- use_module(library(lists),
              [append/2, append/3, list_to_set/2, member/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).
:- use_module(answers).
:- use_module(original_figures).
:- use_module(rules).
:- use_module('../text/figures').

%!  claim_subject(?Subject, -Text) is nondet.

claim_subject(original, "the programs of 2010, rebuilt").
claim_subject(thesis, "equal work, by the means of 2010").
claim_subject(tuned, "tuned programs").

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
claim(5, inferences, "Prolog takes longer from rogue to tactics to city.",
      harder_by_inferences).
claim(6, time, "Prolog's options compile and optimize make no real difference.",
      options).
claim(7, answers,
      "Lists of facts keep a Prolog program from running in a loop, unless it \c
       removes them.",
      repeats).
claim(8, time, "Left open in 2010: how fast is Prolog when it is optimised?",
      tuning).
claim(9, By, "The largest difference in length is that of A*.",
      largest_difference(By)) :-
    length_unit(By).
claim(10, kilobytes, "Prolog's source files are larger.", source_size).
claim(11, compressed, "Prolog's code is a little easier to reuse.", reuse).
claim(12, By,
      "Finding the neighbours to examine, and tracing the route of A* back, \c
       are shorter in Prolog.",
      small_pieces(By)) :-
    length_unit(By).

length_unit(lines).
length_unit(tokens).

%!  claim_result(+Study, -Result) is nondet.
%
%   The claims in order, as result(Number, By, Text, Original, Judged): Original
%   are the figures of 2010; Judged has a judged(Subject, Verdict, Because,
%   Figures) for each subject.  Verdict is `holds`, 'does not hold', 'holds in N
%   of M', `inconclusive`, `answered`, 'by construction' or 'no such piece'.
%   Because is what the figures do not say, such as why it is inconclusive, or
%   ''.

claim_result(Study, result(Number, By, Text, Original, Judged)) :-
    claim(Number, By, Text, Rule),
    rule_original(Rule, Original),
    findall(Each,
            ( claim_subject(Subject, _),
              judged(Study, Rule, Subject, Each)
            ),
            Judged).

judged(Study, Rule, Subject, judged(Subject, Verdict, Because, Figures)) :-
    rule_pieces(Rule, Study, Subject, Pieces),
    findall(Answer, member(piece(Answer, _), Pieces), Answers),
    (   rule_verdict(Rule, Subject, Answers, Fixed)
    ->  Verdict = Fixed
    ;   answers_verdict(Answers, Verdict)
    ),
    findall(List, member(piece(_, List), Pieces), Lists),
    append(Lists, Figures),
    because(Rule, Subject, Answers, Because).

because(Rule, Subject, Answers, Because) :-
    findall(Why, answers_why(Answers, Why), Whys),
    findall(Remark, rule_remark(Rule, Subject, Remark), Remarks),
    append(Whys, Remarks, Reasons0),
    list_to_set(Reasons0, Reasons),
    atomic_list_concat(Reasons, '; ', Because).

%!  claim_verdict(+Study, +Number, +By, +Subject, -Verdict) is semidet.

claim_verdict(Study, Number, By, Subject, Verdict) :-
    claim(Number, By, _, Rule),
    !,
    judged(Study, Rule, Subject, judged(_, Verdict, _, _)).

%!  claim_layout(+Study, -Layout) is nondet.
%
%   What claims by lines would be with all C laid out to another width, as
%   layout(Number, Text, Subject, Verdicts): Verdicts has pairs Width-Verdict.

claim_layout(Study, layout(Number, Text, Subject, Verdicts)) :-
    claim(Number, lines, Text, Rule0),
    claim_subject(Subject, _),
    judged(Study, Rule0, Subject, judged(_, AsIs, _, _)),
    AsIs \== 'no such piece',
    Rule0 =.. [Name, lines],
    findall(Width-Verdict,
            ( member(Width-Column,
                     [60-lines_60, 80-lines, 120-lines_120]),
              Rule =.. [Name, Column],
              judged(Study, Rule, Subject, judged(_, Verdict, _, _))
            ),
            Verdicts).

%!  claims_print(+Out, +Study) is det.
%
%   The verdicts as plain text, for a terminal; what is judged in several ways
%   is said once.

claims_print(Out, Study) :-
    findall(Number-Text-Result,
            ( claim_result(Study, Result),
              Result = result(Number, _, Text, _, _)
            ),
            Results),
    group_pairs_by_key(Results, Groups),
    forall(member(Claim-Ways, Groups), print_claim(Out, Claim, Ways)).

print_claim(Out, Number-Text, Ways) :-
    format(Out, "~d. ~w~n", [Number, Text]),
    forall(( member(result(_, _, _, Original, _), Ways),
             Original \== []
           ),
           ( figures_text(Original, Then),
             format(Out, "   2010: ~w~n", [Then])
           )),
    forall(member(result(_, By, _, _, Judged), Ways),
           ( findall(One,
                     ( member(judged(Subject, Verdict, _, _), Judged),
                       format(atom(One), "~w: ~w", [Subject, Verdict])
                     ),
                     All),
             atomic_list_concat(All, '; ', Line),
             format(Out, "   by ~w: ~w~n", [By, Line])
           )).
