/* array.c -- arrays that grow as they are filled. */
#include "array.h"

#include <stdlib.h>

void *array_grow(void *array, int *capacity, int count, size_t size)
{
    if (count < *capacity)
        return array;
    int larger = *capacity == 0 ? 16 : 2 * *capacity;
    void *moved = realloc(array, (size_t)larger * size);
    if (moved != NULL)
        *capacity = larger;
    return moved;
}
