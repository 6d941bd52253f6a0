/* clock.c -- the time that passes, for limits and estimates. */
#include "clock.h"

#include <time.h>

double clock_now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}
