/* parting.c -- what every way of making parts begins and ends with.
 *
 * Mirror: prolog_impl/kernels/parting.pl.
 */
#include "parting.h"

#include <stdlib.h>

typedef struct Parting {
    const Abstraction *abstraction;
    Squares squares;
    int64_t *plane; /* the answer's */
} Parting;

void parting_release(void *prepared)
{
    Parting *parting = prepared;
    squares_free(&parting->squares);
    free(parting->plane);
    free(parting);
}

Status parting_prepare(const World *world, const Abstraction *abstraction,
                       void **prepared, Error *error)
{
    Parting *parting = calloc(1, sizeof *parting);
    if (parting == NULL)
        return error_out_of_memory(error);
    parting->abstraction = abstraction;
    parting->plane = malloc(world_size(world) * sizeof *parting->plane);
    if (parting->plane == NULL || !squares_make(&parting->squares, world)) {
        parting_release(parting);
        return error_out_of_memory(error);
    }
    *prepared = parting;
    return STATUS_OK;
}

/* The number of each square's part; without parts all are 0. */
static void fill_plane(const Squares *squares, const Parts *parts,
                       int64_t *plane)
{
    for (size_t i = 0; i < world_size(squares->world); i++)
        plane[i] = parts->part == NULL ? 0 : parts->part[squares->node[i]];
}

Answer parting_run(void *prepared, const Question *question)
{
    Parting *parting = prepared;
    Parts parts;
    Answer answer = {.status = parts_make(&parts, &parting->squares,
                                          parting->abstraction,
                                          question->numbers[0])};
    if (answer.status == STATUS_OK) {
        fill_plane(&parting->squares, &parts, parting->plane);
        answer.score = parts.nodes.count;
        answer.work[0] = nodes_edges(&parts.nodes);
        answer.rows = (Rows){.count = (int)world_size(parting->squares.world),
                             .width = 1,
                             .plane = true,
                             .numbers = parting->plane};
    }
    parts_free(&parts);
    return answer;
}

/* A move from one part to another of a higher number. */
typedef struct Edge {
    int from;
    int to;
    int node; /* where the move begins */
} Edge;

static int compare_edges(const void *a, const void *b)
{
    const Edge *first = a;
    const Edge *second = b;
    if (first->from != second->from)
        return first->from - second->from;
    return first->to != second->to ? first->to - second->to
                                   : first->node - second->node;
}

/* All such moves, by their parts; gives their number. */
static size_t find_moves(const Nodes *nodes, const int *part, Edge *moves)
{
    size_t count = 0;
    for (int node = 1; node <= nodes->count; node++)
        for (int i = nodes->first[node]; i < nodes->first[node + 1]; i++) {
            int other = nodes->neighbours[i];
            if (part[node] < part[other])
                moves[count++] = (Edge){part[node], part[other], node};
        }
    qsort(moves, count, sizeof *moves, compare_edges);
    return count;
}

/* Of each edge the first square of its lower part from which a move leads to
 * the other. */
static Status tell(const Squares *squares, const Parts *parts, Trace *trace)
{
    const World *world = squares->world;
    Square *steps;
    int64_t *plane;
    Edge *moves =
        malloc(((size_t)nodes_edges(&squares->nodes) + 1) * sizeof *moves);
    if (moves == NULL)
        return STATUS_OUT_OF_MEMORY;
    Status status =
        trace_make(trace, world, nodes_edges(&parts->nodes), &steps, &plane);
    if (status == STATUS_OK) {
        size_t count = parts->part == NULL
                           ? 0
                           : find_moves(&squares->nodes, parts->part, moves);
        fill_plane(squares, parts, plane);
        for (size_t i = 0; i < count; i++)
            if (i == 0 || moves[i].from != moves[i - 1].from ||
                moves[i].to != moves[i - 1].to)
                *steps++ =
                    world_square(world, (size_t)squares->index[moves[i].node]);
    }
    free(moves);
    return status;
}

Status parting_trace(void *prepared, const Question *question, Trace *trace)
{
    const Parting *parting = prepared;
    Parts parts;
    Status status = parts_make(&parts, &parting->squares, parting->abstraction,
                               question->numbers[0]);
    if (status == STATUS_NO_ANSWER)
        parts_free(&parts);
    if (status == STATUS_OK || status == STATUS_NO_ANSWER)
        status = tell(&parting->squares, &parts, trace);
    parts_free(&parts);
    return status;
}
