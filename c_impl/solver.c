/* solver.c -- the register of solvers, and how those in C are run.
 *
 * A linked list through the solvers themselves: registering happens before
 * main() and must not fail.
 *
 * Mirror: prolog_impl/solver.pl.
 */
#include "solver.h"

#include <string.h>

static Solver *first_solver;

static int compare(const Solver *a, const Solver *b)
{
    int order = strcmp(a->name, b->name);
    if (order == 0)
        order = strcmp(a->style, b->style);
    if (order == 0)
        order = strcmp(a->language->name, b->language->name);
    return order;
}

void solver_register(Solver *solver)
{
    Solver **place = &first_solver;
    while (*place != NULL && compare(*place, solver) <= 0)
        place = &(*place)->next;
    solver->next = *place;
    *place = solver;
}

void solver_unregister(const Solver *solver)
{
    for (Solver **place = &first_solver; *place != NULL;
         place = &(*place)->next)
        if (*place == solver) {
            *place = solver->next;
            return;
        }
}

const Solver *solver_first(void)
{
    return first_solver;
}

const Solver *solver_twins(void)
{
    for (const Solver *solver = first_solver; solver != NULL;
         solver = solver->next)
        if (solver->next != NULL && compare(solver, solver->next) == 0)
            return solver;
    return NULL;
}

static bool is_name(const char *text)
{
    static const char letters[] = "abcdefghijklmnopqrstuvwxyz_0123456789";
    return *text >= 'a' && *text <= 'z' && text[strspn(text, letters)] == '\0';
}

const Solver *solver_misnamed(void)
{
    for (const Solver *solver = first_solver; solver != NULL;
         solver = solver->next)
        if (!is_name(solver->name) || !is_name(solver->style))
            return solver;
    return NULL;
}

static bool is_loose(const Solver *solver)
{
    const Promise *promise = solver->promises;
    while ((promise->game != NULL || promise->traits != 0) && !promise->loose)
        promise++;
    return promise->loose;
}

bool solver_compares(const Solver *a, const Solver *b)
{
    return strcmp(a->name, b->name) == 0 &&
           (strcmp(a->style, b->style) == 0 ||
            (!is_loose(a) && !solver_is_original(a) && !solver_is_original(b)));
}

bool solver_is_original(const Solver *solver)
{
    return strcmp(solver->style, STYLE_ORIGINAL) == 0;
}

const Solver *solver_find(const char *name, const char *style,
                          const Language *language)
{
    const Solver wanted = {.name = name, .style = style, .language = language};
    const Solver *solver = first_solver;
    while (solver != NULL && compare(solver, &wanted) != 0)
        solver = solver->next;
    return solver;
}

const Promise *solver_promise(const Solver *solver, const World *world)
{
    return solver_promise_in(solver, world->game, world->ways);
}

const Promise *solver_promise_in(const Solver *solver, const Game *game,
                                 Ways ways)
{
    unsigned traits = game_traits(game, ways);
    for (const Promise *promise = solver->promises;
         promise->game != NULL || promise->traits != 0; promise++)
        if ((promise->game == NULL || strcmp(promise->game, game->name) == 0) &&
            (promise->traits & ~traits) == 0)
            return promise;
    return NULL;
}

/* Each call goes through a pointer that could change, so that none is left
 * out. */
static Status run_often(SolverRun *volatile run, const Subject *subject,
                        int runs, Error *error)
{
    Answer answer = {0};
    const Question *last = subject->question + subject->more;
    const Question *question = subject->question;
    for (int i = 0; i < runs; i++) {
        answer = run(subject->prepared, question);
        question = question == last ? subject->question : question + 1;
    }
    if (answer_is_one(&answer))
        return STATUS_OK;
    return error_set(error, answer.status, 0, "%s",
                     answer.message == NULL ? "failed while it was timed"
                                            : answer.message);
}

static Answer do_nothing(void *prepared, const Question *question)
{
    (void)prepared;
    (void)question;
    return (Answer){0};
}

Status solver_run_from_c(const Subject *subject, int runs, Error *error)
{
    return run_often(subject->solver->run, subject, runs, error);
}

static Status run_nothing(const Subject *subject, int runs, Error *error)
{
    SolverRun *idle = subject->solver->idle;
    return run_often(idle == NULL ? do_nothing : idle, subject, runs, error);
}

const Language language_c = {
    .name = "c", .run_often = solver_run_from_c, .run_nothing = run_nothing};
