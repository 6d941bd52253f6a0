/* oracle.h -- what is true of a world, found the slow way.
 *
 * Distances by relaxing every move until nothing changes.  Knows the rules from
 * its own tables and shares no code with the solvers; only the World's
 * letters.
 */
#ifndef REITTI_ORACLE_H
#define REITTI_ORACLE_H

#include "../../c_impl/reitti.h"

#define ORACLE_FAR (INT64_C(1) << 61)

/* Distance of every square from the start, over one level or over all; the
 * caller frees.  ORACLE_FAR: not reached. */
int64_t *oracle_distances(const World *world, Square start, bool all_levels);

/* Whether one move leads from a square to another, and what it costs; 0: no. */
int64_t oracle_move(const World *world, Square from, Square to);

/* Cost of the cheapest route as the game wants it; ORACLE_FAR: there is none.
 */
int64_t oracle_cost(const World *world, const int64_t *distances, Square start,
                    Square goal);

/* Whether the route is one, at the cost it says. */
bool oracle_walks(const World *world, Square start, Square goal,
                  const Answer *answer);

/* Whether the solver finds routes in the world's game. */
bool oracle_judges(const Solver *solver, const World *world);

/* A question for a route; the squares are the caller's. */
Question oracle_question(const Square ends[2]);

#endif
