/* plain_best_first.c -- the open square with the smallest total is closed next.
 *
 * Mirror: prolog_impl/kernels/plain_best_first.pl.
 */
#include "plain_best_first.h"

#include "../moves.h"
#include "routing.h"

#include <stdlib.h>

Status plain_search_make(PlainSearch *search, const World *world, Error *error)
{
    size_t size = world_size(world);
    *search = (PlainSearch){.world = world};
    search->node = malloc(size * sizeof *search->node);
    search->heap = malloc(size * sizeof *search->heap);
    search->closed = malloc(size * sizeof *search->closed);
    search->squares = malloc(size * sizeof *search->squares);
    if (search->node != NULL && search->heap != NULL &&
        search->closed != NULL && search->squares != NULL)
        return STATUS_OK;
    plain_search_free(search);
    return error_out_of_memory(error);
}

void plain_search_free(PlainSearch *search)
{
    free(search->node);
    free(search->heap);
    free(search->closed);
    free(search->squares);
    *search = (PlainSearch){0};
}

Status plain_search_prepare(const Solver *solver, const World *world,
                            void **prepared, Error *error)
{
    (void)solver;
    PlainSearch *search = malloc(sizeof *search);
    if (search == NULL)
        return error_out_of_memory(error);
    Status status = plain_search_make(search, world, error);
    if (status != STATUS_OK)
        free(search);
    else
        *prepared = search;
    return status;
}

void plain_search_release(void *prepared)
{
    plain_search_free(prepared);
    free(prepared);
}

static bool is_before(const PlainSearch *search, size_t a, size_t b)
{
    const PlainNode *first = &search->node[a];
    const PlainNode *second = &search->node[b];
    int64_t total = first->counted + first->rest;
    int64_t other = second->counted + second->rest;
    return total != other ? total < other : first->arrival < second->arrival;
}

static void put_at(PlainSearch *search, size_t place, size_t index)
{
    search->heap[place] = index;
    search->node[index].place = place;
}

/* Lets a square that has a new total rise to where it belongs. */
static void heap_raise(PlainSearch *search, size_t index)
{
    size_t place = search->node[index].place;
    while (place > 0 &&
           is_before(search, index, search->heap[(place - 1) / 2])) {
        put_at(search, place, search->heap[(place - 1) / 2]);
        place = (place - 1) / 2;
    }
    put_at(search, place, index);
}

/* Takes the first square off the heap; the last one sinks from its place. */
static size_t heap_take(PlainSearch *search)
{
    const size_t *heap = search->heap;
    size_t first = heap[0];
    size_t last = heap[--search->open];
    size_t place = 0;
    for (size_t child = 1; child < search->open; child = 2 * place + 1) {
        if (child + 1 < search->open &&
            is_before(search, heap[child + 1], heap[child]))
            child++;
        if (is_before(search, last, heap[child]))
            break;
        put_at(search, place, heap[child]);
        place = child;
    }
    put_at(search, place, last);
    return first;
}

/* A square is reached for the first time: puts it on the heap, if it may be
 * entered, with whatever total. */
static void meet(PlainSearch *search, Square square)
{
    size_t index = world_index(search->world, square);
    PlainNode *node = &search->node[index];
    node->rest = search->estimate(search->context, square);
    node->state = node->rest < 0 ? PLAIN_BARRED : PLAIN_OPEN;
    node->counted = INT64_MAX;
    if (node->state == PLAIN_OPEN)
        put_at(search, search->open++, index);
}

/* A way to the square, which is taken if none that counts as little is known.
 */
static void reach(PlainSearch *search, Square square, size_t from, int64_t cost,
                  int64_t counted)
{
    size_t index = world_index(search->world, square);
    PlainNode *node = &search->node[index];
    if (node->state == PLAIN_NEW)
        meet(search, square);
    if (node->state != PLAIN_OPEN || counted >= node->counted)
        return;
    node->from = from;
    node->cost = cost;
    node->counted = counted;
    node->arrival = search->arrivals++;
    heap_raise(search, index);
}

static void expand(PlainSearch *search, size_t index)
{
    const World *world = search->world;
    const PlainNode *node = &search->node[index];
    Square here = world_square(world, index);
    Square to[MOVES];
    int count = moves_all(world, here, to);
    for (int i = 0; i < count; i++)
        reach(search, to[i], index,
              node->cost + world_move_cost(world, here, to[i]),
              node->counted + search->step(world, here, to[i]));
}

static void begin(PlainSearch *search)
{
    for (size_t i = 0; i < world_size(search->world); i++)
        search->node[i].state = PLAIN_NEW;
    search->open = 0;
    search->arrivals = 0;
    search->expanded = 0;
}

/* Follows the way back from the goal. */
static Answer walk_back(const PlainSearch *search, const Question *question)
{
    const World *world = search->world;
    Square *end = search->squares + world_size(world);
    Square *first = end;
    size_t start = world_index(world, question->squares[0]);
    for (size_t index = world_index(world, question->squares[1]);
         index != start; index = search->node[index].from)
        *--first = world_square(world, index);
    return routing_found(world, question, first, (int)(end - first),
                         search->expanded);
}

Answer plain_best_first(PlainSearch *search, const Question *question,
                        PlainEstimate *estimate, void *context, PlainStep *step)
{
    Square start = question->squares[0];
    size_t first = world_index(search->world, start);
    size_t goal = world_index(search->world, question->squares[1]);
    search->estimate = estimate;
    search->context = context;
    search->step = step;
    begin(search);
    reach(search, start, first, 0, 0);
    if (first == goal)
        return walk_back(search, question);
    while (search->open > 0) {
        size_t index = heap_take(search);
        search->node[index].state = PLAIN_CLOSED;
        search->closed[search->expanded++] = world_square(search->world, index);
        if (index == goal)
            return walk_back(search, question);
        expand(search, index);
    }
    return routing_none(search->expanded);
}

Status plain_best_first_trace(const PlainSearch *search, Trace *trace)
{
    Square *closed;
    int64_t *cost;
    Status status =
        trace_make(trace, search->world, search->expanded, &closed, &cost);
    if (status != STATUS_OK)
        return status;
    for (size_t i = 0; i < world_size(search->world); i++) {
        const PlainNode *node = &search->node[i];
        bool reached = node->state == PLAIN_OPEN || node->state == PLAIN_CLOSED;
        cost[i] = reached ? node->cost : UNREACHED;
    }
    for (int64_t i = 0; i < search->expanded; i++)
        closed[i] = search->closed[i];
    return STATUS_OK;
}
