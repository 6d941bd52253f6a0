/* ray_fan.c -- a ray to each point on the border of what may be seen.
 *
 * The rule of the source: quick, but it misses squares between the rays, and
 * two squares need not see each other.  O(radius squared) time.
 *
 * Mirror: prolog_impl/sight/plain/ray_fan.pl.
 */
#include "../fan.h"

static Answer run(void *prepared, const Question *question)
{
    return fan_see(prepared, question, 1);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    return light_trace(prepared, prepared, question, run, trace);
}

SOLVER(.name = "ray_fan", .style = "plain", .problem = "sight",
       .summary = "a ray to each point on the border",
       .promises = {{.traits = TRAIT_LIGHT}}, .prepare = light_prepare,
       .run = run, .trace = trace, .release = light_release)
