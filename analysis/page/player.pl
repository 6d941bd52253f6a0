/** <module> The player of searches

Its controls are a template in player.html, which the script makes players of;
without a script the final pictures are seen instead, and in print too.
*/
:- encoding(utf8).
:- module(page_player,
          [ player_data//2,             % +Study, +Cases
            player_first//1,            % +Cases
            player_section//1           % +Cases
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(dcg/high_order), [sequence//2]).
:- use_module(library(http/html_write), [html//1]).
:- use_module(library(lists), [last/2, member/2]).
:- use_module('../study/study').
:- use_module(board).
:- use_module(final).
:- use_module(inlined).
:- use_module(plan, [plan_words/2]).
:- use_module(played).

%!  player_data(+Study, +Cases)// is det.
%
%   What the script needs; nothing if there are no cases.

player_data(_, []) --> !.
player_data(Study, Cases) -->
    { played_json(Study, Cases, Json),
      inlined_text('player.html', Template)
    },
    html([ \[Template],
           script([type('application/json'), id(played)], \[Json]) ]).

%!  player_first(+Cases)// is det.
%
%   The place of the case that plays itself.

player_first([]) --> !.
player_first([played(_, Id, Label, _)|_]) -->
    html(div([ class([player, first]), 'data-case'(Id),
               'aria-label'(['C and Prolog on ', Label]) ],
             [])).

%!  player_section(+Cases)// is det.

player_section(Cases) -->
    html(section(id(player),
                 [ h2('Watch the searches'), \player(Cases) ])).

player([]) -->
    !,
    html(p(class(note), 'The study has no traces of searches.')).
player(Cases) -->
    html([ p('Any two searches side by side, square by square. In a race each \c
              goes at its measured speed; step by step, both expand one \c
              square at a time. Where many move at once, their plans are \c
              played moment by moment.'),
           div([class(player), 'aria-label'('Player of searches')], []),
           div(class(stills), \sequence(still, Cases)) ]).

still(played(_, Id, Label, Traces)) -->
    { shown(Traces, Trace),
      caption(Label, Trace, Caption)
    },
    html(figure(class(still),
                [\board(Trace, Id, Caption), figcaption(Caption)])).

%   In the words that the player has at the end.

caption(Label, Trace, Caption) :-
    maplist(trace_value(Trace), [search, style, score],
            [Search, Style, Score0]),
    played_score(Score0, Score),
    played_word(Trace, unit, Unit),
    (   final_route(Trace, [_|_])
    ->  format(string(Answer), "route of ~w ~w", [Score, Unit])
    ;   format(string(Answer), "answer ~w", [Score])
    ),
    done(Trace, Done),
    format(string(Caption), "~w. ~w, ~w: ~w; ~w.",
           [Label, Search, Style, Done, Answer]).

done(Trace, Words) :-
    trace_plan(Trace, _),
    !,
    plan_words(Trace, Words).
done(Trace, Words) :-
    trace_value(Trace, work, Work),
    played_word(Trace, work_name, Name),
    format(string(Words), "~w ~w", [Work, Name]).

%   A tuned search, else the last one.

shown(Traces, Trace) :-
    (   member(Trace, Traces),
        trace_value(Trace, style, tuned)
    ->  true
    ;   last(Traces, Trace)
    ).
