/* map_reader.h -- worlds from the .map files of the MovingAI benchmarks.
 *
 * A file says `type octile`, `height N`, `width N` and `map`, and then has its
 * rows, one character a square.  FILE.map is read by the moves it was published
 * with, FILE.map:MOVES by others: each game that has maps says by which.
 */
#ifndef REITTI_MAP_READER_H
#define REITTI_MAP_READER_H

#include "world.h"

/* The moves that are said behind a file of that ending and a colon; "": none
 * are; NULL: it is no such file.  The caller frees the file's path. */
const char *map_moves(const char *said, const char *ending);
char *map_path(const char *said, const char *moves);

/* The game that a file with these moves is one of, and the ways of its world: 8
 * and 4 are those of the first game that has maps, with so many ways.  NULL,
 * with the reason, if there is none. */
const Game *map_game(const char *moves, Ways *ways, Error *error);

/* Whether what is said of a world is a map, with moves or without. */
bool map_is(const char *said);

/* Reads a map; on success the caller frees it with world_free(). */
Status map_read(World *world, const char *said, Error *error);

#endif
