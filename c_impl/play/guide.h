/* guide.h -- the one solver that a playable program is linked with, asked for
 * routes through its world.
 */
#ifndef REITTI_GUIDE_H
#define REITTI_GUIDE_H

#include "../problem.h"

typedef struct Guide {
    const Solver *solver;
    const World *world;
    void *prepared;
    Square ends[2];    /* of the last question, */
    Question question; /* which points to them */
    Trace trace;
} Guide;

typedef struct Way {
    Answer answer;  /* the guide's, until it is asked again */
    double seconds; /* that the solver took */
} Way;

/* Prepares the registered solver for the world, which outlives the guide.  The
 * caller frees with guide_free(), also after a failure. */
Status guide_make(Guide *guide, const World *world, Error *error);
void guide_free(Guide *guide);

/* Whether there may be a way from start to goal; the error says why not. */
Status guide_accepts(Guide *guide, Square start, Square goal, Error *error);

/* A route, or that there is none, between squares that it accepts.  Any other
 * status is the solver's failure, which the error tells. */
Status guide_ask(Guide *guide, Square start, Square goal, Way *way,
                 Error *error);

/* The distances that the last answer left, by world_index(): the guide's, until
 * it is asked again.  NULL: out of memory, or it is more than can be kept. */
const int *guide_distances(Guide *guide);

#endif
