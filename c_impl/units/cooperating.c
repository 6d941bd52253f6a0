/* cooperating.c -- cooperative A*, whatever it estimates with.
 *
 * Mirror: prolog_impl/units/cooperating.pl.
 */
#include "cooperating.h"

#include "../support/frontier.h"
#include "table.h"

typedef struct Search {
    Plan *plan;
    CooperatingEstimate *estimate;
    void *context;
    Table table;
    Frontier frontier;
    int unit;   /* that plans, */
    int layers; /* and the last one of its search */
} Search;

static void reach(Search *search, int square, int moment, int from)
{
    int layer = moment < search->layers ? moment : search->layers;
    int64_t key = (int64_t)layer * search->plan->ground.size + square;
    if (frontier_wants(&search->frontier, key, moment))
        frontier_put(
            &search->frontier, key, moment, from,
            moment + search->estimate(search->context, search->unit, square));
}

static int square_of(const Search *search, int number)
{
    return (int)(search->frontier.node[number].key % search->plan->ground.size);
}

/* Backwards, so that of equal nodes key 1 is taken up first. */
static void expand(Search *search, int number)
{
    int square = square_of(search, number);
    int moment = search->frontier.node[number].cost;
    const Steps *steps = &search->plan->ground.steps[square];
    for (int i = steps->count - 1; i >= 0; i--)
        if (!table_refuses(&search->table, square, steps->to[i], moment))
            reach(search, steps->to[i], moment + 1, number);
}

/* The node that arrives at the goal after all others have left it, or
 * NO_NODE. */
static int find_way(Search *search)
{
    Plan *plan = search->plan;
    int goal = plan->goal[search->unit];
    int last = table_last(&search->table, goal);
    int number;
    if (goal != plan->asked[search->unit] || last == FOR_EVER)
        return NO_NODE;
    plan->searches++;
    search->layers = table_latest(&search->table);
    frontier_clear(&search->frontier);
    reach(search, plan->start[search->unit], 0, NO_NODE);
    while ((number = frontier_take(&search->frontier)) != NO_NODE) {
        int square = square_of(search, number);
        int moment = search->frontier.node[number].cost;
        plan_expand(plan, square, search->unit, moment);
        if (square == goal && moment > last)
            break;
        expand(search, number);
    }
    return number;
}

/* The way to the node becomes the unit's route, which is filled from its end.
 */
static void take_way(Search *search, int number)
{
    Plan *plan = search->plan;
    Route *route = &plan->route[search->unit];
    int arrival = search->frontier.node[number].cost;
    while (route->count <= arrival && !plan->failed)
        plan_move(plan, search->unit, plan->goal[search->unit]);
    for (int i = route->count - 1; i >= 0; i--) {
        route->squares[i] = square_of(search, number);
        number = search->frontier.node[number].from;
    }
}

static void plan_unit(Search *search)
{
    Route *route = &search->plan->route[search->unit];
    int number = find_way(search);
    route->count = 1;
    if (number == NO_NODE)
        table_yield(&search->table, route->squares[0]);
    else
        take_way(search, number);
    search->plan->reserved += route->count;
    table_enter(&search->table, search->unit,
                (Entry){route->squares, route->count, 0, true});
}

void cooperating_solve(Plan *plan, CooperatingEstimate *estimate, void *context)
{
    Search search = {.plan = plan,
                     .estimate = estimate,
                     .context = context,
                     .frontier = {.last_first = true, .failed = &plan->failed}};
    plan->rounds = 1;
    if (table_make(&search.table, plan)) {
        for (int i = 0; i < plan->units; i++)
            table_wait(&search.table, i);
        while (!plan->failed &&
               (search.unit = table_next(&search.table)) != NOBODY)
            plan_unit(&search);
    }
    table_free(&search.table);
    frontier_free(&search.frontier);
}
