/* limits.h -- what a process that runs somebody's code may use. */
#ifndef REITTI_LIMITS_H
#define REITTI_LIMITS_H

#include <stdint.h>

enum {
    LIMITS_PROCESSES = 64 /* such a process and its descendants, at the most */
};

typedef struct Limits {
    int64_t memory; /* bytes that a process may map */
    double
        seconds; /* of processor time that a process may use; 0: any number */
} Limits;

/* So many bytes, or if 0 a share of half the machine's memory. */
int64_t limits_memory(int64_t said, int shares);

/* Sets them for this process and those that it starts, but for their number. */
void limits_set(const Limits *limits);

/* Binds their number, also for root.  For a process that has loaded all it
 * needs, before it runs anybody's code. */
void limits_bind_processes(void);

#endif
