/* program.h -- runs another program. */
#ifndef REITTI_PROGRAM_H
#define REITTI_PROGRAM_H

#include "../../c_impl/support/error.h"

#include <stddef.h>

/* Starts it with these words, of which the last is NULL, and waits.  Its
 * standard output goes to the text, cut to its size; NULL: to ours.  STATUS_OK
 * also if it fails: *ended is its exit status, 128 and the signal if it was
 * killed.  STATUS_BAD_INPUT: it is not installed. */
Status program_run(const char *const *words, char *text, size_t size,
                   int *ended, Error *error);

#endif
