/* merging.h -- shards become one study.
 *
 * A shard that was measured several times, since it was lost or ran on another
 * machine, counts once: whichever got furthest.  All rows of a shard are of one
 * machine, and so is all that is compared (shard.h).
 */
#ifndef REITTI_MERGING_H
#define REITTI_MERGING_H

#include "results.h"

typedef struct Merging {
    Results *files;
    int file_count;
    const Results **shards; /* by number, from 1; NULL: it is not there */
    int shard_count;
} Merging;

/* Reads the shards in the directory, of which there are so many; 0: as many as
 * they say themselves.  STATUS_BAD_INPUT: they are not of one study.  The
 * caller frees, also after a failure. */
Status merging_read(Merging *merging, const char *directory, int shards,
                    Error *error);
void merging_free(Merging *merging);

/* Whether the shard is there, and its writer said that nothing is left. */
bool merging_is_whole(const Merging *merging, int number);

/* What the shards say of a key; NULL: nothing. */
const char *merging_value(const Merging *merging, const char *key);

/* Writes what there is, with the machines in the head; what stood at the path
 * is replaced if it was merged as well. */
Status merging_write(const Merging *merging, const char *path, Error *error);

#endif
