/* plan_size.h -- the plans that a study may follow, by name.
 *
 * A plan that is called as a problem measures all that there is of it.
 */
#ifndef REITTI_PLAN_SIZE_H
#define REITTI_PLAN_SIZE_H

#include <stdbool.h>

/* What a study measures on the cases on kinds of level. */
typedef enum Kinds {
    KINDS_OWN,  /* the solver that the game names, briefly */
    KINDS_ONCE, /* every solver, briefly */
    KINDS_ALL   /* every solver, as on any other case */
} Kinds;

typedef struct PlanSize {
    const char *name;
    int processes; /* of the solver that is asked unless another is named */
    int others;    /* of any other */
    int growths; /* on a growing level, or of a problem that has to be named */
    int blocks;
    int block_ms;
    int questions; /* of a tour; of a program of 2010, or of a problem that has
                      to be named, fewer */
    int largest;   /* side of a growing level */
    int further;   /* the same for problems that have to be named */
    int largest_kind; /* the same on kinds of level */
    Kinds kinds;
    bool only_kinds; /* if no cases are named */
    int budget;      /* seconds; 0: any number */
} PlanSize;

/* The plan of that name; NULL: there is none. */
const PlanSize *plan_size(const char *name);

/* The plans that are not called as a problem, from 0; NULL: there are no more.
 */
const PlanSize *plan_size_at(int number);

#endif
