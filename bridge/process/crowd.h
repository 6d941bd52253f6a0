/* crowd.h -- the processes below another: /proc tells of each task which
 * processes it started. */
#ifndef REITTI_CROWD_H
#define REITTI_CROWD_H

#include <stdint.h>
#include <sys/types.h>

enum { CROWD_LISTED = 4096 /* looked at in one go, at the most */ };

typedef struct Crowd {
    pid_t process[CROWD_LISTED];
    int count;
    int64_t bytes; /* that they have in memory, if there is more than one, and
                      not too many */
} Crowd;

/* Those who descend from a process, but no more than so many; those that ended
 * and nobody waited for among them. */
void crowd_look(Crowd *crowd, pid_t above, int most);

/* Bytes that a process has mapped. */
int64_t crowd_mapped(pid_t process);

#endif
