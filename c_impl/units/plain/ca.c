/* ca.c -- cooperative A*: one after another, by a table of who is where when.
 *
 * Silver (2005), estimating by the moments that a way takes where nothing
 * stands.
 *
 * Mirror: prolog_impl/units/plain/ca.pl.
 */
#include "../cooperating.h"

static int estimate(void *context, int unit, int square)
{
    const Plan *plan = context;
    return ground_metric(&plan->ground, square, plan->goal[unit]);
}

static void solve(Plan *plan)
{
    cooperating_solve(plan, estimate, plan);
}

static Answer run(void *prepared, const Question *question)
{
    return plan_run(prepared, question, solve);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    return plan_trace(prepared, question, solve, trace);
}

SOLVER(.name = "ca", .style = "plain", .problem = "units",
       .summary = "cooperative A*: one after another, by a table of who is "
                  "where when",
       .promises = {{.traits = TRAIT_ANY, .complete = true}},
       .prepare = plan_prepare, .run = run, .trace = trace,
       .release = plan_release)
