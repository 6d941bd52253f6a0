/* failing.c -- memory that runs out when told to, and is counted.
 *
 * For whole programs the environment variable FAIL_AT says which allocation is
 * to fail; children of the process count on.
 */
#include "failing.h"

#include <stdlib.h>
#include <string.h>

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void __real_free(void *memory);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);
char *__wrap_strdup(const char *text);
void __wrap_free(void *memory);

static long left;
static long held;
static long total;
static bool happened;

void failing_at(long n)
{
    left = n;
    happened = false;
}

bool failing_happened(void)
{
    return happened;
}

long failing_held(void)
{
    return held;
}

long failing_count(void)
{
    return total;
}

__attribute__((constructor)) static void read_environment(void)
{
    const char *text = getenv("FAIL_AT");
    failing_at(text == NULL ? 0 : strtol(text, NULL, 10));
}

static bool fails(void)
{
    total++;
    if (left > 0 && --left == 0)
        happened = true;
    else
        return false;
    return true;
}

static void *counted(void *memory)
{
    held += memory != NULL;
    return memory;
}

void *__wrap_malloc(size_t size)
{
    return fails() ? NULL : counted(__real_malloc(size));
}

void *__wrap_calloc(size_t count, size_t size)
{
    return fails() ? NULL : counted(__real_calloc(count, size));
}

void *__wrap_realloc(void *old, size_t size)
{
    if (fails())
        return NULL;
    void *memory = __real_realloc(old, size);
    return old == NULL ? counted(memory) : memory;
}

char *__wrap_strdup(const char *text)
{
    char *copy = __wrap_malloc(strlen(text) + 1);
    return copy == NULL ? NULL : strcpy(copy, text);
}

void __wrap_free(void *memory)
{
    held -= memory != NULL;
    __real_free(memory);
}
