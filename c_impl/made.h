/* made.h -- worlds that are made as they are asked for:
 * MAKER:WIDTHxHEIGHT[:SEED[:NAME=VALUE]...].
 *
 * Settings stand in any order, each at most once; `game` is one of every maker.
 * A seed that is not said is 0.  A made world has one level, whose ground is
 * the first of the game's elements of which there may be many that can be
 * entered, and whose walls are the first that cannot.
 */
#ifndef REITTI_MADE_H
#define REITTI_MADE_H

#include "maker.h"
#include "world.h"

#include <stdio.h>

typedef struct Made {
    const Maker *maker;
    const Game *game;
    int width;
    int height;
    int seed;
    int values[MAKER_SETTINGS]; /* in the order of the maker's settings */
} Made;

/* Whether what is said of a world is how it is made, rather than a path or a
 * name. */
bool made_is(const char *world);

/* Such a world with all settings as they are unless said; the game may be NULL
 * then. */
Made made_unsaid(const Maker *maker, int width, int height);

/* Reads what is said of it. */
Status made_read(Made *made, const char *text, Error *error);

/* Who makes the world that is said; NULL: it is not made. */
const Maker *made_maker(const char *said);

/* Writes it, those settings left out that need not be said. */
void made_print(FILE *out, const Made *made);

/* Makes the world; the caller frees with world_free(). */
Status made_world(World *world, const Made *made, Error *error);

#endif
