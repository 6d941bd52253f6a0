/* fast_configurations.c -- the configurations of lacam that are known.
 *
 * Mirror: prolog_impl/units/fast_configurations.pl.
 */
#include "fast_configurations.h"

#include <stdlib.h>
#include <string.h>

enum {
    FIRST_SLOTS = 256, /* of the hash table: a power of two */
    KEPT = 1 << 20     /* squares that are kept for other runs */
};

void configurations_free(Configurations *known)
{
    free(known->all);
    free(known->squares);
    free(known->orders);
    free(known->slots);
}

void configurations_trim(Configurations *known)
{
    if (known->square_room <= KEPT)
        return;
    free(known->squares);
    free(known->orders);
    known->squares = NULL;
    known->orders = NULL;
    known->square_room = known->order_room = 0;
}

static uint64_t hash_of(const Cell *at, int count)
{
    uint64_t hash = 0;
    for (int rank = 1; rank <= count; rank++)
        hash = (hash ^ at[rank]) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 32;
}

/* The slot of a configuration, or an empty one. */
static int *find_slot(const Configurations *known, const Cell *at,
                      uint64_t hash)
{
    size_t size = (size_t)known->units * sizeof *at;
    uint64_t last = (uint64_t)known->slot_count - 1;
    for (uint64_t i = hash & last;; i = (i + 1) & last) {
        int number = known->slots[i];
        if (number == NOWHERE ||
            (known->all[number].hash == hash &&
             memcmp(configurations_squares(known, number) + 1, at + 1, size) ==
                 0))
            return &known->slots[i];
    }
}

/* Makes a table of so many slots, and enters all; false: out of memory. */
static bool make_slots(Configurations *known, int slot_count)
{
    if (slot_count > known->slot_room) {
        int *slots = realloc(known->slots, (size_t)slot_count * sizeof *slots);
        if (slots == NULL)
            return false;
        known->slots = slots;
        known->slot_room = slot_count;
    }
    known->slot_count = slot_count;
    for (int i = 0; i < slot_count; i++)
        known->slots[i] = NOWHERE;
    for (int i = 0; i < known->count; i++)
        *find_slot(known, configurations_squares(known, i),
                   known->all[i].hash) = i;
    return true;
}

/* Room for one more configuration; false: out of memory. */
static bool make_room(Configurations *known)
{
    size_t wanted = (size_t)known->count + 1;
    size_t units = (size_t)known->units;
    Configuration *all =
        fast_ground_room(known->all, &known->room, wanted, sizeof *all);
    if (all != NULL)
        known->all = all;
    Cell *squares = fast_ground_room(known->squares, &known->square_room,
                                     wanted * (units + 1), sizeof *squares);
    if (squares != NULL)
        known->squares = squares;
    int *orders = fast_ground_room(known->orders, &known->order_room,
                                   wanted * units, sizeof *orders);
    if (orders != NULL)
        known->orders = orders;
    return all != NULL && squares != NULL && orders != NULL &&
           (2 * known->count < known->slot_count ||
            make_slots(known, 2 * known->slot_count));
}

bool configurations_begin(Configurations *known, const FastPushing *pushing)
{
    int count = pushing->rras.ground.count;
    known->count = 0;
    known->units = count;
    if (!make_slots(known, FIRST_SLOTS) || !make_room(known))
        return false;
    bool home = true;
    for (int i = 0; i < count; i++) {
        known->orders[i] = i + 1;
        home = home && pushing->at[i + 1] == pushing->goal[i + 1];
    }
    memcpy(known->squares, pushing->at, ((size_t)count + 1) * sizeof(Cell));
    known->all[0] = (Configuration){
        .hash = hash_of(pushing->at, count), .parent = NOWHERE, .home = home};
    known->count = 1;
    *find_slot(known, pushing->at, known->all[0].hash) = 0;
    return true;
}

int configurations_number(Configurations *known, const FastPushing *pushing,
                          int parent)
{
    const Cell *at = pushing->next;
    int count = known->units;
    uint64_t hash = hash_of(at, count);
    int number = *find_slot(known, at, hash);
    if (number != NOWHERE)
        return number;
    if (!make_room(known))
        return NOWHERE;
    number = known->count++;
    *find_slot(known, at, hash) = number;
    memcpy(configurations_squares(known, number), at,
           ((size_t)count + 1) * sizeof *at);
    int home =
        fast_pushing_order(pushing, at, configurations_order(known, parent),
                           configurations_order(known, number));
    known->all[number] =
        (Configuration){.hash = hash, .parent = parent, .home = home == count};
    return number;
}
