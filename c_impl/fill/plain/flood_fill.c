/* flood_fill.c -- first in, first out, with a mark for each square.
 *
 * The squares filled are the queue: those before `taken` have been taken up.
 * O(squares of the world) time, for the marks are cleared, and space.
 *
 * Mirror: prolog_impl/fill/plain/flood_fill.pl.
 */
#include "../../moves.h"
#include "../filling.h"

#include <stdlib.h>
#include <string.h>

typedef struct Fill {
    const World *world;
    bool *marked;    /* by world_index() */
    Square *squares; /* in the order of filling */
    int filled;
} Fill;

static void release(void *prepared)
{
    Fill *fill = prepared;
    free(fill->marked);
    free(fill->squares);
    free(fill);
}

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    Fill *fill = calloc(1, sizeof *fill);
    if (fill == NULL)
        return error_out_of_memory(error);
    fill->world = world;
    fill->marked = malloc(world_size(world) * sizeof *fill->marked);
    fill->squares = malloc(world_size(world) * sizeof *fill->squares);
    if (fill->marked == NULL || fill->squares == NULL) {
        release(fill);
        return error_out_of_memory(error);
    }
    *prepared = fill;
    return STATUS_OK;
}

static void put(Fill *fill, Square square)
{
    bool *marked = &fill->marked[world_index(fill->world, square)];
    if (*marked)
        return;
    *marked = true;
    fill->squares[fill->filled++] = square;
}

static Answer run(void *prepared, const Question *question)
{
    Fill *fill = prepared;
    int limit = filling_limit(fill->world, question);
    int taken = 0;
    memset(fill->marked, 0, world_size(fill->world) * sizeof *fill->marked);
    fill->filled = 0;
    put(fill, question->squares[0]);
    while (taken < fill->filled && fill->filled < limit) {
        Square to[MOVES];
        int count = moves_all(fill->world, fill->squares[taken++], to);
        for (int i = 0; i < count && fill->filled < limit; i++)
            put(fill, to[i]);
    }
    return filling_answer(fill->squares, fill->filled, taken);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    const Fill *fill = prepared;
    Answer answer = run(prepared, question);
    return filling_trace(fill->world, &answer, trace);
}

SOLVER(.name = "flood_fill", .style = "plain", .problem = "fill",
       .summary = "first in, first out",
       .promises = {{.traits = TRAIT_ANY,
                     .complete = true,
                     .best = true,
                     .same = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = release)
