/* hash.h -- Fowler, Noll and Vo's hash (1a, 64 bits), to be continued. */
#ifndef REITTI_HASH_H
#define REITTI_HASH_H

#include <stdint.h>

/* Of nothing yet. */
uint64_t hash_nothing(void);

/* A text without its end, and a file; one that cannot be read adds nothing. */
uint64_t hash_text(uint64_t hash, const char *text);
uint64_t hash_file(uint64_t hash, const char *path);

#endif
