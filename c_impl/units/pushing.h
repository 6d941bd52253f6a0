/* pushing.h -- a step of PIBT: priority inheritance with backtracking.
 *
 * Okumura and others (2022).  The units choose their next squares one after
 * another.  Who wants a square on which another unit still stands makes that
 * one choose first, with its own priority; if the other finds nothing, it goes
 * on with what it wants next.  Every square that is taken is the next one of
 * some unit.
 *
 * O(1) for a call, but for the distances, which come from an RRA* a unit; calls
 * may be as deep as there are units.
 *
 * Mirror: prolog_impl/units/pushing.pl.
 */
#ifndef REITTI_PUSHING_H
#define REITTI_PUSHING_H

#include "rra.h"

enum { UNDECIDED = -1 };

/* What a unit's place in the order depends on. */
typedef struct Rank {
    int waited;
    int distance;
    int unit;
} Rank;

typedef struct Pushing {
    Plan *plan;
    Rra *rras;     /* of each unit, */
    int *distance; /* and from its start to its goal */
    int *here;     /* where each unit is, */
    int *next;     /* and where it will be, or UNDECIDED */
    int *on;       /* the unit on each square, */
    int *taken;    /* and the one that will be there; or NOBODY */
    Rank *rank;    /* of all, by their order */
    int clock;     /* steps, with this one */
} Pushing;

/* The caller frees, also after a failure.  False: memory has run out, which is
 * noted. */
bool pushing_make(Pushing *pushing, Plan *plan);
void pushing_free(Pushing *pushing);

/* The units, those first that have not been home for the longest, of equal ones
 * those that have farther to go. */
void pushing_order(Pushing *pushing, const int *waited, int *order);

/* How long a unit has not been home one step later, when it is on the square.
 */
int pushing_waits(const Pushing *pushing, int unit, int waited, int square);

/* Begins a step of all from these squares. */
void pushing_begin(Pushing *pushing, const int *squares);

/* Takes the square as the unit's next one; false if another has it, or the step
 * swaps with or crosses that of one who has decided. */
bool pushing_take(Pushing *pushing, int unit, int square);

/* A unit that is undecided chooses; false if it found nothing, and stays. */
bool pushing_move(Pushing *pushing, int unit);

#endif
