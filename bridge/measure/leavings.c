/* leavings.c -- what a search can leave behind in its process. */
#include "leavings.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <fenv.h>
#include <locale.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static int count_threads(void)
{
    struct stat tasks;
    return stat("/proc/self/task", &tasks) == 0 ? (int)tasks.st_nlink - 2 : 0;
}

static void look_at_files(Leavings *leavings)
{
    DIR *files = opendir("/proc/self/fd");
    struct dirent *entry;
    while (files != NULL && (entry = readdir(files)) != NULL) {
        int file = atoi(entry->d_name);
        if (file >= 0 && file < LEAVINGS_FILES && file != dirfd(files))
            leavings->files[file] = true;
    }
    if (files != NULL)
        closedir(files);
}

void leavings_look(Leavings *leavings)
{
    struct stat directory = {0};
    siginfo_t info;
    memset(leavings, 0,
           sizeof *leavings); /* the gaps as well, since it is compared whole */
    leavings->threads = count_threads();
    leavings->children =
        waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) == 0;
    leavings->others = getppid() == 1 && kill(-1, 0) == 0;
    leavings->priority = getpriority(PRIO_PROCESS, 0);
    leavings->scheduler = sched_getscheduler(0);
    look_at_files(leavings);
    for (int i = 0; i < LEAVINGS_TIMERS; i++)
        getitimer((__itimer_which_t)i, &leavings->timers[i]);
    for (int i = 0; i < LEAVINGS_LIMITS; i++)
        getrlimit((__rlimit_resource_t)i, &leavings->limits[i]);
    for (int i = 1; i < LEAVINGS_SIGNALS; i++) {
        struct sigaction action;
        if (sigaction(i, NULL, &action) == 0)
            leavings->handlers[i] = action.sa_handler;
    }
    sigprocmask(SIG_SETMASK, NULL, &leavings->blocked);
    leavings->rounding = fegetround();
    leavings->mask = umask(0);
    umask(leavings->mask);
    if (stat(".", &directory) == 0)
        leavings->directory = directory.st_ino;
    snprintf(leavings->locale, sizeof leavings->locale, "%s",
             setlocale(LC_ALL, NULL));
}

#define DIFFERS(field)                                                         \
    (memcmp(&before->field, &now.field, sizeof now.field) != 0)

const char *leavings_since(const Leavings *before)
{
    Leavings now;
    leavings_look(&now);
    return DIFFERS(threads)     ? "threads"
           : DIFFERS(children)  ? "processes"
           : DIFFERS(others)    ? "processes"
           : DIFFERS(priority)  ? "another priority"
           : DIFFERS(scheduler) ? "another scheduler"
           : DIFFERS(files)     ? "open or closed descriptors"
           : DIFFERS(timers)    ? "an alarm"
           : DIFFERS(limits)    ? "limits"
           : DIFFERS(handlers)  ? "signal handlers"
           : DIFFERS(blocked)   ? "blocked signals"
           : DIFFERS(rounding)  ? "another way of rounding"
           : DIFFERS(mask)      ? "a mask of new files"
           : DIFFERS(directory) ? "another working directory"
           : DIFFERS(locale)    ? "another locale"
                                : NULL;
}
