/* counted.h -- runs that are counted by the machine that runs them. */
#ifndef REITTI_COUNTED_H
#define REITTI_COUNTED_H

#include <stdio.h>

enum { NOT_COUNTED = -1 };

/* Answers questions, each CASES LINE SEARCH STYLE LANG with a NUL behind every
 * word, by a line with a count, or NOT_COUNTED.  `file` is the number of a file
 * that callgrind writes to at the end of a process.  What solvers need has been
 * started. */
void counted_serve(FILE *in, FILE *out, int file);

#endif
