/* lra.c -- local repair: everybody alone, round who stands in the way.
 *
 * As games have long done it, with Silver's remedy (2005) against endless
 * repairs: the more often a unit has had to look for another route, the more
 * noise is in its estimates, so that it leaves the beaten way.  The noise is a
 * function of square, unit and agitation, and so the same in every run.
 *
 * In a turn the units act one after another, each on the squares as they are by
 * then.  O(squares x log(squares)) time for a search.
 *
 * Mirror: prolog_impl/units/plain/lra.pl.
 */
#include "../../support/frontier.h"
#include "../plan.h"
#include "../stir.h"

#include <stdlib.h>

enum { MOST_AGITATED = 32, NOTHING = -1 };

typedef struct Search {
    Plan *plan;
    Frontier frontier;
    Route *ahead;   /* of each unit, from its goal back to its next square */
    int *agitation; /* of each unit */
    int unit;       /* that acts, */
    int avoided;    /* and a square that it does not enter, or NOTHING */
} Search;

static int last_of(const Route *route)
{
    return route->squares[route->count - 1];
}

static int noise(const Search *search, int square)
{
    uint32_t agitation = (uint32_t)search->agitation[search->unit];
    if (square == search->plan->goal[search->unit])
        return 0;
    return (int)(stir(square, search->unit + 1, (int)agitation) %
                 (agitation + 1));
}

static void reach(Search *search, int square, int cost, int from)
{
    const Plan *plan = search->plan;
    int goal = plan->goal[search->unit];
    if (frontier_wants(&search->frontier, square, cost))
        frontier_put(&search->frontier, square, cost, from,
                     cost + ground_metric(&plan->ground, square, goal) +
                         noise(search, square));
}

/* Who stands one step away is gone round; those farther off may move on. */
static bool is_closed(const Search *search, int square)
{
    const Plan *plan = search->plan;
    const Steps *steps = &plan->ground.steps[plan_at(plan, search->unit)];
    if (square == search->avoided)
        return true;
    if (plan->on[square] == NOBODY || plan->on[square] == search->unit)
        return false;
    for (int i = 0; i < steps->count; i++)
        if (steps->to[i] == square)
            return true;
    return false;
}

static void expand(Search *search, int number)
{
    FrontierNode node = search->frontier.node[number];
    const Steps *steps = &search->plan->ground.steps[node.key];
    for (int i = 0; i < steps->count; i++)
        if (!is_closed(search, steps->to[i]))
            reach(search, steps->to[i], node.cost + 1, number);
}

/* The node of the goal, or NO_NODE. */
static int find_way(Search *search)
{
    Plan *plan = search->plan;
    int goal = plan->goal[search->unit];
    int number;
    if (is_closed(search, goal))
        return NO_NODE;
    plan->searches++;
    frontier_clear(&search->frontier);
    reach(search, plan_at(plan, search->unit), 0, NO_NODE);
    while ((number = frontier_take(&search->frontier)) != NO_NODE) {
        int64_t square = search->frontier.node[number].key;
        plan_expand(plan, (int)square, search->unit, (int)plan->rounds);
        if (square == goal)
            break;
        expand(search, number);
    }
    return number;
}

static void search_route(Search *search, int avoided)
{
    const FrontierNode *node;
    Route *ahead = &search->ahead[search->unit];
    ahead->count = 0;
    search->avoided = avoided;
    for (int i = find_way(search); i != NO_NODE; i = node->from) {
        node = &search->frontier.node[i];
        if (node->from != NO_NODE)
            plan_extend(search->plan, ahead, (int)node->key);
    }
}

/* What the unit does in this turn: where it goes. */
static int act(Search *search)
{
    const Plan *plan = search->plan;
    int unit = search->unit;
    const Route *ahead = &search->ahead[unit];
    int *agitation = &search->agitation[unit];
    if (plan_is_home(plan, unit))
        return plan_at(plan, unit);
    if (ahead->count == 0) {
        search_route(search, NOTHING);
    } else if (plan_is_blocked(plan, unit, last_of(ahead))) {
        *agitation += *agitation < MOST_AGITATED;
        search_route(search, last_of(ahead));
    }
    if (ahead->count == 0 || plan_is_blocked(plan, unit, last_of(ahead)))
        return plan_at(plan, unit);
    return search->ahead[unit].squares[--search->ahead[unit].count];
}

/* Whether anybody moved. */
static bool take_turn(Search *search)
{
    Plan *plan = search->plan;
    bool moved = false;
    for (int i = 0; i < plan->units; i++) {
        search->unit = i;
        int to = act(search);
        moved = moved || to != plan_at(plan, i);
        plan_move(plan, i, to);
    }
    plan->rounds++;
    return moved;
}

static void solve(Plan *plan)
{
    Search search = {.plan = plan,
                     .frontier = {.failed = &plan->failed},
                     .ahead = calloc((size_t)plan->units, sizeof *search.ahead),
                     .agitation =
                         calloc((size_t)plan->units, sizeof *search.agitation)};
    bool goes_on = search.ahead != NULL && search.agitation != NULL;
    plan->failed = !goes_on;
    while (goes_on && plan->rounds < plan->time && !plan_all_home(plan))
        goes_on = take_turn(&search) && !plan->failed;
    for (int i = 0; search.ahead != NULL && i < plan->units; i++)
        free(search.ahead[i].squares);
    free(search.ahead);
    free(search.agitation);
    frontier_free(&search.frontier);
}

static Answer run(void *prepared, const Question *question)
{
    return plan_run(prepared, question, solve);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    return plan_trace(prepared, question, solve, trace);
}

SOLVER(.name = "lra", .style = "plain", .problem = "units",
       .summary = "local repair: everybody alone, round who stands in the way",
       .promises = {{.traits = TRAIT_ANY, .complete = true}},
       .prepare = plan_prepare, .run = run, .trace = trace,
       .release = plan_release)
