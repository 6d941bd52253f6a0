/* lacam.c -- depth-first over where all are, by steps of pibt.
 *
 * Okumura (2023).  A configuration, the squares of all units, is stepped on
 * from by pibt under constraints: at first none, then one square fixed for the
 * first unit of its order, then two, ...  The lists of constraints come in the
 * same order whatever becomes of each: by length, then by keys.  So there is no
 * queue of them; the k-th follows from k, like the digits of a number.
 *
 * Configurations are found again by a hash table with open addressing.
 * O(units) time a turn but for distances; 8 bytes a unit for each configuration
 * that is met, at most one a turn.  It is long because what keeps
 * configurations serves nobody else.
 *
 * Mirror: prolog_impl/units/tuned/lacam.pl.
 */
#include "../fast_deciding.h"
#include "../fast_plan.h"

#include <stdlib.h>
#include <string.h>

enum {
    TURN_LIMIT = 20000,
    FIRST_SLOTS = 256, /* of the hash table: a power of two */
    NOWHERE = -1,
    KEPT = 1 << 20 /* squares of configurations that are kept for other runs */
};

typedef struct Configuration {
    uint64_t hash;
    int parent;
    int tried; /* lists of constraints */
    bool home; /* all units are */
} Configuration;

typedef struct Search {
    FastPushing pushing; /* first: it begins with the ground */
    Configuration *known;
    int count;     /* of them */
    Cell *squares; /* of each by rank, from 1, */
    int *orders;   /* and its order of ranks */
    size_t known_room;
    size_t square_room;
    size_t order_room;
    int placed; /* the one that the units are in */
    int *slots; /* of the hash table: a configuration, or NOWHERE */
    int slot_count;
    int slot_room;
    int stack[TURN_LIMIT + 1];
    int depth;
    int *fixed; /* the steps of a list of constraints */
    int fixed_room;
} Search;

static void release(void *prepared)
{
    Search *search = prepared;
    fast_pushing_free(&search->pushing);
    free(search->known);
    free(search->squares);
    free(search->orders);
    free(search->slots);
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

static Cell *squares_of(const Search *search, int number)
{
    return search->squares +
           (size_t)number * ((size_t)search->pushing.rras.ground.count + 1);
}

static int *order_of(const Search *search, int number)
{
    return search->orders +
           (size_t)number * (size_t)search->pushing.rras.ground.count;
}

static uint64_t hash_of(const Cell *at, int count)
{
    uint64_t hash = 0;
    for (int rank = 1; rank <= count; rank++)
        hash = (hash ^ at[rank]) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 32;
}

/* The slot of a configuration, or an empty one. */
static int *find_slot(const Search *search, const Cell *at, uint64_t hash)
{
    size_t size = (size_t)search->pushing.rras.ground.count * sizeof *at;
    uint64_t last = (uint64_t)search->slot_count - 1;
    for (uint64_t i = hash & last;; i = (i + 1) & last) {
        int number = search->slots[i];
        if (number == NOWHERE ||
            (search->known[number].hash == hash &&
             memcmp(squares_of(search, number) + 1, at + 1, size) == 0))
            return &search->slots[i];
    }
}

/* Makes a table of so many slots, and enters all; false: out of memory. */
static bool make_slots(Search *search, int slot_count)
{
    if (slot_count > search->slot_room) {
        int *slots = realloc(search->slots, (size_t)slot_count * sizeof *slots);
        if (slots == NULL)
            return false;
        search->slots = slots;
        search->slot_room = slot_count;
    }
    search->slot_count = slot_count;
    for (int i = 0; i < slot_count; i++)
        search->slots[i] = NOWHERE;
    for (int i = 0; i < search->count; i++)
        *find_slot(search, squares_of(search, i), search->known[i].hash) = i;
    return true;
}

/* Room for one more configuration; false: out of memory. */
static bool make_room(Search *search)
{
    size_t wanted = (size_t)search->count + 1;
    size_t units = (size_t)search->pushing.rras.ground.count;
    Configuration *known = fast_ground_room(search->known, &search->known_room,
                                            wanted, sizeof *known);
    if (known != NULL)
        search->known = known;
    Cell *squares = fast_ground_room(search->squares, &search->square_room,
                                     wanted * (units + 1), sizeof *squares);
    if (squares != NULL)
        search->squares = squares;
    int *orders = fast_ground_room(search->orders, &search->order_room,
                                   wanted * units, sizeof *orders);
    if (orders != NULL)
        search->orders = orders;
    return known != NULL && squares != NULL && orders != NULL &&
           (2 * search->count < search->slot_count ||
            make_slots(search, 2 * search->slot_count));
}

/* The number of the configuration, entered if it is new; NOWHERE: out of
 * memory. */
static int number_of(Search *search, const Cell *at, int parent)
{
    int count = search->pushing.rras.ground.count;
    uint64_t hash = hash_of(at, count);
    int number = *find_slot(search, at, hash);
    if (number != NOWHERE)
        return number;
    if (!make_room(search))
        return NOWHERE;
    number = search->count++;
    *find_slot(search, at, hash) = number;
    memcpy(squares_of(search, number), at, ((size_t)count + 1) * sizeof *at);
    int home =
        fast_pushing_order(&search->pushing, at, order_of(search, parent),
                           order_of(search, number));
    search->known[number] =
        (Configuration){.hash = hash, .parent = parent, .home = home == count};
    return number;
}

/* The configuration of the starts, whose order is that of the ranks; false: out
 * of memory. */
static bool begin(Search *search)
{
    int count = search->pushing.rras.ground.count;
    const FastPushing *pushing = &search->pushing;
    search->count = 0;
    if (!make_slots(search, FIRST_SLOTS) || !make_room(search))
        return false;
    if (count > search->fixed_room) {
        free(search->fixed);
        search->fixed = malloc((size_t)count * sizeof *search->fixed);
        search->fixed_room = search->fixed == NULL ? 0 : count;
    }
    bool home = true;
    for (int i = 0; i < count; i++) {
        search->orders[i] = i + 1;
        home = home && pushing->at[i + 1] == pushing->goal[i + 1];
    }
    memcpy(search->squares, pushing->at, ((size_t)count + 1) * sizeof(Cell));
    search->known[0] = (Configuration){
        .hash = hash_of(pushing->at, count), .parent = NOWHERE, .home = home};
    search->count = 1;
    *find_slot(search, pushing->at, search->known[0].hash) = 0;
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
    const int *order = order_of(search, number);
    int rest = search->known[number].tried++;
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
    const int *order = order_of(search, number);
    bool fine = true;
    pushing->clock++;
    search->pushing.rras.ground.work[SEARCHES]++;
    for (int i = 0; i < length && fine; i++)
        fine = fast_deciding_fix(pushing, order[i], search->fixed[i]);
    if (!fine || !fast_deciding_step(pushing, order, true)) {
        fast_deciding_undo(pushing);
        return NOWHERE;
    }
    int reached = number_of(search, pushing->next, number);
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
        fast_deciding_place(pushing, squares_of(search, top));
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
        if (search->known[top].home)
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
    for (; last != NOWHERE; last = search->known[last].parent)
        way[length++] = last;
    while (length > 0) {
        const Cell *squares = squares_of(search, way[--length]);
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
    if (search->square_room > KEPT) {
        free(search->squares);
        free(search->orders);
        search->squares = NULL;
        search->orders = NULL;
        search->square_room = search->order_room = 0;
    }
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
