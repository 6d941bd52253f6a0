/* gathering.c -- parts that grow from node to node: within a radius, around
 * the node with the most neighbours, up to a number of nodes, or along a line.
 *
 * O(nodes and edges) time, and space for the nodes; star sorts the nodes by
 * their neighbours, O(n log n).
 *
 * Mirror: prolog_impl/kernels/gathering.pl.
 */
#include "abstraction.h"

#include <limits.h>
#include <stdlib.h>

enum { RADIUS = 2, LINE = 3, NODES = 8 };

/* Breadth-first from a free node through free nodes, at most so many steps far
 * and so many nodes.  Parts are connected, so `steps` needs no clearing. */
static void gather(const Making *making, int start, int part, int radius,
                   int limit, int *queue, int *steps)
{
    const Nodes *nodes = making->nodes;
    int tail = 0;
    making->part[start] = part;
    steps[start] = 0;
    queue[tail++] = start;
    for (int head = 0; head < tail && tail < limit; head++) {
        int node = queue[head];
        if (steps[node] == radius)
            return;
        for (int i = nodes->first[node];
             i < nodes->first[node + 1] && tail < limit; i++) {
            int other = nodes->neighbours[i];
            if (making->part[other] != 0)
                continue;
            making->part[other] = part;
            steps[other] = steps[node] + 1;
            queue[tail++] = other;
        }
    }
}

int gather_parts(const Making *making, const int *starts, int radius, int limit)
{
    size_t size = (size_t)making->nodes->count + 1;
    int *queue = malloc(size * sizeof *queue);
    int *steps = malloc(size * sizeof *steps);
    int parts = queue == NULL || steps == NULL ? -1 : 0;
    for (int i = 0; i < making->nodes->count && parts >= 0; i++) {
        int start = starts == NULL ? i + 1 : starts[i];
        if (making->part[start] == 0)
            gather(making, start, ++parts, radius, limit, queue, steps);
    }
    free(queue);
    free(steps);
    return parts;
}

/* The first free neighbour; 0: there is none. */
static int free_neighbour(const Making *making, int node)
{
    const Nodes *nodes = making->nodes;
    for (int i = nodes->first[node]; i < nodes->first[node + 1]; i++)
        if (making->part[nodes->neighbours[i]] == 0)
            return nodes->neighbours[i];
    return 0;
}

int line_parts(const Making *making, int limit)
{
    int parts = 0;
    for (int start = 1; start <= making->nodes->count; start++) {
        if (making->part[start] != 0)
            continue;
        parts++;
        for (int node = start, size = 0; node != 0 && size < limit; size++) {
            making->part[node] = parts;
            node = free_neighbour(making, node);
        }
    }
    return parts;
}

typedef struct Rank {
    int neighbours;
    int node;
} Rank;

static int compare_ranks(const void *a, const void *b)
{
    const Rank *first = a;
    const Rank *second = b;
    return first->neighbours != second->neighbours
               ? second->neighbours - first->neighbours
               : first->node - second->node;
}

static int make_star(const Making *making)
{
    const Nodes *nodes = making->nodes;
    size_t count = (size_t)nodes->count;
    Rank *ranks = malloc((count + 1) * sizeof *ranks);
    int *starts = malloc((count + 1) * sizeof *starts);
    int parts = -1;
    if (ranks != NULL && starts != NULL) {
        for (int node = 1; node <= nodes->count; node++)
            ranks[node - 1] =
                (Rank){nodes->first[node + 1] - nodes->first[node], node};
        qsort(ranks, count, sizeof *ranks, compare_ranks);
        for (size_t i = 0; i < count; i++)
            starts[i] = ranks[i].node;
        parts = gather_parts(making, starts, 1, INT_MAX);
    }
    free(ranks);
    free(starts);
    return parts;
}

static int make_radius(const Making *making)
{
    return gather_parts(making, NULL, RADIUS, INT_MAX);
}

static int make_node_limit(const Making *making)
{
    return gather_parts(making, NULL, INT_MAX, NODES);
}

static int make_line(const Making *making)
{
    return line_parts(making, LINE);
}

const Abstraction abstraction_star = {.make = make_star};
const Abstraction abstraction_radius = {.make = make_radius};
const Abstraction abstraction_node_limit = {.make = make_node_limit};
const Abstraction abstraction_line = {.make = make_line};
