/** <module> The rules by which claims are judged

They look at the searches that the original used, on its six cases, in one of
the subjects that claims.pl names.  Whatever is missing makes a piece unclear.
*/
:- module(claims_rules,
          [ rule_pieces/4,              % +Rule, +Study, +Subject, -Pieces
            rule_verdict/4,             % +Rule, +Subject, +Answers, -Verdict
            rule_remark/3               % +Rule, +Subject, -Remark
          ]).
:- use_module(library(lists), [append/3, memberchk/2]).
:- use_module(repeats).
:- use_module(sizes).
:- use_module(times).
:- use_module(tuning).

%!  rule_pieces(+Rule, +Study, +Subject, -Pieces) is det.

rule_pieces(search_size(Column), Study, Subject, Pieces) :-
    size_pieces(search, Study, Subject, Column, Pieces).
rule_pieces(program_size(Column), Study, Subject, Pieces) :-
    size_pieces(program, Study, Subject, Column, Pieces).
rule_pieces(program_without_world(Column), Study, Subject, Pieces) :-
    size_pieces(without_world, Study, Subject, Column, Pieces).
rule_pieces(largest_difference(Column), Study, Subject, [Piece]) :-
    largest_piece(Study, Subject, Column, Piece).
rule_pieces(small_pieces(Column), Study, Subject, Pieces) :-
    size_pieces(neighbours, Study, Subject, Column, Pieces1),
    size_pieces(trace_back, Study, Subject, Column, Pieces2),
    append(Pieces1, Pieces2, Pieces).
rule_pieces(source_size, Study, Subject, Pieces) :-
    size_pieces(program, Study, Subject, line_bytes, Pieces).
rule_pieces(reuse, Study, Subject, Pieces) :-
    reuse_pieces(Study, Subject, Pieces).
rule_pieces(faster, Study, Subject, Pieces) :-
    faster_pieces(Study, Subject, Pieces).
rule_pieces(harder, Study, Subject, Pieces) :-
    harder_pieces(Study, Subject, Pieces).
rule_pieces(harder_by_inferences, Study, Subject, Pieces) :-
    inferences_pieces(Study, Subject, Pieces).
rule_pieces(options, Study, Subject, Pieces) :-
    options_pieces(Study, Subject, Pieces).
rule_pieces(repeats, Study, Subject, Pieces) :-
    repeats_pieces(Study, Subject, Pieces).
rule_pieces(tuning, Study, Subject, Pieces) :-
    tuning_pieces(Study, Subject, Pieces).

%!  rule_verdict(+Rule, +Subject, +Answers, -Verdict) is semidet.
%
%   Where the answers do not decide it.  The rebuilt programs were made to have
%   the sizes of 2010: that they do is no evidence.  A question is answered.

rule_verdict(Rule, original, Answers, 'by construction') :-
    is_aim(Rule),
    \+ memberchk(unclear(_), Answers).
rule_verdict(tuning, _, [yes], answered).

is_aim(search_size(_)).
is_aim(program_size(_)).
is_aim(program_without_world(_)).
is_aim(largest_difference(_)).
is_aim(small_pieces(_)).
is_aim(source_size).

%!  rule_remark(+Rule, +Subject, -Remark) is nondet.
%
%   What the figures do not say.

rule_remark(Rule, original,
            'these programs were rebuilt to have the sizes of 2010: no \c
             evidence') :-
    is_aim(Rule).
rule_remark(Rule, _, 'times of the same question again and again') :-
    memberchk(Rule, [faster, harder, options]).
rule_remark(options, _,
            'SWI-Prolog\'s -O, which compiles arithmetic, is not what \c
             Win-Prolog called optimize').
rule_remark(reuse, original,
            'we wrote these programs, by a description').
rule_remark(reuse, Subject,
            'of the searches, not of whole programs') :-
    Subject \== original.
rule_remark(tuning, _, 'geometric means over the six cases').
rule_remark(repeats, tuned, 'these searches leave no facts to remove').
