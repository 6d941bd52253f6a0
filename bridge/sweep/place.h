/* place.h -- the directory of a sweep. */
#ifndef REITTI_PLACE_H
#define REITTI_PLACE_H

#include "../../c_impl/support/error.h"

#include <limits.h>
#include <stddef.h>

typedef struct Place {
    char directory[PATH_MAX]; /* absolute */
    char script[PATH_MAX + 16];
    int lock; /* below 0: none */
} Place;

/* Makes the directory, if need be, and sees that no other sweep is at work in
 * it.  STATUS_BAD_INPUT: one is.  The caller closes, also after a failure. */
Status place_open(Place *place, const char *directory, Error *error);
void place_close(Place *place);

/* Writes the script, with that text.  STATUS_BAD_INPUT: there is one that says
 * something else, so that the directory is another sweep's. */
Status place_script(const Place *place, const char *text, Error *error);

/* The last line that a shard said before it ended; "" if it said nothing. */
void place_said(const Place *place, int number, char *line, size_t size);

#endif
