/* fast_plan.h -- the plan of a tuned search for many units, and the answer that
 * it is.
 *
 * Mirror: prolog_impl/units/fast_plan.pl.
 */
#ifndef REITTI_FAST_PLAN_H
#define REITTI_FAST_PLAN_H

#include "fast_ground.h"

/* The row of one more moment of the plan, to be filled; NULL: out of memory. */
Cell *fast_plan_moment(FastGround *ground);

/* The plan as an answer. */
Answer fast_plan_answer(FastGround *ground);

/* Traces a solver whose prepared data begin with a FastGround. */
Status fast_plan_trace(void *prepared, SolverRun *run, const Question *question,
                       Trace *trace);

#endif
