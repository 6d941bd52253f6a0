/* frontier.h -- the nodes that a best-first search knows, and which of them it
 * takes up next: Prolog's library has trees and heaps for that.
 *
 * A node is found by its key, through a hash table.  The open ones wait in a
 * binary heap, by total, and of equal totals the one that came first, or last.
 * A node that gets a cheaper way comes once more; of its entries in the heap
 * the one with its arrival counts, and the others are passed over when they are
 * taken.  O(log(nodes open)) to put and to take.
 */
#ifndef REITTI_FRONTIER_H
#define REITTI_FRONTIER_H

#include "assoc.h"

enum { NO_NODE = -1 };

typedef struct FrontierNode {
    int64_t key;
    int cost;
    int from;    /* the number of the node before it, or NO_NODE */
    int arrival; /* the last time it came */
    bool closed;
} FrontierNode;

typedef struct FrontierEntry {
    int total;
    int order; /* of equal totals the smaller one comes first */
    int node;
} FrontierEntry;

/* Whoever makes one says who goes first, and what becomes true where memory
 * runs out; then nothing is put any more.  The caller frees. */
typedef struct Frontier {
    bool last_first;
    bool *failed;
    FrontierNode *node;
    int count;
    int capacity;
    Assoc number;        /* of each node, by key */
    FrontierEntry *heap; /* none comes before its parent */
    int waiting;
    int heap_capacity;
    int arrivals;
} Frontier;

void frontier_free(Frontier *frontier);

/* Forgets all nodes. */
void frontier_clear(Frontier *frontier);

/* Whether a way of this cost to the node is worth having: it is new, or open
 * and all that is known are dearer ways. */
bool frontier_wants(const Frontier *frontier, int64_t key, int cost);

/* Opens such a node. */
void frontier_put(Frontier *frontier, int64_t key, int cost, int from,
                  int total);

/* Closes the next node and gives its number; NO_NODE: none is open. */
int frontier_take(Frontier *frontier);

/* The cost of a node that is closed; -1: it is not. */
int frontier_closed(const Frontier *frontier, int64_t key);

#endif
