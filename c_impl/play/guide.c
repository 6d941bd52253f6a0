/* guide.c -- a solver that is prepared for the world of a game.
 *
 * Mirror: prolog_impl/play/guide.pl.
 */
#include "guide.h"

#include "../support/clock.h"

#include <assert.h>

Status guide_make(Guide *guide, const Solver *solver, const World *world,
                  Error *error)
{
    assert(solver != NULL && solver_promise(solver, world) != NULL);
    *guide = (Guide){.solver = solver, .world = world};
    Status status = solver->prepare(solver, world, &guide->prepared, error);
    if (status != STATUS_OK)
        guide->prepared = NULL;
    return status;
}

void guide_free(Guide *guide)
{
    if (guide->prepared != NULL)
        guide->solver->release(guide->prepared);
    question_free(&guide->question);
    trace_free(&guide->trace);
    *guide = (Guide){0};
}

/* The question may be the one that is kept. */
static Status keep(Guide *guide, const Question *question, Error *error)
{
    Question copy;
    guide->asked = false;
    guide->traced = false;
    if (!question_copy(&copy, question))
        return error_out_of_memory(error);
    question_free(&guide->question);
    guide->question = copy;
    return STATUS_OK;
}

Status guide_accepts(Guide *guide, const Question *question, Error *error)
{
    Status status = keep(guide, question, error);
    if (status == STATUS_OK)
        status = problem_ask(problem_of(guide->solver), guide->world,
                             &guide->question, error);
    return status;
}

Status guide_ask(Guide *guide, const Question *question, Error *error)
{
    Status status = keep(guide, question, error);
    if (status != STATUS_OK)
        return status;
    double begin = clock_now();
    Answer answer = guide->solver->run(guide->prepared, &guide->question);
    guide->way = (Way){answer, clock_now() - begin};
    guide->asked = answer_is_one(&answer);
    if (!guide->asked)
        return error_set(error, answer.status, 0, "%s",
                         answer.message == NULL ? "the search failed"
                                                : answer.message);
    return answer.status;
}

const Trace *guide_trace(Guide *guide)
{
    if (guide->traced)
        return &guide->trace;
    trace_free(&guide->trace);
    guide->traced = guide->solver->trace(guide->prepared, &guide->question,
                                         &guide->trace) == STATUS_OK;
    return guide->traced ? &guide->trace : NULL;
}

GuideName guide_name(const Guide *guide)
{
    const Solver *solver = guide->solver;
    GuideName name;
    snprintf(name.text, sizeof name.text, "%s (%s, %s)", solver->name,
             solver->style, solver->language->name);
    return name;
}
