/* fast_deciding.c -- a step of all units, each deciding in turn.
 *
 * Mirror: prolog_impl/units/fast_deciding.pl.
 */
#include "fast_deciding.h"

#include "fast_wishes.h"

enum { AHEAD = 3 }; /* units whose distances are fetched before their turn */

void fast_deciding_lift(FastPushing *pushing)
{
    for (int rank = 1; rank <= pushing->rras.ground.count; rank++)
        pushing->holders[pushing->at[rank]].now = 0;
}

void fast_deciding_place(FastPushing *pushing, const Cell *at)
{
    for (int rank = 1; rank <= pushing->rras.ground.count; rank++) {
        pushing->at[rank] = at[rank];
        pushing->holders[at[rank]].now = rank;
    }
}

/* Whether a step meets one who has decided half-way: the two swap, or cross. */
KERNEL bool meets(const FastPushing *pushing, Cell from, int step)
{
    const Holder *holders = pushing->holders;
    const Cell *next = pushing->next;
    const Cell *offset = pushing->rras.ground.offset;
    Cell to = from + offset[step];
    if (!step_is_diagonal(step))
        return step != STAY && next[holders[to].now] == from;
    Cell one = from + offset[step / 3 * 3 + 1];
    Cell other = from + offset[3 + step % 3];
    return next[holders[to].now] == from || next[holders[one].now] == other ||
           next[holders[other].now] == one;
}

KERNEL void take(FastPushing *pushing, int rank, Cell cell)
{
    pushing->next[rank] = cell;
    pushing->holders[cell].next = rank;
}

bool fast_deciding_fix(FastPushing *pushing, int rank, int step)
{
    Cell from = pushing->at[rank];
    Cell to = from + pushing->rras.ground.offset[step];
    if (pushing->holders[to].next != 0 || meets(pushing, from, step))
        return false;
    take(pushing, rank, to);
    return true;
}

/* A unit decides, and those whom it pushes. */
KERNEL bool decide(FastPushing *pushing, int rank, Ways ways)
{
    Seeker *seeker = pushing->seekers;
    wishes_weigh(pushing, seeker, rank, ways);
    for (;;) {
        Cell from = pushing->at[seeker->rank];
        int wish = wishes_next(pushing, seeker, ways);
        if (wish == STEPS) {
            /* Also from one who has claimed it, and goes on to the next wish.
             */
            take(pushing, seeker->rank, from);
            if (seeker == pushing->seekers)
                return false;
            seeker--;
            continue;
        }
        Cell to = from + pushing->rras.ground.offset[wish];
        if (pushing->holders[to].next != 0 || meets(pushing, from, wish))
            continue;
        take(pushing, seeker->rank, to);
        int pushed = pushing->holders[to].now;
        if (pushed == 0 || pushing->next[pushed] != 0)
            return true;
        wishes_weigh(pushing, ++seeker, pushed, ways);
    }
}

/* Has the distances around a unit fetched. */
KERNEL void fetch(const FastPushing *pushing, int rank)
{
    const uint32_t *marks =
        pushing->rras.rras[pushing->number[rank]].marks + pushing->at[rank];
    Cell stride = pushing->rras.ground.graph.stride;
    __builtin_prefetch(marks - stride);
    __builtin_prefetch(marks);
    __builtin_prefetch(marks + stride);
}

KERNEL bool decide_all(FastPushing *pushing, const int *order, bool strict,
                       Ways ways)
{
    int count = pushing->rras.ground.count;
    for (int i = 0; i < count; i++) {
        if (i + AHEAD < count)
            fetch(pushing, order[i + AHEAD]);
        if (pushing->next[order[i]] == 0 && !decide(pushing, order[i], ways) &&
            strict)
            return false;
    }
    return true;
}

bool fast_deciding_step(FastPushing *pushing, const int *order, bool strict)
{
    return pushing->rras.ground.world->ways == FOUR_WAYS
               ? decide_all(pushing, order, strict, FOUR_WAYS)
               : decide_all(pushing, order, strict, EIGHT_WAYS);
}

void fast_deciding_go(FastPushing *pushing)
{
    int count = pushing->rras.ground.count;
    fast_deciding_lift(pushing);
    for (int rank = 1; rank <= count; rank++) {
        Cell cell = pushing->next[rank];
        pushing->holders[cell] = (Holder){.now = rank};
        pushing->at[rank] = cell;
        pushing->next[rank] = 0;
    }
}

void fast_deciding_undo(FastPushing *pushing)
{
    for (int rank = 1; rank <= pushing->rras.ground.count; rank++) {
        pushing->holders[pushing->next[rank]].next = 0;
        pushing->next[rank] = 0;
    }
}
