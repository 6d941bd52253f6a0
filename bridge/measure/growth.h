/* growth.h -- questions of any size, as cases, to see how a solver grows with
 * the world.
 *
 * A curve follows a problem in a game through such questions: on levels that
 * the problem itself makes, which stand in the way as much as they can, or on
 * those of a maker, a kind of level.  Of a kind the question is between two
 * squares that lie far apart, and nobody knows the best score.
 */
#ifndef REITTI_GROWTH_H
#define REITTI_GROWTH_H

#include "../../c_impl/cases.h"
#include "../../c_impl/grown.h"
#include "../../c_impl/maker.h"

typedef struct Curve {
    const Problem *problem;
    const Game *game;
    const Maker *maker; /* NULL: the problem makes the levels */
} Curve;

typedef struct GrowthName {
    char text[64];
} GrowthName;

typedef struct Growth {
    Grown grown;
    Case the_case; /* called by growth_name() */
    GrowthName name;
} Growth;

/* What a curve is called: GAME or GAME-MAKER. */
GrowthName curve_name(const Curve *curve);

/* The curve of that name; its problem is the caller's.  False: there is none.
 */
bool curve_find(Curve *curve, const char *name);

/* Who makes its levels; NULL: the problem, or there is none of that name. */
const Maker *curve_maker(const char *name);

/* What such a level is called: the curve's name and -64x64, with the problem in
 * front if it has to be said. */
GrowthName growth_name(const Curve *curve, int side);

/* It without the size. */
GrowthName growth_name_curve(const GrowthName *name);

/* Whether both are of one curve. */
bool growth_name_alike(const char *name, const char *other);

/* Makes the level and the question; the caller frees with growth_free(), also
 * after a failure, which says that there is no such level or question. */
Status growth_make(Growth *growth, const Curve *curve, int side, Error *error);
void growth_free(Growth *growth);

#endif
