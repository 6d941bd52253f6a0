/* solver.h -- the protocol of every solver, and the register of all of them.
 *
 * A solver, which the command calls a search, is a value of type Solver in a
 * file of its own, PROBLEM/STYLE/NAME.c, made known with SOLVER(); nothing else
 * names it.
 */
#ifndef REITTI_SOLVER_H
#define REITTI_SOLVER_H

#include "answer.h"
#include "language.h"
#include "question.h"

typedef struct Solver Solver;

/* Makes what the solver needs for this world, once; the world outlives it.  On
 * any other status than STATUS_OK nothing is left to release, and the error
 * says why. */
typedef Status SolverPrepare(const Solver *solver, const World *world,
                             void **prepared, Error *error);

/* Answers a question that the problem accepts.  Leaves nothing behind that
 * affects the next run. */
typedef Answer SolverRun(void *prepared, const Question *question);

/* Runs again, and tells of the work; the caller frees with trace_free(), also
 * after a failure. */
typedef Status SolverTrace(void *prepared, const Question *question,
                           Trace *trace);

typedef void SolverRelease(void *prepared);

/* A style of its own: whole programs of 2010, rebuilt, behind adapters.  Their
 * languages did not do the same work, so that only their rows are compared, and
 * only with each other; and they have no other size than their own. */
#define STYLE_ORIGINAL "original"

/* What a solver says of its answers, in one game or in all that have certain
 * traits. */
typedef struct Promise {
    const char *game; /* NULL: any game with these */
    unsigned traits; /* a sum of Trait; neither game nor traits ends the list */
    bool complete;   /* it finds an answer if there is one */
    bool best;       /* none has a better score */
    bool same;       /* it is the one answer that the rules name */
    bool loose;      /* its trace does not hang together square by square, and
                        is compared only within its style */
} Promise;

enum { SOLVER_PROMISES = 8 };

struct Solver {
    const char *name;
    const char *style;
    const char *problem;
    const char *file;
    const char *summary;
    const Language *language;
    Promise promises[SOLVER_PROMISES + 1];
    SolverPrepare *prepare;
    SolverRun *run;
    SolverTrace *trace;
    SolverRelease *release;
    SolverRun *idle; /* what run() does around the search and is not to be
                        timed, without the search; NULL: nothing */
    Solver *next;    /* in the register */
};

#define SOLVER(...)                                                            \
    static Solver this_solver = {                                              \
        .language = &language_c, .file = __FILE__, __VA_ARGS__};               \
    __attribute__((constructor)) static void register_this_solver(void)        \
    {                                                                          \
        solver_register(&this_solver);                                         \
    }

/* Adds a solver, which must stay where it is.  The register is kept in order of
 * name, style and language, whatever the order of linking. */
void solver_register(Solver *solver);

/* Takes a solver off the register. */
void solver_unregister(const Solver *solver);

/* The first solver, followed by the others through `next`. */
const Solver *solver_first(void);

/* Two solvers that claim one name, style and language, or NULL: the first of
 * them, its twin being `next`. */
const Solver *solver_twins(void);

/* A solver whose name or style is not one: a small letter, then small letters,
 * digits and underscores.  NULL: all are named well. */
const Solver *solver_misnamed(void);

/* Whether it is of STYLE_ORIGINAL. */
bool solver_is_original(const Solver *solver);

/* Whether two do the same work, so that all they say can be compared: those of
 * one name, but the originals apart, and each style where the work is loose. */
bool solver_compares(const Solver *a, const Solver *b);

/* The solver of that name, style and language, or NULL. */
const Solver *solver_find(const char *name, const char *style,
                          const Language *language);

/* Runs it so many times from C, whatever its language. */
LanguageLoop solver_run_from_c;

/* What the solver promises in the world, and in all of a game with these ways;
 * NULL if it is not one for it. */
const Promise *solver_promise(const Solver *solver, const World *world);
const Promise *solver_promise_in(const Solver *solver, const Game *game,
                                 Ways ways);

#endif
