/* guide.h -- the one search that a playable program is linked with, asked for
 * routes through its world.
 */
#ifndef REITTI_GUIDE_H
#define REITTI_GUIDE_H

#include "../search.h"

typedef struct Guide {
    const Search *search;
    const World *world;
    void *prepared;
    int expanded; /* by the last answer */
    Footprint footprint;
} Guide;

typedef struct Answer {
    Route route;    /* the guide's, until it is asked again */
    double seconds; /* that the search took */
} Answer;

/* Prepares the registered search for the world, which outlives the guide.  The
 * caller frees with guide_free(), also after a failure. */
Status guide_make(Guide *guide, const World *world, Error *error);
void guide_free(Guide *guide);

/* A route, or that there is none; world_check_ends() holds for start and goal.
 * Any other status is the search's failure, which the error tells. */
Status guide_ask(Guide *guide, Square start, Square goal, Answer *answer,
                 Error *error);

/* The distances that the last answer left, by world_index(): the guide's, until
 * it is asked again.  NULL: out of memory, or it is more than can be kept. */
const int *guide_distances(Guide *guide);

#endif
