/** <module> The figures of 2009, and few figures out of many */
:- encoding(utf8).
:- module(claims_general_figures,
          [ source_figures/3,           % +Number, +By, -Figures
            little_more/1,              % -Ratio
            few_figures/2               % +Figures0, -Figures
          ]).
:- use_module(library(lists), [append/2, last/2, member/2]).
:- use_module('../study/statistics', [geometric_mean/2]).

source('thesis of 2009').

%!  source_figures(+Number, +By, -Figures) is det.
%
%   What it computed, as far as it did: nodes of trees in which ten ways lead on
%   from every node.

source_figures(Number, By, Figures) :-
    source(Source),
    findall(figure(Label, Value, [[Source]]),
            source_figure(Number, By, Label, Value),
            Figures).

source_figure('G2', By, 'ten ways, depth 5', Ratio) :-
    By == 'little more',
    little_more(Ratio).
source_figure('G8', work, 'ten ways, depth 8', Ratio) :-
    Ratio is 22222/111111111.0.
source_figure('G12', squares, 'largest clique', count(4)).

%!  little_more(-Ratio) is det.
%
%   What 2009 called little more: 123,456 nodes against 111,111.

little_more(Ratio) :-
    Ratio is 123456/111111.0.

%   With more figures than this, only some are told.

most(6).

%!  few_figures(+Figures0, -Figures) is det.
%
%   All, or of many the mean, the least and the greatest.

few_figures(Figures0, Figures) :-
    length(Figures0, Count),
    most(Most),
    findall(Number-Figure,
            ( member(Figure, Figures0),
              Figure = figure(_, Value, _),
              figure_size(Value, Number),
              Number > 0
            ),
            Keyed),
    (   Count > Most,
        length(Keyed, Count)
    ->  keysort(Keyed, Sorted),
        findall(Value, member(Value-_, Sorted), Values),
        geometric_mean(Values, Mean),
        findall(Names, member(_-figure(_, _, Names), Sorted), Lists),
        append(Lists, AllNames),
        format(atom(Label), "geometric mean of ~d", [Count]),
        Sorted = [_-figure(LeastLabel, Least, LeastNames)|_],
        last(Sorted, _-figure(GreatestLabel, Greatest, GreatestNames)),
        atom_concat('least: ', LeastLabel, LeastText),
        atom_concat('greatest: ', GreatestLabel, GreatestText),
        Figures = [ figure(Label, Mean, AllNames),
                    figure(LeastText, Least, LeastNames),
                    figure(GreatestText, Greatest, GreatestNames) ]
    ;   Figures = Figures0
    ).

figure_size(estimate(Value, _, _), Value) :- !.
figure_size(Value, Value) :-
    number(Value).
