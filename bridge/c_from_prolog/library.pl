/** <module> Worlds, answers and checks, in C and in Prolog

What `use_module(library(reitti))` gives:

    ?- reitti_solve(rogue, [(10,11), (4,2)], Answer, []).
    Answer = answer{lang:c, problem:route, rows:[square(1,9,10), ...],
                    score:9, search:two_phase, style:tuned, work:[...]}.

    ?- reitti_check(original, []).

All of the Prolog side, below this, is in prolog_impl/, and the C side as
predicates in bridge/c_from_prolog/.
*/
:- module(reitti_library,
          [ reitti_world/2,             % +Said, -World
            reitti_search/4,            % ?Search, ?Style, ?Lang, ?Problem
            reitti_solve/4,             % +World, +Question, -Answer, +Options
            reitti_check/2,             % +Cases, +Options
            reitti_check/3              % +Cases, -Verdicts, +Options
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(error), [existence_error/2, must_be/2]).
:- use_module(library(lists), [member/2]).
:- use_module(library(option), [option/2, option/3]).
:- use_module(c_from_prolog).
:- use_module(places).
:- use_module(checking).

%!  reitti_world(+Said, -World) is det.
%
%   The world that Said, an atom or a string, stands for: a name (rogue), a
%   file ('my.world', 'my.map'), or how it is made ('maze:64x64:7').
%
%   @throws error(existence_error(world, Said), _) for a name that none has,
%   error(world_error(Line, Message), File)

reitti_world(Said0, World) :-
    must_be(text, Said0),
    atom_string(Said, Said0),
    (   \+ made_is(Said),
        \+ case_world_is_path(Said)
    ->  format(atom(Name), "worlds/~w.world", [Said]),
        named(world, Said, Name, File)
    ;   File = Said
    ),
    worlds_get(File, World).

named(Kind, Said, Name, File) :-
    places_data(Name, File),
    (   exists_file(File)
    ->  true
    ;   existence_error(Kind, Said)
    ).

%!  reitti_search(?Search, ?Style, ?Lang, ?Problem) is nondet.
%
%   Every search there is, in each style and language.

reitti_search(Search, Style, Lang, Problem) :-
    solver_in(Lang, Search, Style, Problem, _, _).

%!  reitti_solve(+World, +Question, -Answer, +Options) is semidet.
%
%   Asks a Question of a World, or of what reitti_world/2 would take for one.
%   The Question is a list: squares (X,Y) or (Level,X,Y) and numbers, as the
%   problem wants them.  Fails if there is no answer.  Options:
%
%     - problem(+Problem)
%       What is asked; route, if it is not said.
%     - search(+Search)
%       Otherwise the one that the game names, or the problem.
%     - style(+Style)
%       original, thesis, plain or tuned; otherwise tuned, else plain.
%     - lang(+Lang)
%       c, as is default, or prolog.
%
%   Answer is a dict with search, style, lang and problem as they were chosen;
%   score; work, a list Name-Number; and rows, as rows.pl has them: of a route
%   the squares after the start, square(Level, X, Y).
%
%   @throws error(question_error(Message), _) and others, for what cannot be
%   asked

reitti_solve(World0, Words0, Answer, Options) :-
    must_be(list, Words0),
    the_world(World0, World),
    problem_unsaid(Unsaid),
    option(problem(Problem), Options, Unsaid),
    option(lang(Lang), Options, c),
    must_be(oneof([c, prolog]), Lang),
    maplist(word, Words0, Words),
    problem_fields(Problem, Fields),
    question_read(Fields, Words, Question0),
    problem_ask(Problem, World, Question0, Question),
    choose(Problem, World, Lang, Options, Search, Style),
    solve(Lang, Search, Style, World, Question, Found),
    answer_score(Found, Score),
    answer_work(Found, Counts),
    answer_rows(Found, Rows),
    problem(Problem, _, Names, _, _, _),
    named(Counts, Names, Work),
    Answer = answer{search:Search, style:Style, lang:Lang, problem:Problem,
                    score:Score, work:Work, rows:Rows}.

the_world(Said, World) :-
    (   atom(Said)
    ;   string(Said)
    ),
    !,
    reitti_world(Said, World).
the_world(World, World).

word(Term, Word) :-
    format(string(Word), "~w", [Term]).

problem_fields(Problem, Fields) :-
    must_be(atom, Problem),
    (   problem(Problem, Fields0, _, _, _, _)
    ->  Fields = Fields0
    ;   existence_error(problem, Problem)
    ).

%   What the caller left open is decided as the command does.

choose(Problem, World, Lang, Options, Search, Style) :-
    world_game(World, Game),
    (   option(search(Search0), Options)
    ->  Search = Search0
    ;   problem(Problem, _, _, _, Search0, _),
        atom(Search0),
        \+ problem_unsaid(Problem)
    ->  Search = Search0
    ;   game(Game, Search, _)
    ),
    (   option(style(Style0), Options)
    ->  Style = Style0
    ;   member(Style, [tuned, plain, thesis, original]),
        solver_in(Lang, Search, Style, Problem, _, _)
    ->  true
    ;   existence_error(search, Search)
    ).

named([], _, []).
named([Number|Numbers], [Name|Names], [Name-Number|Work]) :-
    named(Numbers, Names, Work).

%!  reitti_check(+Cases, +Options) is semidet.
%
%   Every search answers every one of the Cases right; what does not is printed
%   as a warning.

reitti_check(Cases, Options) :-
    reitti_check(Cases, Verdicts, Options),
    findall(Verdict,
            ( member(Verdict, Verdicts),
              Verdict = verdict(_, _, _, _, wrong(_))
            ),
            Wrong),
    forall(member(Verdict, Wrong),
           print_message(warning, reitti(Verdict))),
    Wrong == [].

:- multifile prolog:message//1.

prolog:message(reitti(verdict(Case, Search, Style, Lang, wrong(Why)))) -->
    [ '~w: ~w (~w, ~w): ~w'-[Case, Search, Style, Lang, Why] ].

%!  reitti_check(+Cases, -Verdicts, +Options) is det.
%
%   Verdicts has a verdict(Case, Search, Style, Lang, Outcome) for every search
%   and every case; Outcome is `passed`, `refused` (by the search, of a world
%   that it does not take), or wrong(Why).  An answer has to meet the case's
%   score and rows, to be right by the problem's own rule, and to be the same in
%   every style and language of one name, work included.  The command's `check`
%   looks at the steps of the work, too, and survives a search that does not
%   end.  Cases is a file, or the name of one that Reitti has.  Options search,
%   style and lang take only these.
%
%   @throws error(existence_error(cases, Cases), _) for a name that none has,
%   error(cases_error(Line, Message), File)

reitti_check(Cases0, Verdicts, Options) :-
    must_be(text, Cases0),
    atom_string(Cases, Cases0),
    (   sub_atom(Cases, _, _, 0, '.cases')
    ->  File = Cases
    ;   format(atom(Name), "cases/~w.cases", [Cases]),
        named(cases, Cases, Name, File)
    ),
    cases_read(File, Read),
    findall(Verdict,
            ( member(Case, Read),
              case_world_of(Case, File, World),
              checking_verdict(Case, World, Options, Verdict)
            ),
            Verdicts).

%   A path is relative to the file of the cases.

case_world_of(Case, File, World) :-
    case_world(Case, Said),
    (   case_world_is_path(Said),
        \+ made_is(Said)
    ->  file_directory_name(File, Directory),
        absolute_file_name(Said, Path, [relative_to(Directory)]),
        worlds_get(Path, World)
    ;   reitti_world(Said, World)
    ).
