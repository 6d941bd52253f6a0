/* fast_around.h -- the steps from a node that nobody refuses.
 *
 * The keys by which others come are all that a refusal needs: a step is refused
 * by who comes to the square, by who comes to the square it leaves from where
 * it leads, and by who comes across it to one of the two squares beside it.  So
 * one look at the nine bytes around, each a row of a table, gives the steps
 * that are refused.
 *
 * Mirror: prolog_impl/units/fast_around.pl.
 */
#ifndef REITTI_FAST_AROUND_H
#define REITTI_FAST_AROUND_H

#include "fast_ground.h"

typedef struct Around {
    uint16_t refused[STEPS][STEPS + 1]; /* steps, by whom they meet there */
} Around;

/* The steps that are refused by one who comes, by a key, to where a step leads:
 * that one, and the one with the same point half-way. */
static inline unsigned around_refused_by(int step, int key)
{
    int x = 2 * (step % 3 - 1) - ((key - 1) % 3 - 1);
    int y = 2 * (step / 3 - 1) - ((key - 1) / 3 - 1);
    unsigned refused = 1u << step;
    for (int own = 0; own < STEPS; own++)
        if (own % 3 - 1 == x && own / 3 - 1 == y)
            refused |= 1u << own;
    return refused;
}

static inline void around_make(Around *around)
{
    for (int step = 0; step < STEPS; step++)
        for (int key = 1; key <= STEPS; key++)
            around->refused[step][key] = (uint16_t)around_refused_by(step, key);
}

/* The steps that are not refused; `there` is the byte of the next moment. */
KERNEL unsigned around_steps(const Around *around, const FastGround *ground,
                             Cell cell, const uint8_t *there, Ways ways)
{
    ptrdiff_t stride = (ptrdiff_t)ground->graph.stride;
    unsigned refused = 0;
#pragma GCC unroll 9
    for (int step = 0; step < STEPS; step++) {
        ptrdiff_t offset = (1 - step / 3) * stride + step % 3 - 1;
        if (ways == EIGHT_WAYS || !step_is_diagonal(step))
            refused |= around->refused[step][there[offset]];
    }
    return ground->ways[cell] & ~refused;
}

#endif
