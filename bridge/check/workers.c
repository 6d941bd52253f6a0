/* workers.c -- trials put to their searches, several processes at a time.
 *
 * The trials of one search are taken in batches, so that only so many answers
 * are kept. A task is a batch for one implementation; when the last task of a
 * batch is done, its trials are judged here, where no search has run.
 */
#include "workers.h"

#include "../process/clock.h"
#include "host.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>

enum {
    BATCH_TRIALS = 256,
    BATCH_SQUARES =
        1 << 22, /* of the worlds of a batch, unless it is a single trial */
    OUTSIDE_TRIES = 3, /* of a host that somebody else ends */
    TICK_MS = 50
};

typedef struct Batch {
    const Trial *const *trials;
    int count;
    int left;                         /* tasks */
    Reply (*replies)[TRIAL_SEARCHES]; /* to each trial; NULL: none yet, or
                                         judged */
} Batch;

typedef struct Task {
    Batch *batch;
    int which;    /* of the searches */
    int position; /* in the batch, of the trial under way; its end: done */
    int tries;    /* of this question */
    Host host;
} Task;

typedef struct Workers {
    const Trial *trials;
    int count;
    const WorkersOptions *options;
    Verdicts *verdicts;
    const Trial **order; /* those of one search behind each other */
    Batch *batches;
    int batch_count;
    Task *tasks;
    int task_count;
    int judged;
} Workers;

/* ---- what is to be done
 * ------------------------------------------------------------- */

static int compare_searches(const Trial *a, const Trial *b)
{
    if (a->count != b->count)
        return a->count - b->count;
    return memcmp(a->searches, b->searches,
                  (size_t)a->count * sizeof *a->searches);
}

static int compare_trials(const void *first, const void *second)
{
    const Trial *a = *(const Trial *const *)first;
    const Trial *b = *(const Trial *const *)second;
    int order = compare_searches(a, b);
    return order != 0 ? order : (a > b) - (a < b);
}

/* How many of the trials from here on make a batch. */
static int batch_length(const Trial *const *trials, int most)
{
    size_t squares = world_size(trials[0]->world);
    int length = 1;
    while (length < most && length < BATCH_TRIALS && squares < BATCH_SQUARES &&
           compare_searches(trials[0], trials[length]) == 0)
        squares += world_size(trials[length++]->world);
    return length;
}

static bool make_tasks(Workers *workers)
{
    size_t count = (size_t)workers->count;
    workers->order = calloc(count, sizeof *workers->order);
    workers->batches = calloc(count, sizeof *workers->batches);
    workers->tasks = calloc(count * TRIAL_SEARCHES, sizeof *workers->tasks);
    if (workers->order == NULL || workers->batches == NULL ||
        workers->tasks == NULL)
        return false;
    for (int i = 0; i < workers->count; i++)
        workers->order[i] = &workers->trials[i];
    qsort(workers->order, count, sizeof *workers->order, compare_trials);
    for (int i = 0; i < workers->count;) {
        Batch *batch = &workers->batches[workers->batch_count++];
        *batch = (Batch){.trials = workers->order + i,
                         .left = workers->order[i]->count};
        batch->count = batch_length(batch->trials, workers->count - i);
        i += batch->count;
        for (int which = 0; which < batch->left; which++)
            workers->tasks[workers->task_count++] =
                (Task){.batch = batch, .which = which};
    }
    return true;
}

/* ---- judging
 * -------------------------------------------------------------------------- */

static void judge(Workers *workers, Batch *batch)
{
    for (int i = 0; i < batch->count; i++) {
        const Trial *trial = batch->trials[i];
        Verdicts *verdicts = &workers->verdicts[trial - workers->trials];
        trial_judge(trial, batch->replies[i], verdicts->verdict);
        for (int k = 0; k < trial->count; k++) {
            verdicts->untraced[k] = batch->replies[i][k].answer.untraced;
            answer_free(&batch->replies[i][k].answer);
        }
    }
    workers->judged += batch->count;
    workers->options->progress(workers->judged, workers->count);
    free(batch->replies);
    batch->replies = NULL;
}

/* ---- a task: these give 0, or the errno of what could not be had
 * ------------------------ */

static bool is_done(const Task *task)
{
    return task->position == task->batch->count;
}

/* Puts the question of its position, to a new host if there is none. */
static int ask(const Workers *workers, Task *task)
{
    const Trial *trial = task->batch->trials[task->position];
    if (task->host.ward.keeper == 0) {
        Limits limits = {.memory = workers->options->memory,
                         .seconds = 4 * workers->options->time_limit *
                                    task->batch->count};
        int error =
            host_start(&task->host, trial->searches[task->which], &limits);
        if (error != 0)
            return error;
    }
    host_ask(&task->host, &(Question){.world = trial->world,
                                      .from = trial->the_case->from,
                                      .to = trial->the_case->to,
                                      .look = true,
                                      .again = true});
    return 0;
}

static int start(const Workers *workers, Task *task)
{
    Batch *batch = task->batch;
    if (batch->replies == NULL)
        batch->replies = calloc((size_t)batch->count, sizeof *batch->replies);
    return batch->replies == NULL ? ENOMEM : ask(workers, task);
}

/* The reply to its question is there. */
static int go_on(Workers *workers, Task *task)
{
    task->tries = 0;
    task->position++;
    if (!is_done(task))
        return ask(workers, task);
    if (task->host.ward.keeper != 0)
        host_end(&task->host, false, NULL);
    if (--task->batch->left == 0)
        judge(workers, task->batch);
    return 0;
}

static int bury(Workers *workers, Task *task, bool late)
{
    bool outside;
    Ending ending = host_end(&task->host, late, &outside);
    if (outside && ++task->tries < OUTSIDE_TRIES)
        return ask(workers, task);
    task->batch->replies[task->position][task->which].ending = ending;
    return go_on(workers, task);
}

static int listen(Workers *workers, Task *task)
{
    Answer *answer = &task->batch->replies[task->position][task->which].answer;
    switch (host_listen(&task->host, answer)) {
    case HOST_ANSWERED:
        return go_on(workers, task);
    case HOST_GONE:
        return bury(workers, task, false);
    default:
        if (clock_now() - task->host.since >= workers->options->time_limit)
            return bury(workers, task, true);
        return 0;
    }
}

/* ---- all of them
 * -------------------------------------------------------------------------- */

/* Keeps so many tasks under way until all are done. */
static int run_all(Workers *workers, Task **running, struct pollfd *polls)
{
    int error = 0;
    int count = 0;
    int next = 0;
    while (error == 0 && (count > 0 || next < workers->task_count)) {
        while (error == 0 && count < workers->options->jobs &&
               next < workers->task_count) {
            running[count++] = &workers->tasks[next++];
            error = start(workers, running[count - 1]);
        }
        for (int i = 0; i < count; i++)
            polls[i] = (struct pollfd){running[i]->host.ward.output, POLLIN, 0};
        poll(polls, (nfds_t)count, TICK_MS);
        for (int i = count - 1; i >= 0 && error == 0; i--) {
            error = listen(workers, running[i]);
            if (is_done(running[i]))
                running[i] = running[--count];
        }
    }
    for (int i = 0; i < count; i++)
        if (running[i]->host.ward.keeper != 0)
            host_end(&running[i]->host, true, NULL);
    return error;
}

int workers_run(const Trial *trials, int count, const WorkersOptions *options,
                Verdicts *verdicts)
{
    Workers workers = {.trials = trials,
                       .count = count,
                       .options = options,
                       .verdicts = verdicts};
    Task **running = calloc((size_t)options->jobs, sizeof *running);
    struct pollfd *polls = calloc((size_t)options->jobs, sizeof *polls);
    int error = ENOMEM;
    if (running != NULL && polls != NULL && make_tasks(&workers))
        error = run_all(&workers, running, polls);
    for (int i = 0; i < workers.batch_count; i++)
        free(workers.batches[i].replies);
    free(workers.order);
    free(workers.batches);
    free(workers.tasks);
    free(running);
    free(polls);
    return error;
}
