/* bytes.h -- the bytes of a file, and changing them at random. */
#ifndef REITTI_BYTES_H
#define REITTI_BYTES_H

#include "../../c_impl/random.h"

typedef struct Bytes {
    char *start;
    size_t length;
} Bytes;

/* Copies that the caller frees by `start`. */
Bytes bytes_copy(const char *start, size_t length);
Bytes bytes_read(const char *name);

/* A random number below the limit. */
size_t bytes_random(Random *random, size_t limit);

/* Puts other bytes in the place of some. */
void bytes_splice(Bytes *file, size_t at, size_t removed, const char *added,
                  size_t length);

/* One random change: a byte, a line, a word, a number. */
void bytes_mutate(Bytes *file, Random *random);

/* A few lines of a large one, whose other lines would only take time. */
Bytes bytes_some_lines(const Bytes *file, Random *random);

#endif
