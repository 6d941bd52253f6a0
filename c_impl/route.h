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
    const char *message;   /* why there is no answer, likewise; NULL: the status
                              says it all */
} Route;

/* What a run left, for a look at how it worked: the last distance of every
 * square that got one, and the squares expanded, in that order; a search may
 * expand a square more than once.  A zeroed one is empty. */
enum {
    UNREACHED = -1,
    TRACE_LIMIT = 1 << 26 /* squares expanded that can be kept */
};

typedef struct Footprint {
    int *distance; /* by world_index(); a place for every square of the world */
    int *expanded; /* indices of squares; a place for each that the run expanded
                    */
    int room;      /* of `expanded` */
    const char *message; /* why there is none, the search's own; NULL: the
                            status says it all */
} Footprint;

/* Makes room for what a run in the world left that expanded so many squares;
 * one that has the room stays as it is.  The caller frees.  STATUS_TOO_LARGE:
 * more than TRACE_LIMIT. */
Status footprint_make(Footprint *footprint, const World *world, int expanded);
void footprint_free(Footprint *footprint);

/* The squares of a route in a row, "(1,2)(2,2)", as the games print it. */
void route_print(FILE *out, const Route *route, const World *world);

#endif
