/* hash.c -- Fowler, Noll and Vo's hash. */
#include "hash.h"

#include <stdio.h>

static uint64_t add(uint64_t hash, int byte)
{
    return (hash ^ (uint64_t)byte) * 0x100000001b3u;
}

uint64_t hash_nothing(void)
{
    return 0xcbf29ce484222325u;
}

uint64_t hash_text(uint64_t hash, const char *text)
{
    for (; *text != '\0'; text++)
        hash = add(hash, (unsigned char)*text);
    return hash;
}

uint64_t hash_file(uint64_t hash, const char *path)
{
    FILE *file = fopen(path, "rb");
    int c;
    while (file != NULL && (c = getc(file)) != EOF)
        hash = add(hash, c);
    if (file != NULL)
        fclose(file);
    return hash;
}
