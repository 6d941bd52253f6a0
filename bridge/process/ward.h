/* ward.h -- runs somebody's code in a process of its own, and leaves nothing of
 * it.
 *
 * Between the caller and that process, the ward, stands a keeper: a process
 * that runs none of that code.  Whatever the ward starts and leaves becomes the
 * keeper's child (PR_SET_CHILD_SUBREAPER), whatever group or session it moved
 * to.  When the ward ends, when it has too many descendants, when the caller
 * says so, or when the caller dies, in whatever way, the keeper ends them all,
 * tells how the ward ended, and goes.
 */
#ifndef REITTI_WARD_H
#define REITTI_WARD_H

#include "ending.h"
#include "keeper.h"

#include <stdbool.h>
#include <sys/types.h>

/* A zeroed one is none. */
typedef struct Ward {
    pid_t keeper;
    int input;  /* what is written here, the ward can read */
    int output; /* what the ward says */
    int report; /* the keeper's */
    int64_t memory;
} Ward;

/* Starts the job in a process of its own.  There is nothing to read on its
 * standard input, and its standard output is standard error: what strangers
 * print is not a result.  0, or the errno of what could not be had. */
int ward_start(Ward *ward, WardJob *job, const void *context,
               const Limits *limits);

/* Waits for the ward to end by itself for at most so many seconds, then ends
 * it, and says how it ended: ENDING_TIMEOUT if it had to be ended;
 * ENDING_NO_ANSWER if it exited.  *outside: it was killed by neither of us, and
 * can be tried again. */
Ending ward_end(Ward *ward, double grace, bool *outside);

#endif
