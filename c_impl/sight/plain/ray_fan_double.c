/* ray_fan_double.c -- twice as many rays, also between the border's points.
 *
 * The repair that the source proposes: fewer squares are missed, more are seen
 * that should not be.  O(radius squared) time.
 *
 * Mirror: prolog_impl/sight/plain/ray_fan_double.pl.
 */
#include "../fan.h"

static Answer run(void *prepared, const Question *question)
{
    return fan_see(prepared, question, 2);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    return light_trace(prepared, prepared, question, run, trace);
}

SOLVER(.name = "ray_fan_double", .style = "plain", .problem = "sight",
       .summary = "twice as many rays", .promises = {{.traits = TRAIT_LIGHT}},
       .prepare = light_prepare, .run = run, .trace = trace,
       .release = light_release)
