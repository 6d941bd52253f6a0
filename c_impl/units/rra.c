/* rra.c -- reverse resumable A*.
 *
 * Mirror: prolog_impl/units/rra.pl.
 */
#include "rra.h"

#include <stdlib.h>

static void reach(Rra *rra, int square, int distance, int from)
{
    if (frontier_wants(&rra->frontier, square, distance))
        frontier_put(
            &rra->frontier, square, distance, from,
            distance + ground_metric(&rra->plan->ground, square, rra->target));
}

Rra rra_make(Plan *plan, int goal, int target)
{
    Rra rra = {
        .plan = plan, .target = target, .frontier = {.failed = &plan->failed}};
    reach(&rra, goal, 0, NO_NODE);
    return rra;
}

void rra_free(Rra *rra)
{
    frontier_free(&rra->frontier);
}

/* Closes the next square; false: memory has run out. */
static bool go_on(Rra *rra)
{
    int number = frontier_take(&rra->frontier);
    if (number == NO_NODE)
        return false;
    FrontierNode node = rra->frontier.node[number];
    const Steps *steps = &rra->plan->ground.steps[node.key];
    rra->plan->estimated++;
    for (int i = 0; i < steps->count; i++)
        reach(rra, steps->to[i], node.cost + 1, number);
    return true;
}

int rra_distance(Rra *rra, int square)
{
    int distance = frontier_closed(&rra->frontier, square);
    while (distance < 0 && go_on(rra))
        distance = frontier_closed(&rra->frontier, square);
    return distance;
}

Rra *rra_of_units(Plan *plan)
{
    Rra *rras = calloc((size_t)plan->units, sizeof *rras);
    if (rras == NULL)
        plan->failed = true;
    for (int i = 0; rras != NULL && i < plan->units; i++)
        rras[i] = rra_make(plan, plan->goal[i], plan->start[i]);
    return rras;
}

void rra_free_units(Rra *rras, const Plan *plan)
{
    for (int i = 0; rras != NULL && i < plan->units; i++)
        rra_free(&rras[i]);
    free(rras);
}
