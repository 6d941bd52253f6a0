/* shard_script.h -- the script that measures one shard of a sweep. */
#ifndef REITTI_SHARD_SCRIPT_H
#define REITTI_SHARD_SCRIPT_H

#include "options.h"

/* Its text, for the options and arguments of the sweep, which are those of
 * reitti measure; the caller frees.  NULL: out of memory. */
char *shard_script(const Options *options, int shards, const char *directory,
                   int argc, char *const *argv);

#endif
