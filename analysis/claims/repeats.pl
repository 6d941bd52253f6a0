/** <module> The rule about running in a loop

Judged by an experiment: each search was asked three questions in a row, one
that removes its facts after each answer also without doing so.
*/
:- module(claims_repeats,
          [ repeats_pieces/3            % +Study, +Subject, -Pieces
          ]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(solution_sequences), [order_by/2]).
:- use_module(original).
:- use_module(original_cases, [original_cases_file/1]).
:- use_module('../study/study').

%!  repeats_pieces(+Study, +Subject, -Pieces) is det.

repeats_pieces(Study, Subject, Pieces) :-
    findall(Piece,
            ( original_game(Game, Search),
              repeats_piece(Study, Subject, Game, Search, Piece)
            ),
            Pieces).

%   `yes`: it answers all questions if it removes its facts, and not otherwise.
%   `no`: it answers all of them without removing anything.

repeats_piece(Study, Subject, Game, Search, piece(Answer, Figures)) :-
    findall(Removal-Endings,
            ( member(Removal, [none, on, off]),
              endings(Study, Game, Search, Subject, Removal, Endings)
            ),
            Tried),
    answer(Tried, Game, Answer),
    findall(figure(Label, text(Text), [Words]),
            ( member(Removal-Endings, Tried),
              removal_text(Removal, RemovalText),
              format(atom(Label), "~w, ~w:", [Game, RemovalText]),
              atomic_list_concat(Endings, ', ', Text),
              Words = [repeats, Game, Search, Subject, prolog, Removal]
            ),
            Figures).

removal_text(none, 'nothing to remove').
removal_text(on, 'facts removed').
removal_text(off, 'facts kept').

%   Questions of other files than the original's do not count.

endings(Study, Game, Search, Subject, Removal, Endings) :-
    original_cases_file(Own),
    file_base_name(Own, Base),
    findall(Ending,
            order_by([asc(Question)],
                     ( repeats(Study, Row),
                       row_field(Row, file, File),
                       file_base_name(File, Base),
                       row_value(Row, game, Game),
                       row_value(Row, search, Search),
                       row_value(Row, style, Subject),
                       row_value(Row, lang, prolog),
                       row_value(Row, removal, Removal),
                       row_value(Row, question, Question),
                       row_value(Row, ending, Ending)
                     )),
            Endings),
    Endings \== [].

answer(Tried, Game, Answer) :-
    (   ( memberchk(none-Endings, Tried) ; memberchk(off-Endings, Tried) ),
        all_right(Endings)
    ->  Answer = no
    ;   memberchk(on-On, Tried),
        memberchk(off-Off, Tried),
        all_right(On),
        Off = [ok|_]
    ->  Answer = yes
    ;   Tried == []
    ->  format(atom(Why), "~w was not tried", [Game]),
        Answer = unclear(Why)
    ;   Tried = [Removal-_],
        Removal \== none
    ->  format(atom(Why), "~w was not tried both with its facts removed and \c
                           kept", [Game]),
        Answer = unclear(Why)
    ;   format(atom(Why), "~w does not answer its first question, or not \c
                           again with its facts removed", [Game]),
        Answer = unclear(Why)
    ).

all_right(Endings) :-
    forall(member(Ending, Endings), Ending == ok).
