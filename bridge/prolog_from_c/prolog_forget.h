/* prolog_forget.h -- solvers in Prolog that remove the facts they leave. */
#ifndef REITTI_PROLOG_FORGET_H
#define REITTI_PROLOG_FORGET_H

#include "../../c_impl/solver.h"

/* Whether the solver has a predicate that does. */
bool prolog_forgets(const Solver *solver);

/* From now on that predicate does nothing; false: it cannot be done. */
bool prolog_forget_no_more(const Solver *solver);

#endif
