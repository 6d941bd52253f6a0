/* guides.c -- who finds the way, and who is asked the same to compare.
 *
 * Mirror: prolog_impl/play/guides.pl.
 */
#include "guides.h"

#include <string.h>

Status guides_make(Guides *guides, const Solver *solver, const World *world,
                   Error *error)
{
    *guides = (Guides){0};
    return guide_make(&guides->now, solver, world, error);
}

void guides_free(Guides *guides)
{
    guide_free(&guides->now);
    guide_free(&guides->beside);
}

/* Whether the other one differs in this, and in nothing that can stay. */
static bool is_changed(const Guide *guide, const Solver *other, Change change)
{
    const Solver *solver = guide->solver;
    bool name = strcmp(solver->name, other->name) == 0;
    bool style = strcmp(solver->style, other->style) == 0;
    bool language = solver->language == other->language;
    if (strcmp(solver->problem, other->problem) != 0 ||
        solver_is_original(other) ||
        solver_promise(other, guide->world->game) == NULL)
        return false;
    switch (change) {
    case CHANGE_SEARCH:
        return !name && language;
    case CHANGE_STYLE:
        return name && !style && language;
    default:
        return name && style && !language;
    }
}

/* The next one in the register, round and round; NULL: there is none. */
static const Solver *next_solver(const Guide *guide, Change change)
{
    const Solver *solver = guide->solver;
    do
        solver = solver->next == NULL ? solver_first() : solver->next;
    while (solver != guide->solver && !is_changed(guide, solver, change));
    if (solver == guide->solver)
        return NULL;
    const Solver *alike =
        solver_find(solver->name, guide->solver->style, solver->language);
    return change == CHANGE_SEARCH && alike != NULL ? alike : solver;
}

void guides_pair(Guides *guides)
{
    Error error;
    const Solver *other = next_solver(&guides->now, CHANGE_LANGUAGE);
    if (other != NULL && guide_make(&guides->beside, other, guides->now.world,
                                    &error) != STATUS_OK)
        guide_free(&guides->beside);
}

Status guides_ask(Guides *guides, Square start, Square goal, Error *error)
{
    Error unsaid;
    Guide *beside = &guides->beside;
    Status status = guide_ask(&guides->now, start, goal, error);
    if (guides->now.asked && beside->solver != NULL) {
        guide_ask(beside, start, goal, &unsaid);
        if (!beside->asked)
            guide_free(beside);
    }
    return status;
}

void guides_forget(Guides *guides)
{
    guides->now.asked = false;
    guides->beside.asked = false;
}

Status guides_change(Guides *guides, Change change, Error *error)
{
    static const char *const kinds[] = {[CHANGE_SEARCH] = "search",
                                        [CHANGE_STYLE] = "style",
                                        [CHANGE_LANGUAGE] = "language"};
    const Guide before = guides->now;
    const Solver *solver = next_solver(&before, change);
    Guide next;
    Status status = STATUS_OK;
    if (solver == NULL)
        return error_set(error, STATUS_NO_ANSWER, 0,
                         "There is no other %s here", kinds[change]);
    if (solver == guides->beside.solver)
        next = guides->beside;
    else if ((status = guide_make(&next, solver, before.world, error)) !=
             STATUS_OK)
        guide_free(&next);
    else
        guide_free(&guides->beside);
    if (status != STATUS_OK)
        return status;
    *guides = (Guides){.now = next, .beside = before};
    if (before.asked)
        status = guides_ask(guides, before.ends[0], before.ends[1], error);
    return status == STATUS_NO_ANSWER ? STATUS_OK : status;
}
