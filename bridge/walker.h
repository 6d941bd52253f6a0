/* walker.h -- walks a route step by step to see whether it is one.
 *
 * Shares no code with the searches: it knows only the world and the rules.
 */
#ifndef REITTI_WALKER_H
#define REITTI_WALKER_H

#include "../c_impl/route.h"

/* STATUS_OK if the route leads from start to goal, as the game wants it, at the
 * cost it claims; otherwise the error says what is wrong with it. */
Status walker_check(const World *world, Square start, Square goal, const Route *route,
                    Error *error);

#endif
