/* leavings.h -- what a search can leave behind in its process that another one
 * in it would feel: threads, alarms, signal handlers, limits, descriptors,
 * children, ... */
#ifndef REITTI_LEAVINGS_H
#define REITTI_LEAVINGS_H

#include <signal.h>
#include <stdbool.h>
#include <sys/resource.h>
#include <sys/time.h>

enum {
    LEAVINGS_SIGNALS = 65,
    LEAVINGS_FILES = 1024,
    LEAVINGS_TIMERS = 3,
    LEAVINGS_LIMITS = 16
};

/* How the process is at one moment. */
typedef struct Leavings {
    int threads;
    bool children;
    bool others; /* that somebody below it left, in a namespace of their own */
    int priority;
    int scheduler;
    bool files[LEAVINGS_FILES]; /* open */
    struct itimerval timers[LEAVINGS_TIMERS];
    struct rlimit limits[LEAVINGS_LIMITS];
    void (*handlers[LEAVINGS_SIGNALS])(int);
    sigset_t blocked;
    int rounding;
    unsigned mask; /* of new files */
    unsigned long long directory;
    char locale[256];
} Leavings;

void leavings_look(Leavings *leavings);

/* What is not as it was then; NULL: nothing. */
const char *leavings_since(const Leavings *before);

#endif
