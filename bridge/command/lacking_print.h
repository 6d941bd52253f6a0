/* lacking_print.h -- says which rows of a study in shards are missing. */
#ifndef REITTI_LACKING_PRINT_H
#define REITTI_LACKING_PRINT_H

#include "../measure/merging.h"
#include "planned.h"

/* STATUS_BAD_INPUT: the shards are of another plan, of other programs or cases
 * than what is asked for. */
Status lacking_check(const Merging *merging, const Planned *planned,
                     Error *error);

/* Lists on standard error what the merged study lacks, and counts it. */
Status lacking_print(const Merging *merging, Planned *planned, const char *path,
                     int *lacking, Error *error);

#endif
