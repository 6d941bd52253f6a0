/* pushing.c -- a step of PIBT.
 *
 * Mirror: prolog_impl/units/pushing.pl.
 */
#include "pushing.h"

#include "stir.h"

#include <stdlib.h>

bool pushing_make(Pushing *pushing, Plan *plan)
{
    size_t units = (size_t)plan->units;
    size_t size = (size_t)plan->ground.size;
    *pushing = (Pushing){.plan = plan,
                         .rras = rra_of_units(plan),
                         .distance = plan_numbers(plan, units),
                         .here = plan_numbers(plan, units),
                         .next = plan_numbers(plan, units),
                         .on = plan_numbers(plan, size),
                         .taken = plan_numbers(plan, size),
                         .rank = malloc(units * sizeof(Rank))};
    plan->failed = plan->failed || pushing->rank == NULL;
    if (plan->failed)
        return false;
    for (size_t i = 0; i < size; i++) {
        pushing->on[i] = NOBODY;
        pushing->taken[i] = NOBODY;
    }
    for (int i = 0; i < plan->units; i++) {
        pushing->distance[i] = rra_distance(&pushing->rras[i], plan->start[i]);
        pushing->here[i] = plan->start[i];
        pushing->next[i] = UNDECIDED;
    }
    return !plan->failed;
}

void pushing_free(Pushing *pushing)
{
    rra_free_units(pushing->rras, pushing->plan);
    free(pushing->distance);
    free(pushing->here);
    free(pushing->next);
    free(pushing->on);
    free(pushing->taken);
    free(pushing->rank);
}

static int compare_ranks(const void *a, const void *b)
{
    const Rank *first = a;
    const Rank *second = b;
    if (first->waited != second->waited)
        return first->waited > second->waited ? -1 : 1;
    if (first->distance != second->distance)
        return first->distance > second->distance ? -1 : 1;
    return first->unit - second->unit;
}

void pushing_order(Pushing *pushing, const int *waited, int *order)
{
    int units = pushing->plan->units;
    for (int i = 0; i < units; i++)
        pushing->rank[i] = (Rank){waited[i], pushing->distance[i], i};
    qsort(pushing->rank, (size_t)units, sizeof(Rank), compare_ranks);
    for (int i = 0; i < units; i++)
        order[i] = pushing->rank[i].unit;
}

int pushing_waits(const Pushing *pushing, int unit, int waited, int square)
{
    return square == pushing->plan->goal[unit] ? 0 : waited + 1;
}

void pushing_begin(Pushing *pushing, const int *squares)
{
    int units = pushing->plan->units;
    for (int i = 0; i < units; i++) {
        pushing->on[pushing->here[i]] = NOBODY;
        if (pushing->next[i] != UNDECIDED)
            pushing->taken[pushing->next[i]] = NOBODY;
    }
    for (int i = 0; i < units; i++) {
        pushing->here[i] = squares[i];
        pushing->on[squares[i]] = i;
        pushing->next[i] = UNDECIDED;
    }
    pushing->clock++;
}

/* Whether a unit that has decided goes from one square to the other. */
static bool goes(const Pushing *pushing, int from, int to)
{
    int unit = pushing->on[from];
    return unit != NOBODY && pushing->next[unit] == to;
}

static void put(Pushing *pushing, int unit, int square)
{
    pushing->taken[square] = unit;
    pushing->next[unit] = square;
}

bool pushing_take(Pushing *pushing, int unit, int square)
{
    int corner[2];
    int here = pushing->here[unit];
    if (pushing->taken[square] != NOBODY || goes(pushing, square, here) ||
        (ground_corners(&pushing->plan->ground, here, square, corner) &&
         (goes(pushing, corner[0], corner[1]) ||
          goes(pushing, corner[1], corner[0]))))
        return false;
    put(pushing, unit, square);
    return true;
}

typedef struct Wish {
    int square;
    int distance; /* from there to the goal */
    bool occupied;
    uint32_t stir;
} Wish;

static bool is_wanted_more(const Wish *a, const Wish *b)
{
    if (a->distance != b->distance)
        return a->distance < b->distance;
    if (a->occupied != b->occupied)
        return b->occupied;
    return a->stir < b->stir;
}

/* Puts a wish among those that are in order. */
static void insert(Wish wish, Wish *wishes, int count)
{
    for (; count > 0 && is_wanted_more(&wish, &wishes[count - 1]); count--)
        wishes[count] = wishes[count - 1];
    wishes[count] = wish;
}

/* Where the unit would go, what it wants most first. */
static int list_wishes(const Pushing *pushing, int unit, Wish wishes[STEPS])
{
    int here = pushing->here[unit];
    const Steps *steps = &pushing->plan->ground.steps[here];
    for (int i = 0; i < steps->count; i++) {
        int to = steps->to[i];
        Wish wish = {.square = to,
                     .distance = rra_distance(&pushing->rras[unit], to),
                     .occupied = to != here && pushing->on[to] != NOBODY,
                     .stir = stir(to, unit + 1, pushing->clock)};
        insert(wish, wishes, i);
    }
    return steps->count;
}

bool pushing_move(Pushing *pushing, int unit)
{
    Wish wishes[STEPS];
    int here = pushing->here[unit];
    int count = list_wishes(pushing, unit, wishes);
    plan_expand(pushing->plan, here, unit, pushing->clock - 1);
    for (int i = 0; i < count; i++) {
        int other = pushing->on[wishes[i].square];
        if (!pushing_take(pushing, unit, wishes[i].square))
            continue;
        if (other == NOBODY || pushing->next[other] != UNDECIDED ||
            pushing_move(pushing, other))
            return true;
    }
    /* Whoever had taken this square goes on with what it wants next. */
    put(pushing, unit, here);
    return false;
}
