/* walker.h -- the rule of a move once more, for those who check answers: no
 * solver uses it.
 */
#ifndef REITTI_WALKER_H
#define REITTI_WALKER_H

#include "world.h"

/* Whether one move leads from a square to another that can be entered. */
bool walker_may(const World *world, Square from, Square to);

/* Whether some square from which one move leads here is wanted. */
typedef bool WalkerWants(const void *context, Square from, Square here);
bool walker_from(const World *world, Square here, WalkerWants *wants,
                 const void *context);

#endif
