/* load.h -- loads both halves of a pair into this process. */
#ifndef REITTI_LOAD_H
#define REITTI_LOAD_H

#include "../../c_impl/support/error.h"
#include "pair.h"

#include <stdbool.h>

/* Is told which half is being loaded, and in Prolog the line of each directive
 * before it runs; otherwise 0. */
typedef void LoadWatch(const char *file, int line);

/* Loads both halves into this process, the C side's as that library, and sees
 * that they say the same of themselves.  *needs, which the caller frees, are
 * the files that the Prolog half loaded, a path a line; NULL: nobody asks.  The
 * error names a file, and the line if there is one; the register has nothing of
 * the pair then, but what was loaded may be there. */
Status load_pair(const Pair *pair, const char *library, bool optimise,
                 LoadWatch *watch, char **needs, Error *error);

#endif
