/* scope.h -- which solvers a plan measures on which cases.
 *
 * A study measures the searches of 2010 and those that mend them, which its
 * cases name (suite_asks()), so that it takes no longer when a search is added.
 * Its cases on kinds of level are for all that there are.  A plan whose matter
 * these are not takes one short look at each search, by one case a kind and in
 * one style, or only at the solver that the game names, and follows no other's
 * curve.  So it does where a question repeats its fields, but for the first
 * case and the problem's own solver.  Whatever cases or searches somebody names
 * are measured in full.
 */
#ifndef REITTI_SCOPE_H
#define REITTI_SCOPE_H

#include "../check/selection.h"
#include "../check/suite.h"
#include "growth.h"
#include "plan_size.h"

typedef struct Scope {
    const Suite *suite;
    const Selection *selection;
    Kinds kinds;
} Scope;

/* A case with the file that it stands in and its world. */
typedef struct Placed {
    const SuiteFile *file;
    const Case *the_case;
    const World *world;
    Curve curve; /* on levels like its own */
    bool brief;  /* a study only looks at it, */
    bool own;    /* but for the problem's own solver */
    bool grows;  /* there are levels of any size for the curve */
} Placed;

/* The case of that number in the file; false: out of memory. */
bool scope_place(const Scope *scope, const SuiteFile *file, int number,
                 Placed *placed);

/* Whether the solver is measured on the case; and on levels of any size like
 * its own. */
bool scope_measures(const Scope *scope, const Placed *placed,
                    const Solver *solver);
bool scope_follows(const Scope *scope, const Placed *placed,
                   const Solver *solver);

/* Whether the solver is only looked at. */
bool placed_is_brief(const Placed *placed, const Solver *solver);

/* Whether the solver can be asked this in that game. */
bool placed_fits(const Placed *placed, const Solver *solver);

/* Whether it is measured most often: it is asked unless another is named, and
 * no other problem is either. */
bool placed_is_default(const Placed *placed, const Solver *solver);

/* Whether the case is the first of its curve; and whether one of those before
 * it has to do. */
bool placed_is_first(const Placed *placed, const Placed *before, int count);
bool placed_is_like(const Placed *placed, const Placed *before, int count);

/* Sees whether there are levels of any size for the curve: the game may have
 * nothing to build them of.  False: out of memory. */
bool placed_try_growing(Placed *placed);

#endif
