/* plan_size.c -- the plans that a study may follow, by name. */
#include "plan_size.h"

#include "../../c_impl/problem.h"

#include <string.h>

/* clang-format off */
static const PlanSize sizes[] = {
    /* processes, others, growths, blocks, block_ms, questions, largest,
     * further, largest_kind, kinds, only_kinds, budget */
    {"smoke",     1,  1, 1,  1,  2,   16,   16,   16,    0, KINDS_OWN,  0,   0},
    {"quick",     3,  2, 1,  3, 20,  512,  128,   32,   64, KINDS_OWN,  0,  60},
    {"default",  10,  4, 2,  3, 20, 2048,  512,   64,  128, KINDS_ONCE, 0, 300},
    {"searches",  3,  3, 1,  3, 20,   64,  512,  128,  512, KINDS_ALL,  1,   0},
    {"rigorous", 30, 30, 5, 10, 20, 2048, 2048, 1024, 1024, KINDS_ALL,  0,   0}
};

/* Of one that is called as a problem. */
static PlanSize whole =
    {NULL,        3,  3, 3,  3, 20,   64,  512, 1024,    0, KINDS_ALL,  0,   0};
/* clang-format on */

const PlanSize *plan_size_at(int number)
{
    return number < (int)(sizeof sizes / sizeof *sizes) ? &sizes[number] : NULL;
}

const PlanSize *plan_size(const char *name)
{
    const Problem *problem = problem_find(name);
    const PlanSize *size;
    for (int i = 0; (size = plan_size_at(i)) != NULL; i++)
        if (strcmp(size->name, name) == 0)
            return size;
    if (problem == NULL)
        return NULL;
    whole.name = problem->name;
    return &whole;
}
