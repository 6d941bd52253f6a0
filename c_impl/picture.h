/* picture.h -- a level as the games show it, with coordinates on the axes.
 *
 * On the route `x`; at its end, in rogue `@` for the player and `o` for the
 * creature, elsewhere `X` on the goal.  Beside it, if asked for, the distance
 * table: `1`-`9`, `+` for 10 or more, `0` for the start and for what was not
 * reached, obstacles as themselves.
 */
#ifndef REITTI_PICTURE_H
#define REITTI_PICTURE_H

#include "paint.h"
#include "route.h"

typedef struct Picture {
    const World *world;
    Square start;
    Square goal;
    const Route *route;  /* NULL: only the level */
    const int *distance; /* NULL: no table beside it */
    bool colour;         /* with terminal sequences */
} Picture;

/* The character on a square of the level, where the route does not lead. */
char picture_glyph(const Picture *picture, Square square);
Paint picture_paint(const Picture *picture, char glyph);

/* STATUS_OUT_OF_MEMORY if the picture cannot be made; nothing is printed then.
 */
Status picture_print(FILE *out, const Picture *picture, int level);

#endif
