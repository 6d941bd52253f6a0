/* walker.h -- follows an answer step by step to see whether it can be right.
 *
 * Shares no code with the searches: it knows only the world and the rules.
 */
#ifndef REITTI_WALKER_H
#define REITTI_WALKER_H

#include "../../c_impl/route.h"

/* STATUS_OK if the route leads from start to goal, as the game wants it, at the
 * cost it claims; otherwise the error says what is wrong with it. */
Status walker_check(const World *world, Square start, Square goal,
                    const Route *route, Error *error);

/* STATUS_OK if a search can have left this.  Every square expanded is a root or
 * one move from one that was expanded before; every distance is 0 at a root,
 * and elsewhere that of some neighbour that was expanded and the cost of the
 * move from there.  Roots are the start, the goal, and where stairs lead to. */
Status walker_check_trace(const World *world, Square start, Square goal,
                          const Route *route, const Footprint *footprint,
                          Error *error);

#endif
