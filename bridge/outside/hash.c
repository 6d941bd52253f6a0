/* hash.c -- contents as one number. */
#include "hash.h"

#include <errno.h>
#include <stdio.h>

static uint64_t add(uint64_t hash, int byte)
{
    return (hash ^ (uint64_t)byte) * UINT64_C(0x100000001b3);
}

uint64_t hash_text(uint64_t hash, const char *text)
{
    for (; *text != '\0'; text++)
        hash = add(hash, (unsigned char)*text);
    return hash;
}

bool hash_file(uint64_t *hash, const char *path)
{
    FILE *file = fopen(path, "rbe");
    int byte;
    if (file == NULL)
        return false;
    while ((byte = getc(file)) != EOF)
        *hash = add(*hash, byte);
    bool read = !ferror(file);
    int reason = errno;
    fclose(file);
    errno = reason;
    return read;
}
