/* keeper.c -- runs somebody's code in a process of its own, and leaves nothing of it.
 *
 * The keeper sleeps until a child of its ends, and looks every WATCH_MS how many
 * descendants there are.
 */
#include "keeper.h"

#include "crowd.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { WATCH_MS = 20, LONGEST_END_MS = 5000 };

/* What the keeper tells the caller, once. */
typedef struct Report {
    int status; /* as waitpid() gives it */
    bool told;  /* to end, by the caller */
    bool crowded;
    bool starved; /* all processes together, or the whole machine */
    int64_t peak; /* bytes that the ward had in memory */
    int64_t size; /* bytes that it had mapped when it was last seen */
} Report;

/* ---- the keeper ------------------------------------------------------------------- */

/* Ends everybody; who loses his parent becomes ours, so this comes to an end. */
static void end_all(pid_t ward, Crowd *crowd, Report *report)
{
    const struct timespec pause = {0, 1000000};
    int status;
    struct rusage usage;
    pid_t ended;
    kill(-ward, SIGKILL);
    do {
        crowd_look(crowd, CROWD_LISTED);
        for (int i = 0; i < crowd->count; i++)
            kill(crowd->process[i], SIGKILL);
        while ((ended = wait4(-1, &status, WNOHANG, &usage)) > 0)
            if (ended == ward) {
                report->status = status;
                report->peak = (int64_t)usage.ru_maxrss * 1024;
            }
        if (ended == 0)
            nanosleep(&pause, NULL);
    } while (ended == 0 || errno == EINTR);
}

/* How often this machine has killed a process for want of memory. */
static long long count_starved(void)
{
    char name[64];
    long long count;
    long long starved = 0;
    FILE *file = fopen("/proc/vmstat", "re");
    while (file != NULL && fscanf(file, "%63s %lld", name, &count) == 2)
        if (strcmp(name, "oom_kill") == 0)
            starved = count;
    if (file != NULL)
        fclose(file);
    return starved;
}

/* True once the ward has ended, whose children may live on; waits for those that were
 * left to us and have ended. */
static bool has_ended(pid_t ward)
{
    siginfo_t info = {0};
    while (waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0) {
        if (info.si_pid == ward)
            return true;
        waitpid(info.si_pid, NULL, 0);
        info.si_pid = 0;
    }
    return false;
}

static void keep(pid_t ward, const sigset_t *signals, const Limits *limits, int output)
{
    const struct timespec watch = {0, WATCH_MS * 1000000L};
    setpriority(PRIO_PROCESS, 0, -10); /* among thousands it must have its turn, if it may */
    long long starved = count_starved();
    Crowd crowd;
    Report report = {0};
    while (!has_ended(ward) && !report.told && !report.crowded && !report.starved) {
        report.size = crowd_mapped(ward);
        report.told = sigtimedwait(signals, NULL, &watch) == SIGTERM;
        crowd_look(&crowd, LIMITS_PROCESSES);
        report.crowded = crowd.count >= LIMITS_PROCESSES;
        report.starved = crowd.bytes > limits->memory;
    }
    end_all(ward, &crowd, &report);
    bool killed = WIFSIGNALED(report.status) && WTERMSIG(report.status) == SIGKILL;
    if (killed && !report.told && !report.crowded && count_starved() > starved)
        report.starved = true;
    if (write(output, &report, sizeof report) < 0)
        _exit(1); /* nobody is there to be told */
}

/* The keeper's descriptors end with the caller's: no ward of another sees them. */
_Noreturn static void become_keeper(pid_t caller, WardJob *job, const void *context,
                                    const Limits *limits, int input, int output, int report)
{
    sigset_t signals;
    sigset_t before;
    sigemptyset(&signals);
    sigaddset(&signals, SIGCHLD);
    sigaddset(&signals, SIGTERM);
    sigprocmask(SIG_BLOCK, &signals, &before);
    signal(SIGCHLD, SIG_DFL);
    setpgid(0, 0); /* what a terminal sends is for the caller */
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    pid_t keeper = getpid();
    pid_t ward = getppid() == caller ? fork() : -1;
    if (ward == 0) {
        setpgid(0, 0);
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        sigprocmask(SIG_SETMASK, &before, NULL);
        int nothing = open("/dev/null", O_RDONLY);
        dup2(nothing, STDIN_FILENO);
        close(nothing);
        dup2(STDERR_FILENO, STDOUT_FILENO);
        close(report);
        limits_set(limits);
        if (getppid() == keeper)
            job(context, input, output);
        _exit(0);
    }
    close(input);
    close(output);
    if (ward > 0)
        keep(ward, &signals, limits, report);
    _exit(0);
}

/* ---- the caller --------------------------------------------------------------------- */

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
    memcpy(open_ends.ends + open_ends.count, ends, (size_t)count * sizeof *ends);
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

int ward_start(Ward *ward, WardJob *job, const void *context, const Limits *limits)
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
        fflush(NULL);
        pid_t caller = getpid();
        ward->keeper = fork();
        if (ward->keeper == 0) {
            for (int i = 0; i < open_ends.count; i++)
                close(open_ends.ends[i]);
            become_keeper(caller, job, context, limits, pipes[0][0], pipes[1][1], pipes[2][1]);
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
    return signal == SIGKILL || signal == SIGTERM || signal == SIGINT || signal == SIGHUP ||
           signal == SIGQUIT;
}

/* Who asks for more than there is seldom survives the answer.  It may have asked for
 * twice what it had, or have had most of it unused. */
static bool was_hungry(const Ward *ward, const Report *report)
{
#ifdef REITTI_NO_MEMORY_LIMIT
    return false;
#endif
    return report->peak > ward->memory / 2 || report->size > ward->memory / 8 * 7;
}

static Ending explain(const Ward *ward, const Report *report, bool *outside)
{
    static const long long mb = 1 << 20;
    int signal = WIFSIGNALED(report->status) ? WTERMSIG(report->status) : 0;
    if (report->crowded)
        return ending_make(ENDING_ERROR, "had %d processes or more at a time", LIMITS_PROCESSES);
    if (report->starved)
        return ending_make(ENDING_OUT_OF_MEMORY, "out of memory");
    if (report->told)
        return ending_make(ENDING_TIMEOUT, "out of time");
    if (signal == SIGXCPU)
        return ending_make(ENDING_TIMEOUT, "out of processor time");
    if (was_hungry(ward, report))
        return ending_make(ENDING_OUT_OF_MEMORY, "out of memory: %s at %lld of %lld MB",
                           signal == 0 ? "ended" : strsignal(signal), (long long)report->peak / mb,
                           (long long)ward->memory / mb);
    *outside = is_from_outside(signal);
    if (signal != 0)
        return ending_make(ENDING_CRASHED, "%s", strsignal(signal));
    return ending_make(ENDING_NO_ANSWER, "ended without an answer");
}

Ending ward_end(Ward *ward, double grace, bool *outside)
{
    Report report = {.status = SIGKILL}; /* what a keeper that was killed would say */
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
    bool reported = (said.revents & POLLIN) != 0 &&
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
