/* memory.c -- searches that take, spoil or forbid memory and other means. */
#include "gallery.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>

static int descend(volatile int *depth)
{
    volatile char frame[4096];
    frame[0] = (char)++*depth;
    return *depth < 0 ? 0 : descend(depth) + frame[0];
}

static void recurse(void)
{
    volatile int depth = 0;
    descend(&depth);
}

/* Fills memory with blocks until there is none, which it does not look for. */
static void eat(size_t size)
{
    volatile size_t bytes = size;
    for (;;)
        memset(malloc(bytes), 1, bytes);
}

static void eat_blocks(void)
{
    eat(1 << 20);
}

static void eat_crumbs(void)
{
    eat(48);
}

static void eat_maps(void)
{
    size_t size = 1 << 20;
    void *block;
    while ((block = mmap(NULL, size, PROT_READ | PROT_WRITE,
                         MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)) != MAP_FAILED)
        memset(block, 1, size);
    abort();
}

static void ruin_heap(void)
{
    volatile size_t beyond = 4096;
    char *block = malloc(16);
    if (block != NULL)
        memset(block, 0xff, beyond);
    free(block);
}

static void limit(int resource, rlim_t value)
{
    setrlimit((__rlimit_resource_t)resource, &(struct rlimit){value, value});
}

static void limit_memory(void)
{
    limit(RLIMIT_AS, 1 << 20);
}

static void limit_cpu(void)
{
    limit(RLIMIT_CPU, 0);
}

static void limit_files(void)
{
    limit(RLIMIT_NOFILE, 0);
}

static void limit_processes(void)
{
    limit(RLIMIT_NPROC, 0);
}

GALLERY(ENTRY("c_recurses", .run = recurse),
        ENTRY("c_eats_blocks", .run = eat_blocks),
        ENTRY("c_eats_crumbs", .run = eat_crumbs),
        ENTRY("c_eats_maps", .run = eat_maps),
        ENTRY("c_ruins_heap", .run = ruin_heap),
        ENTRY("c_limits_memory", .run = limit_memory),
        ENTRY("c_limits_cpu", .run = limit_cpu),
        ENTRY("c_limits_files", .run = limit_files),
        ENTRY("c_limits_processes", .run = limit_processes))
