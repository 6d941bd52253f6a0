/* race.h -- searches of one problem answer one question in turn.
 *
 * Round by round, each as often as makes a block that is long enough for the
 * clock; before each block its answer is checked, off the clock.
 */
#ifndef REITTI_RACE_H
#define REITTI_RACE_H

#include "contest.h"

enum { RUNNERS = 8 };

typedef struct Runner {
    const Solver *solver;
    void *prepared;
    Answer answer;
    int runs;             /* in a block */
    double times[ROUNDS]; /* nanoseconds a run */
} Runner;

/* The world and the question outlive it. */
typedef struct Race {
    const World *world;
    const Question *question;
    Runner runners[RUNNERS];
    int count;
    int rounds;
} Race;

/* Enters a search in C, unless there is none of that name and style, which is
 * said. */
void race_enter(Race *race, const char *name, const char *style);
void race_end(Race *race);

/* Has one answer, and checks that. */
void race_check(const Race *race, Runner *one);

/* Checks and times all. */
void race_run(Race *race);
void race_print(const Race *race);

/* The tuned one of that name; it is an error if there is none. */
const Runner *race_find(const Race *race, const char *name);

/* Nanoseconds a run, for each that it expanded, and in times of another's. */
double race_time(const Race *race, const Runner *one);
double race_each(const Race *race, const Runner *one);
double race_ratio(const Race *race, const Runner *one, const Runner *other);

#endif
