/* growth.h -- questions of any size, as cases, to see how a solver grows with
 * the world.
 */
#ifndef REITTI_GROWTH_H
#define REITTI_GROWTH_H

#include "../../c_impl/cases.h"
#include "../../c_impl/grown.h"

typedef struct GrowthName {
    char text[64];
} GrowthName;

typedef struct Growth {
    Grown grown;
    Case the_case; /* called by growth_name() */
    GrowthName name;
} Growth;

/* What such a level is called: GAME-64x64, with the problem in front if it has
 * to be said. */
GrowthName growth_name(const Problem *problem, const Game *game, int side);

/* Has the problem make it; the caller frees with growth_free(). */
Status growth_make(Growth *growth, const Problem *problem, const Game *game,
                   int side, Error *error);
void growth_free(Growth *growth);

#endif
