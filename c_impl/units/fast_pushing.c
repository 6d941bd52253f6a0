/* fast_pushing.c -- a step of all units by priority inheritance with
 * backtracking.
 *
 * It is long because weighing, wishing and deciding are one loop in the end.
 *
 * Mirror: prolog_impl/units/fast_pushing.pl.
 */
#include "fast_pushing.h"

#include <stdlib.h>

#define WORTHLESS UINT32_MAX /* no step, or one that was refused */

enum { AHEAD = 3 }; /* units whose distances are fetched before their turn */

static uint32_t mix(uint32_t u)
{
    u ^= u >> 16;
    u *= 0x7feb352d;
    u ^= u >> 15;
    u *= 0x846ca68b;
    u ^= u >> 16;
    return u;
}

bool fast_pushing_make(FastPushing *pushing, const World *world)
{
    const FastGround *ground = &pushing->rras.ground;
    *pushing = (FastPushing){0};
    if (!fast_rras_make(&pushing->rras, world))
        return false;
    size_t size = ground->graph.size;
    pushing->stirred = calloc(size, sizeof *pushing->stirred);
    pushing->holders = calloc(size, sizeof *pushing->holders);
    if (pushing->stirred == NULL || pushing->holders == NULL)
        return false;
    for (size_t i = 0; i < size; i++) {
        Place place = ground->place[i];
        pushing->stirred[i] =
            mix((uint32_t)((place.y - 1) * world->width + place.x - 1));
    }
    return true;
}

static void free_units(FastPushing *pushing)
{
    free(pushing->number);
    free(pushing->goal);
    free(pushing->at);
    free(pushing->next);
    free(pushing->seekers);
    free(pushing->standings);
}

void fast_pushing_free(FastPushing *pushing)
{
    fast_rras_free(&pushing->rras);
    free_units(pushing);
    free(pushing->stirred);
    free(pushing->holders);
}

static bool make_units(FastPushing *pushing, int count)
{
    size_t room = (size_t)count + 1;
    free_units(pushing);
    pushing->number = malloc(room * sizeof *pushing->number);
    pushing->goal = malloc(room * sizeof *pushing->goal);
    pushing->at = calloc(room, sizeof *pushing->at);
    pushing->next = calloc(room, sizeof *pushing->next);
    pushing->seekers = malloc(room * sizeof *pushing->seekers);
    pushing->standings = malloc(room * sizeof *pushing->standings);
    bool made = pushing->number != NULL && pushing->goal != NULL &&
                pushing->at != NULL && pushing->next != NULL &&
                pushing->seekers != NULL && pushing->standings != NULL;
    pushing->room = made ? count : 0;
    return made;
}

/* A unit as it is sorted: how near its goal is, then its number. */
static int compare(const void *a, const void *b)
{
    const uint64_t *one = a;
    const uint64_t *other = b;
    return *one < *other ? -1 : 1;
}

bool fast_pushing_begin(FastPushing *pushing, const Question *question)
{
    FastRras *rras = &pushing->rras;
    const FastGround *ground = &rras->ground;
    if (!fast_rras_ask(rras, question))
        return false;
    int count = ground->count;
    if (count > pushing->room && !make_units(pushing, count))
        return false;
    for (int i = 0; i < count; i++) {
        if (!fast_rra_begin(rras, i))
            return false;
        int distance = fast_rra_distance(rras, i, ground->units[i].start);
        if (distance < 0)
            return false;
        pushing->standings[i] =
            (uint64_t)(INT32_MAX - distance) << 32 | (uint32_t)i;
    }
    qsort(pushing->standings, (size_t)count, sizeof *pushing->standings,
          compare);
    for (int rank = 1; rank <= count; rank++) {
        int number = (int)(uint32_t)pushing->standings[rank - 1];
        const FastUnit *unit = &ground->units[number];
        pushing->number[rank] = number;
        pushing->goal[rank] = unit->goal;
        pushing->at[rank] = unit->start;
        pushing->holders[unit->start].now = rank;
    }
    pushing->clock = 0;
    pushing->no_memory = false;
    return true;
}

void fast_pushing_lift(FastPushing *pushing)
{
    for (int rank = 1; rank <= pushing->rras.ground.count; rank++)
        pushing->holders[pushing->at[rank]].now = 0;
}

void fast_pushing_place(FastPushing *pushing, const Cell *at)
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

bool fast_pushing_fix(FastPushing *pushing, int rank, int step)
{
    Cell from = pushing->at[rank];
    Cell to = from + pushing->rras.ground.offset[step];
    if (pushing->holders[to].next != 0 || meets(pushing, from, step))
        return false;
    take(pushing, rank, to);
    return true;
}

/* Asks the distances of all steps; what each is worth is twice its distance,
 * and one more if somebody else is there. */
KERNEL void weigh(FastPushing *pushing, Seeker *seeker, int rank, Ways ways)
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
static int stir(const FastPushing *pushing, int rank, unsigned steps)
{
    const Cell from = pushing->at[rank];
    const uint32_t unit = (uint32_t)pushing->number[rank] + 1;
    uint32_t least = UINT32_MAX;
    int best = __builtin_ctz(steps);
    for (; steps != 0; steps &= steps - 1) {
        int step = __builtin_ctz(steps);
        Cell to = from + pushing->rras.ground.offset[step];
        uint32_t stirred =
            mix(mix(pushing->stirred[to] + unit) + pushing->clock);
        if (stirred < least) {
            least = stirred;
            best = step;
        }
    }
    return best;
}

/* The next wish, which is not one any more; STEPS: none is left. */
KERNEL int next_wish(const FastPushing *pushing, Seeker *seeker, Ways ways)
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
    int wish = (best & (best - 1)) == 0 ? __builtin_ctz(best)
                                        : stir(pushing, seeker->rank, best);
    seeker->worth[wish] = WORTHLESS;
    return wish;
}

/* A unit decides, and those whom it pushes. */
KERNEL bool decide(FastPushing *pushing, int rank, Ways ways)
{
    Seeker *seeker = pushing->seekers;
    weigh(pushing, seeker, rank, ways);
    for (;;) {
        Cell from = pushing->at[seeker->rank];
        int wish = next_wish(pushing, seeker, ways);
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
        weigh(pushing, ++seeker, pushed, ways);
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

bool fast_pushing_step(FastPushing *pushing, const int *order, bool strict)
{
    return pushing->rras.ground.world->ways == FOUR_WAYS
               ? decide_all(pushing, order, strict, FOUR_WAYS)
               : decide_all(pushing, order, strict, EIGHT_WAYS);
}

void fast_pushing_go(FastPushing *pushing)
{
    int count = pushing->rras.ground.count;
    fast_pushing_lift(pushing);
    for (int rank = 1; rank <= count; rank++) {
        Cell cell = pushing->next[rank];
        pushing->holders[cell] = (Holder){.now = rank};
        pushing->at[rank] = cell;
        pushing->next[rank] = 0;
    }
}

void fast_pushing_undo(FastPushing *pushing)
{
    for (int rank = 1; rank <= pushing->rras.ground.count; rank++) {
        pushing->holders[pushing->next[rank]].next = 0;
        pushing->next[rank] = 0;
    }
}

int fast_pushing_order(const FastPushing *pushing, const Cell *at,
                       const int *order, int *later)
{
    int count = pushing->rras.ground.count;
    int away = 0;
    for (int i = 0; i < count; i++) {
        int rank = order[i];
        later[away] = rank;
        away += at[rank] != pushing->goal[rank];
    }
    int last = away;
    for (int rank = 1; rank <= count && last < count; rank++) {
        later[last] = rank;
        last += at[rank] == pushing->goal[rank];
    }
    return count - away;
}
