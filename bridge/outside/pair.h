/* pair.h -- a search, game, maker or problem from outside: NAME.c and NAME.pl.
 */
#ifndef REITTI_PAIR_H
#define REITTI_PAIR_H

#include "../../c_impl/support/error.h"

#include <limits.h>
#include <stdbool.h>

enum { PAIR_NAME = 64, PAIR_ORDERS = 5 };

typedef struct Pair {
    char name[PAIR_NAME];
    char source[PATH_MAX];  /* NAME.c */
    char clauses[PATH_MAX]; /* NAME.pl */
} Pair;

/* Is told which half is being loaded, and in Prolog the line of each directive
 * before it runs; otherwise 0. */
typedef void PairWatch(const char *file, int line);

/* A pair of that name, whether there is one or not. */
void pair_make(Pair *pair, const char *directory, const char *name);

/* When to load it, from 0 to PAIR_ORDERS - 1: what others rest upon comes
 * first. */
int pair_order(const Pair *pair);

/* Loads both halves into this process, the C side's as that library, and sees
 * that they say the same of themselves.  *needs, which the caller frees, are
 * the files that the Prolog half loaded, a path a line; NULL: nobody asks.  The
 * error names a file, and the line if there is one; the register has nothing of
 * the pair then, but what was loaded may be there. */
Status pair_load(const Pair *pair, const char *library, bool optimise,
                 PairWatch *watch, char **needs, Error *error);

#endif
