/* fast_configurations.h -- the configurations of lacam that are known.
 *
 * A configuration is the squares of all units.  Each has a number, and is found
 * again by a hash table with open addressing; 8 bytes a unit for each.
 *
 * Mirror: prolog_impl/units/fast_configurations.pl.
 */
#ifndef REITTI_FAST_CONFIGURATIONS_H
#define REITTI_FAST_CONFIGURATIONS_H

#include "fast_pushing.h"

enum { NOWHERE = -1 };

typedef struct Configuration {
    uint64_t hash;
    int parent;
    int tried; /* lists of constraints */
    bool home; /* all units are */
} Configuration;

typedef struct Configurations {
    Configuration *all;
    int count;
    int units;
    Cell *squares; /* of each by rank, from 1, */
    int *orders;   /* and its order of ranks */
    size_t room;
    size_t square_room;
    size_t order_room;
    int *slots; /* of the hash table: a configuration, or NOWHERE */
    int slot_count;
    int slot_room;
} Configurations;

void configurations_free(Configurations *known);

/* Knows only that of the starts, which is 0, and whose order is that of the
 * ranks; false: out of memory. */
bool configurations_begin(Configurations *known, const FastPushing *pushing);

/* The number of the one where the units will be next, entered if it is new;
 * NOWHERE: out of memory. */
int configurations_number(Configurations *known, const FastPushing *pushing,
                          int parent);

/* Frees what is too much to be kept for other runs. */
void configurations_trim(Configurations *known);

static inline Cell *configurations_squares(const Configurations *known,
                                           int number)
{
    return known->squares + (size_t)number * ((size_t)known->units + 1);
}

static inline int *configurations_order(const Configurations *known, int number)
{
    return known->orders + (size_t)number * (size_t)known->units;
}

#endif
