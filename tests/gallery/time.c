/* time.c -- searches that take too long. */
#include "gallery.h"

#include <signal.h>
#include <unistd.h>

void loop(void)
{
    volatile bool on = true;
    while (on)
        ;
}

static void loop_deaf(void)
{
    sigset_t all;
    ignore_signals();
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, NULL);
    loop();
}

static void loop_in_own_session(void)
{
    setsid();
    loop();
}

static void sleep_long(void)
{
    sleep(1000);
}

static void stop_itself(void)
{
    raise(SIGSTOP);
}

static void read_input(void)
{
    char byte = 0;
    while (byte != '\n' && read(STDIN_FILENO, &byte, 1) == 1)
        ;
}

GALLERY(ENTRY("c_loops", .run = loop), ENTRY("c_loops_deaf", .run = loop_deaf),
        ENTRY("c_loops_in_own_session", .run = loop_in_own_session),
        ENTRY("c_sleeps", .run = sleep_long),
        ENTRY("c_stops_itself", .run = stop_itself),
        ENTRY("c_reads_input", .run = read_input))
