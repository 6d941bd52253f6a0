/* wild_searches.c -- searches that misbehave, each in its own way.
 *
 * Linked into reitti_wild only.
 */
#include "../../c_impl/search.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Status prepare(const Search *search, const World *world, void **prepared,
                      Error *error)
{
    (void)search;
    *prepared = malloc(1);
    (void)world;
    return *prepared == NULL ? error_out_of_memory(error) : STATUS_OK;
}

static Status footprint(void *prepared, Footprint *footprint)
{
    (void)prepared;
    footprint->distance[0] = UNREACHED;
    return STATUS_OK;
}

static Route crash(void *prepared, Square start, Square goal)
{
    (void)prepared;
    (void)start;
    (void)goal;
    abort();
}

static Route loop(void *prepared, Square start, Square goal)
{
    (void)prepared;
    (void)start;
    volatile int on = goal.x;
    while (on > 0)
        on = goal.x;
    return (Route){0};
}

static Route leave(void *prepared, Square start, Square goal)
{
    (void)prepared;
    (void)start;
    (void)goal;
    exit(0);
}

static Route starve(void *prepared, Square start, Square goal)
{
    (void)prepared;
    (void)start;
    (void)goal;
    return (Route){.status = STATUS_OUT_OF_MEMORY};
}

/* Claims to be there at once, and says so where it should not. */
static Route jump(void *prepared, Square start, Square goal)
{
    static Square last;
    (void)prepared;
    (void)start;
    puts("I jump");
    last = goal;
    return (Route){.cost = 9, .length = 1, .squares = &last};
}

/* Claims to have expanded more than there is. */
static Route boast(void *prepared, Square start, Square goal)
{
    (void)prepared;
    (void)start;
    (void)goal;
    return (Route){.expanded = 1 << 30, .length = -5};
}

static Route deny(void *prepared, Square start, Square goal)
{
    (void)prepared;
    (void)start;
    (void)goal;
    return (Route){.status = STATUS_NO_ROUTE};
}

#define WILD(name_, style_, run_)                                              \
    {                                                                          \
        .name = name_, .style = style_, .lang = "c", .file = __FILE__,         \
        .summary = "misbehaves", .promises = {{.game = "rogue"}},              \
        .prepare = prepare, .run = run_, .footprint = footprint,               \
        .release = free                                                        \
    }

static Search wild[] = {
    WILD("crash", "thesis", crash),  WILD("crash", "tuned", deny),
    WILD("loop", "tuned", loop),     WILD("leave", "tuned", leave),
    WILD("starve", "tuned", starve), WILD("jump", "tuned", jump),
    WILD("boast", "tuned", boast),
};

__attribute__((constructor)) static void register_wild(void)
{
    for (size_t i = 0; i < sizeof wild / sizeof *wild; i++)
        search_register(&wild[i]);
    if (getenv("TWINS") != NULL) {
        static Search twin = WILD("jump", "tuned", deny);
        search_register(&twin);
    }
    if (getenv("MISNAMED") != NULL) {
        static Search misnamed = WILD("A \"name\"", "tuned", deny);
        search_register(&misnamed);
    }
}
