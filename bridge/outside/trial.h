/* trial.h -- loads a pair from outside in a process of its own first, so that
 * what it does as it is loaded, it does to itself. */
#ifndef REITTI_TRIAL_OUTSIDE_H
#define REITTI_TRIAL_OUTSIDE_H

#include "../../c_impl/support/error.h"
#include "pair.h"

/* The languages have been started.  *needs as load_pair(); the error names a
 * file, and the line if there is one. */
Status trial_load(const Pair *pair, const char *library, char **needs,
                  Error *error);

#endif
