/* cases.h -- what solvers must answer in one case. */
#ifndef REITTI_CASES_H
#define REITTI_CASES_H

#include "problem.h"

typedef struct Expectation {
    const char *solver;
    const char *count; /* of work; NULL: the score */
    int64_t value;
} Expectation;

typedef struct ExpectedRows {
    const char *solver; /* NULL: all that promise it */
    bool binds_default; /* and the solver that is asked if nobody says which */
    bool is_sum;
    uint32_t sum;
    Square *squares;
    int count;
} ExpectedRows;

typedef struct Case {
    const char *name;
    const char *world;
    const Problem *problem;
    Question question;
    int64_t best;  /* score, or SCORE_NONE */
    int64_t slack; /* how far from it the best one may be: it was rounded */
    bool unknown;  /* the best score is not known: it was not read */
    int width;     /* of the world, as the case says it; 0: it says nothing */
    int height;
    int line;
    Expectation *expectations;
    int expectation_count;
    ExpectedRows *rows;
    int rows_count;
    char *text; /* what the strings point into */
} Case;

typedef struct Cases {
    Case *cases;
    int count;
} Cases;

/* A place for one more, which is empty; NULL: out of memory. */
Case *cases_add(Cases *cases, int *capacity);

void case_free(Case *the_case);
void cases_free(Cases *cases);

/* What the case expects of the solver by name: its score, or one of its counts;
 * false if it does not say. */
bool case_expects(const Case *the_case, const char *solver, const char *count,
                  int64_t *value);

/* Whether a world in a case is a path, relative to the cases, rather than a
 * name. */
bool case_world_is_path(const char *world);

/* Puts the case's squares on their levels in its world, and sees that it can be
 * asked. */
Status case_place(Case *the_case, const World *world, Error *error);

#endif
