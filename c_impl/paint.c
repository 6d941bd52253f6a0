/* paint.c -- the colours of what is drawn.
 *
 * Mirror: prolog_impl/paint.pl.
 */
#include "paint.h"

#include <stdint.h>
#include <string.h>

enum { COSTLY = 3 };

static const char *const sequences[PAINT_UNIT] = {
    [PAINT_PLAIN] = "",
    [PAINT_ROUTE] = "\033[1;33m",
    [PAINT_END] = "\033[1;31m",
    [PAINT_PLAYER] = "\033[1;32m",
    [PAINT_OBSTACLE] = "\033[2m",
    [PAINT_CLEAR] = "\033[1;34m",
    [PAINT_COSTLY] = "\033[34m",
    [PAINT_DISTANCE] = "\033[36m",
    [PAINT_BAR] = "\033[7m",
    [PAINT_HEAT] = "\033[30;41m",
    [PAINT_HEAT + 1] = "\033[30;43m",
    [PAINT_HEAT + 2] = "\033[30;42m",
    [PAINT_HEAT + 3] = "\033[30;46m",
    [PAINT_HEAT + 4] = "\033[30;44m",
    [PAINT_HEAT + 5] = "\033[30;45m"};

static const char *const unit_sequences[2 * PAINT_UNITS] = {
    "\033[1;31m",   "\033[1;32m",   "\033[1;33m",   "\033[1;34m",
    "\033[1;35m",   "\033[1;36m",   "\033[31m",     "\033[32m",
    "\033[33m",     "\033[34m",     "\033[35m",     "\033[36m",
    "\033[1;7;31m", "\033[1;7;32m", "\033[1;7;33m", "\033[1;7;34m",
    "\033[1;7;35m", "\033[1;7;36m", "\033[7;31m",   "\033[7;32m",
    "\033[7;33m",   "\033[7;34m",   "\033[7;35m",   "\033[7;36m"};

Paint paint_of(const Element *element)
{
    if (element->single)
        return strcmp(element->name, "player") == 0 ? PAINT_PLAYER : PAINT_END;
    if (element->cost == NO_ENTRY)
        return element->light == LIGHT_PASSES ? PAINT_CLEAR : PAINT_OBSTACLE;
    return element->cost >= COSTLY ? PAINT_COSTLY : PAINT_PLAIN;
}

Paint paint_heat(int64_t distance, int64_t farthest)
{
    int64_t band = distance * PAINT_BANDS / (farthest + 1);
    return PAINT_HEAT + (Paint)band;
}

Paint paint_unit(int number, bool chosen)
{
    return (chosen ? PAINT_CHOSEN : PAINT_UNIT) +
           (Paint)((number - 1) % PAINT_UNITS);
}

const char *paint_begin(Paint paint)
{
    return paint < PAINT_UNIT ? sequences[paint]
                              : unit_sequences[paint - PAINT_UNIT];
}

const char *paint_end(Paint paint)
{
    return paint == PAINT_PLAIN ? "" : "\033[0m";
}
