/* tactics.c -- a mercenary walks to a square of the same level.
 *
 * Mirror: prolog_impl/play/tactics.pl.
 */
#include "program.h"

PLAYED(.game = "tactics",
       .title = "Tactics: a mercenary walks to a square on the same level",
       .walker = "mercenary", .lines = journey_lines, .screen = journey_screen)
