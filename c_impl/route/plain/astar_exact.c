/* astar_exact.c -- A* with the true cost as estimate.
 *
 * Complete, and the best.  The costs between all pairs of squares are made
 * beforehand, after Floyd and Warshall: O(N x N x N) time and O(N x N) space
 * for N squares that can be entered, so larger worlds are refused.  A run takes
 * O(moves looked at x log(squares opened)) time.
 *
 * Mirror: prolog_impl/route/plain/astar_exact.pl.
 */
#include "../../kernels/plain_best_first.h"
#include "../../kernels/routing.h"
#include "../../moves.h"

#include <stdlib.h>

enum { MOST_SQUARES = 1024 };

#define FAR (INT64_MAX / 2) /* no way, not even with another behind it */

typedef struct Exact {
    PlainSearch search;
    size_t *number; /* of a square that can be entered, by world_index() */
    size_t count;
    int64_t *cost; /* from each to each, by their numbers */
    Square goal;   /* of this run */
} Exact;

static void release(void *prepared)
{
    Exact *exact = prepared;
    plain_search_free(&exact->search);
    free(exact->number);
    free(exact->cost);
    free(exact);
}

static int64_t *cost_between(const Exact *exact, Square from, Square to)
{
    const World *world = exact->search.world;
    size_t row = exact->number[world_index(world, from)];
    return &exact->cost[row * exact->count +
                        exact->number[world_index(world, to)]];
}

static void number_squares(Exact *exact)
{
    const World *world = exact->search.world;
    for (size_t i = 0; i < world_size(world); i++)
        if (world_is_open(world, world_square(world, i)))
            exact->number[i] = exact->count++;
}

/* The costs of single moves. */
static void make_moves(Exact *exact)
{
    const World *world = exact->search.world;
    for (size_t i = 0; i < exact->count * exact->count; i++)
        exact->cost[i] = FAR;
    for (size_t i = 0; i < world_size(world); i++) {
        Square from = world_square(world, i);
        Square to[MOVES];
        if (!world_is_open(world, from))
            continue;
        int count = moves_all(world, from, to);
        for (int k = 0; k < count; k++)
            *cost_between(exact, from, to[k]) =
                world_move_cost(world, from, to[k]);
        *cost_between(exact, from, from) = 0;
    }
}

/* Lets every way go through each square in turn, if that is cheaper. */
static void make_ways(Exact *exact)
{
    size_t count = exact->count;
    for (size_t through = 0; through < count; through++)
        for (size_t from = 0; from < count; from++) {
            const int64_t *on = &exact->cost[through * count];
            int64_t *row = &exact->cost[from * count];
            int64_t first = row[through];
            for (size_t to = 0; first != FAR && to < count; to++)
                if (first + on[to] < row[to])
                    row[to] = first + on[to];
        }
}

static Status make(Exact *exact, const World *world, Error *error)
{
    Status status = plain_search_make(&exact->search, world, error);
    if (status != STATUS_OK)
        return status;
    exact->number = malloc(world_size(world) * sizeof *exact->number);
    if (exact->number == NULL)
        return error_out_of_memory(error);
    number_squares(exact);
    exact->cost = malloc(exact->count * exact->count * sizeof *exact->cost + 1);
    if (exact->cost == NULL)
        return error_out_of_memory(error);
    make_moves(exact);
    make_ways(exact);
    return STATUS_OK;
}

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    Status status = routing_limit(world, MOST_SQUARES, error);
    if (status != STATUS_OK)
        return status;
    Exact *exact = calloc(1, sizeof *exact);
    if (exact == NULL)
        return error_out_of_memory(error);
    status = make(exact, world, error);
    if (status != STATUS_OK)
        release(exact);
    else
        *prepared = exact;
    return status;
}

static int64_t estimate(void *context, Square here)
{
    const Exact *exact = context;
    int64_t cost = *cost_between(exact, here, exact->goal);
    return cost == FAR ? -1 : cost;
}

static Answer run(void *prepared, const Question *question)
{
    Exact *exact = prepared;
    exact->goal = question->squares[1];
    return plain_best_first(&exact->search, question, estimate, exact,
                            world_move_cost);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    const Exact *exact = prepared;
    run(prepared, question);
    return plain_best_first_trace(&exact->search, trace);
}

SOLVER(.name = "astar_exact", .style = "plain", .problem = "route",
       .summary = "A* by the true cost, made beforehand",
       .promises = {{.traits = TRAIT_ANY, .complete = true, .best = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = release)
