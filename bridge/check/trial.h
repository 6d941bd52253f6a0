/* trial.h -- one case put to every implementation of one solver that is to be
 * compared: all of its name, but those of the originals apart.
 */
#ifndef REITTI_TRIAL_H
#define REITTI_TRIAL_H

#include "../../c_impl/cases.h"
#include "reply.h"

enum { TRIAL_SOLVERS = 12 };

typedef struct Trial {
    const char *path; /* of the cases file */
    const Case *the_case;
    const World *world;
    const char *world_argument; /* as it is given to `reitti solve` */
    const Solver *solvers[TRIAL_SOLVERS];
    int count;
} Trial;

#endif
