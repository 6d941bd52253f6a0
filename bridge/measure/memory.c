/* memory.c -- how much memory a language has in use.
 *
 * By the allocator's own account, which repeats; pages of the process do not.
 * SWI-Prolog maps its stacks, which the allocator does not see.
 */
#include "memory.h"

#include <malloc.h>

int64_t memory_used(const Language *language)
{
    if (language->collect != NULL)
        language->collect();
    struct mallinfo2 info = mallinfo2();
    int64_t bytes = (int64_t)(info.uordblks + info.hblkhd);
    return language->stacks == NULL ? bytes : bytes + language->stacks();
}
