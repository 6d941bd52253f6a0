/* keeper.c -- runs somebody's code in a process of its own, and leaves nothing of it.
 *
 * The keeper sleeps until a child of its ends, and looks every WATCH_MS how many
 * descendants there are.  Where the machine lets it make one, the ward lives in a
 * namespace of its own, below a first process that does nothing but wait.
 */
#include "keeper.h"

#include "crowd.h"
#include "namespace.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { WATCH_MS = 20, LONGEST_END_MS = 5000 };

/* How a ward ended. */
typedef struct End {
    int status;   /* as waitpid() gives it */
    int64_t peak; /* bytes that it had in memory */
} End;

/* What the keeper tells the caller, once. */
typedef struct Report {
    End end;
    bool told; /* to end, by the caller */
    bool crowded;
    bool starved; /* all processes together, or the whole machine */
    int64_t size; /* bytes that the ward had mapped when it was last seen */
} Report;

/* ---- the keeper ------------------------------------------------------------------- */

/* What the keeper keeps. */
typedef struct Kept {
    pid_t child; /* the ward, or the first of its namespace */
    pid_t above; /* the parent of the ward and of whatever it left behind */
    int told;    /* what the first of a namespace tells of the ward's end; else -1 */
} Kept;

static End end_of(int status, const struct rusage *usage)
{
    return (End){status, (int64_t)usage->ru_maxrss * 1024};
}

/* Ends everybody; who loses his parent becomes ours, or ends with the namespace, so this
 * comes to an end.  How the ward ended. */
static End end_all(const Kept *kept)
{
    const struct timespec pause = {0, 1000000};
    End end = {.status = SIGKILL};
    int status;
    struct rusage usage;
    pid_t ended;
    Crowd crowd;
    kill(-kept->child, SIGKILL);
    kill(kept->child, SIGKILL); /* which may have no group of its own yet */
    do {
        crowd_look(&crowd, kept->above, CROWD_LISTED);
        for (int i = 0; i < crowd.count; i++)
            kill(crowd.process[i], SIGKILL);
        while ((ended = wait4(-1, &status, WNOHANG, &usage)) > 0)
            if (ended == kept->child)
                end = end_of(status, &usage);
        if (ended == 0)
            nanosleep(&pause, NULL);
    } while (ended == 0 || errno == EINTR);
    End told;
    if (kept->told >= 0)
        end = read(kept->told, &told, sizeof told) == (ssize_t)sizeof told
                  ? told
                  : (End){.status = SIGKILL};
    return end;
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

/* True once the child has ended, whose children may live on; waits for those that were
 * left to us and have ended. */
static bool has_ended(pid_t child)
{
    siginfo_t info = {0};
    while (waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0 && info.si_pid != 0) {
        if (info.si_pid == child)
            return true;
        waitpid(info.si_pid, NULL, 0);
        info.si_pid = 0;
    }
    return false;
}

static void keep(const Kept *kept, const Limits *limits, int output)
{
    const struct timespec watch = {0, WATCH_MS * 1000000L};
    sigset_t signals;
    Crowd crowd;
    Report report = {0};
    pid_t ward = 0;
    setpriority(PRIO_PROCESS, 0, -10); /* among thousands it must have its turn, if it may */
    long long starved = count_starved();
    sigemptyset(&signals);
    sigaddset(&signals, SIGCHLD);
    sigaddset(&signals, SIGTERM);
    while (!has_ended(kept->child) && !report.told && !report.crowded && !report.starved) {
        crowd_look(&crowd, kept->above, LIMITS_PROCESSES);
        report.crowded = crowd.count >= LIMITS_PROCESSES;
        report.starved = crowd.bytes > limits->memory;
        if (ward == 0 && crowd.count > 0)
            ward = crowd.process[0];
        report.size = crowd_mapped(ward);
        if (!report.crowded && !report.starved)
            report.told = sigtimedwait(&signals, NULL, &watch) == SIGTERM;
    }
    report.end = end_all(kept);
    bool killed = WIFSIGNALED(report.end.status) && WTERMSIG(report.end.status) == SIGKILL;
    if (killed && !report.told && !report.crowded && count_starved() > starved)
        report.starved = true;
    if (write(output, &report, sizeof report) < 0)
        _exit(1); /* nobody is there to be told */
}

/* ---- the ward --------------------------------------------------------------------- */

typedef struct Calling {
    WardJob *job;
    const void *context;
    const Limits *limits;
    int input;
    int output;
    int report;       /* the keeper's */
    bool apart;       /* there can be a namespace */
    sigset_t signals; /* that the caller blocks */
} Calling;

/* Standard output and error are both the caller's standard error, but opened anew: flags
 * that are set on it are nobody else's.  In a file all must write behind each other. */
static void set_standard_descriptors(void)
{
    struct stat error;
    int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    dup2(nothing, STDIN_FILENO);
    close(nothing);
    if (fstat(STDERR_FILENO, &error) == 0 && !S_ISREG(error.st_mode)) {
        int own = open("/proc/self/fd/2", O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
        if (own >= 0) {
            fcntl(own, F_SETFL, 0);
            dup2(own, STDERR_FILENO);
            close(own);
        }
    }
    dup2(STDERR_FILENO, STDOUT_FILENO);
}

/* Closes what else the caller had open. */
static void close_others(int input, int output)
{
    unsigned low = (unsigned)(input < output ? input : output);
    unsigned high = (unsigned)(input < output ? output : input);
    if (low > STDERR_FILENO + 1)
        close_range(STDERR_FILENO + 1, low - 1, 0);
    if (high > low + 1)
        close_range(low + 1, high - 1, 0);
    close_range(high + 1, ~0u, 0);
}

_Noreturn static void become_ward(pid_t parent, const Calling *calling)
{
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    sigprocmask(SIG_SETMASK, &calling->signals, NULL);
    set_standard_descriptors();
    close_others(calling->input, calling->output);
    limits_set(calling->limits);
    if (getppid() == parent)
        calling->job(calling->context, calling->input, calling->output);
    _exit(0);
}

/* The first of a namespace, which no signal of a ward can end. */
_Noreturn static void become_first(const Calling *calling, int told)
{
    int status;
    struct rusage usage;
    pid_t ended;
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    pid_t self = getpid();
    pid_t ward = fork();
    if (ward == 0)
        become_ward(self, calling);
    close(calling->input);
    close(calling->output);
    do {
        ended = wait4(-1, &status, 0, &usage);
    } while (ended != ward && (ended > 0 || errno == EINTR));
    End end = end_of(status, &usage);
    _exit(ended == ward && write(told, &end, sizeof end) > 0 ? 0 : 1);
}

/* Starts the ward, in a namespace of its own if there can be one. */
static Kept start(const Calling *calling)
{
    int told[2];
    Kept kept = {.told = -1};
    bool apart = calling->apart && pipe2(told, O_CLOEXEC) == 0 && namespace_make();
    pid_t self = getpid();
    kept.child = fork();
    if (kept.child == 0 && apart) {
        close(told[0]);
        become_first(calling, told[1]);
    }
    if (kept.child == 0)
        become_ward(self, calling);
    if (apart) {
        close(told[1]);
        kept.told = told[0];
    }
    kept.above = apart ? kept.child : self;
    return kept;
}

/* The keeper's descriptors end with the caller's: no ward of another sees them. */
_Noreturn static void become_keeper(pid_t caller, Calling *calling)
{
    sigset_t all;
    sigfillset(&all); /* one that is stopped must not be ended by the terminal's hanging up */
    sigprocmask(SIG_BLOCK, &all, &calling->signals);
    signal(SIGCHLD, SIG_DFL);
    setpgid(0, 0); /* what a terminal sends is for the caller */
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (getppid() != caller)
        _exit(0);
    Kept kept = start(calling);
    prctl(PR_SET_PDEATHSIG, SIGTERM); /* who changes his users forgets it */
    close(calling->input);
    close(calling->output);
    if (kept.child > 0 && getppid() == caller)
        keep(&kept, calling->limits, calling->report);
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
        bool apart = namespace_is_possible();
        fflush(NULL);
        pid_t caller = getpid();
        ward->keeper = fork();
        if (ward->keeper == 0) {
            for (int i = 0; i < open_ends.count; i++)
                close(open_ends.ends[i]);
            Calling calling = {.job = job,
                               .context = context,
                               .limits = limits,
                               .input = pipes[0][0],
                               .output = pipes[1][1],
                               .report = pipes[2][1],
                               .apart = apart};
            become_keeper(caller, &calling);
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
    return report->end.peak > ward->memory / 2 || report->size > ward->memory / 8 * 7;
}

static Ending explain(const Ward *ward, const Report *report, bool *outside)
{
    static const long long mb = 1 << 20;
    int signal = WIFSIGNALED(report->end.status) ? WTERMSIG(report->end.status) : 0;
    if (report->crowded)
        return ending_make(ENDING_ERROR, "had %d processes or more at a time", LIMITS_PROCESSES);
    if (report->starved)
        return ending_make(ENDING_OUT_OF_MEMORY, "out of memory");
    if (report->told)
        return ending_make(ENDING_TIMEOUT, "out of time");
    if (signal == SIGXCPU)
        return ending_make(ENDING_TIMEOUT, "out of processor time");
    *outside = is_from_outside(signal);
    if (!*outside && was_hungry(ward, report))
        return ending_make(ENDING_OUT_OF_MEMORY, "out of memory: %s at %lld of %lld MB",
                           signal == 0 ? "ended" : strsignal(signal),
                           (long long)report->end.peak / mb, (long long)ward->memory / mb);
    if (signal != 0)
        return ending_make(ENDING_CRASHED, "%s", strsignal(signal));
    return ending_make(ENDING_NO_ANSWER, "ended without an answer");
}

Ending ward_end(Ward *ward, double grace, bool *outside)
{
    Report report = {.end.status = SIGKILL}; /* what a keeper that was killed would say */
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
