/* directory.h -- the pairs of files in a directory. */
#ifndef REITTI_DIRECTORY_H
#define REITTI_DIRECTORY_H

#include "pair.h"

/* Is told of a file that makes no pair. */
typedef void DirectoryComplain(const char *format, ...)
    __attribute__((format(printf, 1, 2)));

/* The pairs, which the caller frees, by name; NULL: there are none, or no
 * memory. */
Pair *directory_pairs(const char *path, int *count,
                      DirectoryComplain *complain);

#endif
