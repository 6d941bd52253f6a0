/* hierarchy.h -- routes with the help of a coarser world.
 *
 * The squares are put into the parts of an abstraction, level 1, once.  A
 * question first spreads breadth-first over the graph of parts from the goal's
 * part, neighbours by rising number, until the start's part has its distance; a
 * part is taken up whole, and these are counted.  If it never gets one, there
 * is no route, and no square is expanded.
 *
 * hierarchical: A*, whose estimate is the larger one of octile and the distance
 * of the square's part times the cheapest step; the spreading goes on whenever
 * a square is reached whose part has no distance yet.  A move changes the part
 * at most once, so the estimate is never too high: a route is found if there is
 * one, and it is the best.
 *
 * corridor: from the start's part along falling distances, over the lowest of
 * several neighbours, to the goal's; then A* by octile over the squares of
 * these parts only.  Parts are connected, so a route is found if there is one;
 * it need not be the best.
 *
 * Time is that of the best-first search, and O(parts and edges) for spreading;
 * O(squares) space.
 */
#ifndef REITTI_HIERARCHY_H
#define REITTI_HIERARCHY_H

#include "../solver.h"
#include "abstraction.h"

Status hierarchy_prepare(const World *world, const Abstraction *abstraction,
                         void **prepared, Error *error);
SolverRelease hierarchy_release;

SolverRun hierarchical_run;
SolverTrace hierarchical_trace;
SolverRun corridor_run;
SolverTrace corridor_trace;

#endif
