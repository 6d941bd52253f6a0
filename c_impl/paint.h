/* paint.h -- what a character on a level is for the walker, and so its colour.
 */
#ifndef REITTI_PAINT_H
#define REITTI_PAINT_H

#include "game.h"

#include <stdint.h>

enum {
    PAINT_BANDS = 6, /* from near to far */
    PAINT_UNITS = 12 /* colours to tell many units by */
};

typedef enum Paint {
    PAINT_PLAIN,
    PAINT_ROUTE,
    PAINT_END,    /* a character of the game, or the goal */
    PAINT_PLAYER, /* the player's own */
    PAINT_OBSTACLE,
    PAINT_CLEAR, /* an obstacle that can be seen across, as water */
    PAINT_COSTLY,
    PAINT_DISTANCE,
    PAINT_BAR,  /* a line of a screen that frames it */
    PAINT_HEAT, /* the nearest band, followed by the others */
    PAINT_UNIT = PAINT_HEAT + PAINT_BANDS,   /* likewise, of the first unit */
    PAINT_CHOSEN = PAINT_UNIT + PAINT_UNITS, /* and if it is selected */
    PAINTS = PAINT_CHOSEN + PAINT_UNITS
} Paint;

/* What an element is. */
Paint paint_of(const Element *element);

/* What a distance is, where the farthest of all is known. */
Paint paint_heat(int64_t distance, int64_t farthest);

/* What the unit of that number is, from 1; their colours come again. */
Paint paint_unit(int number, bool chosen);

/* The terminal sequence that begins the colour, and the one that ends it; both
 * are empty for what has none. */
const char *paint_begin(Paint paint);
const char *paint_end(Paint paint);

#endif
