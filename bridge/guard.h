/* guard.h -- runs a job in a process of its own, since a search may crash, loop,
 * end the process or eat all memory. */
#ifndef REITTI_GUARD_H
#define REITTI_GUARD_H

#include "../c_impl/search.h"

#include <sys/types.h>

/* The job gives an exit status.  Before it lets a search run it says which, and
 * afterwards that none does: the time limit is for a search, not for the job. */
typedef int GuardJob(void *context);
void guard_running(const Search *search);

/* The job's exit status; EXIT_LIMIT, with one line on standard error, if it did
 * not come to its end.  A time limit, in seconds, of 0 means none. */
int guard_run(GuardJob *job, void *context, int time_limit);

/* For a child that runs searches: it ends with its parent, has a share of half the
 * machine's memory, and leaves no core file. */
void guard_child(pid_t parent, int shares);

/* Seconds on a clock that only goes forward. */
double guard_clock(void);

#endif
