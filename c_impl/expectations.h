/* expectations.h -- the words of a case that say what is expected of solvers.
 */
#ifndef REITTI_EXPECTATIONS_H
#define REITTI_EXPECTATIONS_H

#include "cases.h"

/* Reads one word of a case that has a line and a problem, and room for what it
 * says; it is taken apart in place.  Files stand beside `path`. */
Status expectation_parse(Case *the_case, char *word, const char *path,
                         Error *error);

#endif
