/* worlds.h -- a world by what is said of it: how it is made, or the path of its
 * file.
 */
#ifndef REITTI_WORLDS_H
#define REITTI_WORLDS_H

#include "world.h"

/* The caller frees with world_free().  On failure the world is empty and the
 * error, whose line is that of a file, says what is wrong. */
typedef Status WorldsGet(World *world, const char *said, Error *error);
WorldsGet worlds_get;

#endif
