/* clock.h -- the time that passes, for limits and estimates; stopwatch.h has
 * the clocks that measure. */
#ifndef REITTI_CLOCK_H
#define REITTI_CLOCK_H

/* Seconds on a clock that only goes forward. */
double clock_now(void);

#endif
