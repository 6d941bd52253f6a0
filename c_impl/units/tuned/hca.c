/* hca.c -- cooperative A* by true distances.
 *
 * Silver's hierarchical cooperative A* (2005).  Units plan one after another,
 * each to its goal, through the squares that those before it leave free; beyond
 * the last moment at which any of these moves, moments are one layer, so that a
 * search ends.  A unit that finds no way stands on its start, and those whose
 * routes cross that plan again.
 *
 * O(nodes opened) time; a search that fails opens all there are.
 *
 * Mirror: prolog_impl/units/tuned/hca.pl.
 */
#include "../fast_plan.h"
#include "../fast_quest.h"

#include <stdlib.h>

typedef struct Traveller {
    bool entered;  /* its route is in the table */
    bool searches; /* its distances were begun */
    int arrival;
    Cell *route; /* its squares until then */
    size_t room;
} Traveller;

typedef struct Search {
    FastTable table; /* first: it begins with the ground */
    int moments;     /* that routes are entered in, from 1; the last comes after
                        all arrivals */
    Traveller *travellers;
    int room; /* for so many units */
} Search;

static void release(void *prepared)
{
    Search *search = prepared;
    for (int i = 0; i < search->room; i++)
        free(search->travellers[i].route);
    fast_table_free(&search->table);
    free(search->travellers);
    free(search);
}

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    return fast_table_prepare(sizeof(Search), world, prepared, error);
}

static bool make_units(Search *search, int count)
{
    Traveller *made = realloc(search->travellers, (size_t)count * sizeof *made);
    if (made == NULL)
        return false;
    search->travellers = made;
    for (; search->room < count; search->room++)
        made[search->room] = (Traveller){0};
    return true;
}

/* Takes the question; false: out of memory. */
static bool begin(Search *search, const Question *question)
{
    FastTable *table = &search->table;
    int count = question->square_count / 2;
    search->moments = 1;
    if (!fast_table_ask(table, question) ||
        !fast_table_room(table, search->moments) ||
        (count > search->room && !make_units(search, count)))
        return false;
    for (int i = 0; i < count; i++) {
        search->travellers[i].searches = false;
        fast_queue_put(&table->queue, i);
    }
    table->rras.ground.work[TURNS] = 1;
    return true;
}

static int latest_arrival(const Search *search)
{
    int latest = 0;
    for (int i = 0; i < search->table.rras.ground.count; i++) {
        const Traveller *one = &search->travellers[i];
        if (one->entered && one->arrival > latest)
            latest = one->arrival;
    }
    return latest;
}

/* Enters all in more moments, if one is to arrive so late; false: out of
 * memory. */
static bool extend(Search *search, int arrival)
{
    FastTable *table = &search->table;
    int moments = arrival + 1;
    if (moments <= search->moments)
        return true;
    if (!fast_table_room(table, moments))
        return false;
    for (int i = 0; i < table->rras.ground.count; i++) {
        const Traveller *one = &search->travellers[i];
        if (one->entered)
            fast_table_stay(table, one->route[one->arrival],
                            search->moments + 1, moments, true);
    }
    search->moments = moments;
    return true;
}

static bool make_route(Traveller *one, int arrival)
{
    Cell *route = fast_ground_room(one->route, &one->room, (size_t)arrival + 1,
                                   sizeof *route);
    if (route == NULL)
        return false;
    one->route = route;
    one->arrival = arrival;
    return true;
}

/* One who has arrived is there for ever. */
static void arrive(Search *search, Traveller *one)
{
    fast_table_stay(&search->table, one->route[one->arrival], one->arrival + 1,
                    search->moments, true);
    one->entered = true;
}

static void take_out(Search *search, Traveller *one)
{
    fast_table_leave(&search->table, one->route, one->arrival);
    fast_table_stay(&search->table, one->route[one->arrival], one->arrival + 1,
                    search->moments, false);
    one->entered = false;
}

static bool comes_to(const Traveller *one, Cell cell)
{
    for (int t = 0; t <= one->arrival; t++)
        if (one->route[t] == cell)
            return true;
    return false;
}

/* The unit stays on its start; whoever was to come there plans again.  False:
 * out of memory. */
static bool stand(Search *search, int unit)
{
    FastGround *ground = &search->table.rras.ground;
    Traveller *one = &search->travellers[unit];
    if (!make_route(one, 0))
        return false;
    one->route[0] = ground->units[unit].start;
    for (int i = 0; i < ground->count; i++) {
        Traveller *other = &search->travellers[i];
        if (other->entered && comes_to(other, one->route[0])) {
            take_out(search, other);
            fast_queue_put(&search->table.queue, i);
        }
    }
    arrive(search, one);
    ground->work[RESERVED]++;
    return true;
}

/* The moment from which nobody comes to a cell where nobody stays. */
static int free_from(const Search *search, Cell cell)
{
    int t = search->moments;
    while (t > 0 && *fast_table_at(&search->table, t, cell) == 0)
        t--;
    return t == 0 ? 0 : t + 1;
}

/* Plans the route of a unit whose goal nobody keeps; false: out of memory. */
static bool travel(Search *search, int unit)
{
    FastTable *table = &search->table;
    FastGround *ground = &table->rras.ground;
    Traveller *one = &search->travellers[unit];
    Quest quest = {.unit = unit,
                   .start = ground->units[unit].start,
                   .last = latest_arrival(search),
                   .free = free_from(search, ground->units[unit].goal)};
    if (!one->searches && !fast_rra_begin(&table->rras, unit))
        return false;
    one->searches = true;
    ground->work[SEARCHES]++;
    int found = fast_quest_route(table, &quest);
    if (found == QUEST_NO_MEMORY)
        return false;
    if (found == QUEST_FAILED)
        return stand(search, unit);
    int arrival = table->entries[found].time;
    if (!extend(search, arrival) || !make_route(one, arrival))
        return false;
    fast_table_enter(table, found, one->route);
    arrive(search, one);
    ground->work[RESERVED] += arrival + 1;
    return true;
}

/* Plans for all; false: out of memory. */
static bool plan(Search *search)
{
    FastTable *table = &search->table;
    bool fine = true;
    while (fine && table->queue.count > 0) {
        int unit = fast_queue_take(&table->queue);
        const FastUnit *its = &table->rras.ground.units[unit];
        bool fails = its->stranded ||
                     *fast_table_at(table, search->moments, its->goal) != 0;
        fine = fails ? stand(search, unit) : travel(search, unit);
    }
    return fine;
}

/* The routes moment by moment; false: out of memory. */
static bool write_plan(Search *search)
{
    FastGround *ground = &search->table.rras.ground;
    int latest = latest_arrival(search);
    for (int t = 0; t <= latest; t++) {
        Cell *row = fast_plan_moment(ground);
        if (row == NULL)
            return false;
        for (int i = 0; i < ground->count; i++) {
            const Traveller *one = &search->travellers[i];
            row[i] = one->route[t < one->arrival ? t : one->arrival];
        }
    }
    return true;
}

static Answer run(void *prepared, const Question *question)
{
    Search *search = prepared;
    bool fine = begin(search, question) && plan(search) && write_plan(search);
    for (int i = 0; i < search->room; i++)
        if (search->travellers[i].entered)
            take_out(search, &search->travellers[i]);
    if (!fine)
        return (Answer){.status = STATUS_OUT_OF_MEMORY};
    return fast_plan_answer(&search->table.rras.ground);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    return fast_plan_trace(prepared, run, question, trace);
}

SOLVER(.name = "hca", .style = "tuned", .problem = "units",
       .summary = "cooperative A* by true distances",
       .promises = {{.traits = TRAIT_ANY, .complete = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = release)
