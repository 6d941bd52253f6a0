/* nearby.h -- squares in the order in which a breadth-first spread from one of
 * them comes to them, moves in keypad order.
 */
#ifndef REITTI_NEARBY_H
#define REITTI_NEARBY_H

#include "../world.h"

typedef struct Nearby {
    const World *world;
    Square *squares; /* those that were come to, */
    size_t taken;    /* of which so many have been given */
    size_t count;
    bool *seen; /* by world_index() */
} Nearby;

/* From a square that can be entered.  The caller frees with nearby_free();
 * false: out of memory. */
bool nearby_begin(Nearby *nearby, const World *world, Square from);
void nearby_free(Nearby *nearby);

/* The next one, the first being that where it began; false: that was all. */
bool nearby_next(Nearby *nearby, Square *square);

#endif
