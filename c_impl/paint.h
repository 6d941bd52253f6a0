/* paint.h -- what a character on a level is for the walker, and so its colour.
 */
#ifndef REITTI_PAINT_H
#define REITTI_PAINT_H

#include "game.h"

typedef enum Paint {
    PAINT_PLAIN,
    PAINT_ROUTE,
    PAINT_END, /* a character of the game, or the goal */
    PAINT_OBSTACLE,
    PAINT_COSTLY,
    PAINT_DISTANCE,
} Paint;

/* What an element is. */
Paint paint_of(const Element *element);

/* The terminal sequence that begins the colour, and the one that ends it; both
 * are empty for what has none. */
const char *paint_begin(Paint paint);
const char *paint_end(Paint paint);

#endif
