/** <module> What several figures need

A figure is figure(Id, Title, Caption, Script, Parameters, Lines):
plots/Script.gp draws it from a data file with these Lines, lists of numbers and
texts; `gap` begins a new block.  Parameters are the script's arguments behind
the data file: numbers, and texts made of numbers or of the names of styles.
Lines is [] where there is nothing to draw.
*/
:- module(plots_shared,
          [ label_margin/2,             % +Labels, -Pixels
            seconds/2,                  % +Estimate0, -Numbers
            plain_interval/2,           % +Estimate, -Numbers
            nothing/1,                  % -Numbers
            panel_text/4                % +Study, +Problem, +Game, -Text
          ]).
:- use_module(library(apply), [foldl/4]).
:- use_module('../study/cells', [scaled/3]).
:- use_module('../study/study').
:- use_module('../text/numbers', [is_finite/1]).

%!  label_margin(+Labels, -Pixels) is det.
%
%   Room for the longest label at the left.

label_margin(Labels, Pixels) :-
    foldl(longest, Labels, 8, Longest),
    Pixels is min(560, 24+8*Longest).

longest(Label, Longest0, Longest) :-
    format(string(Text), "~w", [Label]),
    string_length(Text, Length),
    Longest is max(Longest0, Length).

%!  seconds(+Estimate, -Numbers) is det.
%
%   Nanoseconds as [Value, Low, High] in seconds.

seconds(Estimate0, Numbers) :-
    scaled(Estimate0, 1.0e9, Estimate),
    plain_interval(Estimate, Numbers).

%!  plain_interval(+Estimate, -Numbers) is det.
%
%   [Value, Low, High]; without an interval its ends are the value itself.

plain_interval(estimate(Value, Low, High), Numbers) :-
    (   is_finite(High),
        Low > 0
    ->  Numbers = [Value, Low, High]
    ;   Numbers = [Value, Value, Value]
    ).

%!  nothing(-Numbers) is det.
%
%   What stands for an estimate that there is not.

nothing(['NaN', 'NaN', 'NaN']).

%!  panel_text(+Study, +Problem, +Game, -Text) is det.
%
%   What a panel with the searches for a problem on a game's cases is called:
%   the problem is said in studies of several.

panel_text(Study, Problem, Game, Text) :-
    (   listed_problem(Study, Other),
        Other \== Problem
    ->  format(atom(Text), "~w, ~w", [Problem, Game])
    ;   Text = Game
    ).
