/* paint.c -- the colours of what is drawn.
 *
 * Mirror: prolog_impl/paint.pl.
 */
#include "paint.h"

enum { COSTLY = 3 };

static const char *const sequences[] = {
    [PAINT_PLAIN] = "",          [PAINT_ROUTE] = "\033[1;33m",
    [PAINT_END] = "\033[1;31m",  [PAINT_OBSTACLE] = "\033[2m",
    [PAINT_COSTLY] = "\033[34m", [PAINT_DISTANCE] = "\033[36m"};

Paint paint_of(const Element *element)
{
    if (element->single)
        return PAINT_END;
    if (element->cost == NO_ENTRY)
        return PAINT_OBSTACLE;
    return element->cost >= COSTLY ? PAINT_COSTLY : PAINT_PLAIN;
}

const char *paint_begin(Paint paint)
{
    return sequences[paint];
}

const char *paint_end(Paint paint)
{
    return paint == PAINT_PLAIN ? "" : "\033[0m";
}
