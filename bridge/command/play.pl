/** <module> The games in Prolog, played by the searches of both languages

    swipl bridge/command/play.pl -- GAME NAME STYLE LANGUAGE WAY WORLD FILE...

The search of that name, style and language finds the way at first; WAY is
`screen` or `lines`, WORLD its file or how it is made.  Each FILE has a search
from outside the project.
*/
:- module(play, []).
:- use_module(library(lists), [member/2]).
:- use_module('../c_from_prolog/c_from_prolog', []).
:- use_module('../../prolog_impl/play/program').
:- use_module('../../prolog_impl/support/loading').
:- use_module('../../prolog_impl/support/outside').
:- use_module('../../prolog_impl/worlds', []).

:- initialization(main, main).

%   All games that are played, and what they need.

term_expansion(load_all(Pattern), Directives) :-
    load_directives(Pattern, Directives).

load_all('../../prolog_impl/makers/*.pl').
load_all('../../prolog_impl/play/*.pl').

:- multifile reitti_guide:other_language/2.

reitti_guide:other_language(c, c_from_prolog).

main :-
    current_prolog_flag(argv,
                        [Game, Name, Style, Language, Way, Said|Outside]),
    forall(member(File, Outside), outside_load(File, true, _, _)),
    program_run(Game,
                program_play(Game, got(Said, reitti_worlds:worlds_get),
                             who(Name, Style, Language), Way)).
