/** <module> The sizes of all searches, programs and world readers, as CSV

    swipl analysis/sizes.pl -- ROOT BUILD [DIR:...] > sizes.csv

ROOT is the project, BUILD where it was built.  With directories, only the
searches that stand in them, outside the project, are counted.  A row counts a
set of files:

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
    that claims/original_parts.pl names, `rest`, what is in none of them, or
    `code`, all but the set-up and removal of the world; `after` as the search
    or the code, but squeezed_bytes are how many more it takes with that of the
    first game of 2010 before it; else empty.
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
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(apply), [maplist/3]).
:- use_module(library(assoc), [get_assoc/3, list_to_assoc/2]).
:- use_module(library(filesex), [directory_file_path/3]).
:- use_module(library(lists),
              [append/3, member/2, memberchk/2, nth1/3, nth1/4]).
:- use_module(library(main), [main/0]).
:- use_module(claims/original, [original_game/2]).
:- use_module(claims/original_parts).
:- use_module(count/count).
:- use_module(count/instrument).
:- use_module(count/layout).
:- use_module(count/needs).
:- use_module(count/outside).
:- use_module(count/sets).
:- use_module(program).
:- use_module(text/csv, [csv_write_line/2]).

:- initialization(main, main).

opt_help(help(header), "Counts the sources of a project, as CSV.").
opt_help(help(usage), " -- ROOT BUILD [DIR:...]").

main(Argv) :-
    program_start(Argv, ['ROOT', 'BUILD'], ['DIR:...'],
                  [Root0, Build0|Outside]),
    or_halt(maplist(directory, [Root0, Build0], [Root, Build]), 2),
    (   Outside = [Directories]
    ->  catch(symbols(Root, Build, Symbols), error(existence_error(_, _), _),
              Symbols = []),
        outside_sets(project(Root, Build, Symbols), Directories, Sets)
    ;   symbols(Root, Build, Symbols),
        all_sets(project(Root, Build, Symbols), Sets)
    ),
    findall(File,
            ( member(set(_, Files, _, _), Sets),
              member(File, Files)
            ),
            AllFiles0),
    sort(AllFiles0, AllFiles),
    sources(Root, AllFiles, Outside, Sources),
    columns(Columns),
    or_halt(( print_row(Columns),
              forall(( member(Set, Sets), row(Sources, Set, Row) ),
                     print_row(Row)),
              flush_output
            ),
            4).

all_sets(Project, Sets) :-
    sets(Project, Sets0),
    findall(Set, ( member(Set0, Sets0), divided(Set0, Set) ), Sets1),
    findall(Set, after_first(Sets1, Set), Sets2),
    append(Sets1, Sets2, Sets).

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
    ;   original_uncounted(Game, Lang, Clock),
        findall(Names,
                ( member(Part-Names, Parts),
                  memberchk(Part, [set_up, removal])
                ),
                Lists),
        Set = set(key(program, Game, original, Lang, Scope, code), Files,
                  rest([Clock|Lists]), '')
    ;   member(search-Names, Parts),
        original_game(Game, Search),
        member(OfSearch, [own, all]),
        member(Part, ['', search]),
        Set = set(key(search, Search, original, Lang, OfSearch, Part), Files,
                  only(Names), '')
    ).
divided(Set, Set).

%   after_first(+Sets, -Set): what is new in a search or a program of 2010 to
%   who knows that of the first game.

after_first(Sets, set(key(Kind, Name, Style, Lang, all, after), Files,
                      after(FirstFiles, FirstSelection, Selection), '')) :-
    findall(Game-Search, original_game(Game, Search), [First|Others]),
    member(Other, Others),
    member(Kind-Style, [program-original, search-thesis, search-tuned]),
    named(Kind, First, FirstName),
    named(Kind, Other, Name),
    counted(Kind, Part),
    member(set(key(Kind, FirstName, Style, Lang, all, Part), FirstFiles,
               FirstSelection, _), Sets),
    member(set(key(Kind, Name, Style, Lang, all, Part), Files, Selection, _),
           Sets).

named(program, Game-_, Game).
named(search, _-Search, Search).

counted(program, code).
counted(search, search).

columns([ kind, name, style, lang, scope, part, files, lines, code_lines,
          comment_lines, blank_lines, tokens, statements, bytes, line_bytes,
          squeezed_bytes, executable_bytes, lines_60, lines_120, paths ]).

print_row(Row) :-
    csv_write_line(current_output, Row).

%   Sources is sources(AsIs, Narrow, Wide): trees of the files as they were
%   read, as they are and laid out to other widths; `none` without the tool.

%   Only the project's own files are laid out.

sources(Root, Files, Outside, sources(AsIs, Narrow, Wide)) :-
    read_all(Files, source_in(Root), AsIs),
    (   Outside == [],
        layout_exists
    ->  laid_out(Root, Files, AsIs, 60, Narrow),
        laid_out(Root, Files, AsIs, 120, Wide)
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

laid_out(Root, Files, AsIs, Width, Tree) :-
    findall(File, ( member(File, Files), language(File, c) ), CFiles),
    with_layout(Root, CFiles, Width, Copy,
                read_all(Files, source_of(AsIs, Copy), Tree)).

source_of(AsIs, Copy, File, Source) :-
    (   language(File, c)
    ->  source_in(Copy, File, Source)
    ;   get_assoc(File, AsIs, Source)
    ).

row(Sources, set(Key, Files, after(First, FirstSelection, Selection), _),
    Row) :-
    !,
    Sources = sources(AsIs, _, _),
    row(Sources, set(Key, Files, Selection, ''), Row0),
    counts(AsIs, First, FirstSelection, FirstCounts),
    counts(AsIs, Files, Selection, Counts),
    append(FirstCounts, Counts, Both),
    count_total(FirstCounts, FirstTotal),
    count_total(Both, BothTotal),
    total_squeezed(FirstTotal, FirstSqueezed),
    total_squeezed(BothTotal, BothSqueezed),
    Squeezed is BothSqueezed-FirstSqueezed,
    columns(Columns),
    nth1(Place, Columns, squeezed_bytes),
    nth1(Place, Row0, _, Rest),
    nth1(Place, Row, Squeezed, Rest).
row(sources(AsIs, Narrow, Wide),
    set(key(Kind, Name, Style, Lang, Scope, Part), Files, Selection,
        Executable),
    [ Kind, Name, Style, Lang, Scope, Part, FileCount, Lines, Code, Comment,
      Blank, Tokens, Statements, Bytes, LineBytes, Squeezed, Executable,
      NarrowLines, WideLines, Paths ]) :-
    counts(AsIs, Files, Selection, Counts),
    count_total(Counts,
                total(FileCount, Code, Comment, Blank, Tokens, Statements,
                      Bytes, LineBytes, Squeezed)),
    Lines is Code+Blank,
    lines_of(Narrow, Files, Selection, NarrowLines),
    lines_of(Wide, Files, Selection, WideLines),
    atomic_list_concat(Files, ' ', Paths).

lines_of(none, _, _, '') :- !.
lines_of(Tree, Files, Selection0, Lines) :-
    sources_of(Files, Tree, Sources),
    selection(Selection0, Sources, Selection),
    aggregate_all(sum(Count),
                  ( member(Source, Sources),
                    source_lines(Source, Selection, Count)
                  ),
                  Lines).

counts(Tree, Files, Selection0, Counts) :-
    sources_of(Files, Tree, Sources),
    selection(Selection0, Sources, Selection),
    findall(Count,
            ( member(Source, Sources),
              source_count(Source, Selection, Count)
            ),
            Counts).

total_squeezed(total(_, _, _, _, _, _, _, _, Squeezed), Squeezed).

sources_of(Files, Tree, Sources) :-
    findall(Source,
            ( member(File, Files),
              get_assoc(File, Tree, Source)
            ),
            Sources).

selection(search, Sources, without(Names)) :-
    !,
    instrument(Sources, Names).
selection(Selection, _, Selection).
