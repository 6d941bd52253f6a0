/* hca.c -- hierarchical cooperative A*: ca by true distances.
 *
 * Silver (2005): how far it is to the goal without the others is found by a
 * search from there that goes on as far as it is asked.
 *
 * Mirror: prolog_impl/units/plain/hca.pl.
 */
#include "../cooperating.h"
#include "../rra.h"

static int estimate(void *context, int unit, int square)
{
    Rra *rras = context;
    return rra_distance(&rras[unit], square);
}

static void solve(Plan *plan)
{
    Rra *rras = rra_of_units(plan);
    if (rras != NULL)
        cooperating_solve(plan, estimate, rras);
    rra_free_units(rras, plan);
}

static Answer run(void *prepared, const Question *question)
{
    return plan_run(prepared, question, solve);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    return plan_trace(prepared, question, solve, trace);
}

SOLVER(.name = "hca", .style = "plain", .problem = "units",
       .summary = "cooperative A* by true distances",
       .promises = {{.traits = TRAIT_ANY, .complete = true}},
       .prepare = plan_prepare, .run = run, .trace = trace,
       .release = plan_release)
