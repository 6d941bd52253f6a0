/* plan.h -- everybody's squares at all moments, from the question to the
 * answer, and the counts of work.
 *
 * Mirror: prolog_impl/units/plan.pl.
 */
#ifndef REITTI_PLAN_H
#define REITTI_PLAN_H

#include "../solver.h"
#include "ground.h"

/* A unit's squares at moments 0, 1, 2, ...; on the last one it stays. */
typedef struct Route {
    int *squares;
    int count;
    int capacity;
} Route;

/* A step of the trace. */
typedef struct Told {
    int square;
    int unit;
    int moment;
} Told;

/* What a solver has of a world, and of its run.  Units are counted from 0. */
typedef struct Plan {
    Ground ground;
    int time; /* moments after which a run ends */
    int units;
    int window;
    int *start;
    int *asked;   /* the squares that they are asked to go to, */
    int *goal;    /* and that they go to: who is stranded, to its start */
    Route *route; /* of each unit; it has only the start at first */
    int *on;      /* the unit on each square now, or NOBODY */
    bool failed;  /* memory has run out: nothing counts any more */
    int64_t expanded;
    int64_t estimated;
    int64_t reserved;
    int64_t searches;
    int64_t rounds;
    Square *squares;  /* the rows of the answer, */
    int64_t *numbers; /* and their units */
    bool tells;       /* the run is traced */
    Told *told;
    int told_count;
    int told_capacity;
} Plan;

SolverPrepare plan_prepare;
SolverRelease plan_release;

/* Makes a plan: everybody's routes, and the counts. */
typedef void PlanSolve(Plan *plan);

/* The solver's run() and trace(), of which `solve` is what matters. */
Answer plan_run(void *prepared, const Question *question, PlanSolve *solve);
Status plan_trace(void *prepared, const Question *question, PlanSolve *solve,
                  Trace *trace);

/* Where a unit stands, and whether it, or everybody, is home. */
static inline int plan_at(const Plan *plan, int unit)
{
    return plan->route[unit].squares[plan->route[unit].count - 1];
}

static inline bool plan_is_home(const Plan *plan, int unit)
{
    return plan_at(plan, unit) == plan->goal[unit];
}

bool plan_all_home(const Plan *plan);

/* The unit's next square. */
void plan_move(Plan *plan, int unit, int square);

/* One more square of any route. */
void plan_extend(Plan *plan, Route *route, int square);

/* Whether, in a turn in which the units move one after another, another unit is
 * on the square now, or the step there would cross a diagonal move that was
 * made in this turn. */
bool plan_is_blocked(const Plan *plan, int unit, int square);

/* Counts a node of the unit's as expanded, at a moment. */
void plan_expand(Plan *plan, int square, int unit, int moment);

/* So many numbers, for the run; NULL: memory has run out, which is noted. */
int *plan_numbers(Plan *plan, size_t count);

#endif
