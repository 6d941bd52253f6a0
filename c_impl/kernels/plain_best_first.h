/* plain_best_first.h -- the open square with the smallest total is closed next.
 *
 * Total = what the way to a square counts + the estimate of what is left; equal
 * totals in the order in which they were got.  A way replaces another only if
 * it counts less, and then the square goes behind those that have its new total
 * already.  A closed square is never opened again, whatever the estimate.
 *
 * A route is found if there is one.  It is the best if moves count what they
 * cost, and no estimate is above what is left or falls by more than a move
 * costs.
 *
 * The open list is a binary heap of squares, which know their places in it.
 * O(squares of the world + moves looked at x log(squares opened)) time, since
 * all squares are forgotten before a run; O(squares of the world) space.
 *
 * Mirror: prolog_impl/kernels/plain_best_first.pl.
 */
#ifndef REITTI_PLAIN_BEST_FIRST_H
#define REITTI_PLAIN_BEST_FIRST_H

#include "../solver.h"

/* What is left from a square to the goal; a negative number if the square must
 * not be entered.  Asked once for each square, when it is reached first. */
typedef int64_t PlainEstimate(void *context, Square here);

/* What a move counts: world_move_cost(), unless the search is to be ordered by
 * something else than costs. */
typedef int64_t PlainStep(const World *world, Square from, Square to);

typedef enum PlainState {
    PLAIN_NEW,
    PLAIN_OPEN,
    PLAIN_CLOSED,
    PLAIN_BARRED /* must not be entered */
} PlainState;

typedef struct PlainNode {
    PlainState state;
    int64_t cost;    /* of the way to the square, */
    int64_t counted; /* and what it counts */
    int64_t rest;    /* the estimate */
    int64_t arrival; /* a number that grows: when it got its total */
    size_t from;     /* the square before it, by world_index() */
    size_t place;    /* on the heap, while it is open */
} PlainNode;

typedef struct PlainSearch {
    const World *world;
    PlainEstimate *estimate; /* of this run, with its context */
    void *context;
    PlainStep *step;
    PlainNode *node; /* of each square, by world_index() */
    size_t *heap;    /* of open squares: none comes before its parent */
    size_t open;     /* how many they are */
    int64_t arrivals;
    Square *closed; /* in the order of closing */
    int64_t expanded;
    Square *squares; /* of the route */
} PlainSearch;

/* A search in a world that outlives it; the caller frees.  After any other
 * status than STATUS_OK there is nothing to free, though it may be done. */
Status plain_search_make(PlainSearch *search, const World *world, Error *error);
void plain_search_free(PlainSearch *search);

/* The same for solvers that need nothing else. */
SolverPrepare plain_search_prepare;
SolverRelease plain_search_release;

/* A whole search for the goal. */
Answer plain_best_first(PlainSearch *search, const Question *question,
                        PlainEstimate *estimate, void *context,
                        PlainStep *step);

/* What the last run closed, and the costs that it left. */
Status plain_best_first_trace(const PlainSearch *search, Trace *trace);

#endif
