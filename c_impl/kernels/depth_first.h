/* depth_first.h -- a way is followed as far as it goes, or down to a limit,
 * before another is tried.
 *
 * The squares that wait are a stack; of the neighbours of a square the first in
 * keypad order lies on top.  A square remembers its depth, the steps by which
 * it was reached.  Without a limit a square that has been seen is left alone,
 * so each is stacked once: O(squares of the world) time and space.  With a
 * limit that would hide a short way behind a long one, so a square is stacked
 * again if it is reached by fewer steps: O(squares x limit) time.
 *
 * Without a limit, or with one that is not below the distance of the goal, a
 * route is found if there is one; if the limit is that distance, the route has
 * the fewest steps.
 *
 * Mirror: prolog_impl/kernels/depth_first.pl.
 */
#ifndef REITTI_DEPTH_FIRST_H
#define REITTI_DEPTH_FIRST_H

#include "../solver.h"

#include <limits.h>

enum { DEPTH_UNLIMITED = INT_MAX };

/* A square that waits. */
typedef struct DepthEntry {
    Square square;
    int depth;
} DepthEntry;

typedef struct DepthSearch {
    const World *world;
    int *seen;         /* its depth, by world_index(), or UNREACHED */
    DepthEntry *stack; /* with a limit at most MOVES entries for each depth */
    Square *path;      /* to the square that is taken up, by depth */
    int64_t expanded;  /* by all passes of this run */
    Square *taken;     /* where the squares taken up are written; NULL: nowhere
                        */
} DepthSearch;

/* How a pass ended: the goal was found, at *length steps; something lay beyond
 * the limit; or everything was seen. */
typedef enum DepthEnd { DEPTH_FOUND, DEPTH_CUT_OFF, DEPTH_ALL_SEEN } DepthEnd;

/* A search in worlds with so many squares that can be entered at most; others
 * are refused.  DEPTH_UNLIMITED: for passes without a limit, in any world. */
Status depth_prepare(const World *world, int most, void **prepared,
                     Error *error);
SolverRelease depth_release;

/* One pass from nothing; its path then leads over path[1] to path[*length]. */
DepthEnd depth_pass(DepthSearch *search, const Question *question, int limit,
                    int *length);

/* Runs the solver, and tells of its work; what is left are the depths of the
 * last pass. */
Status depth_trace(DepthSearch *search, const Question *question,
                   SolverRun *run, Trace *trace);

#endif
