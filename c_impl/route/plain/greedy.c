/* greedy.c -- the open square that seems nearest to the goal is closed next,
 * whatever the way to it costs.
 *
 * Best-first where moves count nothing, so no way is ever better than the first
 * one found: complete, but not the best.  O(moves looked at x log(squares
 * opened)) time.
 *
 * Mirror: prolog_impl/route/plain/greedy.pl.
 */
#include "../../kernels/estimate.h"
#include "../../kernels/plain_best_first.h"

static int64_t estimate(void *context, Square here)
{
    return estimate_octile(context, here);
}

/* The way so far does not count. */
static int64_t nothing(const World *world, Square from, Square to)
{
    (void)world;
    (void)from;
    (void)to;
    return 0;
}

static Answer run(void *prepared, const Question *question)
{
    PlainSearch *search = prepared;
    Aim aim = aim_at(search->world, question->squares[1]);
    return plain_best_first(search, question, estimate, &aim, nothing);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    run(prepared, question);
    return plain_best_first_trace(prepared, trace);
}

SOLVER(.name = "greedy", .style = "plain", .problem = "route",
       .summary = "the square that seems nearest to the goal is closed next",
       .promises = {{.traits = TRAIT_ANY, .complete = true}},
       .prepare = plain_search_prepare, .run = run, .trace = trace,
       .release = plain_search_release)
