/* ends.c -- searches that end themselves, or whoever is there to be ended. */
#include "gallery.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <unistd.h>

static void touch_nothing(void)
{
    int *volatile nothing = NULL;
    *(volatile int *)nothing = 1;
}

static void divide_by_zero(void)
{
    volatile int zero = 0;
    if (1 / zero == 0) /* where it does not trap */
        raise(SIGFPE);
}

static void break_pipe(void)
{
    int ends[2];
    signal(SIGPIPE, SIG_DFL);
    if (pipe(ends) == 0 && close(ends[0]) == 0 && write(ends[1], "", 1) == 1)
        abort();
}

static void exit_fine(void)
{
    exit(0);
}

void exit_at_once(void)
{
    _exit(0);
}

static void exit_quickly(void)
{
    quick_exit(0);
}

static void exit_never(void)
{
    atexit(loop);
    exit(0);
}

static void end_thread(void)
{
    pthread_exit(NULL);
}

static void become_true(void)
{
    execlp("true", "true", (char *)NULL);
}

static void become_sleep(void)
{
    execlp("sleep", "sleep", "1000", (char *)NULL);
}

static void kill_itself(void)
{
    raise(SIGKILL);
}

static void kill_group(void)
{
    kill(0, SIGTERM);
}

void kill_parent(void)
{
    kill(getppid(), SIGKILL);
}

static void stop_parent(void)
{
    kill(getppid(), SIGSTOP);
}

/* Everybody it may, unless that were the whole machine. */
static void kill_all(void)
{
    if (getppid() == 1)
        kill(-1, SIGKILL);
}

GALLERY(ENTRY("c_touches_nothing", .run = touch_nothing),
        ENTRY("c_aborts", .run = abort),
        ENTRY("c_divides_by_zero", .run = divide_by_zero),
        ENTRY("c_breaks_pipe", .run = break_pipe),
        ENTRY("c_exits", .run = exit_fine),
        ENTRY("c_exits_at_once", .run = exit_at_once),
        ENTRY("c_exits_quickly", .run = exit_quickly),
        ENTRY("c_exits_never", .run = exit_never),
        ENTRY("c_ends_thread", .run = end_thread),
        ENTRY("c_becomes_true", .run = become_true),
        ENTRY("c_becomes_sleep", .run = become_sleep),
        ENTRY("c_kills_itself", .run = kill_itself),
        ENTRY("c_kills_group", .run = kill_group),
        ENTRY("c_kills_parent", .run = kill_parent),
        ENTRY("c_stops_parent", .run = stop_parent),
        ENTRY("c_kills_all", .run = kill_all))
