/* routes.h -- a plan of many units that can be changed. */
#ifndef REITTI_CROWD_ROUTES_H
#define REITTI_CROWD_ROUTES_H

#include "../../c_impl/reitti.h"

typedef struct Routes {
    const World *world;
    const Question *question;
    int units;
    int room; /* squares that a route may have: far more than it has */
    int *lengths;
    Square *squares; /* `room` for each unit */
    int skipped;     /* a number that is left out; 0: none */
    int64_t score;
} Routes;

/* A copy of a right answer; the caller frees. */
void routes_make(Routes *routes, const World *world, const Question *question,
                 const Answer *answer);
void routes_free(Routes *routes);

/* Its rows, which the caller frees. */
Rows routes_rows(const Routes *routes);

/* Units count from 0 here. */
Square *routes_of(const Routes *routes, int unit);
Square routes_at(const Routes *routes, int unit, int moment);
Square routes_end(const Routes *routes, int unit);
bool routes_arrives(const Routes *routes, int unit);

/* The moment from which everybody stays. */
int routes_last(const Routes *routes);

void routes_append(Routes *routes, int unit, Square square);

/* Everybody stays from that moment on. */
void routes_stop(Routes *routes, int moment);

/* A unit waits until that moment, where its route is shorter. */
void routes_wait(Routes *routes, int unit, int moment);

#endif
