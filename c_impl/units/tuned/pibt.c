/* pibt.c -- priority inheritance with backtracking, moment by moment.
 *
 * Okumura and others (2022).  At each moment all units decide in an order in
 * which those come first that have been away from their goals longest; one that
 * wants a square where another stands makes that decide first.
 *
 * O(units) time a moment, but for distances, which are found out once.
 *
 * Mirror: prolog_impl/units/tuned/pibt.pl.
 */
#include "../fast_deciding.h"
#include "../fast_plan.h"

#include <stdlib.h>

typedef struct Search {
    FastPushing pushing; /* first: it begins with the ground */
    int *order;          /* of the ranks, */
    int *later;          /* and the next one */
    int room;            /* for so many units */
} Search;

static void release(void *prepared)
{
    Search *search = prepared;
    fast_pushing_free(&search->pushing);
    free(search->order);
    free(search->later);
    free(search);
}

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    Search *search = calloc(1, sizeof *search);
    if (search == NULL)
        return error_out_of_memory(error);
    if (!fast_pushing_make(&search->pushing, world)) {
        release(search);
        return error_out_of_memory(error);
    }
    *prepared = search;
    return STATUS_OK;
}

static bool make_orders(Search *search, int count)
{
    free(search->order);
    free(search->later);
    search->order = malloc((size_t)count * sizeof *search->order);
    search->later = malloc((size_t)count * sizeof *search->later);
    bool made = search->order != NULL && search->later != NULL;
    search->room = made ? count : 0;
    return made;
}

/* Where all are is one more moment of the plan; false: out of memory. */
static bool note(FastPushing *pushing)
{
    Cell *row = fast_plan_moment(&pushing->rras.ground);
    if (row == NULL)
        return false;
    for (int rank = 1; rank <= pushing->rras.ground.count; rank++)
        row[pushing->number[rank]] = pushing->at[rank];
    return true;
}

/* Steps until all are at their goals or the time is over; false: out of
 * memory. */
static bool walk(Search *search)
{
    FastPushing *pushing = &search->pushing;
    FastGround *ground = &pushing->rras.ground;
    int home = 0;
    for (int i = 0; i < ground->count; i++) {
        search->order[i] = i + 1;
        home += ground->units[i].start == ground->units[i].goal;
    }
    while (home < ground->count && (int)pushing->clock < ground->time) {
        int *order = search->order;
        pushing->clock++;
        fast_deciding_step(pushing, order, false);
        fast_deciding_go(pushing);
        home = fast_pushing_order(pushing, pushing->at, order, search->later);
        search->order = search->later;
        search->later = order;
        if (pushing->no_memory || !note(pushing))
            return false;
    }
    ground->work[SEARCHES] = ground->work[TURNS] = pushing->clock;
    return true;
}

static Answer run(void *prepared, const Question *question)
{
    Search *search = prepared;
    FastPushing *pushing = &search->pushing;
    int count = question->square_count / 2;
    if ((count > search->room && !make_orders(search, count)) ||
        !fast_pushing_begin(pushing, question))
        return (Answer){.status = STATUS_OUT_OF_MEMORY};
    bool fine = note(pushing) && walk(search);
    fast_deciding_lift(pushing);
    if (!fine)
        return (Answer){.status = STATUS_OUT_OF_MEMORY};
    return fast_plan_answer(&pushing->rras.ground);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    return fast_plan_trace(prepared, run, question, trace);
}

SOLVER(.name = "pibt", .style = "tuned", .problem = "units",
       .summary = "priority inheritance with backtracking, moment by moment",
       .promises = {{.traits = TRAIT_ANY, .complete = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = release)
