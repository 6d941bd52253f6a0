/* routing.h -- what the plain searches for routes begin and end with.
 *
 * Mirror: prolog_impl/kernels/routing.pl.
 */
#ifndef REITTI_ROUTING_H
#define REITTI_ROUTING_H

#include "../solver.h"

/* STATUS_REFUSED, with the reason, if more squares can be entered. */
Status routing_limit(const World *world, int most, Error *error);

/* The answer of a search that goes over these squares to the goal, which are
 * none if it begins there.  The goal itself is left out where a route ends
 * beside it. */
Answer routing_found(const World *world, const Question *question,
                     const Square *squares, int count, int64_t expanded);

/* That of a search that found no way. */
Answer routing_none(int64_t expanded);

#endif
