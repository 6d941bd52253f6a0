/* ward.c -- runs somebody's code in a process of its own, and leaves nothing of
 * it. */
#include "ward.h"

#include "keeper.h"
#include "namespace.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LONGEST_END_MS = 5000 };

/* The ends that stay with callers; a new keeper closes those of the others. */
static struct {
    int *ends;
    int count;
    int capacity;
} open_ends;

static bool remember_ends(const int *ends, int count)
{
    if (open_ends.count + count > open_ends.capacity) {
        int larger = 2 * open_ends.capacity + 16;
        int *grown = realloc(open_ends.ends, (size_t)larger * sizeof *grown);
        if (grown == NULL)
            return false;
        open_ends.ends = grown;
        open_ends.capacity = larger;
    }
    memcpy(open_ends.ends + open_ends.count, ends,
           (size_t)count * sizeof *ends);
    open_ends.count += count;
    return true;
}

static void close_end(int end)
{
    for (int i = 0; i < open_ends.count; i++)
        if (open_ends.ends[i] == end)
            open_ends.ends[i--] = open_ends.ends[--open_ends.count];
    close(end);
}

int ward_start(Ward *ward, WardJob *job, const void *context,
               const Limits *limits)
{
    int pipes[3][2]; /* to the ward, from it, from its keeper */
    int count = 0;
    int error = 0;
    *ward = (Ward){.memory = limits->memory};
    while (count < 3 && pipe2(pipes[count], O_CLOEXEC) == 0)
        count++;
    int ours[3] = {pipes[0][1], pipes[1][0], pipes[2][0]};
    if (count < 3)
        error = errno;
    else if (!remember_ends(ours, 3))
        error = ENOMEM;
    if (error == 0) {
        bool apart = namespace_is_possible();
        fflush(NULL);
        pid_t caller = getpid();
        ward->keeper = fork();
        if (ward->keeper == 0) {
            for (int i = 0; i < open_ends.count; i++)
                close(open_ends.ends[i]);
            KeeperCall call = {.job = job,
                               .context = context,
                               .limits = limits,
                               .input = pipes[0][0],
                               .output = pipes[1][1],
                               .report = pipes[2][1],
                               .apart = apart};
            keeper_run(caller, &call);
        }
        error = ward->keeper < 0 ? errno : 0;
    }
    if (error == 0) {
        for (int i = 0; i < 3; i++)
            close(pipes[i][i == 0 ? 0 : 1]);
        ward->input = ours[0];
        ward->output = ours[1];
        ward->report = ours[2];
        return 0;
    }
    for (int i = 0; i < count; i++) {
        close_end(pipes[i][0]);
        close_end(pipes[i][1]);
    }
    ward->keeper = 0;
    return error;
}

static bool is_from_outside(int signal)
{
    return signal == SIGKILL || signal == SIGTERM || signal == SIGINT ||
           signal == SIGHUP || signal == SIGQUIT;
}

/* Who asks for more than there is seldom survives the answer.  It may have
 * asked for twice what it had, or have had most of it unused. */
static bool was_hungry(const Ward *ward, const KeeperReport *report)
{
#ifdef REITTI_NO_MEMORY_LIMIT
    return false;
#endif
    return report->end.peak > ward->memory / 2 ||
           report->size > ward->memory / 8 * 7;
}

static Ending explain(const Ward *ward, const KeeperReport *report,
                      bool *outside)
{
    static const long long mb = 1 << 20;
    int signal =
        WIFSIGNALED(report->end.status) ? WTERMSIG(report->end.status) : 0;
    if (report->crowded)
        return ending_make(ENDING_ERROR, "had %d processes or more at a time",
                           LIMITS_PROCESSES);
    if (report->starved)
        return ending_make(ENDING_OUT_OF_MEMORY, "out of memory");
    if (report->told)
        return ending_make(ENDING_TIMEOUT, "out of time");
    if (signal == SIGXCPU)
        return ending_make(ENDING_TIMEOUT, "out of processor time");
    *outside = is_from_outside(signal);
    if (!*outside && was_hungry(ward, report))
        return ending_make(
            ENDING_OUT_OF_MEMORY, "out of memory: %s at %lld of %lld MB",
            signal == 0 ? "ended" : strsignal(signal),
            (long long)report->end.peak / mb, (long long)ward->memory / mb);
    if (signal != 0)
        return ending_make(ENDING_CRASHED, "%s", strsignal(signal));
    return ending_make(ENDING_NO_ANSWER, "ended without an answer");
}

Ending ward_end(Ward *ward, double grace, bool *outside)
{
    KeeperReport report = {
        .end.status = SIGKILL}; /* what a keeper that was killed would say */
    bool other = false;
    struct pollfd said = {ward->report, POLLIN, 0};
    close_end(ward->input);
    close_end(ward->output);
    while (poll(&said, 1, (int)(grace * 1000)) < 0 && errno == EINTR)
        ;
    if ((said.revents & POLLIN) == 0) {
        kill(ward->keeper, SIGTERM);
        kill(ward->keeper, SIGCONT); /* a ward may have stopped it */
        while (poll(&said, 1, LONGEST_END_MS) < 0 && errno == EINTR)
            ;
    }
    bool reported =
        (said.revents & POLLIN) != 0 &&
        read(ward->report, &report, sizeof report) == (ssize_t)sizeof report;
    if (!reported)
        kill(ward->keeper, SIGKILL);
    close_end(ward->report);
    while (waitpid(ward->keeper, NULL, 0) < 0 && errno == EINTR)
        ;
    Ending ending = explain(ward, &report, &other);
    if (outside != NULL)
        *outside = other;
    *ward = (Ward){0};
    return ending;
}
