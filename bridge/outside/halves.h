/* halves.h -- whether both halves of a pair say the same of themselves. */
#ifndef REITTI_HALVES_H
#define REITTI_HALVES_H

#include "../prolog_from_c/prolog_outside.h"
#include "library.h"
#include "pair.h"

/* What is being loaded.  What is wrong is told in the error, which names the
 * file, and the line if there is one. */
typedef struct Halves {
    const Pair *pair;
    PrologDeclared declared;
    Registered registered;
    const Solver *mirror; /* of a search, the Prolog half */
    Error *error;
} Halves;

enum { HALVES_ORDERS = 5 };

/* When a pair with this C half is loaded, from 0 to HALVES_ORDERS - 1: what
 * others rest upon comes first. */
int halves_order(const char *source);

/* The Prolog half has been loaded, and nothing of the C half: its name is that
 * of the file, and is not taken. */
Status halves_check_name(const Halves *halves);
Status halves_check_free(Halves *halves);

/* Both have been loaded, and say the same. */
Status halves_check_same(const Halves *halves);

#endif
