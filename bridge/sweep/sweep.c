/* sweep.c -- the engines that there are. */
#include "sweep.h"

#include <string.h>

static const Engine engines[] = {{"local", local_run, NULL},
                                 {"parallel", parallel_run, NULL},
                                 {"slurm", slurm_run, slurm_resume}};

const Engine *engine_find(const char *name)
{
    for (size_t i = 0; i < sizeof engines / sizeof *engines; i++)
        if (strcmp(engines[i].name, name) == 0)
            return &engines[i];
    return NULL;
}
