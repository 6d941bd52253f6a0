/* keeper.c -- stands between a ward and its caller, and ends whatever the ward
 * started.
 *
 * The keeper sleeps until a child of its ends, and looks every WATCH_MS how
 * many descendants there are.  Where the machine lets it make one, the ward
 * lives in a namespace of its own, below a first process that does nothing but
 * wait.
 */
#include "keeper.h"

#include "crowd.h"
#include "namespace.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { WATCH_MS = 20 };

/* What the keeper keeps. */
typedef struct Kept {
    pid_t child; /* the ward, or the first of its namespace */
    pid_t above; /* the parent of the ward and of whatever it left behind */
    int told; /* what the first of a namespace tells of the ward's end; else -1
               */
} Kept;

static WardEnding end_of(int status, const struct rusage *usage)
{
    return (WardEnding){status, (int64_t)usage->ru_maxrss * 1024};
}

/* Ends everybody; who loses his parent becomes ours, or ends with the
 * namespace, so this comes to an end.  How the ward ended. */
static WardEnding end_all(const Kept *kept)
{
    const struct timespec pause = {0, 1000000};
    WardEnding end = {.status = SIGKILL};
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
    WardEnding told;
    if (kept->told >= 0)
        end = read(kept->told, &told, sizeof told) == (ssize_t)sizeof told
                  ? told
                  : (WardEnding){.status = SIGKILL};
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

/* True once the child has ended, whose children may live on; waits for those
 * that were left to us and have ended. */
static bool has_ended(pid_t child)
{
    siginfo_t info = {0};
    while (waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid != 0) {
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
    KeeperReport report = {0};
    pid_t ward = 0;
    setpriority(PRIO_PROCESS, 0,
                -10); /* among thousands it must have its turn, if it may */
    long long starved = count_starved();
    sigemptyset(&signals);
    sigaddset(&signals, SIGCHLD);
    sigaddset(&signals, SIGTERM);
    while (!has_ended(kept->child) && !report.told && !report.crowded &&
           !report.starved) {
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
    bool killed = WIFSIGNALED(report.end.status) &&
                  WTERMSIG(report.end.status) == SIGKILL;
    if (killed && !report.told && !report.crowded && count_starved() > starved)
        report.starved = true;
    if (write(output, &report, sizeof report) < 0)
        _exit(1); /* nobody is there to be told */
}

/* Standard output and error are both the caller's standard error, but opened
 * anew: flags that are set on it are nobody else's.  In a file all must write
 * behind each other. */
static void set_standard_descriptors(void)
{
    struct stat error;
    int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    dup2(nothing, STDIN_FILENO);
    close(nothing);
    if (fstat(STDERR_FILENO, &error) == 0 && !S_ISREG(error.st_mode)) {
        int own = open("/proc/self/fd/2",
                       O_WRONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK);
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

_Noreturn static void become_ward(pid_t parent, const KeeperCall *call)
{
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    sigprocmask(SIG_SETMASK, &call->signals, NULL);
    set_standard_descriptors();
    close_others(call->input, call->output);
    limits_set(call->limits);
    if (getppid() == parent)
        call->job(call->context, call->input, call->output);
    _exit(0);
}

/* The first of a namespace, which no signal of a ward can end. */
_Noreturn static void become_first(const KeeperCall *call, int told)
{
    int status;
    struct rusage usage;
    pid_t ended;
    setpgid(0, 0);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    pid_t self = getpid();
    pid_t ward = fork();
    if (ward == 0)
        become_ward(self, call);
    close(call->input);
    close(call->output);
    do {
        ended = wait4(-1, &status, 0, &usage);
    } while (ended != ward && (ended > 0 || errno == EINTR));
    WardEnding end = end_of(status, &usage);
    _exit(ended == ward && write(told, &end, sizeof end) > 0 ? 0 : 1);
}

/* Starts the ward, in a namespace of its own if there can be one. */
static Kept start(const KeeperCall *call)
{
    int told[2];
    Kept kept = {.told = -1};
    bool apart = call->apart && pipe2(told, O_CLOEXEC) == 0 && namespace_make();
    pid_t self = getpid();
    kept.child = fork();
    if (kept.child == 0 && apart) {
        close(told[0]);
        become_first(call, told[1]);
    }
    if (kept.child == 0)
        become_ward(self, call);
    if (apart) {
        close(told[1]);
        kept.told = told[0];
    }
    kept.above = apart ? kept.child : self;
    return kept;
}

void keeper_run(pid_t caller, KeeperCall *call)
{
    sigset_t all;
    sigfillset(&all); /* one that is stopped must not be ended by the terminal's
                         hanging up */
    sigprocmask(SIG_BLOCK, &all, &call->signals);
    signal(SIGCHLD, SIG_DFL);
    setpgid(0, 0); /* what a terminal sends is for the caller */
    prctl(PR_SET_CHILD_SUBREAPER, 1);
    prctl(PR_SET_PDEATHSIG, SIGTERM);
    if (getppid() != caller)
        _exit(0);
    Kept kept = start(call);
    prctl(PR_SET_PDEATHSIG, SIGTERM); /* who changes his users forgets it */
    close(call->input);
    close(call->output);
    if (kept.child > 0 && getppid() == caller)
        keep(&kept, call->limits, call->report);
    _exit(0);
}
