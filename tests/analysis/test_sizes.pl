/** <module> sizes.csv has a row for whatever there is to count */
:- module(test_sizes, []).
:- use_module(library(plunit)).
:- use_module(library(csv), [csv_read_stream/3]).
:- use_module(library(filesex), [directory_file_path/3, link_file/3]).
:- use_module(library(process), [process_create/3, process_wait/2]).
:- use_module('../prolog/files', [build_directory/1]).
:- use_module(counting).
:- use_module(directories).
:- use_module(tiny_project).

%   A build that has the objects of the real one, and these programs.

make_build(Directory, Programs) :-
    build_directory(Build),
    absolute_file_name(Build, Real),
    directory_file_path(Real, c_impl, Objects),
    directory_file_path(Directory, c_impl, Link),
    link_file(Objects, Link, symbolic),
    forall(member(Name-Text, Programs),
           ( directory_file_path(programs, Name, File),
             write_text(Directory, File, Text)
           )).

%   The rows as sizes.pl writes them, row(Kind, Name, ...), and how it ended.

sizes(Root, Build, Rows, Status) :-
    current_prolog_flag(executable, Prolog),
    setup_call_cleanup(
        process_create(Prolog,
                       [ '-f', none, '-F', none, '--no-packs',
                         '--on-error=status', '--on-warning=status',
                         'analysis/sizes.pl', '--', Root, Build ],
                       [stdout(pipe(Out)), stderr(null), process(Process)]),
        csv_read_stream(Out, Rows, []),
        close(Out)),
    process_wait(Process, Status).

:- table sizes/1.

sizes(Rows) :-
    build_directory(Build),
    sizes('.', Build, [Header|Rows], exit(0)),
    Header = row(kind, name, style, lang, scope, part, files, lines, code_lines,
                 comment_lines, blank_lines, tokens, statements, bytes,
                 squeezed_bytes, executable_bytes, paths).

paths(Rows, [Kind, Name, Style, Lang, Scope, Part], Paths) :-
    member(Row, Rows),
    Row =.. [row, Kind, Name, Style, Lang, Scope, Part|_],
    arg(17, Row, Paths),
    !.

search_file(Name, Style, Lang, File) :-
    member(Lang-Directory-Extension, [c-c_impl-c, prolog-prolog_impl-pl]),
    source(Directory, [Extension], File),
    atomic_list_concat([Directory, _, Style, Base], /, File),
    file_name_extension(Name, _, Base).

%   Those of a project in which we know every file.

:- table tiny_sizes/1.

tiny_sizes(Rows) :-
    with_directory(
        Root,
        ( tiny_project(Root),
          directory_file_path(Root, build, Build),
          sizes(Root, Build, Rows, exit(0))
        )).

:- begin_tests(sizes).

test(every_search_has_two_rows, Missing == []) :-
    sizes(Rows),
    once(( search_file(_, _, Lang, _), Lang == prolog )),
    findall(Lang/Style/Name,
            ( search_file(Name, Style, Lang, File),
              \+ ( paths(Rows, [search, Name, Style, Lang, own, ''], File),
                   paths(Rows, [search, Name, Style, Lang, all, ''], Paths),
                   sub_atom(Paths, _, _, _, File)
                 )
            ),
            Missing).

test(lines_are_all_but_comments, Odd == []) :-
    sizes(Rows),
    Rows = [_|_],
    findall(Row,
            ( member(Row, Rows),
              arg(8, Row, Lines),
              arg(9, Row, Code),
              arg(11, Row, Blank),
              Lines =\= Code+Blank
            ),
            Odd).

test(kernels_come_from_the_build, Files == Expected) :-
    tiny_sizes(Rows),
    findall([Style, Lang, Scope]-Paths,
            member(row(search, zigzag, Style, Lang, Scope, '', _, _, _, _, _, _,
                       _, _, _, '', Paths),
                   Rows),
            Files),
    Expected = [ [plain, c, all]-'c_impl/kernels/spiral.c \c
                                  c_impl/kernels/spiral.h \c
                                  c_impl/maze/plain/zigzag.c',
                 [plain, c, own]-'c_impl/maze/plain/zigzag.c',
                 [plain, prolog, all]-'prolog_impl/kernels/spiral.pl \c
                                       prolog_impl/maze/plain/zigzag.pl',
                 [plain, prolog, own]-'prolog_impl/maze/plain/zigzag.pl' ].

test(only_what_stands_in_a_style_is_a_search, Names == [zigzag]) :-
    tiny_sizes(Rows),
    findall(Name, ( member(Row, Rows), Row =.. [row, search, Name|_] ), Names0),
    sort(Names0, Names).

test(readers,
     C-Prolog-All
     == 'c_impl/world_reader.c c_impl/world_reader.h'
       -'prolog_impl/world_reader.pl'
       -'prolog_impl/text.pl prolog_impl/world_reader.pl') :-
    tiny_sizes(Rows),
    paths(Rows, [reader, world_reader, '', c, own, ''], C),
    paths(Rows, [reader, world_reader, '', prolog, own, ''], Prolog),
    paths(Rows, [reader, world_reader, '', prolog, all, ''], All).

%   A game's data is part of the program, but not its own file.

test(programs,
     Programs
     == [ [plain, prolog, all, '']-1-5-'prolog_impl/play/den.pl',
          [plain, prolog, own, '']-1-''-'prolog_impl/play/den.pl',
          [tuned, c, all, '']-3-1234
          -'c_impl/games/den.c c_impl/play/den.c c_impl/world_reader.h',
          [tuned, c, all, world]-1-''-'c_impl/world_reader.h',
          [tuned, c, own, '']-1-''-'c_impl/play/den.c'
        ]) :-
    tiny_sizes(Rows),
    findall([Style, Lang, Scope, Part]-Files-Size-Paths,
            member(row(program, den, Style, Lang, Scope, Part, Files, _, _, _,
                       _, _, _, _, _, Size, Paths),
                   Rows),
            Programs).

test(counts_are_in_their_columns, Counts == [1, 5, 4, 1, 1, 10, 2, 41]) :-
    tiny_sizes(Rows),
    memberchk(row(program, den, tuned, c, own, '', Files, Lines, Code,
                  Comment, Blank, Tokens, Statements, Bytes, Squeezed, '', _),
              Rows),
    Counts = [Files, Lines, Code, Comment, Blank, Tokens, Statements, Bytes],
    Squeezed > 20,
    Squeezed < 40.

test(a_file_of_no_known_language_is_an_error, true(Status \== exit(0))) :-
    with_directory(
        Build,
        ( make_build(Build, [ 'city.files'-"tests/worlds/city.world\n",
                              'city.size'-"1\n" ]),
          sizes('.', Build, _, Status)
        )).

test(a_program_without_size_is_an_error, true(Status \== exit(0))) :-
    with_directory(
        Build,
        ( make_build(Build, ['city.files'-"c_impl/game.c\n"]),
          sizes('.', Build, _, Status)
        )).

test(nothing_built_is_an_error, true(Status \== exit(0))) :-
    with_directory(Build, sizes('.', Build, _, Status)).

:- end_tests(sizes).
