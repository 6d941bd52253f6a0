/* pair.h -- a search, game, maker or problem from outside: NAME.c and NAME.pl.
 */
#ifndef REITTI_PAIR_H
#define REITTI_PAIR_H

#include <limits.h>

enum { PAIR_NAME = 64 };

typedef struct Pair {
    char name[PAIR_NAME];
    char source[PATH_MAX];  /* NAME.c */
    char clauses[PATH_MAX]; /* NAME.pl */
} Pair;

/* A pair of that name, whether there is one or not. */
void pair_make(Pair *pair, const char *directory, const char *name);

#endif
