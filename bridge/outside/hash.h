/* hash.h -- contents as one number, by Fowler, Noll and Vo (1a, 64 bits). */
#ifndef REITTI_HASH_H
#define REITTI_HASH_H

#include <stdbool.h>
#include <stdint.h>

#define HASH_NOTHING UINT64_C(0xcbf29ce484222325)

/* The hash of what was hashed before and of this. */
uint64_t hash_text(uint64_t hash, const char *text);

/* False: the file cannot be read, and errno says why. */
bool hash_file(uint64_t *hash, const char *path);

#endif
