/* light.h -- what a viewer sees while it is found out, and its light.
 *
 * A plane of opaque squares, one of light, and the box of those squares of the
 * viewer's level that are within the radius.  A run clears the box of the run
 * before it, no more.  O(squares) space.
 *
 * Mirror: prolog_impl/sight/light.pl.
 */
#ifndef REITTI_LIGHT_H
#define REITTI_LIGHT_H

#include "../solver.h"

typedef struct Seen {
    const World *world;
    bool *opaque;     /* by world_index() */
    int64_t *light;   /* likewise; 0: not seen */
    int *by_distance; /* the light of a square that is seen */
    Square viewer;
    int radius;
    Square first; /* of the box, upper left, */
    Square last;  /* and lower right */
    int64_t seen;
    int64_t looked;
    Square *steps; /* those looked at, in order; NULL: nobody wants them */
} Seen;

/* For solvers that need no more than this, which is all of it; and to be part
 * of what another one needs. */
SolverPrepare light_prepare;
SolverRelease light_release;
bool light_make(Seen *seen, const World *world);
void light_free(Seen *seen);

/* Begins a run: only the viewer is seen. */
void light_begin(Seen *seen, const Question *question);

/* Looks whether a square of the level is opaque. */
bool light_look(Seen *seen, Square square);

/* Makes a square seen. */
void light_put(Seen *seen, Square square);

/* The last step of the rule of sight: an opaque square is seen if the viewer,
 * or a clear one that is seen, is next to it on the viewer's side. */
void light_walls(Seen *seen);

/* The plane of light, and how much was looked at. */
Answer light_answer(const Seen *seen);

/* The squares looked at, in order, and how often each was. */
Status light_trace(Seen *seen, void *prepared, const Question *question,
                   SolverRun *run, Trace *trace);

/* -1, 0 or 1. */
static inline int light_sign(int number)
{
    return (number > 0) - (number < 0);
}

/* The quotient rounded down, of a positive divisor. */
static inline int light_div(int number, int divisor)
{
    int quotient = number / divisor;
    return quotient - (number % divisor < 0);
}

#endif
