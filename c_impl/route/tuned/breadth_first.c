/* breadth_first.c -- the fewest steps, whatever they cost: layer by layer until
 * the goal gets its distance, then back along falling distances.
 *
 * Stairs are a ninth neighbour.  Complete; the route has the fewest steps, so
 * that it is best where every step costs one.  O(squares reached) time.
 *
 * Mirror: prolog_impl/route/tuned/breadth_first.pl.
 */
#include "../../kernels/breadth_first.h"

static int64_t cost(const World *world, Square from, const Rows *route)
{
    int64_t sum = 0;
    for (int i = 0; i < route->count; i++) {
        sum += world_move_cost(world, from, route->squares[i]);
        from = route->squares[i];
    }
    return sum;
}

static Answer run(void *prepared, const Question *question)
{
    const Flood *flood = prepared;
    const World *world = flood->world;
    Answer answer = world->game->has_stairs
                        ? flood_route(prepared, question, true)
                        : flood_route(prepared, question, false);
    /* The goal's own square may not have to be entered. */
    if (world->game->ends_beside && answer.rows.count > 0)
        answer.rows.count--;
    answer.score = flood->unit_cost
                       ? answer.rows.count
                       : cost(world, question->squares[0], &answer.rows);
    return answer;
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    run(prepared, question);
    return flood_trace(prepared, trace);
}

SOLVER(.name = "breadth_first", .style = "tuned", .problem = "route",
       .summary = "breadth-first over all levels, steps whatever they cost",
       .promises = {{.traits = TRAIT_UNIT_COST,
                     .complete = true,
                     .best = true,
                     .same = true},
                    {.traits = TRAIT_ANY, .complete = true}},
       .prepare = flood_prepare, .run = run, .trace = trace,
       .release = flood_release)
