/* clock.h -- the clocks: of limits and estimates, and of what is measured. */
#ifndef REITTI_CLOCK_H
#define REITTI_CLOCK_H

#include <stdint.h>

/* Seconds on a clock that only goes forward. */
double clock_now(void);

/* Nanoseconds on that clock, and of processor time of this thread. */
int64_t clock_wall_ns(void);
int64_t clock_cpu_ns(void);

#endif
