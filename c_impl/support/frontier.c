/* frontier.c -- the nodes that a best-first search knows. */
#include "frontier.h"

#include "array.h"

#include <stdlib.h>

void frontier_free(Frontier *frontier)
{
    free(frontier->node);
    assoc_free(&frontier->number);
    free(frontier->heap);
    *frontier = (Frontier){0};
}

void frontier_clear(Frontier *frontier)
{
    assoc_clear(&frontier->number);
    frontier->count = 0;
    frontier->waiting = 0;
    frontier->arrivals = 0;
}

static bool is_before(FrontierEntry a, FrontierEntry b)
{
    return a.total != b.total ? a.total < b.total : a.order < b.order;
}

/* An entry rises from the end to where it belongs. */
static bool heap_put(Frontier *frontier, FrontierEntry entry)
{
    FrontierEntry *heap = array_grow(frontier->heap, &frontier->heap_capacity,
                                     frontier->waiting, sizeof *heap);
    if (heap == NULL)
        return false;
    frontier->heap = heap;
    int place = frontier->waiting++;
    for (; place > 0 && is_before(entry, heap[(place - 1) / 2]);
         place = (place - 1) / 2)
        heap[place] = heap[(place - 1) / 2];
    heap[place] = entry;
    return true;
}

/* Takes the first entry; the last one sinks from its place. */
static FrontierEntry heap_take(Frontier *frontier)
{
    FrontierEntry *heap = frontier->heap;
    FrontierEntry first = heap[0];
    FrontierEntry last = heap[--frontier->waiting];
    int place = 0;
    for (int child = 1; child < frontier->waiting; child = 2 * place + 1) {
        if (child + 1 < frontier->waiting &&
            is_before(heap[child + 1], heap[child]))
            child++;
        if (is_before(last, heap[child]))
            break;
        heap[place] = heap[child];
        place = child;
    }
    heap[place] = last;
    return first;
}

bool frontier_wants(const Frontier *frontier, int64_t key, int cost)
{
    int number = assoc_get(&frontier->number, key, NO_NODE);
    if (number == NO_NODE)
        return true;
    const FrontierNode *node = &frontier->node[number];
    return !node->closed && cost < node->cost;
}

/* The number of the node, which is made if there is none; NO_NODE: out of
 * memory. */
static int find_or_make(Frontier *frontier, int64_t key)
{
    int number = assoc_get(&frontier->number, key, NO_NODE);
    if (number != NO_NODE)
        return number;
    FrontierNode *node = array_grow(frontier->node, &frontier->capacity,
                                    frontier->count, sizeof *node);
    if (node == NULL)
        return NO_NODE;
    frontier->node = node;
    if (!assoc_put(&frontier->number, key, frontier->count))
        return NO_NODE;
    return frontier->count++;
}

void frontier_put(Frontier *frontier, int64_t key, int cost, int from,
                  int total)
{
    int arrival = ++frontier->arrivals;
    int order = frontier->last_first ? -arrival : arrival;
    int number = *frontier->failed ? NO_NODE : find_or_make(frontier, key);
    if (number != NO_NODE)
        frontier->node[number] = (FrontierNode){
            .key = key, .cost = cost, .from = from, .arrival = arrival};
    if (number == NO_NODE ||
        !heap_put(frontier, (FrontierEntry){total, order, number}))
        *frontier->failed = true;
}

int frontier_take(Frontier *frontier)
{
    while (frontier->waiting > 0) {
        FrontierEntry entry = heap_take(frontier);
        FrontierNode *node = &frontier->node[entry.node];
        if (node->arrival != abs(entry.order))
            continue;
        node->closed = true;
        return entry.node;
    }
    return NO_NODE;
}

int frontier_closed(const Frontier *frontier, int64_t key)
{
    int number = assoc_get(&frontier->number, key, NO_NODE);
    return number != NO_NODE && frontier->node[number].closed
               ? frontier->node[number].cost
               : -1;
}
