/* plain_breadth_first.h -- steps counted from a square, first in, first out.
 *
 * The queue holds each square once, in the order in which it got its distance:
 * its part before `head` has been taken up.  O(squares of the world) time, for
 * all distances are forgotten before a run, and space.
 *
 * Mirror: prolog_impl/kernels/plain_breadth_first.pl.
 */
#ifndef REITTI_PLAIN_BREADTH_FIRST_H
#define REITTI_PLAIN_BREADTH_FIRST_H

#include "../solver.h"

typedef struct Spread {
    const World *world;
    int *distance; /* in steps, by world_index(), or UNREACHED */
    Square *queue;
    int head;
    int tail;
} Spread;

/* Distances in a world that outlives them; the caller frees, also after a
 * failure. */
Status spread_make(Spread *spread, const World *world, Error *error);
void spread_free(Spread *spread);

/* Only this square has a distance. */
void spread_begin(Spread *spread, Square start);

static inline int spread_distance(const Spread *spread, Square square)
{
    return spread->distance[world_index(spread->world, square)];
}

/* Whether this is the square that is looked for. */
typedef bool SpreadWants(const void *context, Square square);

/* Takes up the next square of the queue, which must have one: gives each
 * neighbour that has no distance the next one, until one of them is wanted;
 * that is *found.  False: none was. */
bool spread_take(Spread *spread, SpreadWants *wants, const void *context,
                 Square *found);

/* The keypad trace-back by one step: the first neighbour that is one step
 * nearer than the square, whose distance is not 0. */
Square spread_back(const Spread *spread, Square square);

#endif
