/* workers.c -- trials put to their solvers, several processes at a time.
 *
 * The trials of one solver are taken in batches, so that only so many answers
 * are kept. A task is a batch for one implementation; when the last task of a
 * batch is done, its trials are judged here, where no solver has run.
 */
#include "workers.h"

#include "../../c_impl/support/clock.h"
#include "host.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>

enum {
    LARGEST_LOOK = 1 << 16, /* squares of a world whose search is looked at */
    BATCH_TRIALS = 256,
    BATCH_SQUARES =
        1 << 22, /* of the worlds of a batch, unless it is a single trial */
    OUTSIDE_TRIES = 3, /* of a host that somebody else ends */
    TICK_MS = 50
};

typedef struct Batch {
    const Trial *const *trials;
    int count;
    int left;                        /* tasks */
    Reply (*replies)[TRIAL_SOLVERS]; /* to each trial; NULL: none yet, or
                                         judged */
} Batch;

typedef struct Task {
    Batch *batch;
    int which;    /* of the solvers */
    int position; /* in the batch, of the trial under way; its end: done */
    int tries;    /* of this question */
    Host host;
} Task;

typedef struct Workers {
    const Trial *trials;
    int count;
    const WorkersOptions *options;
    Verdicts *verdicts;
    const Trial **order; /* those of one solver behind each other */
    Batch *batches;
    int batch_count;
    Task *tasks;
    int task_count;
    int judged;
} Workers;

static int compare_solvers(const Trial *a, const Trial *b)
{
    if (a->count != b->count)
        return a->count - b->count;
    return memcmp(a->solvers, b->solvers,
                  (size_t)a->count * sizeof *a->solvers);
}

static int compare_trials(const void *first, const void *second)
{
    const Trial *a = *(const Trial *const *)first;
    const Trial *b = *(const Trial *const *)second;
    int order = compare_solvers(a, b);
    return order != 0 ? order : (a > b) - (a < b);
}

/* How many of the trials from here on make a batch. */
static int batch_length(const Trial *const *trials, int most)
{
    size_t squares = world_size(trials[0]->world);
    int length = 1;
    while (length < most && length < BATCH_TRIALS && squares < BATCH_SQUARES &&
           compare_solvers(trials[0], trials[length]) == 0)
        squares += world_size(trials[length++]->world);
    return length;
}

static bool make_tasks(Workers *workers)
{
    size_t count = (size_t)workers->count;
    workers->order = calloc(count, sizeof *workers->order);
    workers->batches = calloc(count, sizeof *workers->batches);
    workers->tasks = calloc(count * TRIAL_SOLVERS, sizeof *workers->tasks);
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

static void judge(Workers *workers, Batch *batch)
{
    for (int i = 0; i < batch->count; i++) {
        const Trial *trial = batch->trials[i];
        Verdicts *verdicts = &workers->verdicts[trial - workers->trials];
        judge_replies(trial, batch->replies[i], verdicts->verdict);
        for (int k = 0; k < trial->count; k++) {
            verdicts->untraced[k] = batch->replies[i][k].untraced;
            reply_free(&batch->replies[i][k]);
        }
    }
    workers->judged += batch->count;
    workers->options->progress(workers->judged, workers->count);
    free(batch->replies);
    batch->replies = NULL;
}

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
            host_start(&task->host, trial->solvers[task->which], &limits);
        if (error != 0)
            return error;
    }
    bool small = world_size(trial->world) <= LARGEST_LOOK;
    host_ask(&task->host, &(Request){.world = trial->world,
                                     .question = trial->the_case->question,
                                     .look = small,
                                     .again = small});
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
    Reply *reply = &task->batch->replies[task->position][task->which];
    switch (host_listen(&task->host, reply)) {
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
