/* guard.h -- runs a job in a process of its own, since a search may crash, loop,
 * end the process or eat all memory. */
#ifndef REITTI_GUARD_H
#define REITTI_GUARD_H

#include "../c_impl/search.h"

/* The job gives an exit status.  Before it lets a search run it says which. */
typedef int GuardJob(void *context);
void guard_running(const Search *search);

/* The job's exit status; EXIT_LIMIT, with one line on standard error, if it did
 * not come to its end.  A time limit of 0 means none. */
int guard_run(GuardJob *job, void *context, int time_limit);

/* For a process that runs searches: at most half of the machine's memory, and no
 * core file. */
void guard_limit_memory(void);

#endif
