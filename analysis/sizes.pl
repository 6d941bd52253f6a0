/** <module> The sizes of all searches, programs and world readers, as CSV

    swipl analysis/sizes.pl -- ROOT BUILD > sizes.csv

ROOT is the project, BUILD where it was built.  A row counts a set of files:

  - kind: `search`, `program` or `reader`.
  - name: of the search; of the game that a program plays; `world_reader`.
  - style: the folder of a search; empty for a reader.
  - lang: `c` or `prolog`.
  - scope: `own`, the one file (a reader: with its header); or `all`: a search
    with the kernels it needs, a program with every file of the project that it
    is built from, a reader with every file of the project that it needs.
  - part: `world` for those files of a program that read the world, the unit
    world_reader; `search` for a search without what only the instrument asks
    for (count/instrument.pl); of a program of 2010, rebuilt, one of the pieces
    that claims/original_parts.pl names, or `rest`, what is in none of them;
    else empty.
  - files: how many.
  - lines: as the original counted, all but comment_lines: code_lines and
    blank_lines.
  - code_lines: with anything that is neither blank nor comment.
  - comment_lines: with nothing but comments, empty lines inside one included.
  - blank_lines: empty or of blanks, outside comments.
  - tokens: see count/c_tokens.pl and count/prolog_tokens.pl.
  - statements: of C, see count/c_statements.pl; of Prolog, clauses and
    directives.
  - bytes: of the files as they are.
  - line_bytes: of the lines that count, those that are not of comments only.
  - lines_60, lines_120: the lines, if all C were laid out to that width by
    clang-format; empty where there is none.
  - squeezed_bytes: deflated together, without comments and needless blanks; see
    count/squeeze.pl.
  - executable_bytes: of a program's stripped executable or saved state, without
    shared libraries; empty where scope is not `all`, for a part, and for
    others.
  - paths: the files, relative to ROOT, with blanks between them.

Searches are the files in c_impl/PROBLEM/STYLE and prolog_impl/PROBLEM/STYLE;
the searches of the programs of 2010, rebuilt, are pieces of these.  A program
of 2010 is counted without its clock, which was built into the Prolog of then.
Programs are what BUILD/programs has: NAME.files names a program's files one a
line, NAME.size has the bytes of its executable, and NAME is
GAME[-STYLE][-LANG], by default tuned and c.
*/
:- module(sizes, []).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists), [member/2]).
:- use_module(library(main), [main/0]).
:- use_module(claims/original_parts).
:- use_module(count/count).
:- use_module(count/instrument).
:- use_module(count/layout).
:- use_module(count/needs).
:- use_module(count/sets).
:- use_module(program).
:- use_module(text/csv, [csv_write_line/2]).

:- initialization(main, main).

opt_help(help(header), "Counts the sources of a project, as CSV.").
opt_help(help(usage), " -- ROOT BUILD").

main(Argv) :-
    program_start(Argv, ['ROOT', 'BUILD'], [], [Root0, Build0]),
    or_halt(maplist(directory, [Root0, Build0], [Root, Build]), 2),
    symbols(Root, Build, Symbols),
    sets(project(Root, Build, Symbols), Sets0),
    findall(Set, ( member(Set0, Sets0), divided(Set0, Set) ), Sets),
    findall(File,
            ( member(set(_, Files, _, _), Sets),
              member(File, Files)
            ),
            AllFiles0),
    sort(AllFiles0, AllFiles),
    sources(Root, AllFiles, Sources),
    columns(Columns),
    print_row(Columns),
    forall(( member(Set, Sets), row(Sources, Set, Row) ),
           print_row(Row)).

directory(Name, Path) :-
    absolute_file_name(Name, Path, [file_type(directory), access(read)]).

%   divided(+Set, -Set1): a program of 2010 is also counted by its pieces, one
%   of which is its search.

divided(set(key(program, Game, original, Lang, Scope, ''), Files, _, Bytes),
        Set) :-
    original_parts(Game, Lang, Parts),
    !,
    (   original_uncounted(Game, Lang, Clock),
        Set = set(key(program, Game, original, Lang, Scope, ''), Files,
                  rest([Clock]), Bytes)
    ;   member(Part-Names, Parts),
        Set = set(key(program, Game, original, Lang, Scope, Part), Files,
                  only(Names), '')
    ;   original_uncounted(Game, Lang, Clock),
        findall(Names,
                ( member(Part-Names, Parts),
                  original_whole(Part)
                ),
                Lists),
        Set = set(key(program, Game, original, Lang, Scope, rest), Files,
                  rest([Clock|Lists]), '')
    ;   member(search-Names, Parts),
        original_search(Game, Search),
        member(OfSearch, [own, all]),
        member(Part, ['', search]),
        Set = set(key(search, Search, original, Lang, OfSearch, Part), Files,
                  only(Names), '')
    ).
divided(Set, Set).

columns([ kind, name, style, lang, scope, part, files, lines, code_lines,
          comment_lines, blank_lines, tokens, statements, bytes, line_bytes,
          squeezed_bytes, executable_bytes, lines_60, lines_120, paths ]).

print_row(Row) :-
    csv_write_line(current_output, Row).

%   Sources is sources(AsIs, Narrow, Wide): trees of the files as they were
%   read, as they are and laid out to other widths; `none` without the tool.

sources(Root, Files, sources(AsIs, Narrow, Wide)) :-
    read_all(Files, source_in(Root), AsIs),
    (   layout_exists
    ->  read_all(Files, laid_out(Root, AsIs, 60), Narrow),
        read_all(Files, laid_out(Root, AsIs, 120), Wide)
    ;   Narrow = none,
        Wide = none
    ).

:- meta_predicate read_all(+, 2, -).

read_all(Files, Goal, Tree) :-
    findall(File-Source,
            ( member(File, Files),
              call(Goal, File, Source)
            ),
            Pairs),
    list_to_assoc(Pairs, Tree).

source_in(Root, File, Source) :-
    directory_file_path(Root, File, Path),
    source_read(Path, Source).

laid_out(Root, AsIs, Width, File, Source) :-
    directory_file_path(Root, File, Path),
    (   language(File, c)
    ->  layout_codes(Path, Width, Codes),
        source_make(c, Path, Codes, Source)
    ;   get_assoc(File, AsIs, Source)
    ).

row(sources(AsIs, Narrow, Wide),
    set(key(Kind, Name, Style, Lang, Scope, Part), Files, Selection,
        Executable),
    [ Kind, Name, Style, Lang, Scope, Part, FileCount, Lines, Code, Comment,
      Blank, Tokens, Statements, Bytes, LineBytes, Squeezed, Executable,
      NarrowLines, WideLines, Paths ]) :-
    total(AsIs, Files, Selection,
          total(FileCount, Code, Comment, Blank, Tokens, Statements, Bytes,
                LineBytes, Squeezed)),
    Lines is Code+Blank,
    lines_of(Narrow, Files, Selection, NarrowLines),
    lines_of(Wide, Files, Selection, WideLines),
    atomic_list_concat(Files, ' ', Paths).

lines_of(none, _, _, '') :- !.
lines_of(Tree, Files, Selection, Lines) :-
    total(Tree, Files, Selection, total(_, Code, _, Blank, _, _, _, _, _)),
    Lines is Code+Blank.

total(Tree, Files, Selection0, Total) :-
    findall(Source,
            ( member(File, Files),
              get_assoc(File, Tree, Source)
            ),
            Sources),
    selection(Selection0, Sources, Selection),
    findall(Count,
            ( member(Source, Sources),
              source_count(Source, Selection, Count)
            ),
            Counts),
    count_total(Counts, Total).

selection(search, Sources, without(Names)) :-
    !,
    instrument(Sources, Names).
selection(Selection, _, Selection).
