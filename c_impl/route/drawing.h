/* drawing.h -- routes as the games draw them. */
#ifndef REITTI_DRAWING_H
#define REITTI_DRAWING_H

#include "../answer.h"
#include "../picture.h"

/* What is drawn of a route: on it `x`; at its ends, where it ends beside the
 * goal `@` for the player and `o` for the creature, elsewhere `X` on the goal.
 */
typedef struct Drawing {
    Square start;
    Square goal;
    const Square *squares;
    int length;
    const int64_t *distance; /* beside it, by world_index(); NULL: nothing */
} Drawing;

/* What stands on a square where the route does not lead. */
Ink drawing_ink(const Drawing *view, const World *world, Square square);

/* The digit of a square in the table of distances, and in its colour how far
 * that is of the farthest, which drawing_farthest() tells.  NULL: no square was
 * reached. */
Ink drawing_heat(const int64_t *distance, int64_t farthest, const World *world,
                 Square square);
int64_t drawing_farthest(const int64_t *distance, const World *world);

/* The table of distances has `1`-`9`, `+` for 10 or more, `0` for the start and
 * for what was not reached, and obstacles as themselves. */
void drawing_put(const Drawing *view, Picture *picture);

#endif
