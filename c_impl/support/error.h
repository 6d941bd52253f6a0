/* error.h -- what is wrong with a file or an argument, in one line.
 *
 * Holds no memory.
 */
#ifndef REITTI_ERROR_H
#define REITTI_ERROR_H

#include "../status.h"

typedef struct Error {
    int line; /* 0: not about a line */
    char text[1000];
} Error;

/* Keeps the message, cut to what fits, and returns status. */
__attribute__((format(printf, 4, 5))) Status
error_set(Error *error, Status status, int line, const char *format, ...);

/* Puts the path, and the line if it is about one, in front of the text. */
Status error_in_file(Error *error, Status status, const char *path);

/* The same for running out of memory, which has no line and always the same
 * words. */
Status error_out_of_memory(Error *error);

#endif
