/* local.c -- runs shards on this machine, one after the other. */
#include "program.h"
#include "sweep.h"

#include <stdio.h>

enum { UNWRITTEN = 4 /* as every exit status of reitti's */ };

Status local_run(const Sweep *sweep, const int *numbers, int count, bool *left,
                 Error *error)
{
    Status status = STATUS_OK;
    *left = false;
    for (int i = 0; i < count && status == STATUS_OK; i++) {
        char number[16];
        const char *const words[] = {"sh", sweep->script, number, NULL};
        int ended;
        snprintf(number, sizeof number, "%d", numbers[i]);
        status = program_run(words, NULL, 0, &ended, error);
        if (status == STATUS_OK && ended == UNWRITTEN)
            status = error_set(error, STATUS_UNWRITTEN, 0,
                               "shard %d could not be written; see "
                               "%s/shard-%d.log",
                               numbers[i], sweep->directory, numbers[i]);
    }
    return status;
}
