/* abstraction.c -- a world's squares, and parts of them, as graphs of nodes.
 *
 * Mirror: prolog_impl/kernels/abstraction.pl.
 */
#include "abstraction.h"

#include "../moves.h"

#include <stdlib.h>

static int *numbers(size_t count)
{
    return calloc(count + 2, sizeof(int));
}

static bool nodes_make(Nodes *nodes, int count, size_t neighbours)
{
    *nodes = (Nodes){.count = count,
                     .first = numbers((size_t)count),
                     .neighbours = numbers(neighbours),
                     .area = numbers((size_t)count)};
    return nodes->first != NULL && nodes->neighbours != NULL &&
           nodes->area != NULL;
}

void nodes_free(Nodes *nodes)
{
    free(nodes->first);
    free(nodes->neighbours);
    free(nodes->area);
    *nodes = (Nodes){0};
}

static void join_squares(Squares *squares)
{
    const World *world = squares->world;
    Nodes *nodes = &squares->nodes;
    int joined = 0;
    for (int node = 1; node <= nodes->count; node++) {
        Square to[MOVES];
        Square from = world_square(world, (size_t)squares->index[node]);
        int count = moves_all(world, from, to);
        nodes->area[node] = 1;
        nodes->first[node] = joined;
        for (int i = 0; i < count; i++)
            nodes->neighbours[joined++] =
                squares->node[world_index(world, to[i])];
    }
    nodes->first[nodes->count + 1] = joined;
}

bool squares_make(Squares *squares, const World *world)
{
    size_t size = world_size(world);
    int count = 0;
    *squares = (Squares){
        .world = world, .node = numbers(size), .index = numbers(size)};
    if (squares->node == NULL || squares->index == NULL) {
        squares_free(squares);
        return false;
    }
    for (size_t i = 0; i < size; i++)
        if (world_is_open(world, world_square(world, i))) {
            squares->node[i] = ++count;
            squares->index[count] = (int)i;
        }
    if (!nodes_make(&squares->nodes, count, (size_t)count * MOVES)) {
        squares_free(squares);
        return false;
    }
    join_squares(squares);
    return true;
}

void squares_free(Squares *squares)
{
    nodes_free(&squares->nodes);
    free(squares->node);
    free(squares->index);
    *squares = (Squares){0};
}

static int compare_numbers(const void *a, const void *b)
{
    return *(const int *)a - *(const int *)b;
}

/* The members of each part, part after part: those of part p begin at
 * begin[p]. */
static void sort_members(const Nodes *below, const int *part, int parts,
                         int *begin, int *members)
{
    for (int node = 1; node <= below->count; node++)
        begin[part[node] + 1]++;
    for (int p = 1; p <= parts; p++)
        begin[p + 1] += begin[p];
    for (int node = 1; node <= below->count; node++)
        members[begin[part[node]]++] = node;
    for (int p = parts; p > 1; p--)
        begin[p] = begin[p - 1];
    begin[1] = 0;
}

/* Fills in the areas and the neighbours of parts.  `seen` is the last part that
 * found each part to be its neighbour. */
static void join_members(Nodes *nodes, const Nodes *below, const int *part,
                         const int *begin, const int *members, int *seen)
{
    int joined = 0;
    for (int p = 1; p <= nodes->count; p++) {
        nodes->first[p] = joined;
        seen[p] = p;
        for (int i = begin[p]; i < begin[p + 1]; i++) {
            int node = members[i];
            nodes->area[p] += below->area[node];
            for (int k = below->first[node]; k < below->first[node + 1]; k++) {
                int other = part[below->neighbours[k]];
                if (seen[other] != p) {
                    seen[other] = p;
                    nodes->neighbours[joined++] = other;
                }
            }
        }
        qsort(nodes->neighbours + nodes->first[p],
              (size_t)(joined - nodes->first[p]), sizeof(int), compare_numbers);
    }
    nodes->first[nodes->count + 1] = joined;
}

/* The graph of so many parts of the nodes below; false: out of memory. */
static bool join_parts(Nodes *nodes, const Nodes *below, const int *part,
                       int parts)
{
    int *begin = numbers((size_t)parts);
    int *members = numbers((size_t)below->count);
    int *seen = numbers((size_t)parts);
    bool made = begin != NULL && members != NULL && seen != NULL &&
                nodes_make(nodes, parts, 2 * (size_t)nodes_edges(below));
    if (made) {
        sort_members(below, part, parts, begin, members);
        join_members(nodes, below, part, begin, members, seen);
    }
    free(begin);
    free(members);
    free(seen);
    return made;
}

/* One level more. */
static Status climb(Parts *parts, const Squares *squares,
                    const Abstraction *abstraction, int level)
{
    bool of_squares = level == 1 || abstraction->of_squares;
    const Nodes *below = of_squares ? &squares->nodes : &parts->nodes;
    Nodes above = {0};
    Status status = STATUS_OUT_OF_MEMORY;
    if (level > 1 && (abstraction->single || nodes_edges(&parts->nodes) == 0))
        return STATUS_NO_ANSWER;
    Making making = {squares, below, level, numbers((size_t)below->count)};
    int count = making.part == NULL ? -1 : abstraction->make(&making);
    if (count < 0)
        goto done;
    status = STATUS_NO_ANSWER;
    if (level > 1 && count >= parts->nodes.count)
        goto done;
    status = STATUS_OUT_OF_MEMORY;
    if (!join_parts(&above, below, making.part, count))
        goto done;
    for (int node = 1; node <= squares->nodes.count; node++)
        parts->part[node] = making.part[of_squares ? node : parts->part[node]];
    nodes_free(&parts->nodes);
    parts->nodes = above;
    above = (Nodes){0};
    status = STATUS_OK;
done:
    nodes_free(&above);
    free(making.part);
    return status;
}

Status parts_make(Parts *parts, const Squares *squares,
                  const Abstraction *abstraction, int level)
{
    *parts = (Parts){.part = numbers((size_t)squares->nodes.count)};
    Status status = parts->part == NULL ? STATUS_OUT_OF_MEMORY : STATUS_OK;
    for (int i = 1; i <= level && status == STATUS_OK; i++)
        status = climb(parts, squares, abstraction, i);
    return status;
}

void parts_free(Parts *parts)
{
    nodes_free(&parts->nodes);
    free(parts->part);
    *parts = (Parts){0};
}
