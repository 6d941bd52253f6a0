/* pair.c -- a search, game, maker or problem from outside. */
#include "pair.h"

#include <stdio.h>

void pair_make(Pair *pair, const char *directory, const char *name)
{
    snprintf(pair->name, sizeof pair->name, "%s", name);
    snprintf(pair->source, sizeof pair->source, "%s/%s.c", directory, name);
    snprintf(pair->clauses, sizeof pair->clauses, "%s/%s.pl", directory, name);
}
