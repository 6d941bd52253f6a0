/** <module> The pieces of the programs of 2010, rebuilt, as CSV

    swipl analysis/pieces.pl -- ROOT SIZES > pieces.csv

ROOT is the project, SIZES the file that sizes.pl made of it, which says in
which file each piece was counted.  A row has game, lang and part of a piece of
a search, or of the search itself, its path and its text, as it was counted.
*/
:- module(pieces, []).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [append/3, member/2, memberchk/2]).
:- use_module(library(main), [main/0]).
:- use_module(claims/original_parts).
:- use_module(count/count).
:- use_module(program).
:- use_module(study/csv, [csv_read/4]).
:- use_module(text/csv, [csv_write_line/2]).

:- initialization(main, main).

opt_help(help(header), "Writes the pieces of the programs of 2010, as CSV.").
opt_help(help(usage), " -- ROOT SIZES").

main(Argv) :-
    program_start(Argv, ['ROOT', 'SIZES'], [], [Root, Sizes]),
    findall(column(Name, filled, required),
            member(Name, [kind, name, lang, paths]), Filled),
    findall(column(Name, text, required), member(Name, [style, part]), Texts),
    append(Filled, Texts, Columns),
    or_halt(csv_read(Sizes, Columns, _, Records), 2),
    csv_write_line(current_output, [game, lang, part, path, text]),
    forall(( member(record(_, Values), Records),
             piece(Root, Values, Row)
           ),
           csv_write_line(current_output, Row)).

%   What a program falls into, but for its search, is too long to be read.

piece(Root, [program, Game, Lang, Path, original, Part],
      [Game, Lang, Part, Path, Text]) :-
    original_parts(Game, Lang, Parts),
    memberchk(Part-Names, Parts),
    \+ ( original_whole(Part), Part \== search ),
    directory_file_path(Root, Path, File),
    source_read(File, Source),
    source_text(Source, Names, Text).
