/* plan_size.h -- the plans that a study may follow, by name. */
#ifndef REITTI_PLAN_SIZE_H
#define REITTI_PLAN_SIZE_H

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
    int budget;    /* seconds; 0: any number */
} PlanSize;

/* The plan of that name; NULL: there is none. */
const PlanSize *plan_size(const char *name);

#endif
