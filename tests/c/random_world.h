/* random_world.h -- worlds of every shape from a seed. */
#ifndef REITTI_RANDOM_WORLD_H
#define REITTI_RANDOM_WORLD_H

#include "../../c_impl/reitti.h"

#include <stdint.h>

/* The seed of this run: REITTI_SEED if it is set, otherwise the time; it is
 * printed, so that a failure can be repeated. */
uint64_t random_seed(void);

/* The next number below the limit; changes the state. */
int random_below(uint64_t *state, int limit);

/* A world of any game, up to 12 squares a side and 4 levels; the caller frees.
 */
void random_world(uint64_t *state, World *world);

/* Two squares that a route may be asked for; false if the world has none. */
bool random_ends(uint64_t *state, const World *world, Square *start,
                 Square *goal);

#endif
