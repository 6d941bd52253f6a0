/* leavings.c -- searches that leave their process otherwise than it was. */
#include "gallery.h"

#include <fenv.h>
#include <locale.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

static void leave_alarm(void)
{
    alarm(1);
}

static void leave_timer(void)
{
    setitimer(ITIMER_REAL, &(struct itimerval){{0, 1000}, {0, 1000}}, NULL);
}

void ignore_signals(void)
{
    for (int i = 1; i < NSIG; i++)
        signal(i, SIG_IGN);
}

static void block_signals(void)
{
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
}

static void leave_directory(void)
{
    umask(0777);
    if (chdir("/") != 0)
        abort();
}

static void change_environment(void)
{
    clearenv();
    setenv("PATH", "/nowhere", 1);
    setenv("LC_ALL", "de_DE.UTF-8", 1);
    setlocale(LC_ALL, "");
}

static void lower_priority(void)
{
    setpriority(PRIO_PROCESS, 0, 19);
}

static void round_upward(void)
{
    fesetround(FE_UPWARD);
    srand(1);
}

GALLERY(ENTRY("c_leaves_alarm", .run = leave_alarm),
        ENTRY("c_leaves_timer", .run = leave_timer),
        ENTRY("c_ignores_signals", .run = ignore_signals),
        ENTRY("c_blocks_signals", .run = block_signals),
        ENTRY("c_leaves_directory", .run = leave_directory),
        ENTRY("c_changes_environment", .run = change_environment),
        ENTRY("c_lowers_priority", .run = lower_priority),
        ENTRY("c_rounds_upward", .run = round_upward))
