/** <module> A project of few files, built, for trying what is counted

One problem, `maze`, with one solver, `zigzag`, which needs one of two kernels;
one game, `den`, with a program that plays it.  All C is laid out to 80 columns,
the kernels in a style of their own.
*/
:- module(tiny_project,
          [ tiny_project/1              % +Directory
          ]).
:- use_module(library(filesex), [directory_file_path/3, make_directory_path/1]).
:- use_module(library(process), [process_create/3, process_wait/2]).
:- use_module(directories).

source('c_impl/world_reader.h', "int world_read(void);\n").
source('c_impl/world_reader.c',
       "#include \"world_reader.h\"\n\nint world_read(void)\n{\n\c
        \x20   return 1;\n}\n").
source('c_impl/kernels/spiral.h',
       "int spiral(int turns);\nvoid spiral_forget(void);\n").
source('c_impl/kernels/spiral.c',
       "#include \"spiral.h\"\n\nint spiral(int turns)\n{\n\c
        \x20 if (turns)\n  {\n    turns++;\n  }\n\c
        \x20 return turns * 4;\n}\n\nvoid spiral_forget(void)\n{\n}\n").
source('c_impl/kernels/unneeded.c', "int unneeded = 1;\n").
source('c_impl/games/den.c', "const char den_wall = '#';\n").
source('c_impl/maze/maze.c', "int maze_is_problem = 1;\n").
source('c_impl/maze/plain/zigzag.c',
       "#include \"../../kernels/spiral.h\"\n\nint run(void);\n\c
        void release(void);\n\n\c
        int run(void)\n{\n\c
        \x20   return spiral(1) + spiral(2) + spiral(3) + spiral(4) + \c
        spiral(5);\n}\n\nvoid release(void)\n{\n\c
        \x20   spiral_forget();\n}\n").
source('c_impl/play/den.c',
       "// den\nint main(void)\n{\n\n    return 0;\n}\n").
source('prolog_impl/text.pl', ":- module(text, []).\n").
source('prolog_impl/world_reader.pl',
       ":- module(world_reader, []).\n:- use_module(text).\n").
source('prolog_impl/kernels/spiral.pl',
       ":- module(spiral, [spiral/2]).\n\nspiral(Turns, Steps) :-\n\c
        \x20   Steps is Turns*4.\n").
source('prolog_impl/kernels/unneeded.pl', ":- module(unneeded, []).\n").
source('prolog_impl/games/den.pl', ":- module(game_den, []).\n").
source('prolog_impl/maze/maze.pl', ":- module(reitti_maze, []).\n").
source('prolog_impl/maze/plain/zigzag.pl',
       ":- module(plain_zigzag, [run/1]).\n\c
        :- use_module('../../kernels/spiral').\n\n\c
        run(Steps) :-\n    spiral(3, Steps).\n\n\c
        release(_) :-\n    true.\n").
source('prolog_impl/play/den.pl', ":- module(den, []).\n").

%   How the C is laid out.

style('.clang-format',
      "BasedOnStyle: LLVM\nIndentWidth: 4\nColumnLimit: 80\n\c
       BreakBeforeBraces: Linux\n\c
       AllowShortFunctionsOnASingleLine: None\n").
style('c_impl/kernels/.clang-format',
      "BasedOnStyle: LLVM\nColumnLimit: 80\nBreakBeforeBraces: Allman\n\c
       AllowShortFunctionsOnASingleLine: None\n").

%   What the build says of its programs.

built('build/programs/den.files',
      "c_impl/world_reader.h\nc_impl/play/den.c\nc_impl/games/den.c\n").
built('build/programs/den.size', "1234\n").
built('build/programs/den-plain-prolog.files', "prolog_impl/play/den.pl\n").
built('build/programs/den-plain-prolog.size', "5\n").

%!  tiny_project(+Directory) is det.
%
%   The project in Directory, and in its `build` what the compiler makes of it.

tiny_project(Directory) :-
    forall(( source(Name, Text) ; style(Name, Text) ; built(Name, Text) ),
           write_text(Directory, Name, Text)),
    forall(( source(Name, _), file_name_extension(Base, c, Name) ),
           compile(Directory, Base)).

compile(Directory, Base) :-
    format(atom(Source), "~w.c", [Base]),
    format(atom(Object), "build/~w.o", [Base]),
    directory_file_path(Directory, Object, Path),
    file_directory_name(Path, Parent),
    make_directory_path(Parent),
    process_create(path(cc), ['-MMD', '-c', '-o', Object, Source],
                   [cwd(Directory), process(Process)]),
    process_wait(Process, exit(0)).
