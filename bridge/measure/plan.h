/* plan.h -- what a study measures, how often, and in what order.
 *
 * A cell is a search in one style and mode on one case, in both languages.
 * Every round runs one process of each cell; original searches and controls
 * take part in all rounds, other searches and growing levels only in the first
 * ones.
 */
#ifndef REITTI_PLAN_H
#define REITTI_PLAN_H

#include "../check/selection.h"
#include "../check/suite.h"
#include "growth.h"
#include "plan_size.h"
#include "sample.h"

typedef struct Cell {
    Sample sample; /* but for the process and what is known already */
    const Problem *problem;
    const Game *game;
    const Case *the_case; /* and its world; NULL for a growing level */
    const World *world;
    const Maker *kind_of_level; /* who made the case's world; NULL: nobody */
    bool is_default; /* the solver that is asked unless another is named */
    bool brief;      /* a short look has to do */
    bool apart;      /* the languages disturb each other: each is asked alone */
    /* Of a growing level: */
    GrowthName name;
    GrowthName curve_name;
    const Maker *maker; /* NULL: the problem makes it */
    int side;           /* or 0: it is none */
    int processes;      /* of the rounds, those it takes part in */
    double seconds;     /* that its first process took; 0: not known */
    bool slow; /* as its rows tell: one process of a growing level has to do */
} Cell;

typedef struct Plan {
    PlanSize size;
    Cell *cells; /* growing levels come last, curve by curve */
    int count;
    int shuffled;   /* cells that are not growing levels */
    int64_t memory; /* bytes that a process may take */
} Plan;

/* All cells for the cases of the suite and the solvers that are wanted; false:
 * out of memory.  The plan uses the suite's and the register's texts. */
bool plan_make(Plan *plan, const PlanSize *size, const Suite *suite,
               const Selection *selection, int64_t memory);
void plan_free(Plan *plan);

/* Leaves only the cells that are wanted, in their order. */
typedef bool PlanWants(const void *context, const Cell *cell);
void plan_keep(Plan *plan, PlanWants *wants, const void *context);

/* Puts the cells in another order for each round, the same for the same seed.
 */
void plan_shuffle(Plan *plan, unsigned seed, int round);

/* Sets the number of rounds. */
void plan_limit(Plan *plan, int processes);

/* Seconds that all rounds will take, judging by the first processes. */
double plan_seconds(const Plan *plan);

#endif
