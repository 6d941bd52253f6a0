/* blobs.h -- worlds and prepared worlds that Prolog holds.
 *
 * A prepared world counts as a user of its world, so that Prolog may drop them
 * in any order.
 */
#ifndef REITTI_BLOBS_H
#define REITTI_BLOBS_H

#include "../../c_impl/solver.h"

#include <SWI-Prolog.h>

#include <stdatomic.h>

typedef struct SharedWorld {
    World world;
    atomic_int users; /* Prolog may collect its atoms in a thread of its own */
} SharedWorld;

typedef struct Prepared {
    const Solver *solver;
    SharedWorld *shared;
    void *prepared; /* NULL: released */
} Prepared;

/* One user less; the last one frees it. */
void world_drop(SharedWorld *shared);

/* Releases what was prepared, if that was not done before. */
void prepared_drop(Prepared *prepared);

/* Makes a blob of what is the caller's no more, in a variable: one that
 * PL_unify_blob() made but could not unify is Prolog's all the same, and is
 * released some time. */
bool world_unify(term_t variable, SharedWorld *shared);
bool prepared_unify(term_t variable, Prepared *prepared);

/* What the blob holds; NULL, with an exception: it is another, or released. */
SharedWorld *world_get(term_t term);
Prepared *prepared_get(term_t term);
Prepared *prepared_get_any(term_t term); /* also if it is released */

#endif
