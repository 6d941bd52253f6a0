/* depth_first.c -- a way is followed as far as it goes, or down to a limit,
 * before another is tried.
 *
 * Mirror: prolog_impl/kernels/depth_first.pl.
 */
#include "depth_first.h"

#include "../moves.h"
#include "routing.h"

#include <stdlib.h>

Status depth_prepare(const World *world, int most, void **prepared,
                     Error *error)
{
    bool limited = most != DEPTH_UNLIMITED;
    size_t size = world_size(world);
    size_t places = limited ? (size_t)most * MOVES : size;
    if (limited && routing_limit(world, most, error) != STATUS_OK)
        return STATUS_REFUSED;
    DepthSearch *search = calloc(1, sizeof *search);
    if (search == NULL)
        return error_out_of_memory(error);
    search->world = world;
    search->seen = malloc(size * sizeof *search->seen);
    search->stack = malloc(places * sizeof *search->stack);
    search->path = malloc(size * sizeof *search->path);
    if (search->seen == NULL || search->stack == NULL || search->path == NULL) {
        depth_release(search);
        return error_out_of_memory(error);
    }
    *prepared = search;
    return STATUS_OK;
}

void depth_release(void *prepared)
{
    DepthSearch *search = prepared;
    free(search->seen);
    free(search->stack);
    free(search->path);
    free(search);
}

/* Whether a way to the square with so many steps leads to nothing new. */
static bool is_known(const DepthSearch *search, Square square, int depth,
                     int limit)
{
    int seen = search->seen[world_index(search->world, square)];
    return seen != UNREACHED && (limit == DEPTH_UNLIMITED || seen <= depth);
}

/* Marks those of the neighbours that are new, until one is the goal; they are
 * moved to the front, and *count is how many they are. */
static bool mark(DepthSearch *search, Square to[MOVES], int *count, Square goal,
                 int depth, int limit)
{
    int all = *count;
    *count = 0;
    for (int i = 0; i < all; i++) {
        if (is_known(search, to[i], depth, limit))
            continue;
        search->seen[world_index(search->world, to[i])] = depth;
        to[(*count)++] = to[i];
        if (square_equal(to[i], goal))
            return true;
    }
    return false;
}

DepthEnd depth_pass(DepthSearch *search, const Question *question, int limit,
                    int *length)
{
    const World *world = search->world;
    Square start = question->squares[0];
    Square goal = question->squares[1];
    DepthEnd end = DEPTH_ALL_SEEN;
    size_t top = 0;
    for (size_t i = 0; i < world_size(world); i++)
        search->seen[i] = UNREACHED;
    search->seen[world_index(world, start)] = 0;
    search->stack[top++] = (DepthEntry){start, 0};
    *length = 0;
    if (square_equal(start, goal))
        return DEPTH_FOUND;
    while (top > 0) {
        DepthEntry here = search->stack[--top];
        Square to[MOVES];
        /* It may have been reached nearer since. */
        if (search->seen[world_index(world, here.square)] < here.depth)
            continue;
        search->path[here.depth] = here.square;
        if (search->taken != NULL)
            search->taken[search->expanded] = here.square;
        search->expanded++;
        int depth = here.depth + 1;
        int count = moves_all(world, here.square, to);
        if (mark(search, to, &count, goal, depth, limit)) {
            search->path[depth] = goal;
            *length = depth;
            return DEPTH_FOUND;
        }
        if (depth < limit)
            while (count > 0)
                search->stack[top++] = (DepthEntry){to[--count], depth};
        else if (count > 0)
            end = DEPTH_CUT_OFF;
    }
    return end;
}

Status depth_trace(DepthSearch *search, const Question *question,
                   SolverRun *run, Trace *trace)
{
    Square *taken;
    int64_t *depth;
    run(search, question);
    Status status =
        trace_make(trace, search->world, search->expanded, &taken, &depth);
    if (status != STATUS_OK)
        return status;
    search->taken = taken;
    run(search, question);
    search->taken = NULL;
    for (size_t i = 0; i < world_size(search->world); i++)
        depth[i] = search->seen[i];
    return STATUS_OK;
}
