/* assoc.c -- numbers that are found by numbers. */
#include "assoc.h"

#include <stdlib.h>

enum { FIRST_BITS = 6 };

void assoc_free(Assoc *assoc)
{
    free(assoc->slot);
    *assoc = (Assoc){0};
}

void assoc_clear(Assoc *assoc)
{
    assoc->used = 0;
    if (++assoc->age == 0) /* slots of all ages are left by now */
        assoc_free(assoc);
}

/* The slot of the key, or the free one where it belongs; multiplying by the
 * golden ratio spreads keys that lie side by side. */
static AssocSlot *find(const Assoc *assoc, int64_t key)
{
    uint64_t hash = (uint64_t)key * UINT64_C(0x9e3779b97f4a7c15);
    uint64_t last = (UINT64_C(1) << assoc->bits) - 1;
    uint64_t i = hash >> (64 - assoc->bits);
    while (assoc->slot[i].age == assoc->age && assoc->slot[i].key != key)
        i = (i + 1) & last;
    return &assoc->slot[i];
}

static bool grow(Assoc *assoc)
{
    int bits = assoc->slot == NULL ? FIRST_BITS : assoc->bits + 1;
    Assoc larger = {.bits = bits, .age = 1, .used = assoc->used};
    larger.slot = calloc((size_t)1 << bits, sizeof *larger.slot);
    if (larger.slot == NULL)
        return false;
    for (uint64_t i = 0; assoc->slot != NULL && i >> assoc->bits == 0; i++) {
        const AssocSlot *slot = &assoc->slot[i];
        if (slot->age == assoc->age)
            *find(&larger, slot->key) = (AssocSlot){slot->key, slot->value, 1};
    }
    free(assoc->slot);
    *assoc = larger;
    return true;
}

int assoc_get(const Assoc *assoc, int64_t key, int unknown)
{
    if (assoc->slot == NULL)
        return unknown;
    const AssocSlot *slot = find(assoc, key);
    return slot->age == assoc->age ? slot->value : unknown;
}

bool assoc_put(Assoc *assoc, int64_t key, int value)
{
    bool full = assoc->slot == NULL || assoc->used >= UINT32_C(1)
                                                          << (assoc->bits - 1);
    if (full && !grow(assoc))
        return false;
    AssocSlot *slot = find(assoc, key);
    assoc->used += slot->age != assoc->age;
    *slot = (AssocSlot){key, value, assoc->age};
    return true;
}
