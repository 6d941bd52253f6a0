/* library.h -- C from outside, as a library that is loaded into this process.
 */
#ifndef REITTI_LIBRARY_H
#define REITTI_LIBRARY_H

#include "../../c_impl/maker.h"
#include "../../c_impl/problem.h"

/* What loading a library has put into the registers; NULL: no such. */
typedef struct Registered {
    int count;
    const Solver *search;
    const Game *game;
    const Maker *maker;
    const Problem *problem;
} Registered;

/* Loads it; it stays to the end of the process.  The error is what the loader
 * says. */
Status library_load(const char *path, Registered *registered, Error *error);

#endif
