/** <module> sizes.csv has a row for whatever there is to count */
:- module(test_sizes, []).
:- use_module(library(plunit)).
:- use_module(library(csv), [csv_read_stream/3]).
:- use_module(library(filesex),
              [ copy_file/2, delete_directory_and_contents/1,
                directory_file_path/3, link_file/3, make_directory_path/1
              ]).
:- use_module(library(process), [process_create/3, process_wait/2]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module('../prolog/files', [build_directory/1]).
:- use_module(counting).

:- meta_predicate with_directory(-, 0).

with_directory(Directory, Goal) :-
    tmp_file(sizes, Directory),
    setup_call_cleanup(
        make_directory(Directory),
        once(Goal),
        delete_directory_and_contents(Directory)).

%   A build that has the objects of the real one, and these programs.

make_build(Directory, Programs) :-
    build_directory(Build),
    absolute_file_name(Build, Real),
    directory_file_path(Real, c_impl, Objects),
    directory_file_path(Directory, c_impl, Link),
    link_file(Objects, Link, symbolic),
    forall(member(Name-Text, Programs),
           write_file(Directory, programs, Name, Text)).

write_file(Directory, Part, Name, Text) :-
    atomic_list_concat([Directory, /, Part], Path),
    make_directory_path(Path),
    directory_file_path(Path, Name, File),
    setup_call_cleanup(open(File, write, Out), write(Out, Text), close(Out)).

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
    member(Style, [thesis, tuned]),
    format(atom(Pattern), "~w/route/~w/*.~w", [Directory, Style, Extension]),
    source(Pattern, File),
    file_base_name(File, Base),
    file_name_extension(Name, _, Base).

%   A copy of both sides with one search more, which is all_levels again, and
%   two programs of few files.

make_project(Directory) :-
    build_directory(Build),
    forall(member(Part, [c_impl, prolog_impl]), copy(Part, Directory)),
    forall(member(Part, [c_impl, prolog_impl]), clone(Directory, Part)),
    directory_file_path(Directory, build, Copy),
    make_directory(Copy),
    directory_file_path(Build, c_impl, Objects),
    copy(Objects, Copy),
    clone(Copy, c_impl),
    directory_file_path(Copy, 'c_impl/route/tuned/zigzag.d', Rule),
    read_file_to_string(Rule, Text, []),
    atomic_list_concat(Parts, all_levels, Text),
    atomic_list_concat(Parts, zigzag, Text1),
    write_file(Copy, 'c_impl/route/tuned', 'zigzag.d', Text1),
    write_file(Directory, 'c_impl/play', 'rogue.c',
               "// rogue\nint main(void)\n{\n\n    return 0;\n}\n"),
    forall(member(Name-Listed,
                  [ 'rogue.files'
                    -"c_impl/world_reader.h\nc_impl/play/rogue.c\n",
                    'rogue.size'-"1234\n",
                    'rogue-thesis-prolog.files'-"prolog_impl/game.pl\n",
                    'rogue-thesis-prolog.size'-"5\n" ]),
           write_file(Copy, programs, Name, Listed)).

copy(From, To) :-
    process_create(path(cp), ['-rL', From, To], [process(Process)]),
    process_wait(Process, exit(0)).

clone(Directory, Part) :-
    atomic_list_concat([Directory, /, Part, '/route/tuned/all_levels.*'], Pattern),
    expand_file_name(Pattern, Files),
    forall(member(File, Files),
           ( file_name_extension(Base, Extension, File),
             atom_concat(Stem, all_levels, Base),
             atomic_list_concat([Stem, 'zigzag.', Extension], New),
             copy_file(File, New)
           )).

:- table new_sizes/1.

new_sizes(Rows) :-
    with_directory(
        Root,
        ( make_project(Root),
          directory_file_path(Root, build, Build),
          sizes(Root, Build, Rows, exit(0))
        )).

:- begin_tests(sizes).

test(every_search_has_two_rows, Missing == []) :-
    sizes(Rows),
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
    findall(Row,
            ( member(Row, Rows),
              arg(8, Row, Lines),
              arg(9, Row, Code),
              arg(11, Row, Blank),
              Lines =\= Code+Blank
            ),
            Odd).

test(kernels_come_from_the_build,
     C-Prolog-Alone
     == 'c_impl/kernels/breadth_first.c c_impl/kernels/breadth_first.h \c
         c_impl/kernels/grid.h c_impl/route/tuned/all_levels.c'
       -'prolog_impl/kernels/breadth_first.pl prolog_impl/route/tuned/all_levels.pl'
       -'c_impl/route/thesis/astar.c') :-
    sizes(Rows),
    paths(Rows, [search, all_levels, tuned, c, all, ''], C),
    paths(Rows, [search, all_levels, tuned, prolog, all, ''], Prolog),
    paths(Rows, [search, astar, thesis, c, all, ''], Alone).

test(readers,
     C-Prolog-All
     == 'c_impl/world_reader.c c_impl/world_reader.h'
       -'prolog_impl/world_reader.pl'
       -'prolog_impl/game.pl prolog_impl/text.pl \c
         prolog_impl/world_reader.pl') :-
    sizes(Rows),
    paths(Rows, [reader, world_reader, '', c, own, ''], C),
    paths(Rows, [reader, world_reader, '', prolog, own, ''], Prolog),
    paths(Rows, [reader, world_reader, '', prolog, all, ''], All).

test(programs,
     Programs
     == [ [rogue, thesis, prolog, all, '']-1-5-'prolog_impl/game.pl',
          [rogue, tuned, c, all, '']-2-1234
          -'c_impl/play/rogue.c c_impl/world_reader.h',
          [rogue, tuned, c, all, world]-1-''-'c_impl/world_reader.h',
          [rogue, tuned, c, own, '']-1-''-'c_impl/play/rogue.c'
        ]) :-
    new_sizes(Rows),
    findall([Game, Style, Lang, Scope, Part]-Files-Size-Paths,
            member(row(program, Game, Style, Lang, Scope, Part, Files, _, _, _,
                       _, _, _, _, _, Size, Paths),
                   Rows),
            Programs).

test(counts_are_in_their_columns, Counts == [1, 5, 4, 1, 1, 10, 2, 43]) :-
    new_sizes(Rows),
    memberchk(row(program, rogue, tuned, c, own, '', Files, Lines, Code,
                  Comment, Blank, Tokens, Statements, Bytes, Squeezed, '', _),
              Rows),
    Counts = [Files, Lines, Code, Comment, Blank, Tokens, Statements, Bytes],
    Squeezed > 20,
    Squeezed < 40.

test(a_new_search_appears, Files == Expected) :-
    new_sizes(Rows),
    findall(Lang-Scope-Count,
            ( member(Row, Rows),
              Row =.. [row, search, zigzag, tuned, Lang, Scope, '', Count|_]
            ),
            Files),
    Expected = [c-all-4, c-own-1, prolog-all-2, prolog-own-1].

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
