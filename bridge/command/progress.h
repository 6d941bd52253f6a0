/* progress.h -- a bar with an estimate of the time left, on a terminal only. */
#ifndef REITTI_PROGRESS_H
#define REITTI_PROGRESS_H

/* Shows that so much is done, on standard error; wipes it off at the end. */
void progress_show(int done, int count);

#endif
