/* fast_wishes.h -- where a unit that pushes would go.
 *
 * A wish is looked for when it is needed, and the stirred numbers only where
 * several are alike: mostly the first is granted.
 *
 * Mirror: prolog_impl/units/fast_wishes.pl.
 */
#ifndef REITTI_FAST_WISHES_H
#define REITTI_FAST_WISHES_H

#include "fast_pushing.h"
#include "stir.h"

#define WORTHLESS UINT32_MAX /* no step, or one that was refused */

/* Asks the distances of all steps; what each is worth is twice its distance,
 * and one more if somebody else is there. */
KERNEL void wishes_weigh(FastPushing *pushing, Seeker *seeker, int rank,
                         Ways ways)
{
    FastGround *ground = &pushing->rras.ground;
    FastRras *rras = &pushing->rras;
    const int number = pushing->number[rank];
    const uint32_t *marks = rras->rras[number].marks;
    const Cell from = pushing->at[rank];
    const unsigned steps = ground->ways[from];
    uint32_t all = 0;
    seeker->rank = rank;
    fast_ground_expand(ground, from, number, pushing->clock - 1);
#pragma GCC unroll 9
    for (int step = 0; step < STEPS; step++) {
        if (ways == FOUR_WAYS && step_is_diagonal(step))
            continue;
        Cell to = from + ground->offset[step];
        uint32_t distance = fast_rra_look(rras, marks, to);
        bool leads = (steps >> step & 1) != 0;
        bool taken = step != STAY && pushing->holders[to].now != 0;
        all |= leads ? distance : 0;
        seeker->worth[step] = leads ? 2 * distance + taken : WORTHLESS;
    }
    if (fast_rra_knows(rras, all))
        return;
    for (unsigned rest = steps; rest != 0; rest &= rest - 1) {
        int step = __builtin_ctz(rest);
        Cell to = from + ground->offset[step];
        int distance = fast_rra_distance(rras, number, to);
        bool taken = step != STAY && pushing->holders[to].now != 0;
        pushing->no_memory = pushing->no_memory || distance < 0;
        seeker->worth[step] = 2 * (uint32_t)distance + taken;
    }
}

/* Of steps that are worth the same the one with the smallest stirred number. */
static inline int wishes_stir(const FastPushing *pushing, int rank,
                              unsigned steps)
{
    const Cell from = pushing->at[rank];
    const uint32_t unit = (uint32_t)pushing->number[rank] + 1;
    uint32_t least = UINT32_MAX;
    int best = __builtin_ctz(steps);
    for (; steps != 0; steps &= steps - 1) {
        int step = __builtin_ctz(steps);
        Cell to = from + pushing->rras.ground.offset[step];
        uint32_t stirred =
            stir_mix(stir_mix(pushing->stirred[to] + unit) + pushing->clock);
        if (stirred < least) {
            least = stirred;
            best = step;
        }
    }
    return best;
}

/* The next wish, which is not one any more; STEPS: none is left. */
KERNEL int wishes_next(const FastPushing *pushing, Seeker *seeker, Ways ways)
{
    uint32_t least = WORTHLESS;
    unsigned best = 0;
#pragma GCC unroll 9
    for (int step = 0; step < STEPS; step++)
        if (ways == EIGHT_WAYS || !step_is_diagonal(step))
            least = seeker->worth[step] < least ? seeker->worth[step] : least;
    if (least == WORTHLESS)
        return STEPS;
#pragma GCC unroll 9
    for (int step = 0; step < STEPS; step++)
        if (ways == EIGHT_WAYS || !step_is_diagonal(step))
            best |= (unsigned)(seeker->worth[step] == least) << step;
    int wish = (best & (best - 1)) == 0
                   ? __builtin_ctz(best)
                   : wishes_stir(pushing, seeker->rank, best);
    seeker->worth[wish] = WORTHLESS;
    return wish;
}

#endif
