/* slurm.c -- runs shards as an array job of Slurm.
 *
 * The job's number stands in the sweep's directory until none of it is left, so
 * that a sweep that was started again waits for it instead of starting a second
 * one.
 */
#include "program.h"
#include "sweep.h"

#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum {
    QUEUE = 1 << 20, /* bytes of a list of jobs */
    SOON_MS = 500,   /* between two looks at it, at first */
    LATER_MS = 10000
};

static void job_path(char path[PATH_MAX], const Sweep *sweep)
{
    snprintf(path, PATH_MAX, "%s/slurm.job", sweep->directory);
}

/* The number that was kept; 0: there is none. */
static long kept_job(const Sweep *sweep)
{
    char path[PATH_MAX];
    long job = 0;
    job_path(path, sweep);
    FILE *file = fopen(path, "r");
    if (file != NULL && fscanf(file, "%ld", &job) != 1)
        job = 0;
    if (file != NULL)
        fclose(file);
    return job;
}

static Status keep_job(const Sweep *sweep, long job, Error *error)
{
    char path[PATH_MAX];
    job_path(path, sweep);
    FILE *file = fopen(path, "w");
    bool written = file != NULL && fprintf(file, "%ld\n", job) > 0;
    if (file != NULL && fclose(file) != 0)
        written = false;
    return written ? STATUS_OK
                   : error_set(error, STATUS_UNWRITTEN, 0, "%s: %s", path,
                               strerror(errno));
}

static void forget_job(const Sweep *sweep)
{
    char path[PATH_MAX];
    job_path(path, sweep);
    unlink(path);
}

/* Whether Slurm still knows of it as waiting, running or ending.  While it does
 * not answer, nothing is known, and we wait. */
static Status look(long job, bool *there, Error *error)
{
    const char *const words[] = {"squeue", "--noheader", "--me", "--format=%F",
                                 NULL};
    char *text = malloc(QUEUE);
    int ended = 0;
    if (text == NULL)
        return error_out_of_memory(error);
    Status status = program_run(words, text, QUEUE, &ended, error);
    *there = ended != 0;
    char *rest = text;
    char *line;
    while (status == STATUS_OK && (line = strsep(&rest, "\n")) != NULL)
        *there = *there || strtol(line, NULL, 10) == job;
    free(text);
    return status;
}

static Status wait_for(const Sweep *sweep, long job, bool *left, Error *error)
{
    int pause_ms = SOON_MS;
    bool there = true;
    Status status = look(job, &there, error);
    *left = there && sweep->detach;
    while (status == STATUS_OK && there && !sweep->detach) {
        struct timespec pause = {pause_ms / 1000, pause_ms % 1000 * 1000000L};
        nanosleep(&pause, NULL);
        pause_ms = 2 * pause_ms < LATER_MS ? 2 * pause_ms : LATER_MS;
        status = look(job, &there, error);
    }
    if (status == STATUS_OK && !there)
        forget_job(sweep);
    return status;
}

/* Numbers with commas between them, behind the option's name; NULL: out of
 * memory. */
static char *array_option(const int *numbers, int count)
{
    static const char name[] = "--array=";
    char *option = malloc(sizeof name + (size_t)count * 12);
    size_t length = sizeof name - 1;
    if (option == NULL)
        return NULL;
    memcpy(option, name, sizeof name);
    for (int i = 0; i < count; i++)
        length += (size_t)sprintf(option + length, "%s%d", i == 0 ? "" : ",",
                                  numbers[i]);
    return option;
}

/* What else the job needs, whoever submits it says by the environment
 * (SBATCH_PARTITION, ...).  A shard has its node to itself: another's work
 * beside it would be in its times. */
static Status submit(const Sweep *sweep, const char *array, long *job,
                     Error *error)
{
    const char *const words[] = {"sbatch",
                                 "--parsable",
                                 array,
                                 "--exclusive",
                                 "--ntasks=1",
                                 "--requeue",
                                 "--job-name=reitti",
                                 "--output=/dev/null",
                                 sweep->script,
                                 NULL};
    char text[256];
    int ended;
    Status status = program_run(words, text, sizeof text, &ended, error);
    if (status != STATUS_OK)
        return status;
    *job = strtol(text, NULL, 10);
    return ended == 0 && *job > 0
               ? STATUS_OK
               : error_set(error, STATUS_ERROR, 0,
                           "sbatch did not take the job (exit status %d)",
                           ended);
}

Status slurm_run(const Sweep *sweep, const int *numbers, int count, bool *left,
                 Error *error)
{
    long job = 0;
    char *array = array_option(numbers, count);
    if (array == NULL)
        return error_out_of_memory(error);
    Status status = submit(sweep, array, &job, error);
    free(array);
    if (status == STATUS_OK)
        status = keep_job(sweep, job, error);
    return status == STATUS_OK ? wait_for(sweep, job, left, error) : status;
}

Status slurm_resume(const Sweep *sweep, const int *numbers, int count,
                    bool *left, Error *error)
{
    (void)numbers;
    (void)count;
    long job = kept_job(sweep);
    *left = false;
    return job > 0 ? wait_for(sweep, job, left, error) : STATUS_OK;
}
