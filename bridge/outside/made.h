/* made.h -- a pair from outside, compiled and tried once. */
#ifndef REITTI_MADE_PAIR_H
#define REITTI_MADE_PAIR_H

#include "../../c_impl/support/error.h"
#include "pair.h"

#include <stdbool.h>
#include <stdint.h>

/* Loads it, compiled with the headers in that directory and tried before if
 * that is due; *hash goes on with what is known of it.  The error names a file,
 * and the line if there is one. */
Status made_load(const Pair *pair, const char *include, bool optimise,
                 uint64_t *hash, Error *error);

/* Removes what was kept of pairs that are gone. */
void made_forget(void);

#endif
