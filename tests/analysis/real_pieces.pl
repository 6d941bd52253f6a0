/** <module> The pieces of the programs of 2010 are shown as they are counted

test_real_sizes.pl loads these tests, so that the sizes are counted once.
*/
:- module(real_pieces, []).
:- use_module(library(lists), [member/2]).
:- use_module(library(plunit)).
:- use_module('../../analysis/count/count').
:- use_module('../../analysis/study/study').
:- use_module('../schema/schema', [csv_mistakes/3]).
:- use_module(directories).
:- use_module(programs).
:- use_module(real_sizes).
:- use_module(studies).

%   made(Study): one with the sizes and pieces of this project, whose files have
%   these mistakes(Name, Mistakes) by analysis/formats.md.

:- dynamic
    made/1,
    mistakes/2.

set_up :-
    made(_),
    !.
set_up :-
    real_sizes(Sizes),
    results_text([], Results),
    with_files(['results.csv'-Results, 'sizes.csv'-Sizes], Directory,
               read_with_pieces(Directory, Study)),
    assertz(made(Study)).

read_with_pieces(Directory, Study) :-
    directory_file(Directory, 'sizes.csv', File),
    run_program(pieces, ['.', File], 0, Pieces),
    write_text(Directory, 'pieces.csv', Pieces),
    forall(member(Name, ['sizes.csv', 'pieces.csv']),
           ( directory_file(Directory, Name, Made),
             csv_mistakes(Name, Made, Mistakes),
             assertz(mistakes(Name, Mistakes))
           )),
    study_read(Directory, Study).

directory_file(Directory, Name, File) :-
    atomic_list_concat([Directory, /, Name], File).

piece(Game, Lang, Part, Text) :-
    made(Study),
    pieces(Study, Row),
    row_value(Row, game, Game),
    row_value(Row, lang, Lang),
    row_value(Row, part, Part),
    row_value(Row, text, Text).

:- begin_tests(pieces, [setup(set_up)]).

test(files_are_as_described, Made == ['sizes.csv'-[], 'pieces.csv'-[]]) :-
    findall(Name-Mistakes, mistakes(Name, Mistakes), Made).

test(both_languages_have_their_searches,
     Pairs == [ city-c, city-prolog, rogue-c, rogue-prolog, tactics-c,
                tactics-prolog ]) :-
    findall(Game-Lang, piece(Game, Lang, search, _), Pairs0),
    sort(Pairs0, Pairs).

test(what_is_too_long_is_left_out, Parts == [is_listed, neighbours, search,
                                             trace_back]) :-
    findall(Part, piece(_, _, Part, _), Parts0),
    sort(Parts0, Parts).

%   Counted anew, the text has the tokens and the lines of the sizes.

test(the_text_is_what_was_counted, Wrong == []) :-
    made(Study),
    findall(Game-Lang-Part,
            ( piece(Game, Lang, Part, Text),
              atom_codes(Text, Codes),
              count_text(Lang, piece, Codes, Count),
              count_total([Count], total(_, Code, _, Blank, Tokens, _, _, _,
                                         _)),
              Lines is Code+Blank,
              Key = size(program, Game, original, Lang, all, Part),
              \+ ( size(Study, Key, tokens, Tokens),
                   size(Study, Key, lines, Lines)
                 )
            ),
            Wrong).

test(sizes_that_are_not_there_are_said, Status == 2) :-
    run_program(pieces, ['.', 'no such file'], Status, _).

:- end_tests(pieces).
