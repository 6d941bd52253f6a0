/** <module> The sizes of this project's own sources, and what they decide

They are counted once for all tests here and in real_pieces.pl.
*/
:- module(test_real_sizes, []).
:- use_module(library(lists), [member/2, memberchk/2, sum_list/2]).
:- use_module(library(plunit)).
:- use_module('../../analysis/claims/claims').
:- use_module('../../analysis/claims/original').
:- use_module('../../analysis/claims/original_parts').
:- use_module('../../analysis/study/study').
:- use_module('../../analysis/tables/rebuilt').
:- use_module(counting).
:- use_module(real_pieces, []).
:- use_module(real_sizes).
:- use_module(sizes_rows).
:- use_module(studies).

%   made(Rows, Study): the study has these sizes, and no times.

:- dynamic made/2.

set_up :-
    made(_, _),
    !.
set_up :-
    real_sizes(Text),
    sizes_rows(Text, Rows),
    results_text([], Results),
    with_files(['results.csv'-Results, 'sizes.csv'-Text], Directory,
               study_read(Directory, Study)),
    assertz(made(Rows, Study)).

value(Key, Column, Value) :-
    made(Rows, _),
    size_value(Rows, Key, Column, Value).

search_file(Name, Style, Lang, File) :-
    member(Lang-Directory-Extension, [c-c_impl-c, prolog-prolog_impl-pl]),
    source(Directory, [Extension], File),
    atomic_list_concat([Directory, _, Style, Base], /, File),
    Style \== original,
    file_name_extension(Name, _, Base).

%   A program of 2010 has this of a column, whole or in a part.

original(Game, Lang, Part, Column, Value) :-
    value([program, Game, original, Lang, all, Part], Column, Value).

original_program(Game, Lang) :-
    original_game(Game, _),
    member(Lang, [c, prolog]).

added(Game, Lang, Column, Parts, Sum) :-
    findall(Value,
            ( member(Part, Parts), original(Game, Lang, Part, Column, Value) ),
            Values),
    sum_list(Values, Sum).

fit_rows(Rows) :-
    made(_, Study),
    once(( rebuilt_table(Study, table('original-fit', _, _, Rows, _)) )).

%   What 2010 tells of a program that the rebuilt one was to have.

calibration(Game, Lang, What, Value) :-
    original_size(Game, Lang, What, Value),
    \+ memberchk(What, [executable_kb, without_world]).

rebuilt(Game, Lang, What, Value) :-
    (   What == source_kb
    ->  original(Game, Lang, '', line_bytes, Bytes),
        Value is Bytes/1000.0
    ;   What == program
    ->  original(Game, Lang, '', lines, Value)
    ;   original(Game, Lang, What, lines, Value)
    ).

number_of(integer(Value), Value).
number_of(number(Value, _), Value).

:- begin_tests(real_sizes, [setup(set_up)]).

test(every_search_has_its_rows, Missing == []) :-
    once(( search_file(_, _, Lang0, _), Lang0 == prolog )),
    findall(Lang/Style/Name,
            ( search_file(Name, Style, Lang, File),
              \+ ( value([search, Name, Style, Lang, own, ''], paths, File),
                   value([search, Name, Style, Lang, all, search], paths,
                         Paths),
                   sub_atom(Paths, _, _, _, File)
                 )
            ),
            Missing).

test(lines_are_all_but_comments, Odd == []) :-
    made(Rows, _),
    Rows = [_|_],
    findall(Row,
            ( member(Row, Rows),
              memberchk(lines-Lines, Row),
              memberchk(code_lines-Code, Row),
              memberchk(blank_lines-Blank, Row),
              Lines =\= Code+Blank
            ),
            Odd).

test(the_instrument_takes_something_of_every_search, Odd == []) :-
    findall(Lang/Style/Name,
            ( search_file(Name, Style, Lang, _),
              value([search, Name, Style, Lang, own, ''], tokens, Whole),
              value([search, Name, Style, Lang, own, search], tokens, Search),
              \+ ( Search > 0, Search < Whole )
            ),
            Odd).

test(only_c_is_laid_out_otherwise, Odd == []) :-
    made(Rows, _),
    findall(Row,
            ( member(Row, Rows),
              memberchk(lang-prolog, Row),
              memberchk(lines-Lines, Row),
              \+ ( memberchk(lines_60-Lines, Row),
                   memberchk(lines_120-Lines, Row)
                 )
            ),
            Odd).

test(other_widths_change_programs_in_c, Odd == []) :-
    made(Rows, _),
    findall(Name-Style,
            ( size_row(Rows, [program, Name, Style, c, all, ''], Row),
              memberchk(lines-Lines, Row),
              memberchk(lines_60-Narrow, Row),
              memberchk(lines_120-Wide, Row),
              \+ ( Narrow > Lines, Wide < Lines )
            ),
            Odd).

test(pieces_and_rest_are_the_program,
     [ forall(( original_program(Game, Lang),
                member(Column, [ lines, code_lines, blank_lines, tokens,
                                 statements, line_bytes, lines_60,
                                 lines_120 ]) )),
       Sum == Whole ]) :-
    original(Game, Lang, '', Column, Whole),
    added(Game, Lang, Column, [set_up, removal, search, tables, rest], Sum).

test(code_is_all_but_the_world, forall(original_program(Game, Lang))) :-
    original(Game, Lang, '', lines, Whole),
    added(Game, Lang, lines, [set_up, removal, code], Whole).

test(searches_of_2010_are_pieces_of_their_programs,
     [ forall(( original_game(Game, Search),
                member(Lang, [c, prolog]),
                member(Scope, [own, all]),
                member(Part, ['', search]),
                member(Column, [lines, tokens, squeezed_bytes]) )),
       Value == Expected ]) :-
    value([search, Search, original, Lang, Scope, Part], Column, Value),
    original(Game, Lang, search, Column, Expected).

test(every_piece_has_a_row,
     forall(( original_parts(Game, Lang, Parts), member(Part-_, Parts) ))) :-
    original(Game, Lang, Part, lines, Lines),
    Lines > 0.

%   What is known helps, and is not all.

test(after_the_first_less_is_new,
     forall(( member(Kind-Style-Part, [ program-original-code,
                                        search-thesis-search,
                                        search-tuned-search ]),
              member(Game-Search, [tactics-astar, city-levelwise]),
              member(Lang, [c, prolog]) ))) :-
    (   Kind == program
    ->  Name = Game
    ;   Name = Search
    ),
    value([Kind, Name, Style, Lang, all, after], squeezed_bytes, After),
    value([Kind, Name, Style, Lang, all, Part], squeezed_bytes, Alone),
    After > 0,
    After < Alone,
    value([Kind, Name, Style, Lang, all, after], tokens, Tokens),
    value([Kind, Name, Style, Lang, all, Part], tokens, Tokens).

:- end_tests(real_sizes).

:- begin_tests(real_verdicts, [setup(set_up)]).

test(all_about_length_is_decided,
     forall(member(Number, [1, 2, 3, 9, 10, 11, 12]))) :-
    made(_, Study),
    findall(Verdict,
            ( claim_result(Study, result(Number, _, _, _, Judged)),
              member(judged(_, Verdict, _, _), Judged)
            ),
            Verdicts),
    Verdicts = [_|_],
    \+ memberchk(inconclusive, Verdicts).

test(all_layouts_are_decided, Numbers == [1, 2, 3, 9, 12]) :-
    made(_, Study),
    findall(Number-Verdict,
            ( claim_layout(Study, layout(Number, _, _, Verdicts)),
              member(_-Verdict, Verdicts)
            ),
            All),
    \+ memberchk(_-inconclusive, All),
    findall(Number, member(Number-_, All), Numbers0),
    sort(Numbers0, Numbers).

test(every_figure_of_calibration_has_its_row, Missing == []) :-
    fit_rows(Rows),
    findall(Name-Then,
            ( calibration(Game, Lang, What, Then),
              atomic_list_concat([Game, Lang, What], ' ', Name)
            ),
            Figures),
    length(Figures, Count),
    Count > 25,
    findall(Name,
            ( member(Name-Then, Figures),
              \+ ( memberchk(row(Name, [_, _, _, Shown|_]), Rows),
                   number_of(Shown, Then)
                 )
            ),
            Missing).

test(what_is_rebuilt_comes_from_the_sizes, Odd == []) :-
    fit_rows(Rows),
    findall(Name,
            ( calibration(Game, Lang, What, Then),
              atomic_list_concat([Game, Lang, What], ' ', Name),
              memberchk(row(Name, [_, _, _, _, Now, Ratio|_]), Rows),
              \+ ( rebuilt(Game, Lang, What, Value),
                   number_of(Now, Value),
                   number_of(Ratio, Quotient),
                   abs(Quotient-Value/Then) < 1.0e-9
                 )
            ),
            Odd).

%   Where it is off by more than a tenth there is a reason, and only there.

test(misfits_are_explained, Odd == []) :-
    fit_rows(Rows),
    findall(Name-Why,
            ( member(row(Name, [_, _, _, _, _, Ratio, Why]), Rows),
              (   number_of(Ratio, Value),
                  abs(Value-1) > 0.1
              ->  \+ ( Why = text(Text), Text \== "not known" )
              ;   Why \== missing('')
              )
            ),
            Odd).

test(every_explanation_is_needed,
     forall(original_misfit(Game, Lang, What, _))) :-
    original_size(Game, Lang, What, Then),
    rebuilt(Game, Lang, What, Now),
    abs(Now/Then-1) > 0.1,
    !.

:- end_tests(real_verdicts).
