/* prolog_terms.h -- worlds, squares and routes as Prolog terms.
 *
 * Compounds, integers and atoms, one for all the letters of a world; nothing is
 * parsed.  What comes from Prolog is checked against the world.
 */
#ifndef REITTI_PROLOG_TERMS_H
#define REITTI_PROLOG_TERMS_H

#include "../../c_impl/route.h"

#include <SWI-Prolog.h>

/* Squares that came from Prolog; a zeroed one is empty, the caller frees
 * `squares`. */
typedef struct Squares {
    Square *squares;
    int count;
    int capacity;
} Squares;

/* To be called once, before the others. */
void terms_start(void);

bool terms_put_square(term_t term, Square square);
bool terms_put_world(term_t term, const World *world);

/* route(Status, Cost, Expanded, Squares); its squares go to `squares`. */
Status terms_get_route(term_t term, const World *world, Route *route,
                       Squares *squares, Error *error);

/* footprint(Distances, Expanded), of a run that claims to have expanded so many
 * squares, for which there is room; they go to `expanded` first. */
Status terms_get_footprint(term_t term, const World *world, int claimed,
                           Footprint *footprint, Squares *expanded,
                           Error *error);

#endif
