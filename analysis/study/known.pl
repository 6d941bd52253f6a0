/** <module> What is computed of a study, each thing once

What is drawn at random is drawn by a seed of its own: by seed_of/2 of a name,
which is the words of a cell with blanks between them (its kind, file, case,
search, style, language and mode), or of two with ` / ` between them.
*/
:- module(study_known,
          [ once_known/4                % +Study, +Key, :Goal, -Value
          ]).
:- use_module(library(apply), [maplist/3]).
:- use_module(statistics, [seed_of/2]).

:- dynamic known/4.                     % Study, Hash, Key, Value or none

%!  once_known(+Study, +Key, :Goal, -Value) is semidet.
%
%   Value is what call(Goal, Seed, Value) makes of the seed for Key, the first
%   time.  Key is a cell, a pair of cells, slots(Cell) or an atom.  Fails if
%   Goal did.

:- meta_predicate once_known(+, +, 2, -).

once_known(study(Id), Key, Goal, Value) :-
    term_hash(Key, Hash),
    (   known(Id, Hash, Key, Known)
    ->  true
    ;   key_name(Key, Name),
        seed_of(Name, Seed),
        (   call(Goal, Seed, Known0)
        ->  Known = Known0
        ;   Known = none
        ),
        assertz(known(Id, Hash, Key, Known))
    ),
    Known \== none,
    Value = Known.

key_name(Cell1-Cell2, Name) :-
    !,
    maplist(key_name, [Cell1, Cell2], Names),
    atomic_list_concat(Names, ' / ', Name).
key_name(cell(Kind, in(File, Case), Search, Style, Lang, Mode), Name) :-
    !,
    atomic_list_concat([Kind, File, Case, Search, Style, Lang, Mode], ' ',
                       Name).
key_name(slots(Cell), Name) :-
    !,
    key_name(Cell, Name0),
    atomic_list_concat([Name0, ' a / ', Name0, ' b'], Name).
key_name(Key, Name) :-
    term_to_atom(Key, Name).
