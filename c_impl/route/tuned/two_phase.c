/* two_phase.c -- rogue's search: distances spread until the player has one,
 * then the way back along falling distances.
 *
 * Breadth-first from the creature, so the route is the shortest.  O(squares
 * reached) time.
 *
 * Mirror: prolog_impl/route/tuned/two_phase.pl.
 */
#include "../../kernels/breadth_first.h"

static Answer run(void *prepared, const Question *question)
{
    Answer answer = flood_route(prepared, question, false);
    /* The player's own square is not entered. */
    if (answer.rows.count > 0) {
        answer.rows.count--;
        answer.score--;
    }
    return answer;
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    run(prepared, question);
    return flood_trace(prepared, trace);
}

SOLVER(.name = "two_phase", .style = "tuned", .problem = "route",
       .summary =
           "breadth-first to the player, then back along falling distances",
       .promises = {{.traits = TRAIT_UNIT_COST | TRAIT_EIGHT_WAYS |
                               TRAIT_ONE_LEVEL | TRAIT_BESIDE,
                     .complete = true,
                     .best = true,
                     .same = true}},
       .prepare = flood_prepare, .run = run, .trace = trace,
       .release = flood_release)
