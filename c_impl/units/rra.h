/* rra.h -- reverse resumable A*: true distances to a goal, as they are asked
 * for.
 *
 * A search from the goal towards a target, other units ignored, that goes on
 * until the square asked for is closed, and forgets nothing.  Distances do not
 * depend on the target, the squares closed do, which are counted as estimated.
 * O(log(squares open)) for a square closed, O(1) for one that is.
 *
 * Mirror: prolog_impl/units/rra.pl.
 */
#ifndef REITTI_RRA_H
#define REITTI_RRA_H

#include "../support/frontier.h"
#include "plan.h"

typedef struct Rra {
    Plan *plan;
    int target;
    Frontier frontier;
} Rra;

/* The caller frees. */
Rra rra_make(Plan *plan, int goal, int target);
void rra_free(Rra *rra);

/* From a square that hangs together with the goal. */
int rra_distance(Rra *rra, int square);

/* One for each unit, from its goal towards its start, which the caller frees;
 * NULL: memory has run out, which is noted. */
Rra *rra_of_units(Plan *plan);
void rra_free_units(Rra *rras, const Plan *plan);

#endif
