/* planned.h -- the plan that a command line asks for. */
#ifndef REITTI_PLANNED_H
#define REITTI_PLANNED_H

#include "../check/suite.h"
#include "../measure/plan.h"
#include "options.h"

typedef struct Planned {
    Suite suite;
    Plan plan;
} Planned;

/* Reads the cases that are named, or else those of the plan.  The caller frees,
 * also after a failure. */
Status planned_read(Planned *planned, const Options *options, int argc,
                    char **argv, Error *error);
void planned_free(Planned *planned);

#endif
