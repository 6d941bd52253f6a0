:- encoding(utf8).
/** <module> Figures as text

A figure is figure(Label, Value, Names): a value with the names of the rows that
it comes from, or of the table of 2010, each a list of words.  Value is a
number, estimate(Value, Low, High), time(Estimate) in nanoseconds,
above(Number), below_ms(Number), count(Number) or text(Text).
*/
:- module(text_figures,
          [ figures_text/2,             % +Figures, -Text
            figure_text/2,              % +Value, -Text
            figure_number/2,            % +Value, -Cell
            figure_unit/2,              % +Value, -Unit
            names_text/2                % +Names, -Text
          ]).
:- use_module(library(apply), [maplist/3, maplist/4]).
:- use_module(library(lists), [list_to_set/2, member/2]).
:- use_module(library(pairs), [group_pairs_by_key/2]).

%!  figures_text(+Figures, -Text) is det.
%
%   The figures in a row, without the names of their rows.

figures_text(Figures, Text) :-
    findall(Each,
            ( member(figure(Label, Value, _), Figures),
              figure_text(Value, ValueText),
              atomic_list_concat([Label, ' ', ValueText], Each)
            ),
            Texts),
    atomic_list_concat(Texts, '; ', Text).

%!  figure_text(+Value, -Text) is det.

figure_text(estimate(Value, Low, High), Text) :-
    !,
    maplist(digits_text, [Value, Low, High], [V, L, H]),
    format(atom(Text), "~w (~w to ~w)", [V, L, H]).
figure_text(time(estimate(Value, Low, High)), Text) :-
    !,
    (   Value < 1000
    ->  Unit = ns, Scale = 1
    ;   Value < 1000000
    ->  Unit = 'µs', Scale = 1000
    ;   Unit = ms, Scale = 1000000
    ),
    maplist(scaled(Scale), [Value, Low, High], [V, L, H]),
    figure_text(estimate(V, L, H), Scaled),
    format(atom(Text), "~w ~w", [Scaled, Unit]).
figure_text(above(Number), Text) :-
    !,
    format(atom(Text), "above ~w", [Number]).
figure_text(below_ms(Number), Text) :-
    !,
    format(atom(Text), "below ~w ms", [Number]).
figure_text(text(Text), Text) :-
    !.
figure_text(count(Number), Text) :-
    !,
    format(atom(Text), "~D", [Number]).
figure_text(Number, Text) :-
    digits_text(Number, Text).

%!  figure_number(+Value, -Cell) is semidet.
%
%   The same as a cell of text/numbers.pl, unrounded, or above(Number); fails if
%   it is a text.  Times are in nanoseconds.

figure_number(time(Estimate), Estimate) :- !.
figure_number(below_ms(Number), below(Nanoseconds)) :-
    !,
    Nanoseconds is Number*1000000.
figure_number(count(Number), integer(Number)) :- !.
figure_number(Number, number(Number, 0)) :-
    number(Number),
    !.
figure_number(Value, Value) :-
    Value \= text(_).

%!  figure_unit(+Value, -Unit) is semidet.
%
%   That of the number, if it has one.

figure_unit(time(_), ns).
figure_unit(below_ms(_), ns).

scaled(Scale, X, Y) :-
    Y is X/Scale.

%   Three digits that count.

digits_text(Number, Text) :-
    (   Number =:= inf
    ->  Text = unknown
    ;   Number =:= 0
    ->  Text = '0'
    ;   Decimals is max(0, 2-floor(log(abs(Number))/log(10))),
        format(atom(Text), "~*f", [Decimals, Number])
    ).

%!  names_text(+Names, -Text) is det.
%
%   Names of rows in one text: those with as many words become one, with `|`
%   between the words in which they differ.

names_text(Names, Text) :-
    findall(Count-Words,
            ( member(Words, Names), length(Words, Count) ),
            Keyed0),
    keysort(Keyed0, Keyed),
    group_pairs_by_key(Keyed, Groups),
    findall(Merged, ( member(_-Group, Groups), merged(Group, Merged) ), Texts),
    atomic_list_concat(Texts, ', ', Text).

merged([[]|_], '') :- !.
merged(Lists, Text) :-
    maplist(first_rest, Lists, Firsts, Rests),
    list_to_set(Firsts, Set),
    atomic_list_concat(Set, '|', Word),
    merged(Rests, Text1),
    (   Text1 == ''
    ->  Text = Word
    ;   atomic_list_concat([Word, ' ', Text1], Text)
    ).

first_rest([First|Rest], First, Rest).
