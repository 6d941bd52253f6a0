/* fast_deciding.h -- a step of all units, each deciding in turn.
 *
 * Who pushes whom is a chain, kept as a stack of its own: success at its end is
 * success for all, failure gives the one before its next wish.  O(units) time a
 * step but for what distances take.
 *
 * Mirror: prolog_impl/units/fast_deciding.pl.
 */
#ifndef REITTI_FAST_DECIDING_H
#define REITTI_FAST_DECIDING_H

#include "fast_pushing.h"

/* Takes the units off the ground, and puts them where they are said to be. */
void fast_deciding_lift(FastPushing *pushing);
void fast_deciding_place(FastPushing *pushing, const Cell *at);

/* Takes a cell for a unit by a step; false: it is refused. */
bool fast_deciding_fix(FastPushing *pushing, int rank, int step);

/* Lets all that are undecided decide, in an order of ranks; `strict`: false as
 * soon as one fails. */
bool fast_deciding_step(FastPushing *pushing, const int *order, bool strict);

/* Takes the step, or takes back what was decided. */
void fast_deciding_go(FastPushing *pushing);
void fast_deciding_undo(FastPushing *pushing);

#endif
