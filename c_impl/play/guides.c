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

/* What the solver is called where this may be another one. */
static const char *word_of(const Solver *solver, Change change)
{
    return change == CHANGE_SEARCH  ? solver->name
           : change == CHANGE_STYLE ? solver->style
                                    : solver->language->name;
}

static bool is_alike(const Solver *a, const Solver *b, Change change)
{
    return strcmp(word_of(a, change), word_of(b, change)) == 0;
}

/* Whether the other one may be chosen: it differs in nothing that can stay. */
static bool is_choice(const Guide *guide, const Solver *other, Change change)
{
    const Solver *solver = guide->solver;
    return strcmp(solver->problem, other->problem) == 0 &&
           !solver_is_original(other) &&
           solver_promise(other, guide->world) != NULL &&
           (change == CHANGE_SEARCH ||
            is_alike(solver, other, CHANGE_SEARCH)) &&
           (change != CHANGE_LANGUAGE ||
            is_alike(solver, other, CHANGE_STYLE)) &&
           (change == CHANGE_LANGUAGE ||
            is_alike(solver, other, CHANGE_LANGUAGE));
}

/* The same search of the style until now, if it has it. */
static const Solver *in_style(const Guide *guide, const Solver *solver,
                              Change change)
{
    const Solver *alike =
        solver_find(solver->name, guide->solver->style, solver->language);
    return change == CHANGE_SEARCH && alike != NULL ? alike : solver;
}

/* The next one in the register, round and round; NULL: there is none. */
static const Solver *next_solver(const Guide *guide, Change change)
{
    const Solver *solver = guide->solver;
    do
        solver = solver->next == NULL ? solver_first() : solver->next;
    while (solver != guide->solver &&
           (!is_choice(guide, solver, change) ||
            is_alike(solver, guide->solver, change)));
    return solver == guide->solver ? NULL : in_style(guide, solver, change);
}

void guides_pair(Guides *guides)
{
    Error error;
    const Solver *other = next_solver(&guides->now, CHANGE_LANGUAGE);
    if (other != NULL && guide_make(&guides->beside, other, guides->now.world,
                                    &error) != STATUS_OK)
        guide_free(&guides->beside);
}

Status guides_ask(Guides *guides, const Question *question, Error *error)
{
    Error unsaid;
    Guide *beside = &guides->beside;
    Status status = guide_ask(&guides->now, question, error);
    if (guides->now.asked && beside->solver != NULL) {
        guide_ask(beside, question, &unsaid);
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

static Status renew(Guide *guide, Error *error)
{
    const Solver *solver = guide->solver;
    const World *world = guide->world;
    guide_free(guide);
    return guide_make(guide, solver, world, error);
}

Status guides_renew(Guides *guides, Error *error)
{
    Error unsaid;
    if (guides->beside.solver != NULL &&
        renew(&guides->beside, &unsaid) != STATUS_OK)
        guide_free(&guides->beside);
    return renew(&guides->now, error);
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
        status = guides_ask(guides, &before.question, error);
    return status == STATUS_NO_ANSWER ? STATUS_OK : status;
}

Status guides_choose(Guides *guides, Change change, const char *called,
                     Error *error)
{
    const Solver *solver = solver_first();
    Guide next;
    while (solver != NULL && (!is_choice(&guides->now, solver, change) ||
                              strcmp(word_of(solver, change), called) != 0))
        solver = solver->next;
    if (solver == NULL)
        return error_set(error, STATUS_NO_ANSWER, 0, "there is no %s", called);
    solver = in_style(&guides->now, solver, change);
    if (solver == guides->now.solver)
        return STATUS_OK;
    Status status = guide_make(&next, solver, guides->now.world, error);
    if (status != STATUS_OK) {
        guide_free(&next);
        return status;
    }
    guides_free(guides);
    guides->now = next;
    return STATUS_OK;
}

/* Those of one word follow each other in the register. */
int guides_choices(const Guides *guides, Change change, char *text, size_t size)
{
    const Solver *last = NULL;
    int count = 0;
    *text = '\0';
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next) {
        size_t length = strlen(text);
        if (!is_choice(&guides->now, solver, change) ||
            (last != NULL && is_alike(solver, last, change)))
            continue;
        snprintf(text + length, size - length, "%s%s", count > 0 ? " " : "",
                 word_of(solver, change));
        last = solver;
        count++;
    }
    return count;
}
