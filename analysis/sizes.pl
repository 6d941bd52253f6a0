/** <module> The sizes of all searches, programs and world readers, as CSV

    swipl analysis/sizes.pl -- ROOT BUILD > sizes.csv

ROOT is the project, BUILD where it was built.  A row counts a set of files:

  - kind: `search`, `program` or `reader`.
  - name: of the search; of the game that a program plays; `world_reader`.
  - style: `thesis` or `tuned`; empty for a reader.
  - lang: `c` or `prolog`.
  - scope: `own`, the one file (a reader: with its header); or `all`: a search
    with the kernels it needs, a program with every file of the project that it
    is built from, a reader with every file of the project that it needs.
  - part: `world` for those files of a program that read the world, the unit
    world_reader; else empty.
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
  - squeezed_bytes: deflated together, without comments and needless blanks; see
    count/squeeze.pl.
  - executable_bytes: of a program's stripped executable or saved state, without
    shared libraries; empty where scope is not `all`, for a part, and for
    others.
  - paths: the files, relative to ROOT, with blanks between them.

Searches are the files in c_impl/PROBLEM/STYLE and prolog_impl/PROBLEM/STYLE.
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
:- use_module(count/count).
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
    sets(project(Root, Build, Symbols), Sets),
    findall(File,
            ( member(set(_, Files, _), Sets),
              member(File, Files)
            ),
            AllFiles0),
    sort(AllFiles0, AllFiles),
    maplist(counted(Root), AllFiles, Counted),
    list_to_assoc(Counted, Counts),
    columns(Columns),
    print_row(Columns),
    forall(( member(Set, Sets), row(Counts, Set, Row) ),
           print_row(Row)).

directory(Name, Path) :-
    absolute_file_name(Name, Path, [file_type(directory), access(read)]).

columns([ kind, name, style, lang, scope, part, files, lines, code_lines,
          comment_lines, blank_lines, tokens, statements, bytes, squeezed_bytes,
          executable_bytes, paths ]).

print_row(Row) :-
    csv_write_line(current_output, Row).

counted(Root, File, File-Count) :-
    directory_file_path(Root, File, Path),
    count_file(Path, Count).

row(Counts, set(key(Kind, Name, Style, Lang, Scope, Part), Files, Executable),
    [ Kind, Name, Style, Lang, Scope, Part, FileCount, Lines, Code, Comment,
      Blank, Tokens, Statements, Bytes, Squeezed, Executable, Paths ]) :-
    findall(Count,
            ( member(File, Files),
              get_assoc(File, Counts, Count)
            ),
            Each),
    count_total(Each, total(FileCount, Code, Comment, Blank, Tokens, Statements,
                            Bytes, Squeezed)),
    Lines is Code+Blank,
    atomic_list_concat(Files, ' ', Paths).
