/* prolog_solver.h -- a solver in Prolog, by the protocol of every solver. */
#ifndef REITTI_PROLOG_SOLVER_H
#define REITTI_PROLOG_SOLVER_H

#include "../../c_impl/solver.h"

#include <SWI-Prolog.h>

enum { OWNED_TEXTS = SOLVER_PROMISES + 5 };

typedef struct PrologSolver {
    Solver solver;
    char *owned[OWNED_TEXTS]; /* the texts that it points to */
    int owned_count;
    atom_t name;
    atom_t style;
    struct PrologSolver *next;
} PrologSolver;

/* To be called once Prolog has started, and before it is stopped. */
void prolog_solver_start(void);
void prolog_solver_stop(void);

/* Gives the solver, whose names are known, the functions of the protocol. */
void prolog_solver_fill(PrologSolver *prolog);

/* Seconds that a run in Prolog may take; 0, as at first, means any number. */
void prolog_limit_time(double seconds);

/* What was prepared; and it and the question, as the arguments of a call. */
bool prolog_put_prepared(term_t argument, const void *prepared);
bool prolog_put_question(term_t arguments, const void *prepared,
                         const Question *question);

#endif
