/* outside.h -- searches, games, makers and problems that stand outside the
 * project, in directories that the user names.
 *
 * What is wrong with one is kept as a complaint, and it is left out; everything
 * else goes on.
 */
#ifndef REITTI_OUTSIDE_H
#define REITTI_OUTSIDE_H

#include "../../c_impl/support/error.h"

#include <stdbool.h>
#include <stdint.h>

/* Adds a directory to those of $REITTI_SEARCHES; processes that this one starts
 * have the same. */
Status outside_add(const char *directory, Error *error);

/* Whether there are any. */
bool outside_is_wanted(void);

/* Loads all that is there, once; both languages have been started.  C is
 * compiled with the headers in that directory, Prolog with compiled arithmetic
 * or without.  Only the lack of memory is an error. */
Status outside_start(const char *include, bool optimise, Error *error);

/* The complaints, from 0; NULL: there are no more. */
const char *outside_complaint(int index);

/* The Prolog halves of what was loaded, from 0; NULL: there are no more. */
const char *outside_clauses(int index);

/* Goes on with a hash of all that was loaded. */
uint64_t outside_hash(uint64_t hash);

#endif
