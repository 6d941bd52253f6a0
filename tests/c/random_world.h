/* random_world.h -- worlds of every shape from a seed. */
#ifndef REITTI_RANDOM_WORLD_H
#define REITTI_RANDOM_WORLD_H

#include "../../c_impl/random.h"
#include "../../c_impl/reitti.h"

/* The seed of this run: REITTI_SEED if it is set, otherwise the time; it is
 * printed, so that a failure can be repeated. */
int seed_of_run(void);

/* A world of any game, up to 12 squares a side and 4 levels; the caller frees.
 */
void random_world(Random *random, World *world);

enum { RANDOM_SQUARES = 24 }; /* of a question, at most */

/* A question of the problem, with its squares and numbers in arrays of the
 * caller's; false if none was found that the world takes. */
bool random_question(Random *random, const World *world, const Problem *problem,
                     Square squares[RANDOM_SQUARES], int numbers[FIELDS],
                     Question *question);

/* Two squares that a route may be asked for; false if the world has none. */
bool random_ends(Random *random, const World *world, Square *start,
                 Square *goal);

#endif
