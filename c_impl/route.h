/* route.h -- what a search answers, and what it leaves behind. */
#ifndef REITTI_ROUTE_H
#define REITTI_ROUTE_H

#include "world.h"

typedef struct Route {
    Status status;
    int cost;              /* in the game's unit; 0 if there is no route */
    int expanded;          /* squares expanded */
    int length;            /* squares after the start */
    const Square *squares; /* the search's own, until its next run or release */
    const char *message;   /* why there is no answer, likewise; NULL: the status says it all */
} Route;

/* What a run left, for a look at how it worked: the last distance of every
 * square that got one, and the squares expanded, in that order.  Both arrays
 * hold a place for every square of the world. */
enum { UNREACHED = -1 };

typedef struct Footprint {
    int *distance; /* by world_index() */
    int *expanded; /* indices of squares */
} Footprint;

/* The caller frees; STATUS_OUT_OF_MEMORY leaves the footprint empty. */
Status footprint_make(Footprint *footprint, const World *world);
void footprint_free(Footprint *footprint);

/* The squares of a route in a row, "(1,2)(2,2)", as the games print it. */
void route_print(FILE *out, const Route *route, const World *world);

#endif
