/** <module> Which of the project's files a file needs, by what the build knows

C: the headers that the compiler noted in .d files, and the files that define
what the object refers to, again and again.  Prolog: what a fresh SWI-Prolog has
loaded once it has loaded the file.  Paths are relative to the project's root.
*/
:- module(count_needs,
          [ symbols/3,                  % +Root, +Build, -Symbols
            needs/4,                    % +Project, +Language, +File, -Files
            prolog_lines/2              % +Goals, -Lines
          ]).
:- use_module(library(error), [existence_error/2]).
:- use_module(library(filesex),
              [directory_file_path/3, directory_member/3]).
:- use_module(library(lists), [append/2, append/3, member/2]).
:- use_module(library(process), [process_create/3, process_wait/2]).
:- use_module(library(readutil), [read_file_to_string/3]).

%!  symbols(+Root, +Build, -Symbols) is det.
%
%   What the objects of the C side define and refer to: terms defines(Name,
%   File) and refers(File, Name), by nm.

symbols(Root, Build, Symbols) :-
    directory_file_path(Build, c_impl, Objects),
    findall(Object,
            ( exists_directory(Objects),
              directory_member(Objects, Object,
                               [extensions([o]), recursive(true)])
            ),
            Paths0),
    sort(Paths0, Paths),
    (   Paths == []
    ->  existence_error(objects, Objects)
    ;   output(path(nm), ['-A', '-g', '-P'|Paths], Lines)
    ),
    findall(Symbol,
            ( member(Line, Lines),
              symbol(Line, Root, Build, Symbol)
            ),
            Symbols).

%   A line is "OBJECT: NAME TYPE ...".

symbol(Line, Root, Build, Symbol) :-
    split_string(Line, " ", "", [Object0, Name, Type|_]),
    string_concat(Object, ":", Object0),
    string_concat(Build, Relative0, Object),
    string_concat("/", Relative, Relative0),
    file_name_extension(Base, o, Relative),
    file_name_extension(Base, c, File),
    directory_file_path(Root, File, Path),
    exists_file(Path),
    (   memberchk(Type, ["U", "w", "v"])
    ->  Symbol = refers(File, Name)
    ;   Symbol = defines(Name, File)
    ).

%!  needs(+Project, +Language, +File, -Files) is det.
%
%   Project is project(Root, Build, Symbols).  Files are sorted, and File among
%   them.

needs(project(Root, Build, Symbols), c, File, Files) :-
    reach([File], Symbols, [], Sources),
    findall(Noted,
            ( member(Source, Sources),
              noted(Root, Build, Source, Noted)
            ),
            Noted),
    append(Noted, All),
    sort(All, Files).
needs(project(Root, _, _), prolog, File, Files) :-
    directory_file_path(Root, File, Path),
    format(atom(Goal),
           "load_files(~q, []), forall(source_file(F), ( write(F), nl ))",
           [Path]),
    prolog_lines([Goal], Lines),
    findall(Loaded,
            ( member(Line, Lines),
              relative(Root, Line, Loaded)
            ),
            All),
    sort(All, Files),
    (   memberchk(File, Files)
    ->  true
    ;   existence_error(loaded_file, File)
    ).

reach([], _, Sources, Sources).
reach([File|Files], Symbols, Sources0, Sources) :-
    (   memberchk(File, Sources0)
    ->  reach(Files, Symbols, Sources0, Sources)
    ;   findall(Next,
                ( member(refers(File, Name), Symbols),
                  memberchk(defines(Name, Next), Symbols)
                ),
                Nexts),
        append(Nexts, Files, Files1),
        reach(Files1, Symbols, [File|Sources0], Sources)
    ).

%   The file and the headers that make's rule in its .d file names, but for what
%   every file is compiled with.

noted(Root, Build, Source, Files) :-
    file_name_extension(Base, c, Source),
    file_name_extension(Base, d, Rule),
    directory_file_path(Build, Rule, Path),
    read_file_to_string(Path, Text, []),
    split_string(Text, " \n", " \n\\", Words),
    findall(File,
            ( member(Word, Words),
              Word \== "",
              \+ string_concat(_, ":", Word),
              absolute_file_name(Word, Absolute, [relative_to(Root)]),
              relative(Root, Absolute, File),
              File \== 'c_impl/public.h'
            ),
            Files).

relative(Root, Path, File) :-
    string_concat(Root, File0, Path),
    string_concat("/", File1, File0),
    atom_string(File, File1).

%!  prolog_lines(+Goals, -Lines) is det.
%
%   What a fresh SWI-Prolog writes as it runs the Goals.
%
%   @throws error(process_error(Program, Status), _)

prolog_lines(Goals, Lines) :-
    current_prolog_flag(executable, Prolog),
    findall(Word,
            ( member(Goal, Goals),
              member(Word, ['-g', Goal])
            ),
            Words),
    append([[ '-f', none, '-F', none, '--no-packs', '--on-error=status',
              '--on-warning=status' ], Words, ['-t', halt]], Arguments),
    output(Prolog, Arguments, Lines).

%   The lines that a program writes, if it ends well.

output(Program, Arguments, Lines) :-
    setup_call_cleanup(
        process_create(Program, Arguments,
                       [stdin(null), stdout(pipe(Out)), process(Process)]),
        read_string(Out, _, Text),
        close(Out)),
    process_wait(Process, Status),
    (   Status == exit(0)
    ->  split_string(Text, "\n", "", Lines)
    ;   throw(error(process_error(Program, Status), _))
    ).
