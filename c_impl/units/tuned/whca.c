/* whca.c -- cooperative A* by true distances, a window of moments at a time.
 *
 * Silver's windowed hierarchical cooperative A* (2005).  In each round all
 * units plan one after another, through the squares that those before them left
 * free; then they walk the first half of the window.  A unit that finds no way
 * stands, and those whose plans cross its square plan again.  The order turns
 * from round to round; those at their goals come last, and make way.
 *
 * O(nodes opened) time, distances included.
 *
 * Mirror: prolog_impl/units/tuned/whca.pl.
 */
#include "../fast_plan.h"
#include "../fast_quest.h"

#include <stdlib.h>

typedef struct Search {
    FastTable table; /* first: it begins with the ground */
    int window;
    int now;
    Cell *plans; /* where each unit is and will be, a window for each */
    size_t plan_room;
    bool *entered; /* whether its plan is in the table */
    Cell *at;
    int room; /* for so many units */
} Search;

static void release(void *prepared)
{
    Search *search = prepared;
    fast_table_free(&search->table);
    free(search->plans);
    free(search->entered);
    free(search->at);
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
    free(search->at);
    free(search->entered);
    search->at = malloc((size_t)count * sizeof *search->at);
    search->entered = calloc((size_t)count, sizeof *search->entered);
    bool made = search->at != NULL && search->entered != NULL;
    search->room = made ? count : 0;
    return made;
}

static bool make_plans(Search *search, int count)
{
    Cell *plans = fast_ground_room(search->plans, &search->plan_room,
                                   (size_t)count * ((size_t)search->window + 1),
                                   sizeof *plans);
    if (plans != NULL)
        search->plans = plans;
    return plans != NULL;
}

/* Takes the question; false: out of memory. */
static bool begin(Search *search, const Question *question)
{
    FastTable *table = &search->table;
    FastGround *ground = &table->rras.ground;
    search->window = question->numbers[0];
    search->now = 0;
    if (!fast_table_ask(table, question) ||
        !fast_table_room(table, search->window) ||
        !make_plans(search, ground->count) ||
        (ground->count > search->room && !make_units(search, ground->count)))
        return false;
    Cell *row = fast_plan_moment(ground);
    if (row == NULL)
        return false;
    for (int i = 0; i < ground->count; i++) {
        row[i] = search->at[i] = ground->units[i].start;
        if (!fast_rra_begin(&table->rras, i))
            return false;
    }
    return true;
}

static Cell *plan_of(const Search *search, int unit)
{
    return search->plans + (size_t)unit * ((size_t)search->window + 1);
}

static bool is_home(const Search *search, int unit)
{
    return search->at[unit] == search->table.rras.ground.units[unit].goal;
}

static int count_away(const Search *search)
{
    int away = 0;
    for (int i = 0; i < search->table.rras.ground.count; i++)
        away += !is_home(search, i);
    return away;
}

/* Those away from their goals, from another one each time, then those at them.
 */
static void put_all(Search *search, int away)
{
    FastQueue *queue = &search->table.queue;
    int count = search->table.rras.ground.count;
    int skipped = (int)(search->table.rras.ground.work[TURNS] % away);
    int first = 0;
    for (; skipped > 0 || is_home(search, first); first++)
        skipped -= !is_home(search, first);
    for (int i = first; i < count; i++)
        if (!is_home(search, i))
            fast_queue_put(queue, i);
    for (int i = 0; i < first; i++)
        if (!is_home(search, i))
            fast_queue_put(queue, i);
    for (int i = 0; i < count; i++)
        if (is_home(search, i))
            fast_queue_put(queue, i);
}

static void take_out(Search *search, int unit)
{
    fast_table_leave(&search->table, plan_of(search, unit), search->window);
    search->entered[unit] = false;
}

static bool comes_to(const Search *search, int unit, Cell cell)
{
    const Cell *squares = plan_of(search, unit);
    for (int t = 0; t <= search->window; t++)
        if (squares[t] == cell)
            return true;
    return false;
}

/* The unit stays where it is; whoever was to come there plans again. */
static void stand(Search *search, int unit)
{
    Cell cell = search->at[unit];
    for (int i = 0; i < search->table.rras.ground.count; i++)
        if (search->entered[i] && comes_to(search, i, cell)) {
            take_out(search, i);
            fast_queue_put(&search->table.queue, i);
        }
    for (int t = 0; t <= search->window; t++)
        plan_of(search, unit)[t] = cell;
    fast_table_stay(&search->table, cell, 1, search->window, true);
}

/* All plan once, and again where they must; false: out of memory. */
static bool plan(Search *search)
{
    FastTable *table = &search->table;
    int64_t *work = table->rras.ground.work;
    while (table->queue.count > 0) {
        int unit = fast_queue_take(&table->queue);
        Quest quest = {.unit = unit,
                       .start = search->at[unit],
                       .now = search->now,
                       .last = search->window};
        int found = fast_quest_window(table, &quest);
        if (found == QUEST_NO_MEMORY)
            return false;
        if (found == QUEST_FAILED)
            stand(search, unit);
        else
            fast_table_enter(table, found, plan_of(search, unit));
        search->entered[unit] = true;
        work[SEARCHES]++;
        work[RESERVED] += search->window;
    }
    return true;
}

/* The first half of the plans; false: out of memory. */
static bool walk(Search *search, int *away)
{
    FastGround *ground = &search->table.rras.ground;
    int steps = search->window > 1 ? search->window / 2 : 1;
    for (int t = 1; t <= steps && *away > 0 && search->now < ground->time;
         t++) {
        Cell *row = fast_plan_moment(ground);
        if (row == NULL)
            return false;
        for (int i = 0; i < ground->count; i++)
            row[i] = search->at[i] = plan_of(search, i)[t];
        *away = count_away(search);
        search->now++;
    }
    return true;
}

static Answer run(void *prepared, const Question *question)
{
    Search *search = prepared;
    FastGround *ground = &search->table.rras.ground;
    bool fine = begin(search, question);
    int away = fine ? count_away(search) : 0;
    while (fine && away > 0 && search->now < ground->time) {
        put_all(search, away);
        ground->work[TURNS]++;
        fine = plan(search) && walk(search, &away);
        for (int i = 0; i < ground->count; i++)
            if (search->entered[i])
                take_out(search, i);
    }
    if (!fine)
        return (Answer){.status = STATUS_OUT_OF_MEMORY};
    return fast_plan_answer(ground);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    return fast_plan_trace(prepared, run, question, trace);
}

SOLVER(.name = "whca", .style = "tuned", .problem = "units",
       .summary = "cooperative A* by true distances, a window of moments at a "
                  "time",
       .promises = {{.traits = TRAIT_ANY, .complete = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = release)
