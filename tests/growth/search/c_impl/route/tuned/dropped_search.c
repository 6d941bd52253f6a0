/* dropped_search.c -- best-first without an estimate, as a new search would be
 * added.
 *
 * Mirror: prolog_impl/route/tuned/dropped_search.pl.
 */
#include "../../kernels/best_first.h"

static Answer run(void *prepared, const Question *question)
{
    return best_first(prepared, question, estimate_none, false);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    run(prepared, question);
    return agenda_trace(prepared, trace);
}

SOLVER(.name = "dropped_search", .style = "tuned", .problem = "route",
       .summary = "best-first without an estimate",
       .promises = {{.game = "tactics", .complete = true, .best = true}},
       .prepare = agenda_prepare, .run = run, .trace = trace,
       .release = agenda_release)
