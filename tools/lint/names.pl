/** <module> Problems, games and solvers that are named where they must not be

What is dropped in has to work without being named in bridge/ or analysis/.  The
names are those of the tree itself.  Most of them are words that honest code
uses too, so a name counts only

  - with an underline in it, as any word outside comments;
  - as a text or an atom of its own, or a part of a path in one: "rogue",
    "prolog_impl/route/%s.pl";
  - beside another one in a text: "rogue, tactics or city".

A few are words that code cannot do without; these do not count.
*/
:- module(lint_names,
          [ name_mistake/2              % +Files, -Mistake
          ]).
:- use_module(library(lists), [last/2, member/2]).
:- use_module(library(solution_sequences), [distinct/2]).
:- use_module(words).

%!  name_mistake(+Files, -Mistake) is nondet.
%
%   A name is told once a file.

name_mistake(Files, mistake(File, Line, Text)) :-
    findall(Name-Kind,
            ( thing(Name, Kind),
              \+ everyday(Name)
            ),
            Things0),
    sort(Things0, Things),
    member(File, Files),
    file_words(File, Words),
    distinct(Name,
             ( member(Word, Words),
               named(Word, File, Things, Line, Name)
             )),
    memberchk(Name-Kind, Things),
    format(string(Text), "names the ~w ~w", [Kind, Name]).

everyday(grid).
everyday(line).
everyday(parts).

%   thing(-Name, -Kind): the tree has something of that Name.

thing(Name, solver) :-
    tree('c_impl/*/*/*.c', [_, _, _, Name]).
thing(Name, game) :-
    tree('c_impl/games/*.c', [_, _, Name]).
thing(Name, problem) :-
    tree('c_impl/*/*.c', [_, Name, Name]).

tree(Pattern, Segments) :-
    expand_file_name(Pattern, Files),
    member(File, Files),
    file_name_extension(Path, _, File),
    atomic_list_concat(Segments, /, Path).

named(word(Line, Name), File, Things, Line, Name) :-
    memberchk(Name-_, Things),
    (   has_underline(Name)
    ;   file_name_extension(_, pl, File)
    ),
    !.
named(functor(Line, Name), _, Things, Line, Name) :-
    memberchk(Name-_, Things),
    has_underline(Name).
named(quoted(Line, Text), _, Things, Line, Name) :-
    text_names(Text, Things, Names),
    member(Name, Names),
    (   has_underline(Name)
    ;   Names = [_, _|_]
    ;   \+ sub_atom(Text, _, _, _, ' ')
    ).

has_underline(Name) :-
    sub_atom(Name, _, _, _, '_'),
    !.

%   A hyphen does not part words: "no-route" is one.  What stands right before
%   an equals sign is a key: "fill=black".

text_names(Text, Things, Names) :-
    split_string(Text, " \n/.,;:|()[]'\"", "", Words),
    findall(Name,
            ( member(Word, Words),
              split_string(Word, "=", "", Parts),
              last(Parts, Value),
              atom_string(Name, Value),
              memberchk(Name-_, Things)
            ),
            Names0),
    sort(Names0, Names).
