/* show_case.h -- a case as one text, the same as tests/cross/readers.pl makes
 * of it.
 */
#ifndef REITTI_SHOW_CASE_H
#define REITTI_SHOW_CASE_H

#include "../../c_impl/reitti.h"

/* With how it is placed in its world, if that is one of tests/worlds. */
void show_case(FILE *out, Case *the_case);

#endif
