/* breadth_first.c -- steps are counted from the start until the goal has its
 * number, then the way goes back along falling numbers.
 *
 * Complete, and no route has fewer steps: it is the best where every step costs
 * one.  O(squares of the world) time and space.
 *
 * Mirror: prolog_impl/route/plain/breadth_first.pl.
 */
#include "../../kernels/plain_breadth_first.h"
#include "../../kernels/routing.h"

#include <stdlib.h>

typedef struct Search {
    Spread spread;
    Square *squares; /* of the route */
} Search;

static void release(void *prepared)
{
    Search *search = prepared;
    spread_free(&search->spread);
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
                        : spread_make(&search->spread, world, error);
    if (status != STATUS_OK)
        release(search);
    else
        *prepared = search;
    return status;
}

static bool is_goal(const void *context, Square square)
{
    const Square *goal = context;
    return square_equal(square, *goal);
}

static Answer run(void *prepared, const Question *question)
{
    Search *search = prepared;
    Spread *spread = &search->spread;
    Square goal = question->squares[1];
    bool found = square_equal(question->squares[0], goal);
    spread_begin(spread, question->squares[0]);
    while (!found && spread->head < spread->tail)
        found = spread_take(spread, is_goal, &goal, &goal);
    if (!found)
        return routing_none(spread->head);
    int steps = spread_distance(spread, goal);
    for (int i = steps; i > 0; i--) {
        search->squares[i - 1] = goal;
        goal = spread_back(spread, goal);
    }
    return routing_found(spread->world, question, search->squares, steps,
                         spread->head);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    const Search *search = prepared;
    const Spread *spread = &search->spread;
    Square *taken;
    int64_t *distance;
    run(prepared, question);
    Status status =
        trace_make(trace, spread->world, spread->head, &taken, &distance);
    if (status != STATUS_OK)
        return status;
    for (int i = 0; i < spread->head; i++)
        taken[i] = spread->queue[i];
    for (size_t i = 0; i < world_size(spread->world); i++)
        distance[i] = spread->distance[i];
    return STATUS_OK;
}

SOLVER(.name = "breadth_first", .style = "plain", .problem = "route",
       .summary = "steps counted from the start, first in, first out",
       .promises = {{.traits = TRAIT_UNIT_COST,
                     .complete = true,
                     .best = true,
                     .same = true},
                    {.traits = TRAIT_ANY, .complete = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = release)
