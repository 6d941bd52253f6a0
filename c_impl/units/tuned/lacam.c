/* lacam.c -- depth-first over where all are, by steps of pibt.
 *
 * Okumura (2023).  A configuration, the squares of all units, is stepped on
 * from by pibt under constraints: at first none, then one square fixed for the
 * first unit of its order, then two, ...  The lists of constraints come in the
 * same order whatever becomes of each: by length, then by keys.  So there is no
 * queue of them; the k-th follows from k, like the digits of a number.
 *
 * O(units) time a turn but for distances.
 *
 * Mirror: prolog_impl/units/tuned/lacam.pl.
 */
#include "../fast_configurations.h"
#include "../fast_deciding.h"
#include "../fast_plan.h"

#include <stdlib.h>

enum { TURN_LIMIT = 20000 };

typedef struct Search {
    FastPushing pushing; /* first: it begins with the ground */
    Configurations known;
    int placed; /* the one that the units are in */
    int stack[TURN_LIMIT + 1];
    int depth;
    int *fixed; /* the steps of a list of constraints */
    int fixed_room;
} Search;

static void release(void *prepared)
{
    Search *search = prepared;
    fast_pushing_free(&search->pushing);
    configurations_free(&search->known);
    free(search->fixed);
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

/* false: out of memory. */
static bool begin(Search *search)
{
    int count = search->pushing.rras.ground.count;
    if (!configurations_begin(&search->known, &search->pushing))
        return false;
    if (count > search->fixed_room) {
        free(search->fixed);
        search->fixed = malloc((size_t)count * sizeof *search->fixed);
        search->fixed_room = search->fixed == NULL ? 0 : count;
    }
    search->placed = 0;
    search->stack[0] = 0;
    search->depth = 1;
    return search->fixed != NULL;
}

static unsigned steps_of(const Search *search, int rank)
{
    return search->pushing.rras.ground.ways[search->pushing.at[rank]];
}

/* The next list of constraints of a configuration; gives its length, or
 * NOWHERE: it had all. */
static int constrain(Search *search, int number)
{
    const int *order = configurations_order(&search->known, number);
    int rest = search->known.all[number].tried++;
    int lists = 1; /* of this length */
    int length = 0;
    while (rest >= lists) {
        if (length == search->pushing.rras.ground.count)
            return NOWHERE;
        rest -= lists;
        lists *= __builtin_popcount(steps_of(search, order[length++]));
    }
    for (int i = length - 1; i >= 0; i--) {
        unsigned steps = steps_of(search, order[i]);
        int count = __builtin_popcount(steps);
        for (int skipped = rest % count; skipped > 0; skipped--)
            steps &= steps - 1;
        search->fixed[i] = __builtin_ctz(steps);
        rest /= count;
    }
    return length;
}

/* A step from a configuration under so many constraints; gives where it leads,
 * or NOWHERE. */
static int step(Search *search, int number, int length)
{
    FastPushing *pushing = &search->pushing;
    const int *order = configurations_order(&search->known, number);
    bool fine = true;
    pushing->clock++;
    search->pushing.rras.ground.work[SEARCHES]++;
    for (int i = 0; i < length && fine; i++)
        fine = fast_deciding_fix(pushing, order[i], search->fixed[i]);
    if (!fine || !fast_deciding_step(pushing, order, true)) {
        fast_deciding_undo(pushing);
        return NOWHERE;
    }
    int reached = configurations_number(&search->known, pushing, number);
    pushing->no_memory = pushing->no_memory || reached == NOWHERE;
    fast_deciding_go(pushing);
    search->placed = reached;
    return reached;
}

/* Looks at the top of the stack. */
static void turn(Search *search)
{
    FastPushing *pushing = &search->pushing;
    int top = search->stack[search->depth - 1];
    if (search->placed != top) {
        fast_deciding_lift(pushing);
        fast_deciding_place(pushing,
                            configurations_squares(&search->known, top));
        search->placed = top;
    }
    int length = constrain(search, top);
    if (length == NOWHERE) {
        search->depth--;
        return;
    }
    int reached = step(search, top, length);
    if (reached != NOWHERE)
        search->stack[search->depth++] = reached;
}

/* The configuration in which all are at their goals, or the first one if there
 * is no plan. */
static int find(Search *search)
{
    int64_t *turns = &search->pushing.rras.ground.work[TURNS];
    while (*turns < TURN_LIMIT && search->depth > 0 &&
           !search->pushing.no_memory) {
        int top = search->stack[search->depth - 1];
        ++*turns;
        if (search->known.all[top].home)
            return top;
        turn(search);
    }
    return 0;
}

/* The way to a configuration as a plan; false: out of memory. */
static bool write_plan(Search *search, int last)
{
    int *way = search->stack; /* of no use any more */
    int length = 0;
    for (; last != NOWHERE; last = search->known.all[last].parent)
        way[length++] = last;
    while (length > 0) {
        const Cell *squares =
            configurations_squares(&search->known, way[--length]);
        Cell *row = fast_plan_moment(&search->pushing.rras.ground);
        if (row == NULL)
            return false;
        for (int rank = 1; rank <= search->pushing.rras.ground.count; rank++)
            row[search->pushing.number[rank]] = squares[rank];
    }
    return true;
}

static Answer run(void *prepared, const Question *question)
{
    Search *search = prepared;
    FastPushing *pushing = &search->pushing;
    if (!fast_pushing_begin(pushing, question))
        return (Answer){.status = STATUS_OUT_OF_MEMORY};
    bool fine = begin(search) && write_plan(search, find(search)) &&
                !pushing->no_memory;
    fast_deciding_lift(pushing);
    configurations_trim(&search->known);
    if (!fine)
        return (Answer){.status = STATUS_OUT_OF_MEMORY};
    return fast_plan_answer(&search->pushing.rras.ground);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    return fast_plan_trace(prepared, run, question, trace);
}

SOLVER(.name = "lacam", .style = "tuned", .problem = "units",
       .summary = "depth-first over where all are, by steps of pibt",
       .promises = {{.traits = TRAIT_ANY, .complete = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = release)
