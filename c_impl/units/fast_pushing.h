/* fast_pushing.h -- units that push each other, and in which order they decide.
 *
 * Units are called by their rank, from 1: the farther a goal is from the start
 * the earlier, then by number.  The order by counters needs no counters: those
 * away from their goals keep their order, since all their counters rise by one,
 * and those at their goals follow by rank.
 *
 * Mirror: prolog_impl/units/fast_pushing.pl.
 */
#ifndef REITTI_FAST_PUSHING_H
#define REITTI_FAST_PUSHING_H

#include "fast_rra.h"

/* Who is on a cell now, and who has taken it; 0: nobody. */
typedef struct Holder {
    int now;
    int next;
} Holder;

/* One who looks for a square: what each step is worth, less being better. */
typedef struct Seeker {
    int rank;
    uint32_t worth[STEPS];
} Seeker;

typedef struct FastPushing {
    FastRras rras;     /* first: what is prepared begins with the ground */
    uint32_t *stirred; /* of each cell: its index, mixed once */
    Holder *holders;   /* of each cell */
    /* By rank, from 1: */
    int *number; /* of the unit, from 0 */
    Cell *goal;
    Cell *at;
    Cell *next;          /* 0: undecided */
    Seeker *seekers;     /* the chain of those who push */
    uint64_t *standings; /* of the units, to be sorted */
    int room;            /* for so many units */
    uint32_t clock;
    bool no_memory; /* was left for distances: the step is none */
} FastPushing;

/* What is prepared of a world; false: out of memory.  Either way the caller
 * frees it. */
bool fast_pushing_make(FastPushing *pushing, const World *world);
void fast_pushing_free(FastPushing *pushing);

/* Puts the units of a question on their starts; false: out of memory, and none
 * is on the ground. */
bool fast_pushing_begin(FastPushing *pushing, const Question *question);

/* The order that follows another where units are; gives how many of them are
 * at their goals. */
int fast_pushing_order(const FastPushing *pushing, const Cell *at,
                       const int *order, int *later);

#endif
