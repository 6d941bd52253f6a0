/** <module> Whether the answers to a case are right

The same rule as the command has in bridge/check/judge.c, but for traces, and in
this process.
*/
:- module(bridge_checking,
          [ checking_verdict/4          % +Case, +World, +Options, -Verdict
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(option), [option/2]).
:- use_module(c_from_prolog).

%!  checking_verdict(+Case, +World, +Options, -Verdict) is nondet.
%
%   Verdict is verdict(Name, Search, Style, Lang, Outcome).

checking_verdict(Case0, World, Options, Verdict) :-
    case_place(Case0, World, Case),
    case_name(Case, Name),
    findall(Search,
            asked(Case, World, Options, Search, _, _),
            Searches0),
    sort(Searches0, Searches),
    member(Search, Searches),
    findall(reply(Style, Lang, Reply),
            ( asked(Case, World, Options, Search, Style, Lang),
              reply(Case, World, Search, Style, Lang, Reply)
            ),
            Replies),
    member(reply(Style, Lang, Reply), Replies),
    outcome(Case, World, Search, Style, Lang, Reply, Replies, Outcome),
    Verdict = verdict(Name, Search, Style, Lang, Outcome).

%   A search of this problem that takes the world, if it is wanted.

asked(Case, World, Options, Search, Style, Lang) :-
    case_problem(Case, Problem),
    wanted(search, Options, Search),
    wanted(style, Options, Style),
    wanted(lang, Options, Lang),
    solver_in(Lang, Search, Style, Problem, _, _),
    solver_promises(Search, Style, World, _).

wanted(Which, Options, Value) :-
    Option =.. [Which, Wanted],
    (   option(Option, Options)
    ->  Value = Wanted
    ;   true
    ).

reply(Case, World, Search, Style, Lang, Reply) :-
    case_question(Case, Question),
    catch(( setup_call_cleanup(
                solver_prepare(Lang, Search, Style, World, Prepared),
                solver_run(Lang, Prepared, Question, Answer),
                solver_release(Lang, Prepared)),
            Reply = Answer
          ),
          Error,
          Reply = threw(Error)).

outcome(_, _, _, _, _, threw(refused(_)), _, Outcome) :-
    !,
    Outcome = refused.
outcome(_, _, _, _, _, threw(Error), _, wrong(Why)) :-
    !,
    error_text(Error, Why).
outcome(Case, World, Search, Style, Lang, Answer, Replies, Outcome) :-
    solver_promises(Search, Style, World, Promised),
    (   wrong(Case, World, Search, Promised, Answer, Why)
    ->  Outcome = wrong(Why)
    ;   differs(Style, Lang, Promised, Answer, Replies, Why)
    ->  Outcome = wrong(Why)
    ;   Outcome = passed
    ).

error_text(Error, Text) :-
    phrase('$messages':translate_message(Error), Lines),
    with_output_to(string(Text),
                   print_message_lines(current_output, '', Lines)).

%   wrong(+Case, +World, +Search, +Promised, +Answer, -Why) is semidet.

wrong(Case, _, Search, Promised, Answer, Why) :-
    (   case_expects(Case, Search, Best)
    ->  Exact = true
    ;   case_best(Case, Best),
        (   memberchk(best, Promised)
        ->  Exact = true
        ;   Exact = false
        )
    ),
    outcome_score(Answer, Score),
    case_problem(Case, Problem),
    problem(Problem, _, _, Better, _, _),
    \+ meets(Best, Score, Exact, Better),
    format(string(Why), "score ~w, expected ~w", [Score, Best]).
wrong(Case, World, _, Promised, Answer, Why) :-
    answer_status(Answer, found),
    case_problem(Case, Problem),
    case_question(Case, Question),
    catch(( problem_check(Problem, World, Question, Answer, Promised),
            fail
          ),
          error(wrong_answer(Why), _),
          true).
wrong(Case, _, Search, _, Answer, Why) :-
    case_problem(Case, Problem),
    problem(Problem, _, Names, _, _, _),
    answer_work(Answer, Counts),
    nth_pair(Names, Counts, Name, Count),
    case_work(Case, Search, Name, Expected),
    Expected =\= Count,
    format(string(Why), "~w ~w, expected ~w", [Count, Name, Expected]).
wrong(Case, World, Search, Promised, Answer, Why) :-
    answer_status(Answer, found),
    answer_rows(Answer, Rows),
    binding(Case, World, Search, Promised, Expected),
    \+ has_rows(Expected, Rows, World),
    Why = "not the expected rows".

nth_pair([Name|_], [Count|_], Name, Count).
nth_pair([_|Names], [_|Counts], Name, Count) :-
    nth_pair(Names, Counts, Name, Count).

outcome_score(Answer, Score) :-
    (   answer_status(Answer, found)
    ->  answer_score(Answer, Score)
    ;   Score = none
    ).

meets(unknown, Score, _, _) :- !,
    Score \== none.
meets(near(Best, Slack), Score, Exact, Better) :- !,
    Score \== none,
    as_good(Exact, Better, Score, Best, Slack).
meets(none, Score, _, _) :- !,
    Score == none.
meets(Best, Score, Exact, Better) :-
    Score \== none,
    as_good(Exact, Better, Score, Best, 0).

as_good(true, _, Score, Best, Slack) :-
    abs(Score-Best) =< Slack.
as_good(false, less, Score, Best, Slack) :-
    Score >= Best-Slack.
as_good(false, more, Score, Best, Slack) :-
    Score =< Best+Slack.
as_good(false, same, _, _, _).

binding(Case, _, Search, Promised, Expected) :-
    case_answer(Case, Whose, Expected),
    (   Whose == same
    ->  memberchk(same, Promised)
    ;   Whose == Search
    ).
binding(Case, World, Search, Promised, rows(Squares)) :-
    case_route(Case, Squares),
    (   memberchk(same, Promised)
    ->  true
    ;   world_game(World, Game),
        game(Game, Search, _)
    ).

has_rows(rows(Squares), Rows, _) :-
    Rows == Squares.
has_rows(sum(Sum), Rows, World) :-
    rows_sum(Rows, World, Sum).

%   Another of that name that did other work; the programs of 2010 have their
%   rows in common only, and what is loose is compared within its style.

differs(Style, Lang, Promised, Answer, Replies, Why) :-
    member(reply(Style1, Lang1, Other), Replies),
    Style1-Lang1 \== Style-Lang,
    Other \= threw(_),
    compared(Style, Style1, Promised, Answer, Other, A, B),
    A \== B,
    !,
    format(string(Why), "not the work of ~w in ~w", [Style1, Lang1]).

compared(Style, Style, _, Answer, Other, A, B) :- !,
    (   Style == original
    ->  answer_rows(Answer, A),
        answer_rows(Other, B)
    ;   A = Answer,
        B = Other
    ).
compared(original, _, _, _, _, _, _) :- !, fail.
compared(_, original, _, _, _, _, _) :- !, fail.
compared(_, _, Promised, A, B, A, B) :-
    \+ memberchk(loose, Promised).
