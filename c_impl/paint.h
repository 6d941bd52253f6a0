/* paint.h -- what a character on a level is for the walker, and so its colour.
 */
#ifndef REITTI_PAINT_H
#define REITTI_PAINT_H

typedef enum Paint {
    PAINT_PLAIN,
    PAINT_ROUTE,
    PAINT_END, /* a character of the game, or the goal */
    PAINT_OBSTACLE,
    PAINT_COSTLY,
    PAINT_DISTANCE,
} Paint;

#endif
