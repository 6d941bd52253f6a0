/** <module> Good worlds are read as they stand, bad ones refused with the error
that they themselves name in a line `; error LINE: TEXT` */
:- module(test_world_reader, []).
:- use_module(library(plunit)).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module('../../prolog_impl/reitti').
:- use_module(files).

%   The error that a file names: the rest of its first such line.

named_error(File, Error) :-
    read_file_to_string(File, Text, [encoding(octet), newline(posix)]),
    Mark = "; error ",
    once(sub_string(Text, Before, Length, _, Mark)),
    Start is Before+Length,
    sub_string(Text, Start, _, 0, Rest),
    split_string(Rest, "\n", "", [Error|_]).

%   What reading says: "LINE: TEXT", `accepted` or another exception.

answer(Goal, File, Answer) :-
    catch(( Goal, Answer = accepted ),
          error(Formal, Context),
          (   Formal = world_error(Line, Message),
              Context = File
          ->  format(string(Answer), "~d: ~s", [Line, Message])
          ;   Answer = Formal
          )).

%   The size of a world as a plain look at its file has it.

looked_size(File, Levels, Width, Height) :-
    read_file_to_string(File, Text, []),
    split_string(Text, "\n", "\r", Lines),
    findall(Row,
            ( member(Row, Lines),
              Row \== "",
              \+ ( member(Begin, [ ";", "game ", "corners ", "level ",
                                   "moves ", "unit " ]),
                   sub_string(Row, 0, _, _, Begin)
                 )
            ),
            Rows),
    findall(x, ( member(L, Lines), sub_string(L, 0, _, _, "level ") ), Xs),
    length(Xs, Levels),
    length(Rows, Count),
    Height is Count//Levels,
    Rows = [Row|_],
    string_length(Row, Width).

:- begin_tests(world_reader).

test(bad_files_give_their_error, Wrong == []) :-
    files('tests/worlds/bad/*.world', Files),
    length(Files, Count),
    Count > 40,
    findall(File-Answer,
            ( member(File, Files),
              named_error(File, Error),
              answer(world_read(File, _), File, Answer),
              Answer \== Error
            ),
            Wrong).

test(bad_files_all_name_an_error, Silent == []) :-
    files('tests/worlds/bad/*.world', Files),
    findall(File, ( member(File, Files), \+ named_error(File, _) ), Silent).

test(good_files_have_the_size_that_one_sees, Wrong == []) :-
    files('tests/worlds/*.world', Files),
    length(Files, Count),
    Count > 30,
    findall(File,
            ( member(File, Files),
              \+ ( world_read(File, World),
                   world_levels(World, Levels),
                   world_width(World, Width),
                   world_height(World, Height),
                   world_elements(World, Elements),
                   looked_size(File, Levels, Width, Height),
                   Size is Levels*Width*Height,
                   atom_length(Elements, Size)
                 )
            ),
            Wrong).

test(comments_blanks_and_line_ends_do_not_matter,
     World == Expected) :-
    world_make(city, block, 2, 2, 2, '.>#..<..', Expected),
    world_of("; first\r\n\r\ngame\t city \r\n\n;\ncorners  block\r\n\c
              level 1 \r\n.>\r\n; between\r\n#.\r\n\r\nlevel\t2\n\n.<\n..",
             World).

test(corners_are_cut_if_nothing_is_said,
     World == Expected) :-
    world_make(rogue, cut, 1, 1, 1, '.', Expected),
    world_of("game rogue\nlevel 1\n.", World).

test(a_last_carriage_return_is_none_of_the_row,
     World == Expected) :-
    world_make(rogue, cut, 1, 2, 1, '..', Expected),
    world_of("game rogue\nlevel 1\n..\r", World).

test(an_empty_file_has_no_game,
     Answer == "1: expected 'game NAME' first") :-
    answer(world_read('/dev/null', _), '/dev/null', Answer).

test(missing_files_do_not_exist, error(existence_error(source_sink, _))) :-
    world_read('tests/worlds/none.world', _).

test(a_file_is_read_as_its_text, World == World1) :-
    Text = "game tactics\nlevel 1\n.T\n=P\n",
    with_file(Text, File, world_read(File, World)),
    world_of(Text, World1).

test(a_line_of_20_megabytes_takes_little_memory,
     [ forall(member(Begin-Expected, [";"-true, "."-long(4)])),
       Answer == Expected ]) :-
    with_long_line("game rogue\nlevel 1\n.\n", Begin, File,
                   with_stacks(4_000_000, world_read(File, _), Status)),
    (   Status = exception(error(world_error(Line, Message), File))
    ->  Message == "the line is longer than 1048576 characters",
        Answer = long(Line)
    ;   Answer = Status
    ).

test(every_byte_is_an_element_or_refused, Wrong == []) :-
    findall(Code-Answer,
            ( between(0, 255, Code),
              \+ memberchk(Code, `.#=@o\n;`),
              format(string(Text), "game rogue\nlevel 1\n.~c.\n", [Code]),
              answer(world_of(Text, _), _, Answer),
              (   between(0'\s, 0'~, Code)
              ->  format(string(Expected),
                         "3: (2,1): rogue has no element '~c'", [Code])
              ;   format(string(Expected), "3: (2,1): no element has code ~d",
                         [Code])
              ),
              Answer \== Expected
            ),
            Wrong).

:- end_tests(world_reader).
