/* lacam.c -- depth-first over where all are, by steps of pibt.
 *
 * Okumura (2023).  A configuration is the squares of all units.  What follows
 * one is made by a step of pibt, in which some units are told where to go: at
 * first none, then the first in order, each of its steps in turn, then the
 * first two, and so on.  Such orders wait in a queue, each made of the one that
 * it adds to.  So in the end every configuration that can follow is tried, but
 * the first ones are the good ones.
 *
 * A step takes O(units x log(units)) time, but for the distances; a
 * configuration is found again by hashing.  O(units x steps) space.  The file
 * is long because configurations, orders and both searches are its own.
 *
 * Mirror: prolog_impl/units/plain/lacam.pl.
 */
#include "../../support/array.h"
#include "../pushing.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_TURNS = 20000, NONE = -1 };

/* The last of a list of orders: this unit is to go to that square. */
typedef struct Order {
    int before; /* the list without it; NONE: there is no order in the list */
    int length; /* of the list */
    int unit;
    int square;
    int behind; /* the list that comes next in the queue, or NONE */
} Order;

typedef struct Configuration {
    int *squares; /* of each unit, */
    int *waited;  /* and steps since it was home */
    int parent;
    int alike; /* another one of the same hash, or NONE */
    int first; /* of its queue of lists, or NONE, */
    int last;
} Configuration;

typedef struct Search {
    Plan *plan;
    Pushing pushing;
    Configuration *known;
    int known_count;
    int known_capacity;
    Assoc by_hash; /* the last of each hash */
    Order *orders;
    int order_count;
    int order_capacity;
    Route stack; /* of configurations */
    int *turn;   /* the units as they choose */
    int *told;   /* orders, from the first on */
} Search;

/* Puts a list at the end of a configuration's queue. */
static void add_orders(Search *search, int configuration, Order order)
{
    Configuration *known = &search->known[configuration];
    Order *orders = array_grow(search->orders, &search->order_capacity,
                               search->order_count, sizeof *orders);
    if (orders == NULL) {
        search->plan->failed = true;
        return;
    }
    search->orders = orders;
    orders[search->order_count] = order;
    if (known->first == NONE)
        known->first = search->order_count;
    else
        orders[known->last].behind = search->order_count;
    known->last = search->order_count++;
}

static int64_t hash_of(const Search *search, const int *squares)
{
    uint64_t hash = 0;
    for (int i = 0; i < search->plan->units; i++)
        hash = (hash ^ (uint64_t)squares[i]) * UINT64_C(0x100000001b3);
    return (int64_t)hash;
}

/* The configuration of these squares, or NONE. */
static int find(const Search *search, const int *squares)
{
    size_t size = (size_t)search->plan->units * sizeof *squares;
    int i = assoc_get(&search->by_hash, hash_of(search, squares), NONE);
    while (i != NONE && memcmp(search->known[i].squares, squares, size) != 0)
        i = search->known[i].alike;
    return i;
}

/* Makes the configuration of these squares, which is not known. */
static int add(Search *search, const int *squares, int parent)
{
    Plan *plan = search->plan;
    int64_t hash = hash_of(search, squares);
    Configuration made = {.squares = plan_numbers(plan, (size_t)plan->units),
                          .waited = plan_numbers(plan, (size_t)plan->units),
                          .parent = parent,
                          .alike = assoc_get(&search->by_hash, hash, NONE),
                          .first = NONE};
    Configuration *known = array_grow(search->known, &search->known_capacity,
                                      search->known_count, sizeof *known);
    if (known != NULL)
        search->known = known;
    if (plan->failed || known == NULL ||
        !assoc_put(&search->by_hash, hash, search->known_count)) {
        free(made.squares);
        free(made.waited);
        plan->failed = true;
        return NONE;
    }
    for (int i = 0; i < plan->units; i++) {
        made.squares[i] = squares[i];
        made.waited[i] =
            parent == NONE ? 0
                           : pushing_waits(&search->pushing, i,
                                           known[parent].waited[i], squares[i]);
    }
    known[search->known_count] = made;
    add_orders(search, search->known_count,
               (Order){.before = NONE, .behind = NONE});
    return search->known_count++;
}

static void push(Search *search, const int *squares, int parent)
{
    int i = find(search, squares);
    if (i == NONE)
        i = add(search, squares, parent);
    plan_extend(search->plan, &search->stack, i);
}

static bool is_goal(const Search *search, int configuration)
{
    const Plan *plan = search->plan;
    return memcmp(search->known[configuration].squares, plan->goal,
                  (size_t)plan->units * sizeof *plan->goal) == 0;
}

/* Takes the first list off the queue, and adds those that have one order more:
 * for the unit whose turn it is then, where it can go. */
static int next_orders(Search *search, int configuration)
{
    const Configuration *known = &search->known[configuration];
    int list = known->first;
    int length = search->orders[list].length;
    if (length < search->plan->units) {
        int unit = search->turn[length];
        const Steps *steps = &search->plan->ground.steps[known->squares[unit]];
        for (int i = 0; i < steps->count; i++)
            add_orders(search, configuration,
                       (Order){list, length + 1, unit, steps->to[i], NONE});
    }
    search->known[configuration].first = search->orders[list].behind;
    return list;
}

/* Whether all find a place, those with orders theirs. */
static bool step(Search *search, const Configuration *from, int list)
{
    Pushing *pushing = &search->pushing;
    int count = search->orders[list].length;
    for (int i = count - 1; i >= 0; i--) {
        search->told[i] = list;
        list = search->orders[list].before;
    }
    pushing_begin(pushing, from->squares);
    search->plan->searches++;
    for (int i = 0; i < count; i++) {
        const Order *order = &search->orders[search->told[i]];
        if (!pushing_take(pushing, order->unit, order->square))
            return false;
    }
    for (int i = 0; i < search->plan->units; i++)
        if (pushing->next[search->turn[i]] == UNDECIDED &&
            !pushing_move(pushing, search->turn[i]))
            return false;
    return true;
}

/* Looks at the top of the stack. */
static void look(Search *search)
{
    int top = search->stack.squares[search->stack.count - 1];
    if (search->known[top].first == NONE) {
        search->stack.count--;
        return;
    }
    pushing_order(&search->pushing, search->known[top].waited, search->turn);
    int list = next_orders(search, top);
    if (!search->plan->failed && step(search, &search->known[top], list))
        push(search, search->pushing.next, top);
}

/* The plan is the chain of parents, which is put on the stack. */
static void walk(Search *search, int configuration)
{
    Plan *plan = search->plan;
    search->stack.count = 0;
    for (; search->known[configuration].parent != NONE;
         configuration = search->known[configuration].parent)
        plan_extend(plan, &search->stack, configuration);
    while (search->stack.count > 0) {
        const int *squares =
            search->known[search->stack.squares[--search->stack.count]].squares;
        for (int i = 0; i < plan->units; i++)
            plan_move(plan, i, squares[i]);
    }
}

static void search_all(Search *search)
{
    Plan *plan = search->plan;
    push(search, plan->start, NONE);
    while (!plan->failed && plan->rounds < MOST_TURNS &&
           search->stack.count > 0) {
        int top = search->stack.squares[search->stack.count - 1];
        plan->rounds++;
        if (is_goal(search, top)) {
            walk(search, top);
            return;
        }
        look(search);
    }
}

static void solve(Plan *plan)
{
    size_t units = (size_t)plan->units;
    Search search = {.plan = plan,
                     .turn = plan_numbers(plan, units),
                     .told = plan_numbers(plan, units)};
    if (pushing_make(&search.pushing, plan))
        search_all(&search);
    for (int i = 0; i < search.known_count; i++) {
        free(search.known[i].squares);
        free(search.known[i].waited);
    }
    pushing_free(&search.pushing);
    assoc_free(&search.by_hash);
    free(search.known);
    free(search.orders);
    free(search.stack.squares);
    free(search.turn);
    free(search.told);
}

static Answer run(void *prepared, const Question *question)
{
    return plan_run(prepared, question, solve);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    return plan_trace(prepared, question, solve, trace);
}

SOLVER(.name = "lacam", .style = "plain", .problem = "units",
       .summary = "depth-first over where all are, by steps of pibt",
       .promises = {{.traits = TRAIT_ANY, .complete = true}},
       .prepare = plan_prepare, .run = run, .trace = trace,
       .release = plan_release)
