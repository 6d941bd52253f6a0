/* city.c -- a dwarf walks through a fortress of several levels.
 *
 * Mirror: prolog_impl/play/city.pl.
 */
#include "program.h"

int main(int argc, char **argv)
{
    Program city = {
        .game = "city",
        .title = "City: a dwarf walks through a fortress, level by level",
        .walker = "dwarf",
        .lines = journey_lines,
        .screen = journey_screen};
    return program_main(&city, argc, argv);
}
