/* buckets.h -- cells in order of their totals, equal ones in order of arrival.
 *
 * A bucket holds the cells of one total as a ring through a sentinel, so that a
 * cell can be taken from its midst.  A total belongs to a slot, one of a
 * circular array long enough for all totals that wait together.  Where totals
 * are small and close, each has a slot and so a bucket of its own, and the
 * smallest is looked for slot by slot.  Otherwise a slot takes a range of
 * totals, those in use by rising total, mostly one or two, and a bit map says
 * which slots have any.  Totals may fall below the smallest.  O(1) to put, move
 * and take, but for totals that share a slot and slots that are empty.
 */
#ifndef REITTI_BUCKETS_H
#define REITTI_BUCKETS_H

#include "graph.h"

#include <stdlib.h>

/* run: open, run + 1: closed, less: not seen in this run. */
typedef uint16_t Seen;

/* Of a cell, or of a bucket's sentinel; 32 bytes, so that it is found by a
 * shift. */
typedef struct Node {
    int64_t distance; /* of a bucket: its total */
    Cell next;        /* in the ring */
    Cell previous;
    /* The rest is said of cells only: */
    int cost; /* of entering it */
    int16_t x;
    int16_t y;
    uint16_t ways; /* bit: that way leads on from here */
    Seen seen;
    uint8_t arrival; /* the way that led here */
} Node;

enum {
    NO_BUCKET = 0,    /* the first node is a cell's */
    BUCKETS_KEPT = 16 /* more than the neighbours of a square, who may each
                         have a total of their own */
};

typedef struct Buckets {
    Node *node;       /* of each cell, then of each bucket */
    Cell cells;       /* of the former, */
    Cell buckets;     /* and of the latter */
    bool shared;      /* a slot takes several totals; otherwise one, and has its
                         bucket */
    int shift;        /* it takes 2^shift */
    Cell slots;       /* a power of two, at least 64 */
    int64_t smallest; /* none that waits is below this, */
    int64_t largest;  /* none was above this */
    /* Only where slots take several totals: */
    bool full;  /* fewer are left than a step may need: see buckets_grow() */
    Cell free;  /* the first not in use */
    Cell left;  /* how many are not */
    Cell *slot; /* its bucket of the smallest total, or NO_BUCKET */
    uint64_t *taken; /* bit: the slot has one */
    Cell *behind;    /* the bucket behind each in its slot, or the next free */
} Buckets;

static inline Cell buckets_slot(const Buckets *list, int64_t total)
{
    return (Cell)(total >> list->shift) & (list->slots - 1);
}

static inline void buckets_clear(Buckets *list, Cell bucket)
{
    list->node[bucket].next = bucket;
    list->node[bucket].previous = bucket;
}

/* Makes all buckets from `first` on free and empty. */
static inline void buckets_free_from(Buckets *list, Cell first)
{
    for (Cell i = first; i < list->buckets; i++) {
        buckets_clear(list, list->cells + i);
        if (list->shared) {
            list->behind[i] = list->free;
            list->free = list->cells + i;
            list->left++;
        }
    }
}

static inline void buckets_release(Buckets *list)
{
    free(list->node);
    free(list->slot);
    free(list->taken);
    free(list->behind);
}

/* For totals that lie less than `range` apart while they wait together; `least`
 * is a small difference between two.  Shared: slots may take several.  False:
 * out of memory; to be released all the same. */
static inline bool buckets_make(Buckets *list, Cell cells, int64_t range,
                                int64_t least, bool shared)
{
    enum { PARTS = 64, MOST_OWN = 1 << 16 };
    int64_t most = shared ? cells / 2 + 64 : MOST_OWN; /* slots */
    *list = (Buckets){.cells = cells, .slots = 64};
    while (least >> list->shift > PARTS || range >> list->shift >= most)
        list->shift++;
    while (list->slots <= range >> list->shift)
        list->slots *= 2;
    list->shared = shared = shared || list->shift > 0;
    list->buckets = shared ? list->slots / 32 + 64 : list->slots;
    list->node = calloc((size_t)cells + list->buckets, sizeof *list->node);
    if (shared) {
        list->slot = calloc(list->slots, sizeof *list->slot);
        list->taken = calloc(list->slots / 64, sizeof *list->taken);
        list->behind = malloc(list->buckets * sizeof *list->behind);
    }
    if (list->node == NULL ||
        (shared &&
         (list->slot == NULL || list->taken == NULL || list->behind == NULL)))
        return false;
    buckets_free_from(list, 0);
    return true;
}

/* More buckets, while nothing waits; false: out of memory. */
static inline bool buckets_grow(Buckets *list)
{
    Cell old = list->buckets;
    Cell *behind = realloc(list->behind, 2 * (size_t)old * sizeof *behind);
    if (behind != NULL)
        list->behind = behind;
    Node *node = realloc(list->node, ((size_t)list->cells + 2 * (size_t)old) *
                                         sizeof *node);
    if (node != NULL)
        list->node = node;
    if (behind == NULL || node == NULL)
        return false;
    list->buckets = 2 * old;
    list->full = false;
    buckets_free_from(list, old);
    return true;
}

/* Takes out whatever still waits. */
static inline void buckets_empty(Buckets *list)
{
    if (!list->shared) {
        for (int64_t total = list->smallest; total <= list->largest; total++)
            buckets_clear(list, list->cells + buckets_slot(list, total));
        return;
    }
    for (int64_t i = (list->smallest >> list->shift) / 64;
         i <= (list->largest >> list->shift) / 64; i++) {
        Cell word = (Cell)i & (list->slots / 64 - 1);
        for (uint64_t *taken = &list->taken[word]; *taken != 0;
             *taken &= *taken - 1) {
            Cell slot = word * 64 + (Cell)__builtin_ctzll(*taken);
            while (list->slot[slot] != NO_BUCKET) {
                Cell bucket = list->slot[slot];
                Cell *behind = &list->behind[bucket - list->cells];
                buckets_clear(list, bucket);
                list->slot[slot] = *behind;
                *behind = list->free;
                list->free = bucket;
                list->left++;
            }
        }
    }
}

/* The bucket of a total in a slot that takes several, made if there is none. */
KERNEL Cell buckets_find(Buckets *list, int64_t total)
{
    const Node *node = list->node;
    Cell slot = buckets_slot(list, total);
    Cell *link = &list->slot[slot];
    while (*link != NO_BUCKET && node[*link].distance < total)
        link = &list->behind[*link - list->cells];
    if (*link != NO_BUCKET && node[*link].distance == total)
        return *link;
    Cell bucket = list->free;
    Cell *behind = &list->behind[bucket - list->cells];
    list->free = *behind;
    list->full = --list->left < BUCKETS_KEPT;
    list->node[bucket].distance = total;
    *behind = *link;
    *link = bucket;
    list->taken[slot / 64] |= UINT64_C(1) << slot % 64;
    return bucket;
}

KERNEL void buckets_put(Buckets *list, Cell cell, int64_t total, bool shared)
{
    Cell bucket = shared ? buckets_find(list, total)
                         : list->cells + ((Cell)total & (list->slots - 1));
    Node *node = list->node;
    Cell last = node[bucket].previous;
    node[cell].previous = last;
    node[last].next = cell;
    node[cell].next = bucket;
    node[bucket].previous = cell;
    if (total < list->smallest)
        list->smallest = total;
    if (total > list->largest)
        list->largest = total;
}

KERNEL void buckets_drop(Buckets *list, Cell cell)
{
    Node *node = list->node;
    node[node[cell].previous].next = node[cell].next;
    node[node[cell].next].previous = node[cell].previous;
}

/* The next slot with a bucket, from this one on. */
KERNEL Cell buckets_next_slot(const Buckets *list, Cell slot)
{
    Cell word = slot / 64;
    uint64_t taken = list->taken[word] >> slot % 64 << slot % 64;
    while (taken == 0) {
        word = (word + 1) & (list->slots / 64 - 1);
        taken = list->taken[word];
    }
    return word * 64 + (Cell)__builtin_ctzll(taken);
}

/* The smallest bucket that is not empty; those before it are given up. */
KERNEL Cell buckets_first_shared(Buckets *list)
{
    Cell slot = buckets_slot(list, list->smallest);
    for (;;) {
        slot = buckets_next_slot(list, slot);
        Cell bucket = list->slot[slot];
        if (list->node[bucket].next != bucket) {
            list->smallest = list->node[bucket].distance;
            return bucket;
        }
        Cell *behind = &list->behind[bucket - list->cells];
        list->slot[slot] = *behind;
        if (*behind == NO_BUCKET)
            list->taken[slot / 64] &= ~(UINT64_C(1) << slot % 64);
        *behind = list->free;
        list->free = bucket;
        list->left++;
    }
}

KERNEL Cell buckets_first(Buckets *list)
{
    for (;; list->smallest++) {
        Cell bucket = list->cells + ((Cell)list->smallest & (list->slots - 1));
        if (list->node[bucket].next != bucket)
            return bucket;
    }
}

/* Takes the first cell of the smallest total; there must be one. */
KERNEL Cell buckets_take(Buckets *list, bool shared)
{
    Cell bucket = shared ? buckets_first_shared(list) : buckets_first(list);
    Cell cell = list->node[bucket].next;
    buckets_drop(list, cell);
    return cell;
}

#endif
