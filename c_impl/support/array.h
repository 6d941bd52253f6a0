/* array.h -- arrays that grow as they are filled. */
#ifndef REITTI_ARRAY_H
#define REITTI_ARRAY_H

#include <stddef.h>

/* Makes place for one more behind the first `count` elements of that size.
 * Gives the array, which may have moved; NULL: out of memory, and the old one
 * is still there. */
void *array_grow(void *array, int *capacity, int count, size_t size);

#endif
