/* world_reader.h -- worlds from .world files.
 *
 * A file says `game NAME`, then `corners cut` or `corners block` (the game's
 * own rule if it does not say), then for each level, from 1 upwards, `level N`
 * and its rows, one character a square.  Empty lines and lines that start with
 * `;` are skipped anywhere.  All levels have one size, and each `>` stands
 * above a `<` on the next level.
 */
#ifndef REITTI_WORLD_READER_H
#define REITTI_WORLD_READER_H

#include "world.h"

/* Reads and checks a world; on success the caller frees it with world_free().
 * On failure the world is empty and the error says what is wrong. */
Status world_read(World *world, const char *path, Error *error);
Status world_parse(World *world, const char *text, size_t length, Error *error);

/* Says that the game has no such element. */
Status world_refuse_glyph(const Game *game, int line, int x, int y, char glyph,
                          Error *error);

#endif
