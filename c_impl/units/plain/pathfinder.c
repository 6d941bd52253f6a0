/* pathfinder.c -- the turns of a program of 2009: plan, then move.
 *
 * Whoever has nothing ahead plans a window of moments towards its next
 * waypoint, by true distances, and knows where the others will be.  Then all
 * move, one after another.  Who finds its next square taken forgets its way and
 * makes its end a waypoint.  The program's flaws are kept: a plan does not see
 * that two swap squares or cross, waits at most five times, and takes whatever
 * it reached first.
 *
 * The table's moments are the turns.  O(nodes x log(nodes)) time for a search,
 * but for the waits, which are counted along the way.  The file is long because
 * that program is all its own: waypoints, planning and moving.
 *
 * Mirror: prolog_impl/units/plain/pathfinder.pl.
 */
#include "../rra.h"
#include "../table.h"

#include <stdlib.h>

enum { MOST_WAITS = 5 };

typedef struct Traveller {
    Route way;       /* its squares, those ahead with where it stands before */
    int begun;       /* the turn of the first of them */
    Route waypoints; /* the first one comes last */
} Traveller;

typedef struct Search {
    Plan *plan;
    Traveller *traveller; /* of each unit */
    Rra *rra;             /* to each square that was ever a waypoint */
    Table table;
    Frontier frontier;
    int unit; /* that plans */
} Search;

static int now(const Search *search)
{
    return (int)search->plan->rounds;
}

static bool has_ahead(const Search *search, const Traveller *traveller)
{
    return now(search) - traveller->begun < traveller->way.count - 1;
}

static int waypoint_of(const Traveller *traveller)
{
    return traveller->waypoints.squares[traveller->waypoints.count - 1];
}

static int distance(Search *search, int square)
{
    int waypoint = waypoint_of(&search->traveller[search->unit]);
    Rra *rra = &search->rra[waypoint];
    if (rra->plan == NULL)
        *rra = rra_make(search->plan, waypoint,
                        plan_at(search->plan, search->unit));
    return rra_distance(rra, square);
}

/* Whether units stand on all squares of the line from the waypoint to where the
 * unit is, which is left out. */
static bool is_shut_off(const Search *search)
{
    const Plan *plan = search->plan;
    Square here = ground_square(&plan->ground, plan_at(plan, search->unit));
    Square at = ground_square(&plan->ground,
                              waypoint_of(&search->traveller[search->unit]));
    int dx = abs(here.x - at.x);
    int dy = abs(here.y - at.y);
    int error = dx - dy;
    while (!square_equal(at, here)) {
        int twice = 2 * error;
        if (plan->on[ground_index(&plan->ground, at)] == NOBODY)
            return false;
        if (twice > -dy) {
            error -= dy;
            at.x += at.x < here.x ? 1 : -1;
        }
        if (twice < dx) {
            error += dx;
            at.y += at.y < here.y ? 1 : -1;
        }
    }
    return true;
}

static int square_of(const Search *search, int number)
{
    return (int)(search->frontier.node[number].key % search->plan->ground.size);
}

/* How often the unit has waited on its way to the node. */
static int waits(const Search *search, int number)
{
    int count = 0;
    int from = search->frontier.node[number].from;
    for (; from != NO_NODE; from = search->frontier.node[from].from) {
        count += square_of(search, from) == square_of(search, number);
        number = from;
    }
    return count;
}

/* A moment at which a node is reached is its cost: of two ways to it none is
 * cheaper, and it is kept as it was reached first. */
static void reach(Search *search, int square, int moment, int from)
{
    int64_t key = (int64_t)moment * search->plan->ground.size + square;
    if (frontier_wants(&search->frontier, key, moment))
        frontier_put(&search->frontier, key, moment, from,
                     moment + distance(search, square));
}

/* Backwards, so that of equal nodes key 1 is taken up first. */
static void expand(Search *search, int number)
{
    int square = square_of(search, number);
    int next = search->frontier.node[number].cost + 1;
    const Steps *steps = &search->plan->ground.steps[square];
    for (int i = steps->count - 1; i >= 0; i--) {
        int to = steps->to[i];
        if (table_who(&search->table, to, now(search) + next) == NOBODY &&
            (to != square || waits(search, number) < MOST_WAITS))
            reach(search, to, next, number);
    }
}

/* The node at the waypoint, or where the window ends, or NO_NODE. */
static int find_way(Search *search)
{
    Plan *plan = search->plan;
    int waypoint = waypoint_of(&search->traveller[search->unit]);
    int number;
    plan->searches++;
    frontier_clear(&search->frontier);
    reach(search, plan_at(plan, search->unit), 0, NO_NODE);
    while ((number = frontier_take(&search->frontier)) != NO_NODE) {
        int square = square_of(search, number);
        int moment = search->frontier.node[number].cost;
        plan_expand(plan, square, search->unit, now(search) + moment);
        if (square == waypoint || moment == plan->window)
            break;
        expand(search, number);
    }
    return number;
}

/* The unit's way begins anew where it stands. */
static void stand(Search *search, int unit)
{
    Traveller *traveller = &search->traveller[unit];
    traveller->begun = now(search);
    traveller->way.count = 0;
    plan_extend(search->plan, &traveller->way, plan_at(search->plan, unit));
}

/* Tells the others where the unit will be: beyond its way nowhere, if it is to
 * go on then. */
static void enter(Search *search, int unit)
{
    const Traveller *traveller = &search->traveller[unit];
    if (!search->plan->failed)
        table_enter(&search->table, unit,
                    (Entry){traveller->way.squares, traveller->way.count,
                            traveller->begun, traveller->waypoints.count == 0});
}

static void take_way(Search *search, int number)
{
    Traveller *traveller = &search->traveller[search->unit];
    Route *way = &traveller->way;
    int end = square_of(search, number);
    int moments = search->frontier.node[number].cost;
    stand(search, search->unit);
    while (way->count <= moments && !search->plan->failed)
        plan_extend(search->plan, way, end);
    for (int i = way->count - 1; i >= 0; i--) {
        way->squares[i] = square_of(search, number);
        number = search->frontier.node[number].from;
    }
    if (end == waypoint_of(traveller))
        traveller->waypoints.count--;
    enter(search, search->unit);
}

static void plan_unit(Search *search)
{
    Traveller *traveller = &search->traveller[search->unit];
    int here = plan_at(search->plan, search->unit);
    if (has_ahead(search, traveller) || traveller->waypoints.count == 0)
        return;
    while (traveller->waypoints.count > 0 && waypoint_of(traveller) == here)
        traveller->waypoints.count--;
    if (traveller->waypoints.count == 0) {
        stand(search, search->unit);
        enter(search, search->unit);
    } else if (!is_shut_off(search)) {
        int number = find_way(search);
        if (number != NO_NODE)
            take_way(search, number);
    }
}

/* A step of the way, or the end of the way becomes a waypoint. */
static void move_unit(Search *search, int unit)
{
    Plan *plan = search->plan;
    Traveller *traveller = &search->traveller[unit];
    const Route *way = &traveller->way;
    int here = plan_at(plan, unit);
    int next = here;
    if (has_ahead(search, traveller))
        next = way->squares[now(search) - traveller->begun + 1];
    if (plan_is_blocked(plan, unit, next)) {
        plan_extend(plan, &traveller->waypoints, way->squares[way->count - 1]);
        table_remove(&search->table, unit);
        stand(search, unit);
        next = here;
    }
    plan_move(plan, unit, next);
}

static bool is_done(const Search *search)
{
    for (int i = 0; i < search->plan->units; i++)
        if (has_ahead(search, &search->traveller[i]) ||
            search->traveller[i].waypoints.count > 0)
            return false;
    return true;
}

static void take_turns(Search *search)
{
    Plan *plan = search->plan;
    for (int i = 0; i < plan->units; i++) {
        if (!plan_is_home(plan, i))
            plan_extend(plan, &search->traveller[i].waypoints, plan->goal[i]);
        stand(search, i);
        enter(search, i);
    }
    while (!plan->failed && plan->rounds < plan->time && !is_done(search)) {
        for (search->unit = 0; search->unit < plan->units; search->unit++)
            plan_unit(search);
        for (int i = 0; i < plan->units; i++)
            move_unit(search, i);
        plan->rounds++;
    }
}

static void solve(Plan *plan)
{
    int size = plan->ground.size;
    Search search = {.plan = plan,
                     .traveller =
                         calloc((size_t)plan->units, sizeof *search.traveller),
                     .rra = calloc((size_t)size, sizeof *search.rra),
                     .frontier = {.last_first = true, .failed = &plan->failed}};
    plan->failed = search.traveller == NULL || search.rra == NULL;
    if (table_make(&search.table, plan))
        take_turns(&search);
    for (int i = 0; search.traveller != NULL && i < plan->units; i++) {
        free(search.traveller[i].way.squares);
        free(search.traveller[i].waypoints.squares);
    }
    for (int i = 0; search.rra != NULL && i < size; i++)
        rra_free(&search.rra[i]);
    free(search.traveller);
    free(search.rra);
    frontier_free(&search.frontier);
    table_free(&search.table);
}

static Answer run(void *prepared, const Question *question)
{
    return plan_run(prepared, question, solve);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    return plan_trace(prepared, question, solve, trace);
}

SOLVER(.name = "pathfinder", .style = "plain", .problem = "units",
       .summary = "the turns of a program of 2009: plan, then move",
       .promises = {{.traits = TRAIT_ANY, .complete = true}},
       .prepare = plan_prepare, .run = run, .trace = trace,
       .release = plan_release)
