/* fast_onward.h -- where a reverse search looks, and how near to its target
 * that is.
 *
 * Mirror: prolog_impl/units/fast_onward.pl.
 */
#ifndef REITTI_FAST_ONWARD_H
#define REITTI_FAST_ONWARD_H

#include "fast_ground.h"

#include <stdlib.h>

KERNEL int onward_metric(Place a, Place b, Ways ways)
{
    int dx = abs(a.x - b.x);
    int dy = abs(a.y - b.y);
    if (ways == FOUR_WAYS)
        return dx + dy;
    return dx > dy ? dx : dy;
}

/* The steps to squares that have a lesser mark than they get from here: never
 * to a closed one. */
KERNEL unsigned onward_steps(const FastGround *ground, const uint32_t *marks,
                             Cell cell, uint32_t mark, Ways ways)
{
    const uint32_t *here = marks + cell;
    const ptrdiff_t stride = (ptrdiff_t)ground->graph.stride;
    unsigned better = 0;
#pragma GCC unroll 9
    for (int step = 0; step < STEPS; step++) {
        ptrdiff_t offset = (1 - step / 3) * stride + step % 3 - 1;
        if (step != STAY && (ways == EIGHT_WAYS || !step_is_diagonal(step)))
            better |= (unsigned)(here[offset] < mark) << step;
    }
    return better & ground->ways[cell];
}

#endif
