/* bidirectional.c -- steps are counted from both ends, a layer here and a layer
 * there, until one side comes upon a square of the other.
 *
 * Complete; the best where every step costs one, which it asks for.  O(squares
 * of the world) time and space.
 *
 * Mirror: prolog_impl/route/plain/bidirectional.pl.
 */
#include "../../kernels/plain_breadth_first.h"
#include "../../kernels/routing.h"

#include <stdlib.h>

typedef struct Search {
    Spread forward;  /* from the start, */
    Spread backward; /* and from the goal */
    Square *squares; /* of the route */
} Search;

static void release(void *prepared)
{
    Search *search = prepared;
    spread_free(&search->forward);
    spread_free(&search->backward);
    free(search->squares);
    free(search);
}

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    Search *search = calloc(1, sizeof *search);
    if (search == NULL)
        return error_out_of_memory(error);
    search->squares = malloc(world_size(world) * sizeof *search->squares);
    Status status = search->squares == NULL
                        ? error_out_of_memory(error)
                        : spread_make(&search->forward, world, error);
    if (status == STATUS_OK)
        status = spread_make(&search->backward, world, error);
    if (status != STATUS_OK)
        release(search);
    else
        *prepared = search;
    return status;
}

static bool has_reached(const void *context, Square square)
{
    return spread_distance(context, square) != UNREACHED;
}

/* Takes up the squares that wait, until one of them meets the other side. */
static bool take_layer(Spread *side, const Spread *other, Square *meeting)
{
    bool met = false;
    for (int end = side->tail; side->head < end && !met;)
        met = spread_take(side, has_reached, other, meeting);
    return met;
}

static bool meet(Search *search, Square *meeting)
{
    Spread *side = &search->forward;
    Spread *other = &search->backward;
    bool met = false;
    while (!met && side->head < side->tail && other->head < other->tail) {
        Spread *next = other;
        met = take_layer(side, other, meeting);
        other = side;
        side = next;
    }
    return met;
}

static Answer run(void *prepared, const Question *question)
{
    Search *search = prepared;
    const Spread *forward = &search->forward;
    const Spread *backward = &search->backward;
    Square meeting = question->squares[0];
    spread_begin(&search->forward, question->squares[0]);
    spread_begin(&search->backward, question->squares[1]);
    bool met = square_equal(question->squares[0], question->squares[1]) ||
               meet(search, &meeting);
    int expanded = forward->head + backward->head;
    if (!met)
        return routing_none(expanded);
    int first = spread_distance(forward, meeting);
    int last = spread_distance(backward, meeting);
    Square here = meeting;
    for (int i = first; i > 0; here = spread_back(forward, here))
        search->squares[--i] = here;
    here = meeting;
    for (int i = 0; i < last; i++) {
        here = spread_back(backward, here);
        search->squares[first + i] = here;
    }
    return routing_found(forward->world, question, search->squares,
                         first + last, expanded);
}

/* Adds what a side took up of a layer; how many of its squares are told then.
 */
static int add_layer(const Spread *side, int told, int layer, Square **end)
{
    while (told < side->head &&
           spread_distance(side, side->queue[told]) == layer)
        *(*end)++ = side->queue[told++];
    return told;
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    const Search *search = prepared;
    const Spread *forward = &search->forward;
    const Spread *backward = &search->backward;
    Square *end;
    int64_t *distance;
    run(prepared, question);
    Status status = trace_make(trace, forward->world,
                               forward->head + backward->head, &end, &distance);
    if (status != STATUS_OK)
        return status;
    int here = 0;
    int there = 0;
    for (int layer = 0; here + there < trace->steps.count; layer++) {
        here = add_layer(forward, here, layer, &end);
        there = add_layer(backward, there, layer, &end);
    }
    for (size_t i = 0; i < world_size(forward->world); i++)
        distance[i] = forward->distance[i];
    return STATUS_OK;
}

SOLVER(.name = "bidirectional", .style = "plain", .problem = "route",
       .summary = "steps counted from both ends until they meet",
       .promises = {{.traits = TRAIT_UNIT_COST,
                     .complete = true,
                     .best = true,
                     .loose = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = release)
