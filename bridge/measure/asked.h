/* asked.h -- a question that stands in no file, as a case. */
#ifndef REITTI_ASKED_H
#define REITTI_ASKED_H

#include "../../c_impl/cases.h"

#include <limits.h>

typedef struct Asked {
    char path[PATH_MAX]; /* of the world */
    World world;
    Case the_case; /* called by its world, its best score not known */
    char *text;    /* the words, a line each */
} Asked;

/* Reads a world and a question of it; the caller frees, also after a failure.
 * The error of a world that cannot be read names it. */
Status asked_read(Asked *asked, const Problem *problem, const char *world,
                  char *const *words, int count, Error *error);
void asked_free(Asked *asked);

/* The same from the text. */
Status asked_parse(Asked *asked, const Problem *problem, const char *text,
                   Error *error);

#endif
