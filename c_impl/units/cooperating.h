/* cooperating.h -- cooperative A*, whatever it estimates with.
 *
 * The units plan one after another, each round those that have planned before.
 * One that finds no way stands on its square for ever, and those whose routes
 * lead over it plan again behind all others.
 *
 * Once nobody in the table moves any more, moments need not be told apart: a
 * node is a square and a layer, which is the moment up to that one.  So the
 * search is finite.  O(nodes x log(nodes)) time and O(nodes) space a unit.
 *
 * Mirror: prolog_impl/units/cooperating.pl.
 */
#ifndef REITTI_COOPERATING_H
#define REITTI_COOPERATING_H

#include "plan.h"

/* Of the moments from a square to the unit's goal. */
typedef int CooperatingEstimate(void *context, int unit, int square);

void cooperating_solve(Plan *plan, CooperatingEstimate *estimate,
                       void *context);

#endif
