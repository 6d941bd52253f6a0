/* library.c -- C from outside, as a library that is loaded.
 *
 * Registering is all that loading one is for; what is in the registers later
 * and was not before is its own.
 */
#include "library.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

/* What was there before: pointers, in no order. */
typedef struct Before {
    const void **things;
    int count;
} Before;

static int count_things(void)
{
    int count = 0;
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next)
        count++;
    for (const Game *game = game_first(); game != NULL; game = game->next)
        count++;
    for (const Maker *maker = maker_first(); maker != NULL; maker = maker->next)
        count++;
    for (const Problem *problem = problem_first(); problem != NULL;
         problem = problem->next)
        count++;
    return count;
}

static bool is_new(const Before *before, const void *thing)
{
    for (int i = 0; i < before->count; i++)
        if (before->things[i] == thing)
            return false;
    return true;
}

/* Notes the thing, or, if something is to be found, says whether it is new. */
static bool meet(Before *before, Registered *found, const void *thing)
{
    bool new = found != NULL &&is_new(before, thing);
    if (found == NULL)
        before->things[before->count++] = thing;
    else
        found->count += new;
    return new;
}

/* Goes through all. */
static void look(Before *before, Registered *found)
{
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next)
        if (meet(before, found, solver))
            found->search = solver;
    for (const Game *game = game_first(); game != NULL; game = game->next)
        if (meet(before, found, game))
            found->game = game;
    for (const Maker *maker = maker_first(); maker != NULL; maker = maker->next)
        if (meet(before, found, maker))
            found->maker = maker;
    for (const Problem *problem = problem_first(); problem != NULL;
         problem = problem->next)
        if (meet(before, found, problem))
            found->problem = problem;
}

Status library_load(const char *path, Registered *registered, Error *error)
{
    Before before = {0};
    *registered = (Registered){0};
    before.things = malloc((size_t)count_things() * sizeof *before.things + 1);
    if (before.things == NULL)
        return error_out_of_memory(error);
    look(&before, NULL);
    Status status = STATUS_OK;
    if (dlopen(path, RTLD_NOW | RTLD_LOCAL) == NULL)
        status = error_set(error, STATUS_BAD_INPUT, 0, "%s", dlerror());
    else
        look(&before, registered);
    free(before.things);
    return status;
}
