/* city.c -- a dwarf walks through a fortress of several levels.
 *
 * Mirror: prolog_impl/play/city.pl.
 */
#include "program.h"

PLAYED(.game = "city",
       .title = "City: a dwarf walks through a fortress, level by level",
       .walker = "dwarf", .lines = journey_lines, .screen = journey_screen)
