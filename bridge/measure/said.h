/* said.h -- what a process of a study says: rows, and that it goes on. */
#ifndef REITTI_SAID_H
#define REITTI_SAID_H

#include "../check/judge.h"
#include "sample.h"
#include "stopwatch.h"

#include <sys/types.h>

typedef struct Said {
    Sample sample;
    Trial trial; /* the case, and the solvers of the lanes */
    pid_t self;
    FILE *out;
    int rows;   /* so far, those skipped included */
    bool holds; /* a row */
    Row held;
} Said;

/* A row of the sample and its case; alone: no other language is in the
 * process. */
Row said_row(const Said *said, const Solver *solver, const char *slot,
             RowKind kind, bool alone);

/* That it goes on, is done, or has to be asked apart. */
void said_line(const Said *said, const char *line);

/* True if the next row is still to be said.  What is known already is done all
 * the same: a solver may be right only for so many runs. */
bool said_is_due(Said *said);

/* The newest row is held back: while the last is missing, a process that dies
 * is repeated, and judged in the end. */
void said_add(Said *said, const Row *row);
void said_add_block(Said *said, Row row, const Block *block,
                    double overhead_ns);

/* Says the one that is held back. */
void said_flush(Said *said);

#endif
