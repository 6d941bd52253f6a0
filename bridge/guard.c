/* guard.c -- runs a job in a process of its own.
 *
 * An exit status proves nothing, since a search can end the process itself: the
 * job counts as done only if it says so in the memory it shares with its parent.
 */
#include "guard.h"

#include "command.h"

#include <errno.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

typedef struct Shared {
    const Search *running; /* the same address in parent and child */
    double since;
    bool done;
} Shared;

static Shared *shared;

double guard_clock(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

void guard_running(const Search *search)
{
    if (shared != NULL) {
        shared->since = guard_clock();
        shared->running = search;
    }
}

void guard_child(pid_t parent, int shares)
{
    rlim_t pages = (rlim_t)sysconf(_SC_PHYS_PAGES) / 2 / (rlim_t)shares;
    rlim_t bytes = pages * (rlim_t)sysconf(_SC_PAGESIZE);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent)
        _exit(EXIT_LIMIT);
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
#ifndef REITTI_NO_MEMORY_LIMIT /* a sanitizer's shadow is beyond any limit */
    setrlimit(RLIMIT_AS, &(struct rlimit){bytes, bytes});
#else
    (void)bytes;
#endif
}

/* Waits for the child; true if it ended by itself, and no search took too long. */
static bool wait_for(pid_t child, int time_limit, int *ending)
{
    const struct timespec pause = {0, 1000000};
    if (time_limit == 0) {
        while (waitpid(child, ending, 0) < 0 && errno == EINTR)
            ;
        return true;
    }
    while (shared->running == NULL || guard_clock() - shared->since < time_limit) {
        if (waitpid(child, ending, WNOHANG) == child)
            return true;
        nanosleep(&pause, NULL);
    }
    kill(child, SIGKILL);
    waitpid(child, ending, 0);
    return false;
}

static int complain_of(const Search *search, const char *what)
{
    if (search == NULL)
        return complain(EXIT_LIMIT, "%s", what);
    return complain(EXIT_LIMIT, "%s (%s, %s): %s", search->name, search->style, search->lang, what);
}

int guard_run(GuardJob *job, void *context, int time_limit)
{
    int ending = 0;
    shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED)
        return complain_memory();
    fflush(NULL);
    pid_t parent = getpid();
    pid_t child = fork();
    if (child < 0)
        return complain(EXIT_LIMIT, "no process could be made: %s", strerror(errno));
    if (child == 0) {
        guard_child(parent, 1);
        int status = job(context);
        bool written = fflush(stdout) == 0 && !ferror(stdout);
        shared->done = true;
        _exit(written || status > EXIT_NO ? status : EXIT_UNWRITTEN);
    }
    bool in_time = wait_for(child, time_limit, &ending);
    Shared last = *shared;
    munmap(shared, sizeof *shared);
    if (!in_time)
        return complain_of(last.running, "out of time");
    if (WIFSIGNALED(ending))
        return complain_of(last.running, strsignal(WTERMSIG(ending)));
    if (!last.done)
        return complain_of(last.running, "ended without an answer");
    if (WEXITSTATUS(ending) == EXIT_UNWRITTEN)
        return complain(EXIT_UNWRITTEN, "the results could not be written");
    return WEXITSTATUS(ending);
}
