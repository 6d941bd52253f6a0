/* processes.c -- searches that start processes and threads. */
#include "gallery.h"

#include <pthread.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static void fork_answers(void)
{
    fork();
}

static void fork_sleeper(void)
{
    if (fork() == 0) {
        sleep(100);
        _exit(0);
    }
}

/* Loops for so long that it must be noticed; not for ever, if it is not. */
_Noreturn static void linger(void)
{
    setrlimit(RLIMIT_CPU, &(struct rlimit){20, 20});
    loop();
    _exit(0);
}

static void fork_looper(void)
{
    if (fork() == 0)
        linger();
}

/* As many as it can, but not for ever, if nobody stops it. */
static void fork_bomb(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    time_t end = now.tv_sec + 5;
    while (now.tv_sec < end) {
        fork();
        clock_gettime(CLOCK_MONOTONIC, &now);
    }
    _exit(0);
}

/* True in a process that has left its family. */
static bool is_daemon(void)
{
    if (fork() != 0)
        return false;
    setsid();
    if (fork() != 0)
        _exit(0);
    return true;
}

static void leave_sleeping_daemon(void)
{
    if (is_daemon()) {
        sleep(100);
        _exit(0);
    }
}

/* A child in a session of its own, whose keeper is killed. */
static void leave_orphan(void)
{
    static bool left;
    if (!left && fork() == 0) {
        setsid();
        sleep(100);
        _exit(0);
    }
    if (!left)
        usleep(20000);
    left = true;
    kill_parent();
}

/* One whose parent ended, and was waited for. */
static void leave_reaped_daemon(void)
{
    static bool left;
    pid_t child = left ? 0 : fork();
    if (!left && child == 0) {
        if (fork() == 0)
            linger();
        _exit(0);
    }
    if (!left)
        waitpid(child, NULL, 0);
    left = true;
}

static void leave_looping_daemon(void)
{
    if (is_daemon())
        linger();
}

/* Ends, and lets a child answer. */
static void moult(void)
{
    if (fork() != 0)
        _exit(0);
}

static void *loop_thread(void *nothing)
{
    loop();
    return nothing;
}

static void *sleep_thread(void *nothing)
{
    sleep(100);
    return nothing;
}

static void *abort_thread(void *nothing)
{
    usleep(20000);
    abort();
    return nothing;
}

static void leave_thread(void *(*body)(void *))
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, body, NULL) == 0)
        pthread_detach(thread);
}

static void thread_loops(void)
{
    static bool left;
    if (!left)
        leave_thread(loop_thread);
    left = true;
}

static void thread_aborts(void)
{
    leave_thread(abort_thread);
}

static void many_threads(void)
{
    static bool left;
    for (int i = 0; !left && i < 100; i++)
        leave_thread(sleep_thread);
    left = true;
}

GALLERY(ENTRY("c_fork_answers", .run = fork_answers),
        ENTRY("c_fork_sleeps", .run = fork_sleeper),
        ENTRY("c_fork_loops", .run = fork_looper),
        ENTRY("c_fork_bomb", .run = fork_bomb),
        ENTRY("c_leaves_orphan", .run = leave_orphan),
        ENTRY("c_daemon_reaped", .run = leave_reaped_daemon),
        ENTRY("c_daemon_sleeps", .run = leave_sleeping_daemon),
        ENTRY("c_daemon_loops", .run = leave_looping_daemon),
        ENTRY("c_moults", .run = moult),
        ENTRY("c_thread_loops", .run = thread_loops),
        ENTRY("c_thread_aborts", .run = thread_aborts),
        ENTRY("c_many_threads", .run = many_threads))
