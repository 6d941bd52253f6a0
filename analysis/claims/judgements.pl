/** <module> For and against each language, as the original summed it up

Its Table 10 has judgements without numbers.  Beside each stands what this study
measured of it: the verdict of a claim, or a size.
*/
:- module(claims_judgements,
          [ judgement/6                 % +Study, ?Number, -Language, -Side,
                                        % -Said, -Measured
          ]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module(claims).
:- use_module('../study/study').
:- use_module('../text/figures').

%!  judgement(+Study, ?Number, -Language, -Side, -Said, -Measured) is nondet.

judgement(Study, Number, Language, Side, Said, Measured) :-
    findall(said(L, S, W, H), said(L, S, W, H), All),
    nth1(Number, All, said(Language, Side, Said, How)),
    findall(Text, ( member(One, How), measured(One, Study, Text) ), Texts),
    (   Texts == []
    ->  Measured = "not measured"
    ;   atomic_list_concat(Texts, '; ', Measured)
    ).

%   said(Language, Side, Words, How): How tells what is shown beside it.

said('C++', for, "fast", [claim(4, time)]).
said('C++', for, "runs in a loop without extra work", [loops(c)]).
said('C++', for, "fairly reusable", [new(c)]).
said('C++', against,
     "search and program proper need clearly more lines",
     [claim(1, tokens), claim(3, tokens)]).
said('Prolog', for,
     "search and program proper need clearly fewer lines",
     [claim(1, tokens), claim(3, tokens)]).
said('Prolog', for,
     "unification: one line finds whether a square is on a list, where C++ \c
      needs a loop", [listed]).
said('Prolog', for, "facts are global", []).
said('Prolog', for, "reusable, somewhat easier than C++",
     [claim(11, compressed), new(prolog)]).
said('Prolog', against, "unoptimised searches are slow",
     [ratio(original), ratio(tuned)]).
said('Prolog', against, "needs a more skilled programmer", []).
said('Prolog', against,
     "programs that use fact lists do not run in a loop without predicates \c
      that remove them", [claim(7, answers)]).

measured(claim(Number, By), Study, Text) :-
    findall(One,
            ( claim_subject(Subject, _),
              claim_verdict(Study, Number, By, Subject, Verdict),
              format(atom(One), "~w: ~w", [Subject, Verdict])
            ),
            All),
    atomic_list_concat(All, ', ', Verdicts),
    format(atom(Text), "claim ~d by ~w: ~w", [Number, By, Verdicts]).
measured(loops(Lang), Study, Text) :-
    findall(Ending,
            ( repeats(Study, Row),
              row_value(Row, lang, Lang),
              row_value(Row, ending, Ending)
            ),
            Endings),
    Endings \== [],
    findall(ok, member(ok, Endings), Right),
    length(Endings, Asked),
    length(Right, Count),
    format(atom(Text), "~d of ~d answers in rows of three are right",
           [Count, Asked]).
measured(new(Lang), Study, Text) :-
    claim_result(Study, result(11, _, _, _, Judged)),
    member(judged(original, _, _, Figures), Judged),
    lang_word(Lang, Word),
    findall(One,
            ( member(figure(Label, Value, _), Figures),
              atom_concat(_, Word, Label),
              figure_text(Value, ValueText),
              format(atom(One), "~w ~w", [Label, ValueText])
            ),
            All),
    All \== [],
    atomic_list_concat(All, ', ', Text).
measured(ratio(Subject), Study, Text) :-
    claim_result(Study, result(8, _, _, _, Judged)),
    member(judged(Subject, _, _, [figure(Label, Value, _)|_]), Judged),
    figure_text(Value, ValueText),
    format(atom(Text), "~w: ~w ~w", [Subject, Label, ValueText]).
measured(listed, Study, Text) :-
    Key = size(program, _, original, c, all, is_listed),
    size(Study, Key, lines, Lines),
    !,
    format(atom(Text), "the function of the rebuilt C program that looks has \c
                        ~d lines, in Prolog it is one goal", [Lines]).

lang_word(c, 'in C').
lang_word(prolog, 'in Prolog').
