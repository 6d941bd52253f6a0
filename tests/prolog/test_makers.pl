/** <module> Made worlds are the same in both languages

Each line of tests/makers/made.txt is what is said, a tab, and what comes of it:
how it is written and the checksum of the world's file, or the mistake.

Mirror: tests/c/test_makers.c.
*/
:- module(test_makers, []).
:- use_module(library(plunit)).
:- use_module(library(lists), [member/2]).
:- use_module(library(readutil), [read_file_to_string/3]).
:- use_module('../../prolog_impl/reitti').

%   line(-Said, -Expected): a line of the file.

line(Said, Expected) :-
    read_file_to_string('tests/makers/made.txt', Text, []),
    split_string(Text, "\n", "", Lines),
    member(Line, Lines),
    split_string(Line, "\t", "", [Said0, Expected]),
    atom_string(Said, Said0).

made(Said, Got) :-
    catch(( worlds_get(Said, World),
            written(World, Text),
            text_sum(Text, Sum),
            made_read(Said, Made),
            with_output_to(string(Name), made_print(current_output, Made)),
            format(string(Got), "~s sum:~d", [Name, Sum])
          ),
          error(made_error(Got), _),
          true).

written(World, Text) :-
    with_output_to(string(Text), world_write(current_output, World)).

:- begin_tests(makers).

test(there_are_lines, true(Count > 150)) :-
    findall(Said, line(Said, _), Lines),
    length(Lines, Count).

test(both_languages_make_the_same, Differing == []) :-
    findall(Said-Got,
            ( line(Said, Expected),
              once(made(Said, Got)),
              Got \== Expected
            ),
            Differing).

test(all_lines_are_of_made_worlds, true) :-
    forall(line(Said, _), made_is(Said)).

test(names_and_paths_are_not_made, true) :-
    forall(member(Said, [rogue, 'a:b/c', 'a:8x8.world', 'a:8x8.map', '']),
           \+ made_is(Said)).

test(a_made_world_can_be_read_again,
     [forall(member(Said, ['maze:20x30:7', 'rooms:20x30:7:game=grid',
                           'random40:20x30:7:game=city',
                           'blank:1x2:0:game=tactics'])),
      Read == World]) :-
    worlds_get(Said, World),
    written(World, Text),
    string_codes(Text, Codes),
    world_parse(Codes, Read).

test(other_worlds_are_read, World == Read) :-
    worlds_get('tests/worlds/rogue.world', World),
    world_read('tests/worlds/rogue.world', Read).

:- end_tests(makers).
