/* assoc.h -- numbers that are found by numbers: Prolog's library has trees for
 * that.
 *
 * A hash table with open addressing, at most half full.  A slot is in use if it
 * has the table's age, so that all can be forgotten at once.  O(1) to look up,
 * to put and to clear.
 */
#ifndef REITTI_ASSOC_H
#define REITTI_ASSOC_H

#include <stdbool.h>
#include <stdint.h>

typedef struct AssocSlot {
    int64_t key;
    int value;
    uint32_t age;
} AssocSlot;

/* A zeroed one is empty. */
typedef struct Assoc {
    AssocSlot *slot;
    int bits; /* there are 2^bits slots */
    uint32_t used;
    uint32_t age;
} Assoc;

void assoc_free(Assoc *assoc);
void assoc_clear(Assoc *assoc);

/* The value of the key, or `unknown`. */
int assoc_get(const Assoc *assoc, int64_t key, int unknown);

/* Puts the value in the place of an older one; false: out of memory. */
bool assoc_put(Assoc *assoc, int64_t key, int value);

#endif
