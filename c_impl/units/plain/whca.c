/* whca.c -- windowed hierarchical cooperative A*.
 *
 * Silver (2005): everybody plans a window of moments ahead, by true distances
 * from where the window ends, then all walk half of it, and plan again.  Who is
 * not home yet plans first, each time another one.  Who is home plans, too, and
 * so makes way; waiting there costs nothing.
 *
 * O(nodes x log(nodes)) time for a search, whose nodes are squares at moments
 * of the window.
 *
 * Mirror: prolog_impl/units/plain/whca.pl.
 */
#include "../rra.h"
#include "../table.h"

#include <stdlib.h>

typedef struct Search {
    Plan *plan;
    int window;
    int now;
    Rra *rras;
    Table table;
    Frontier frontier;
    int *ahead; /* of each unit: its squares in the window and where it is */
    int unit;   /* that plans */
} Search;

static int *ahead_of(const Search *search, int unit)
{
    return search->ahead + (size_t)unit * (size_t)(search->window + 1);
}

static int square_of(const Search *search, int number)
{
    return (int)(search->frontier.node[number].key % search->plan->ground.size);
}

static int moment_of(const Search *search, int number)
{
    return (int)(search->frontier.node[number].key / search->plan->ground.size);
}

static void reach(Search *search, int square, int moment, int cost, int from)
{
    int64_t key = (int64_t)moment * search->plan->ground.size + square;
    if (frontier_wants(&search->frontier, key, cost))
        frontier_put(&search->frontier, key, cost, from,
                     cost + rra_distance(&search->rras[search->unit], square));
}

/* Backwards, so that of equal nodes key 1 is taken up first. */
static void expand(Search *search, int number)
{
    int square = square_of(search, number);
    int moment = moment_of(search, number);
    int cost = search->frontier.node[number].cost;
    int goal = search->plan->goal[search->unit];
    const Steps *steps = &search->plan->ground.steps[square];
    for (int i = steps->count - 1; i >= 0; i--) {
        int to = steps->to[i];
        bool rests = to == square && to == goal;
        if (!table_refuses(&search->table, square, to, moment))
            reach(search, to, moment + 1, cost + !rests, number);
    }
}

/* The node where the window ends, or NO_NODE. */
static int find_way(Search *search)
{
    Plan *plan = search->plan;
    int number;
    plan->searches++;
    frontier_clear(&search->frontier);
    reach(search, plan_at(plan, search->unit), 0, 0, NO_NODE);
    while ((number = frontier_take(&search->frontier)) != NO_NODE) {
        int moment = moment_of(search, number);
        plan_expand(plan, square_of(search, number), search->unit,
                    search->now + moment);
        if (moment == search->window)
            break;
        expand(search, number);
    }
    return number;
}

/* The unit's squares ahead: those of the way, or it stands. */
static void plan_unit(Search *search)
{
    int *ahead = ahead_of(search, search->unit);
    int here = plan_at(search->plan, search->unit);
    int number = find_way(search);
    if (number == NO_NODE)
        table_yield(&search->table, here);
    for (int i = search->window; i >= 0; i--) {
        ahead[i] = number == NO_NODE ? here : square_of(search, number);
        if (number != NO_NODE)
            number = search->frontier.node[number].from;
    }
    search->plan->reserved += search->window;
    table_enter(&search->table, search->unit,
                (Entry){.squares = ahead, .count = search->window + 1});
}

/* Those who are not home in turn, then the others. */
static void queue_all(Search *search, int *away)
{
    const Plan *plan = search->plan;
    int count = 0;
    for (int i = 0; i < plan->units; i++)
        if (!plan_is_home(plan, i))
            away[count++] = i;
    for (int i = 0; i < count; i++)
        table_wait(&search->table, away[(plan->rounds + i) % count]);
    for (int i = 0; i < plan->units; i++)
        if (plan_is_home(plan, i))
            table_wait(&search->table, i);
}

static void plan_all(Search *search, int *away)
{
    table_clear(&search->table);
    queue_all(search, away);
    search->plan->rounds++;
    while ((search->unit = table_next(&search->table)) != NOBODY)
        plan_unit(search);
}

static bool goes_on(const Search *search)
{
    return search->now < search->plan->time && !plan_all_home(search->plan) &&
           !search->plan->failed;
}

static void walk(Search *search)
{
    int half = search->window < 2 ? 1 : search->window / 2;
    for (int step = 1; step <= half && goes_on(search); step++) {
        for (int i = 0; i < search->plan->units; i++)
            plan_move(search->plan, i, ahead_of(search, i)[step]);
        search->now++;
    }
}

static void solve(Plan *plan)
{
    size_t units = (size_t)plan->units;
    Search search = {
        .plan = plan,
        .window = plan->window,
        .rras = rra_of_units(plan),
        .frontier = {.last_first = true, .failed = &plan->failed},
        .ahead = plan_numbers(plan, units * (size_t)(plan->window + 1))};
    int *away = plan_numbers(plan, units);
    if (table_make(&search.table, plan))
        while (goes_on(&search)) {
            plan_all(&search, away);
            walk(&search);
        }
    free(away);
    free(search.ahead);
    frontier_free(&search.frontier);
    table_free(&search.table);
    rra_free_units(search.rras, plan);
}

static Answer run(void *prepared, const Question *question)
{
    return plan_run(prepared, question, solve);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    return plan_trace(prepared, question, solve, trace);
}

SOLVER(.name = "whca", .style = "plain", .problem = "units",
       .summary = "cooperative A* by true distances, a window of moments at a "
                  "time",
       .promises = {{.traits = TRAIT_ANY, .complete = true}},
       .prepare = plan_prepare, .run = run, .trace = trace,
       .release = plan_release)
