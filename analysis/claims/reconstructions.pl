/** <module> Worlds of which the original's pictures are lost

What is to be said wherever one of them is shown.
*/
:- module(claims_reconstructions,
          [ reconstruction/2,           % +Game, -Text
            reconstruction/3,           % +Game, +Name, -Text
            reconstruction_note/1       % -Text
          ]).

reconstructed(tactics).
reconstructed(city).

%!  reconstruction(+Game, -Text) is det.
%!  reconstruction(+Game, +Name, -Text) is det.
%
%   Name, or the game's, with what is to be said wherever its world is shown.

reconstruction(Game, Text) :-
    reconstruction(Game, Game, Text).

reconstruction(Game, Name, Text) :-
    (   reconstructed(Game)
    ->  format(string(Text), "~w (reconstruction)", [Name])
    ;   format(string(Text), "~w", [Name])
    ).

%!  reconstruction_note(-Text) is det.

reconstruction_note(Text) :-
    findall(Game, reconstructed(Game), Games),
    atomic_list_concat(Games, ' and ', Names),
    format(string(Text), "The worlds of ~w are reconstructions.", [Names]).
