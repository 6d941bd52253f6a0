/** <module> The lines behind the rows of a world, as its game declares them

A game has the property notes(Kinds), where a kind is
kind(Keyword, Form, Fields, Properties): the line begins with the keyword, Form
is how messages show it, "unit X,Y", and Fields are those of question.pl, one a
word.  Properties are `many` (otherwise it stands once) and `needed`.  Its
property settle(Module) names who has something to say of all of them:
settle(+World0, +Notes, -World), with Notes as pairs Line-Note.

A note is note(Keyword, Squares, Numbers).

Mirror: c_impl/notes.c.
*/
:- module(reitti_notes,
          [ notes_kind/3,               % +Game, +Text, -Kind
            notes_read/6,               % +Kind, +Text, +Line, +World, +Notes,
                                        % -Note
            notes_end/4,                % +World0, +Notes, +Line, -World
            notes_print/2               % +Out, +Note
          ]).
:- use_module(library(lists), [member/2]).
:- use_module(library(pairs), [pairs_values/2]).
:- use_module(game).
:- use_module(question).
:- use_module(text).
:- use_module(world).

%!  notes_kind(+Game, +Text, -Kind) is semidet.
%
%   The kind of note that the line begins like.

notes_kind(Game, Text, Kind) :-
    game_has(Game, notes(Kinds)),
    Kind = kind(Keyword, _, _, _),
    member(Kind, Kinds),
    sub_string(Text, 0, _, _, Keyword),
    line_words(Text, [Keyword|_]),
    !.

%!  notes_read(+Kind, +Text, +Line, +World, +Notes, -Note) is det.
%
%   The note of that kind that the line is, behind others, in a world whose
%   levels are complete.
%
%   @throws error(text_error(Line, Message), _)

notes_read(kind(Keyword, Form, Fields, Properties), Text, Line, World, Notes,
           note(Keyword, Squares, Numbers)) :-
    (   \+ memberchk(many, Properties),
        member(_-note(Keyword, _, _), Notes)
    ->  line_refuse(Line, "a second '~s'", [Keyword])
    ;   true
    ),
    (   line_words(Text, [_|Words]),
        words(Fields, Words, Squares0, Numbers)
    ->  true
    ;   line_refuse(Line, "expected '~s'", [Form])
    ),
    catch(place(Fields, World, Squares0, Squares, Numbers),
          error(domain_error(_, _), context(_, Message)),
          line_refuse(Line, "~s", [Message])).

words([], [], [], []).
words([_-number(_, _)|Fields], [Word|Words], Squares, [Number|Numbers]) :-
    !,
    word_number(Word, Number),
    words(Fields, Words, Squares, Numbers).
words([_|Fields], [Word|Words], [Square|Squares], Numbers) :-
    field_square(Word, Square),
    words(Fields, Words, Squares, Numbers).

place([], _, [], [], []).
place([Name-number(Low, High)|Fields], World, Squares0, Squares,
      [Number|Numbers]) :-
    !,
    field_number(Name, Low, High, Number),
    place(Fields, World, Squares0, Squares, Numbers).
place([_-Kind|Fields], World, [Square0|Squares0], [Square|Squares], Numbers) :-
    field_place(Kind, World, Square0, Square),
    place(Fields, World, Squares0, Squares, Numbers).

%!  notes_end(+World0, +Notes, +Line, -World) is det.
%
%   All that are needed are there, and the game has nothing against them; Notes
%   are pairs Line-Note in order, and Line is the last of the file.
%
%   @throws error(text_error(Line, Message), _)

notes_end(World0, Notes, Line, World) :-
    world_game(World0, Game),
    (   game_has(Game, notes(Kinds)),
        member(kind(Keyword, Form, _, Properties), Kinds),
        memberchk(needed, Properties),
        \+ member(_-note(Keyword, _, _), Notes)
    ->  line_refuse(Line, "expected '~s'", [Form])
    ;   true
    ),
    (   game_has(Game, settle(Module))
    ->  Module:settle(World0, Notes, World)
    ;   world_ways(World0, Ways),
        pairs_values(Notes, Values),
        world_settle(World0, Ways, Values, World)
    ).

%!  notes_print(+Out, +Note) is det.
%
%   As it stands in its line: numbers and squares of a kind are not mixed.

notes_print(Out, note(Keyword, Squares, Numbers)) :-
    write(Out, Keyword),
    forall(member(square(_, X, Y), Squares), format(Out, " ~d,~d", [X, Y])),
    forall(member(Number, Numbers), format(Out, " ~d", [Number])).
