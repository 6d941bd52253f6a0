/* clock.c -- the clocks. */
#include "clock.h"

#include <time.h>

static int64_t read_clock(clockid_t clock)
{
    struct timespec time;
    clock_gettime(clock, &time);
    return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

double clock_now(void)
{
    return (double)clock_wall_ns() / 1e9;
}

int64_t clock_wall_ns(void)
{
    return read_clock(CLOCK_MONOTONIC);
}

int64_t clock_cpu_ns(void)
{
    return read_clock(CLOCK_THREAD_CPUTIME_ID);
}
