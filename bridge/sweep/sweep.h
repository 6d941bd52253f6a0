/* sweep.h -- a plan measured in shards by an engine that runs them: what all
 * engines have in common.
 *
 * Everything that is known of a sweep stands in its directory: shard.sh, which
 * measures one shard; the shards' rows and what they said; and what an engine
 * has to remember.  So whoever starts the same sweep again goes on with it.
 */
#ifndef REITTI_SWEEP_H
#define REITTI_SWEEP_H

#include "../../c_impl/support/error.h"

#include <stdbool.h>

typedef struct Sweep {
    const char *directory; /* absolute */
    const char *script;    /* shard.sh in it; its argument is a number */
    int shards;
    const char *hosts; /* as the engine wants them; NULL: as it has them */
    bool detach;       /* not to be waited for, if the engine goes on alone */
} Sweep;

/* Measures these shards, and returns when none of them is under way, whatever
 * came of them: their rows tell.  *left: they go on without us. */
typedef Status EngineRun(const Sweep *sweep, const int *numbers, int count,
                         bool *left, Error *error);

typedef struct Engine {
    const char *name;
    EngineRun *run;
    /* Whether some are under way since an earlier time, and if so as run();
     * NULL: never. */
    EngineRun *resume;
} Engine;

/* The engine of that name; NULL: there is none. */
const Engine *engine_find(const char *name);

EngineRun local_run;
EngineRun parallel_run;
EngineRun slurm_run;
EngineRun slurm_resume;

#endif
