/* scope.c -- which solvers a plan measures on which cases. */
#include "scope.h"

#include "../../c_impl/made.h"
#include "../../c_impl/scen_reader.h"

#include <string.h>

/* Whether nothing before it in the suite is of its problem. */
static bool is_first(const Suite *suite, const Case *the_case)
{
    for (int i = 0; i < suite->file_count; i++)
        for (int j = 0; j < suite->files[i].cases.count; j++)
            if (suite->files[i].cases.cases[j].problem == the_case->problem)
                return &suite->files[i].cases.cases[j] == the_case;
    return false;
}

bool scope_place(const Scope *scope, const SuiteFile *file, int number,
                 Placed *placed)
{
    Made made = {0};
    Error error;
    const Case *the_case = &file->cases.cases[number];
    const World *world = &scope->suite->worlds[file->worlds[number]].world;
    if (made_is(the_case->world) &&
        made_read(&made, the_case->world, &error) == STATUS_OUT_OF_MEMORY)
        return false;
    bool many = the_case->problem->fields[0].repeats;
    bool looks = scope->suite->is_study && scope->selection->names == NULL &&
                 scope->kinds != KINDS_ALL;
    *placed = (Placed){.file = file,
                       .the_case = the_case,
                       .world = world,
                       .curve = {.problem = the_case->problem,
                                 .game = world->game,
                                 .maker = made.maker},
                       .brief = looks && (made.maker != NULL || many),
                       .own = many && is_first(scope->suite, the_case)};
    return true;
}

bool placed_fits(const Placed *placed, const Solver *solver)
{
    return problem_of(solver) == placed->the_case->problem &&
           solver_promise(solver, placed->world) != NULL;
}

static bool is_unsaid(const Placed *placed, const Solver *solver)
{
    const Problem *problem = placed->the_case->problem;
    const char *unsaid = problem_solver(problem, placed->world->game);
    return problem == problem_unsaid() && unsaid != NULL &&
           strcmp(solver->name, unsaid) == 0;
}

bool placed_is_brief(const Placed *placed, const Solver *solver)
{
    const char *own = placed->the_case->problem->solver;
    return placed->brief &&
           !(placed->own && own != NULL && strcmp(own, solver->name) == 0);
}

bool placed_is_default(const Placed *placed, const Solver *solver)
{
    return is_unsaid(placed, solver) && !placed->brief;
}

/* Of those at which a study takes a short look: one style, but all where
 * growing numbers are followed. */
static bool is_looked_at(const Scope *scope, const Placed *placed,
                         const Solver *solver)
{
    return (scen_is(placed->file->path) ||
            strcmp(solver->style, selection_style(solver->name)) == 0) &&
           (scope->kinds != KINDS_OWN || is_unsaid(placed, solver));
}

bool scope_measures(const Scope *scope, const Placed *placed,
                    const Solver *solver)
{
    return selection_first(scope->selection, solver) &&
           placed_fits(placed, solver) &&
           (scope->selection->names != NULL ||
            suite_asks(scope->suite, placed->the_case, placed->world->game,
                       solver)) &&
           (!placed_is_brief(placed, solver) ||
            is_looked_at(scope, placed, solver));
}

bool scope_follows(const Scope *scope, const Placed *placed,
                   const Solver *solver)
{
    return scope_measures(scope, placed, solver) &&
           !solver_is_original(solver) &&
           (!placed_is_brief(placed, solver) || is_unsaid(placed, solver));
}

bool placed_is_first(const Placed *placed, const Placed *before, int count)
{
    for (int i = 0; i < count; i++)
        if (before[i].curve.game == placed->curve.game &&
            before[i].curve.problem == placed->curve.problem &&
            before[i].curve.maker == placed->curve.maker)
            return false;
    return true;
}

bool placed_is_like(const Placed *placed, const Placed *before, int count)
{
    for (int i = 0; i < count; i++)
        if (placed->brief && placed->curve.maker != NULL &&
            before[i].curve.maker == placed->curve.maker)
            return true;
    return false;
}

bool placed_try_growing(Placed *placed)
{
    Growth growth;
    Error error;
    if (placed->curve.maker == NULL &&
        (placed->curve.problem->grow == NULL || scen_is(placed->file->path)))
        return true;
    Status status =
        growth_make(&growth, &placed->curve, GROWN_SMALLEST, &error);
    growth_free(&growth);
    placed->grows = status == STATUS_OK;
    return status != STATUS_OUT_OF_MEMORY;
}
