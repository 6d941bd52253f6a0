/* wild_searches.c -- searches that misbehave, each in its own way.
 *
 * Linked into reitti_wild only.
 */
#include "../../c_impl/solver.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    (void)world;
    *prepared = malloc(1);
    return *prepared == NULL ? error_out_of_memory(error) : STATUS_OK;
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    (void)prepared;
    (void)question;
    *trace = (Trace){0};
    return STATUS_OK;
}

static Answer crash(void *prepared, const Question *question)
{
    (void)prepared;
    (void)question;
    abort();
}

static Answer loop(void *prepared, const Question *question)
{
    (void)prepared;
    volatile int on = question->square_count;
    while (on > 0)
        on = question->square_count;
    return (Answer){0};
}

static Answer leave(void *prepared, const Question *question)
{
    (void)prepared;
    (void)question;
    exit(0);
}

static Answer starve(void *prepared, const Question *question)
{
    (void)prepared;
    (void)question;
    return (Answer){.status = STATUS_OUT_OF_MEMORY};
}

/* Claims to be there at once, and says so where it should not. */
static Answer jump(void *prepared, const Question *question)
{
    static Square last;
    (void)prepared;
    puts("I jump");
    last = question->squares[1];
    return (Answer){.score = 9, .rows = {.count = 1, .squares = &last}};
}

/* Claims to have expanded more than there is. */
static Answer boast(void *prepared, const Question *question)
{
    (void)prepared;
    (void)question;
    return (Answer){.work = {1 << 30}, .rows = {.count = -5}};
}

static Answer deny(void *prepared, const Question *question)
{
    (void)prepared;
    (void)question;
    return (Answer){.status = STATUS_NO_ANSWER};
}

#define WILD(name_, style_, run_)                                              \
    {                                                                          \
        .name = name_, .style = style_, .problem = "route", .file = __FILE__,  \
        .summary = "misbehaves", .language = &language_c,                      \
        .promises = {{.game = "rogue"}}, .prepare = prepare, .run = run_,      \
        .trace = trace, .release = free                                        \
    }

static Solver wild[] = {
    WILD("crash", "thesis", crash),  WILD("crash", "tuned", deny),
    WILD("loop", "tuned", loop),     WILD("leave", "tuned", leave),
    WILD("starve", "tuned", starve), WILD("jump", "tuned", jump),
    WILD("boast", "tuned", boast),
};

__attribute__((constructor)) static void register_wild(void)
{
    for (size_t i = 0; i < sizeof wild / sizeof *wild; i++)
        solver_register(&wild[i]);
    if (getenv("TWINS") != NULL) {
        static Solver twin = WILD("jump", "tuned", deny);
        solver_register(&twin);
    }
    if (getenv("MISNAMED") != NULL) {
        static Solver misnamed = WILD("A \"name\"", "tuned", deny);
        solver_register(&misnamed);
    }
    const char *place = getenv("PLACE"); /* of one that has no mirror */
    if (place != NULL) {
        static Solver alone = WILD("alone", "tuned", deny);
        alone.file = place;
        solver_register(&alone);
    }
}
