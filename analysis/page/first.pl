/** <module> The first screen: the answer, its plot, and a case that plays */
:- encoding(utf8).
:- module(page_first,
          [ first_screen//4             % +Study, +Tables, +Answer, +Cases
          ]).
:- use_module(library(dcg/high_order), [sequence//2]).
:- use_module(library(http/html_write), [html//1]).
:- use_module(library(lists), [member/2, nth1/3]).
:- use_module('../claims/reconstructions', [reconstruction_note/1]).
:- use_module('../study/study').
:- use_module(forest).
:- use_module(frame, [frame_fact/3]).
:- use_module(glossary).
:- use_module(player).
:- use_module(scenarios).

%!  first_screen(+Study, +Tables, +Answer, +Cases)// is det.
%
%   Answer are the sentences that come first.

first_screen(Study, Tables, Answer, Cases) -->
    { findall(Scenario, page_scenario(Study, Scenario), Scenarios) },
    html([ header([ h1('C and Prolog finding the way'),
                    \sequence(sentence, Answer) ]),
           \scenario_switch(Study),
           div(class('first-row'),
               [ div(class(plotted),
                     \sequence(forest(Study, Tables), Scenarios)),
                 \player_first(Cases),
                 \about(Study) ]) ]).

%   What stands in brackets, intervals and n, is set smaller.

sentence(Sentence) -->
    { split_string(Sentence, "(", "", [First|Rest]) },
    html(p(class(answer), [\worded(First), \sequence(aside, Rest)])).

aside(Text) -->
    { sub_string(Text, Length, 1, _, ")"),
      !,
      sub_string(Text, 0, Length, _, Inside),
      Begin is Length+1,
      sub_string(Text, Begin, _, 0, Behind)
    },
    html([span(class(aside), ['(', Inside, ')']), \worded(Behind)]).
aside(Text) -->
    html(['(', \worded(Text)]).

about(Study) -->
    { reconstruction_note(Note),
      games(Study, Games),
      findall(Text, header_fact(Study, Text), Texts),
      (   Texts == []
      ->  Measured = ""
      ;   atomic_list_concat(Texts, ', ', Facts),
          format(string(Measured), " Measured: ~w.", [Facts])
      )
    },
    html(p(class(lead),
           [ 'The same searches for a way through the worlds of ', Games,
             ', written in both languages, checked to do the same work step \c
              by step, counted and timed; after a study of 2010. ',
             Note, Measured ])).

%   How many games the rows are about, in words.

games(Study, Text) :-
    findall(Game,
            ( member(Kind, [run, growth]), listed_game(Study, Kind, _, Game) ),
            Games0),
    sort(Games0, Games),
    length(Games, Count),
    (   Count =:= 1
    ->  Text = "one game"
    ;   nth1(Count, [_, two, three, four, five, six, seven, eight, nine], Word)
    ->  format(string(Text), "~w games", [Word])
    ;   Count =:= 0
    ->  Text = "games"
    ;   format(string(Text), "~d games", [Count])
    ).

header_fact(Study, Text) :-
    member(Key, [date, machine, prolog, compiler]),
    frame_fact(Study, Key, Value),
    format(string(Text), "~w ~w", [Key, Value]).
