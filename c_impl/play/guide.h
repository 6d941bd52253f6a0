/* guide.h -- a solver that is prepared for the world of a game, and asked. */
#ifndef REITTI_GUIDE_H
#define REITTI_GUIDE_H

#include "../problem.h"

typedef struct Way {
    Answer answer;  /* the guide's, until it is asked again */
    double seconds; /* that the solver took */
} Way;

/* A zeroed one is nobody. */
typedef struct Guide {
    const Solver *solver;
    const World *world;
    void *prepared;
    Question question; /* the last one, a copy */
    bool asked;        /* there is a last answer, */
    Way way;           /* this one */
    bool traced;       /* and its trace is known */
    Trace trace;
} Guide;

/* Prepares the solver for the world, which outlives the guide.  The caller
 * frees with guide_free(), also after a failure. */
Status guide_make(Guide *guide, const Solver *solver, const World *world,
                  Error *error);
void guide_free(Guide *guide);

/* What asks for a way between two squares, which stay the caller's. */
static inline Question guide_between(const Square ends[2])
{
    return (Question){.squares = ends, .square_count = 2};
}

/* Whether this may be asked; the error says why not. */
Status guide_accepts(Guide *guide, const Question *question, Error *error);

/* An answer, or that there is none, to a question that it accepts: the guide's
 * way.  Any other status is the solver's failure, which the error tells. */
Status guide_ask(Guide *guide, const Question *question, Error *error);

/* How the last answer came about: the squares that were expanded, and the
 * distances that are left, by world_index(); the guide's, until it is asked
 * again.  NULL: out of memory, or it is more than can be kept. */
const Trace *guide_trace(Guide *guide);

/* Who it is: "astar (tuned, c)". */
typedef struct GuideName {
    char text[120];
} GuideName;

GuideName guide_name(const Guide *guide);

#endif
