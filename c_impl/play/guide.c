/* guide.c -- the one solver that a playable program is linked with.
 *
 * Mirror: prolog_impl/play/guide.pl.
 */
#include "guide.h"

#include "../support/clock.h"

#include <assert.h>

Status guide_make(Guide *guide, const World *world, Error *error)
{
    *guide = (Guide){.solver = solver_first(), .world = world};
    assert(guide->solver != NULL && guide->solver->next == NULL);
    assert(solver_promise(guide->solver, world->game) != NULL);
    Status status =
        guide->solver->prepare(guide->solver, world, &guide->prepared, error);
    if (status != STATUS_OK)
        guide->prepared = NULL;
    return status;
}

void guide_free(Guide *guide)
{
    if (guide->prepared != NULL)
        guide->solver->release(guide->prepared);
    trace_free(&guide->trace);
    *guide = (Guide){0};
}

static void set_ends(Guide *guide, Square start, Square goal)
{
    guide->ends[0] = start;
    guide->ends[1] = goal;
    guide->question = (Question){.squares = guide->ends, .square_count = 2};
}

Status guide_accepts(Guide *guide, Square start, Square goal, Error *error)
{
    set_ends(guide, start, goal);
    return problem_ask(problem_of(guide->solver), guide->world,
                       &guide->question, error);
}

Status guide_ask(Guide *guide, Square start, Square goal, Way *way,
                 Error *error)
{
    set_ends(guide, start, goal);
    double begin = clock_now();
    Answer answer = guide->solver->run(guide->prepared, &guide->question);
    *way = (Way){answer, clock_now() - begin};
    if (!answer_is_one(&answer))
        return error_set(error, answer.status, 0, "%s",
                         answer.message == NULL ? "the search failed"
                                                : answer.message);
    return answer.status;
}

const int *guide_distances(Guide *guide)
{
    trace_free(&guide->trace);
    Status status =
        guide->solver->trace(guide->prepared, &guide->question, &guide->trace);
    return status == STATUS_OK ? guide->trace.left.numbers : NULL;
}
