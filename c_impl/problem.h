/* problem.h -- what can be asked of a world, and when an answer is right.
 *
 * A problem is a value of type Problem in a file of its own, NAME/NAME.c, made
 * known with PROBLEM(); nothing else names it.
 */
#ifndef REITTI_PROBLEM_H
#define REITTI_PROBLEM_H

#include "grown.h"
#include "picture.h"
#include "score.h"
#include "solver.h"

typedef enum Better { BETTER_LESS, BETTER_MORE, BETTER_SAME } Better;

/* A count of work: "expanded", of "square"s. */
typedef struct Work {
    const char *name;
    const char *of; /* NULL: the name says it */
    bool optional;  /* a solver may have nothing to count; these come last */
} Work;

/* What there is to draw of an answer. */
typedef struct Scene {
    const World *world;
    const Question *question;
    const Answer *answer;
    const Trace *trace; /* empty: nobody looked */
    int moment;         /* of an answer that is a course of events; from 0 */
} Scene;

/* Whether this may be asked; each field is what its kind asks for. */
typedef Status ProblemAccepts(const World *world, const Question *question,
                              Error *error);

/* STATUS_OK if an answer that was found is right, given what the solver
 * promises; otherwise the error says what is wrong with it.  Its squares may
 * lie outside the world.  Shares no code with solvers. */
typedef Status ProblemCheck(const World *world, const Question *question,
                            const Answer *answer, const Promise *promise,
                            Error *error);

/* STATUS_OK if a solver can have worked like this.  Not asked of one that is
 * loose. */
typedef Status ProblemCheckTrace(const World *world, const Question *question,
                                 const Answer *answer, const Trace *trace,
                                 Error *error);

enum { PROBLEM_TOLD = 4 /* numbers, at most */ };

/* Tells a few numbers of an answer that was found: what it comes to, beside its
 * score.  Whether it is right is another matter. */
typedef void ProblemTell(const Question *question, const Answer *answer,
                         int64_t told[PROBLEM_TOLD]);

typedef Status ProblemGrow(Grown *grown, const Game *game, int side,
                           Error *error);

/* How many moments there are to draw of an answer. */
typedef int ProblemMoments(const Scene *scene);

/* Draws one level into the picture, which shows the level as it is. */
typedef void ProblemDraw(const Scene *scene, Picture *picture);

typedef struct Problem {
    const char *name;
    const char *summary;
    Field fields[FIELDS + 1];
    Work work[ANSWER_WORK + 1];
    Better better;      /* of two scores */
    const char *solver; /* if nobody says which; NULL: of routes the game's */
    const char *unit;   /* of the score; NULL: the game's */
    const char *score;  /* what the score and the rows are called, */
    const char *rows;   /* and the best score in a case; NULL: score, */
    const char *best;   /* rows, best */
    const char *none;   /* what is said if there is no answer; NULL: that */
    const char *step;   /* what one step of a trace is called, */
    const char *left;   /* and what it leaves on a square; NULL: step, mark */
    bool spreads;       /* a step reaches the squares one move away */
    ProblemAccepts *accepts; /* NULL: whatever its fields allow */
    ProblemCheck *check;
    ProblemCheckTrace *check_trace;     /* NULL: a trace is only compared */
    ProblemTell *tell;                  /* NULL: the score says it all */
    const char *told[PROBLEM_TOLD + 1]; /* names of what it tells: how much was
                                           asked for, how much of that was
                                           done, and further ones */
    ProblemGrow *grow;
    ProblemDraw *draw;
    ProblemMoments *moments; /* NULL: all is drawn at once */
    struct Problem *next;    /* in the register */
} Problem;

#define PROBLEM(...)                                                           \
    static Problem this_problem = {__VA_ARGS__};                               \
    __attribute__((constructor)) static void register_this_problem(void)       \
    {                                                                          \
        problem_register(&this_problem);                                       \
    }

/* Adds a problem, which must stay where it is; the register is in order of
 * names. */
void problem_register(Problem *problem);

/* The first problem, followed by the others through `next`. */
const Problem *problem_first(void);

/* The problem of that name, or NULL; and that of a solver. */
const Problem *problem_find(const char *name);
const Problem *problem_of(const Solver *solver);

/* The one that is meant where none is named. */
const Problem *problem_unsaid(void);

/* Two problems that claim one name, or NULL: the first of them. */
const Problem *problem_twins(void);

/* The name of the solver that is asked if nobody says which: the problem's, or
 * of routes the game's.  NULL: there is none. */
const char *problem_solver(const Problem *problem, const Game *game);

/* What its score and its best score are called. */
const char *problem_score(const Problem *problem);
const char *problem_best(const Problem *problem);

/* A score in digits: a cost is written as the game writes it. */
ScoreText problem_score_text(const Problem *problem, const Game *game,
                             int64_t score);

/* How many counts of work the answer holds. */
int problem_counts(const Problem *problem, const Answer *answer);

/* What the problem tells of an answer; how many numbers that is, none where
 * nothing was found. */
int problem_tell(const Problem *problem, const Question *question,
                 const Answer *answer, int64_t told[PROBLEM_TOLD]);

/* Whether this may be asked; each field is what its kind asks for. */
Status problem_accepts(const Problem *problem, const World *world,
                       const Question *question, Error *error);

/* Whether the question, whose squares may have no level yet, can be asked of
 * this world; it is put on its levels. */
Status problem_ask(const Problem *problem, const World *world,
                   Question *question, Error *error);

#endif
