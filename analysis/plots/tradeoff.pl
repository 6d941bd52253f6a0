/** <module> Size against speed of every implementation, as a figure */
:- encoding(utf8).
:- module(plots_tradeoff,
          [ tradeoff_figure/2,          % +Study, -Figure
            apart/3                     % +Gap, +Wanted, -Places
          ]).
:- use_module(library(lists),
              [ append/2, append/3, max_list/2, member/2, memberchk/2,
                min_list/2, nth0/3, nth1/3, reverse/2 ]).
:- use_module(library(pairs), [pairs_keys_values/3]).
:- use_module('../study/statistics', [geometric_mean/2]).
:- use_module('../claims/reconstructions', [reconstruction/3]).
:- use_module('../study/study').
:- use_module('../study/cells').
:- use_module(shared).

%!  tradeoff_figure(+Study, -Figure) is nondet.
%
%   One a scenario.

tradeoff_figure(Study, figure(Id, Title, Caption, tradeoff,
                              [900, Height, Panels, Axis, Styles, Drawn],
                              Lines)) :-
    scenario(Scenario, Words, Kind),
    scenario_id(tradeoff, Scenario, Id),
    format(string(Title), "Size against speed: ~w", [Words]),
    styles(Study, StyleList),
    atomic_list_concat(StyleList, ' ', Styles),
    findall(Name-Points,
            ( listed_game(Study, Kind, Problem, Game),
              findall(Point,
                      point(Study, Kind, StyleList, Problem, Game, Point),
                      Points),
              Points \== [],
              panel_text(Study, Problem, Game, Text),
              reconstruction(Game, Text, Name)
            ),
            Games),
    findall(Series,
            ( member(_-Points, Games), member(point(_, _, Series, _), Points) ),
            AllSeries),
    sort(AllSeries, SeriesList),
    atomic_list_concat(SeriesList, ' ', Drawn),
    length(Games, Panels),
    findall(Tokens,
            ( member(_-Points, Games), member(point(Tokens, _, _, _), Points) ),
            AllTokens),
    max_list([1|AllTokens], Most),
    axis(Most, Step, Largest),
    atomic_list_concat([Largest, Step], ' ', Axis),
    findall(Number, ( member(_-Points, Games), length(Points, Number) ),
            Numbers),
    max_list([6|Numbers], Rows),
    PanelHeight is 108+22*Rows,
    length(SeriesList, Count),
    Height is 16+18*((Count+3)//4)+Panels*PanelHeight,
    findall(PanelLines,
            ( nth1(Panel, Games, Name-Points),
              panel_lines(Name, Points, Panel, Largest, Rows, PanelLines)
            ),
            LineLists),
    append(LineLists, Lines),
    Caption = "One panel a game. Down is faster, left is shorter. Times are \c
               geometric means over the game's cases, bars the means of the \c
               intervals' ends; Prolog with optimize.".

%   The two of the original study, then others that there are.

styles(Study, [thesis, tuned|Others]) :-
    findall(Style,
            ( listed_search(Study, _, Style),
              \+ memberchk(Style, [thesis, tuned])
            ),
            Others0),
    sort(Others0, Others).

%   point(Tokens, Seconds, Series, Label); Seconds are [Value, Low, High].

point(Study, Kind, Styles, Problem, Game,
      point(Tokens, Seconds, Series, Label)) :-
    listed_search(Study, Search, Style),
    search_problem(Study, Search, Problem),
    member(Lang, [c, prolog]),
    once(( member(Scope, [all, own]),
           size(Study, size(search, Search, Style, Lang, Scope, ''), tokens,
                Tokens)
         )),
    findall(Numbers,
            ( listed_case(Study, Kind, Case),
              case_game(Study, Case, Game),
              estimate(Study, cell(Kind, Case, Search, Style, Lang, optimize),
                       Estimate),
              seconds(Estimate, Numbers)
            ),
            Times),
    Times \== [],
    mean_numbers(Times, Seconds),
    nth0(Place, Styles, Style),
    series(Lang, Place, Series),
    lang_name(Lang, LangName),
    format(string(Label), "~w ~w, ~w", [Search, Style, LangName]).

mean_numbers(Times, [Value, Low, High]) :-
    findall(V, member([V, _, _], Times), Values),
    findall(L, member([_, L, _], Times), Lows),
    findall(H, member([_, _, H], Times), Highs),
    geometric_mean(Values, Value),
    geometric_mean(Lows, Low),
    geometric_mean(Highs, High).

%   Four numbers for each two styles: both in C, both in Prolog.

series(Lang, Place, Series) :-
    nth0(LangPlace, [c, prolog], Lang),
    Series is 4*(Place//2)+2*LangPlace+Place mod 2.

%   axis(+Most, -Step, -Largest): at most six steps of 1, 2 or 5 times a power
%   of ten.

axis(Most, Step, Largest) :-
    Power is 10**floor(log10(Most/4.0)),
    member(Factor, [1, 2, 5, 10]),
    Step is max(1, round(Factor*Power)),
    ceiling(Most/Step) =< 6,
    !,
    Largest is Step*ceiling(Most/Step).

%   Labels stand in the order of their points, a line apart.

panel_lines(Name, Points, Panel, Largest, Rows, Lines) :-
    findall(Log-Point,
            ( member(Point, Points),
              Point = point(_, [Value, _, _], _, _),
              Log is log10(Value)
            ),
            Keyed0),
    keysort(Keyed0, Keyed),
    decades(Points, Bottom, Top),
    findall(Place,
            ( member(Log-_, Keyed), Place is (Log-Bottom)/(Top-Bottom) ),
            Wanted),
    Gap is 1.0/(Rows+1),
    apart(Gap, Wanted, Places),
    pairs_keys_values(Placed, Places, Keyed),
    LabelX is Largest*1.12,
    NameY is 0.99*10**Top,
    findall([Panel, Tokens, Value, Low, High, Series, Label, LabelX, LabelY],
            ( member(Place-(_-point(Tokens, [Value, Low, High], Series, Label)),
                     Placed),
              LabelY is 10**(Bottom+min(Place, 0.999)*(Top-Bottom))
            ),
            PointLines),
    nothing(Nothing),
    Lines = [[Panel, 'NaN'|Rest]|PointLines],
    append(Nothing, [-1, Name, 0, NameY], Rest).

%   The powers of ten between which gnuplot will draw the panel.

decades(Points, Bottom, Top) :-
    findall(Low, member(point(_, [_, Low, _], _, _), Points), Lows),
    findall(High, member(point(_, [_, _, High], _, _), Points), Highs),
    min_list(Lows, Least),
    max_list(Highs, Greatest),
    Bottom is floor(log10(Least)),
    Top is max(Bottom+1, ceiling(log10(Greatest))).

%!  apart(+Gap, +Wanted, -Places) is det.
%
%   Places from 0 to 1 in the same rising order as Wanted, near to them, and at
%   least Gap apart if there is room.

apart(Gap, Wanted, Places) :-
    pushed(Wanted, -1.0, Gap, Up),
    reverse(Up, Down),
    pulled(Down, 1.0, Gap, Places0),
    reverse(Places0, Places).

pushed([], _, _, []).
pushed([Wanted|Wanteds], Last, Gap, [Place|Places]) :-
    Place is max(Wanted, Last+Gap),
    pushed(Wanteds, Place, Gap, Places).

pulled([], _, _, []).
pulled([Place0|Places0], Next, Gap, [Place|Places]) :-
    Place is min(Place0, Next),
    Next1 is Place-Gap,
    pulled(Places0, Next1, Gap, Places).
