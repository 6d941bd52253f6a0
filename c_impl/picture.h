/* picture.h -- a level as text, with coordinates on the axes, and beside it, if
 * wanted, a second one of the same size.
 */
#ifndef REITTI_PICTURE_H
#define REITTI_PICTURE_H

#include "paint.h"
#include "world.h"

#include <stdint.h>

typedef struct Ink {
    char glyph;
    Paint paint;
} Ink;

/* What is drawn on one square. */
typedef struct PictureMark {
    Square square;
    Ink ink;
} PictureMark;

typedef struct Picture {
    const World *world;
    int level;
    Ink *ink;    /* of each square of the level, row by row */
    Ink *beside; /* likewise */
    bool has_beside;
} Picture;

/* The level as it is, on both sides, of which only the first is shown.  The
 * caller frees; false: out of memory. */
bool picture_make(Picture *picture, const World *world, int level);
void picture_free(Picture *picture);

/* Where the square's ink is among that of its level. */
static inline size_t picture_place(const Picture *picture, Square square)
{
    return (size_t)(square.y - 1) * (size_t)picture->world->width +
           (size_t)(square.x - 1);
}

/* A square of a world as it is. */
Ink picture_ink(const World *world, Square square);

/* A number of one character: `+` for 10 or more. */
char picture_digit(int64_t number);

void picture_print(FILE *out, const Picture *picture, bool colour);

#endif
