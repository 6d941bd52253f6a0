/* growth.h -- levels of any size, to see how a search grows with the world.
 *
 * A square level, open but for one wall that divides it down to a gap at the
 * bottom: whoever walks from the top left corner to the top right has to go all
 * the way down and up again, which on an open level takes as many steps as the
 * level is high, each time.  In a game with stairs there are four such levels,
 * to be crossed in turn.  So the length of the shortest route follows from the
 * side.
 */
#ifndef REITTI_GROWTH_H
#define REITTI_GROWTH_H

#include "../../c_impl/cases.h"

enum { GROWTH_SMALLEST = 12 };

typedef struct GrowthName {
    char text[64];
} GrowthName;

typedef struct Growth {
    World world;
    Case the_case; /* called by growth_name() */
    GrowthName name;
} Growth;

/* What such a level is called: rogue-64x64. */
GrowthName growth_name(const Game *game, int side);

/* Makes the level; the caller frees with growth_free(). */
Status growth_make(Growth *growth, const Game *game, int side, Error *error);
void growth_free(Growth *growth);

#endif
