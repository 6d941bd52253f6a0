/** <module> The folders of analysis/: what each may use, and what it may name

Arrows between them point one way, and only claims/ knows games, searches and
problems by their names.
*/
:- module(test_folders, []).
:- use_module(library(aggregate), [aggregate_all/3]).
:- use_module(library(lists), [member/2, memberchk/2]).
:- use_module(library(plunit)).
:- use_module(library(process), [process_create/3, process_wait/2]).
:- use_module(library(readutil), [read_file_to_codes/3]).
:- use_module(library(ugraphs), [top_sort/2, vertices_edges_to_ugraph/3]).
:- use_module('../../analysis/count/prolog_clauses').
:- use_module('../../analysis/count/prolog_tokens').
:- use_module('../prolog/files', [build_directory/1]).
:- use_module(counting).

%   below(Folder, Folders): what a file of it may use, besides its own folder.

below(text, []).
below(count, []).
below(study, [text]).
below(claims, [study, text]).
below(tables, [claims, study, text]).
below(plots, [claims, study, text]).
below(page, [claims, study, text]).

analysis_file(File) :-
    source(analysis, [pl], File).

folder(File, Folder) :-
    atomic_list_concat([analysis, Folder, _], /, File).

%   File loads Used, which is relative to the root as File is.

uses(File, Used) :-
    read_file_to_codes(File, Codes, [encoding(utf8)]),
    prolog_clauses(File, Codes, Clauses, _),
    working_directory(Root, Root),
    member(clause((:- Directive), _, _), Clauses),
    Directive =.. [Name, Loaded|_],
    memberchk(Name, [use_module, reexport]),
    Loaded \= library(_),
    absolute_file_name(Loaded, Path,
                       [ file_type(prolog), access(read), relative_to(File) ]),
    atom_concat(Root, Used, Path).

arrows(Arrows) :-
    findall(File-Used, ( analysis_file(File), uses(File, Used) ), Arrows).

%   The first words of what `reitti list WHAT` prints.

listed(What, Names) :-
    build_directory(Build),
    atom_concat(Build, '/reitti', Reitti),
    setup_call_cleanup(
        process_create(Reitti, [list, What],
                       [stdout(pipe(Out)), process(Process)]),
        read_string(Out, _, Text),
        close(Out)),
    process_wait(Process, exit(0)),
    split_string(Text, "\n", "", Lines),
    findall(Name,
            ( member(Line, Lines),
              split_string(Line, " ", "", [First|_]),
              First \== "",
              atom_string(Name, First)
            ),
            Names0),
    sort(Names0, Names).

%   The directories that have those of styles in them.

problems(Problems) :-
    findall(Problem,
            ( source(prolog_impl, [pl], File),
              atomic_list_concat([_, Problem, _, _], /, File)
            ),
            Problems0),
    sort(Problems0, Problems).

%   Names that are also words of every page, picture or table: they tell
%   nothing.

everyday(Name) :-
    memberchk(Name, [grid, line, parts, radius, star]).

%   What the files of the analysis are made of, claims left out.

generic_file(Extensions, File) :-
    source(analysis, Extensions, File),
    \+ folder(File, claims).

file_word(File, Word) :-
    read_file_to_codes(File, Codes, [encoding(utf8)]),
    string_codes(Text, Codes),
    split_string(Text, " \t\n.,:;!?()[]{}<>|/\\'\"`=+-*&%$#@^~", "", Words),
    member(Word0, Words),
    atom_string(Word, Word0).

file_name_token(File, Name) :-
    read_file_to_codes(File, Codes, [encoding(utf8)]),
    prolog_pieces(File, Codes, Pieces),
    member(token(name, _, _, NameCodes), Pieces),
    atom_codes(Name, NameCodes).

:- begin_tests(folders).

test(no_game_or_search_is_named, [ forall(member(What, [games, searches])),
                                   Named == [] ]) :-
    listed(What, Names),
    Names = [_, _|_],
    findall(File-Word,
            ( generic_file([pl, gp, css, js], File),
              file_word(File, Word),
              memberchk(Word, Names),
              \+ everyday(Word)
            ),
            Named).

%   In sentences their words may stand.

test(no_problem_is_named, Named == []) :-
    problems(Problems),
    Problems = [_|_],
    findall(File-Name,
            ( generic_file([pl], File),
              file_name_token(File, Name),
              memberchk(Name, Problems),
              \+ everyday(Name)
            ),
            Named).

test(every_folder_has_its_place, Folders == Placed) :-
    findall(Folder, ( analysis_file(File), folder(File, Folder) ), Folders0),
    sort(Folders0, Folders),
    findall(Folder, below(Folder, _), Placed0),
    sort(Placed0, Placed).

test(arrows_point_one_way, Wrong == []) :-
    arrows(Arrows),
    aggregate_all(count, member(_-_, Arrows), Count),
    Count > 50,
    findall(File-Used,
            ( member(File-Used, Arrows),
              folder(File, Folder),
              folder(Used, Other),
              Other \== Folder,
              \+ ( below(Folder, Below), memberchk(Other, Below) )
            ),
            Wrong).

%   What it shows of the searches, the study's files tell.

test(nothing_of_the_searches_is_loaded, Loaded == []) :-
    findall(File-Used,
            ( analysis_file(File),
              uses(File, Used),
              \+ atom_concat('analysis/', _, Used)
            ),
            Loaded).

test(no_module_needs_itself) :-
    arrows(Arrows),
    vertices_edges_to_ugraph([], Arrows, Graph),
    top_sort(Graph, _).

%   A program is what it is run for, and nothing that others load.

test(programs_are_not_loaded, Loaded == []) :-
    arrows(Arrows),
    findall(Used,
            ( member(_-Used, Arrows),
              member(Program, [compare, report, sizes]),
              file_base_name(Used, Base),
              file_name_extension(Program, pl, Base),
              file_directory_name(Used, analysis)
            ),
            Loaded).

:- end_tests(folders).
