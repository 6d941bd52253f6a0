/** <module> The scenarios of a study on its page

What depends on the scenario is shown for one at a time.  A table or figure of
one is called STEM-SLUG.  The reader chooses by radio buttons, and the style
sheet hides the others, so that it works without a script.
*/
:- encoding(utf8).
:- module(page_scenarios,
          [ scenario_kind/2,            % +Scenario, -Kind
            page_scenario/2,            % +Study, -Scenario
            of_stem/3,                  % +Id, +Stem, -Scenario
            in_scenario/3,              % +Scenario, +Attributes0, -Attributes
            scenario_switch//1          % +Study
          ]).
:- use_module(library(dcg/high_order), [sequence//2]).
:- use_module(library(http/html_write), [html//1]).
:- use_module('../study/study').

%!  scenario_kind(+Scenario, -Kind) is det.

scenario_kind(Scenario, Kind) :-
    once(scenario(Scenario, _, Kind)).

%   For instance 'new-world'.

slug(Scenario, Slug) :-
    once(scenario_id('', Scenario, Ending)),
    atom_concat(-, Slug, Ending).

%!  page_scenario(+Study, -Scenario) is nondet.
%
%   Those that the study has times of, the one to begin with first.

page_scenario(Study, Scenario) :-
    scenario(Scenario, _, Kind),
    once(( measured(Study, run, Case, Search, Style),
           estimate(Study, cell(Kind, Case, Search, Style, prolog, optimize), _)
         )).

%!  of_stem(+Id, +Stem, -Scenario) is semidet.
%
%   The table or figure Id is that of Stem; Scenario is `none` where it is the
%   only one.

of_stem(Stem, Stem, none) :- !.
of_stem(Id, Stem, Scenario) :-
    scenario_id(Stem, Scenario, Id),
    !.

%!  in_scenario(+Scenario, +Attributes0, -Attributes) is det.
%
%   Attributes of what is shown in that scenario only, with the kinds of its
%   rows; or always if it is `none`.

in_scenario(none, Attributes, Attributes) :- !.
in_scenario(Scenario, Attributes,
            ['data-scenario'(Slug), 'data-kinds'(Kinds)|Attributes]) :-
    slug(Scenario, Slug),
    scenario_kind(Scenario, Kind),
    kind_parts(Kind, Parts),
    atomic_list_concat(Parts, ' ', Kinds).

%!  scenario_switch(+Study)// is det.
%
%   One button a scenario, and what the chosen one means.  Nothing where there
%   is no choice.

scenario_switch(Study) -->
    { findall(Scenario, page_scenario(Study, Scenario), Scenarios),
      Scenarios = [First, _|_]
    },
    !,
    html(fieldset([class(switch), id(switch)],
                  [ legend('Who asks'),
                    \sequence(choice(First), Scenarios),
                    \sequence(meaning, Scenarios) ])).
scenario_switch(_) --> [].

choice(First, Scenario) -->
    { slug(Scenario, Slug),
      once(scenario_id(scenario, Scenario, Id)),
      atomic_list_concat(Words, -, Slug),
      atomic_list_concat(Words, ' ', Text),
      (   Scenario == First
      ->  Checked = [checked]
      ;   Checked = []
      )
    },
    html([ input([ type(radio), name(scenario), id(Id), value(Slug)|Checked ]),
           label(for(Id), Text) ]).

meaning(Scenario) -->
    { once(scenario(Scenario, Words, _)),
      in_scenario(Scenario, [class(meaning)], Attributes)
    },
    html(p(Attributes, [Words, '.'])).
