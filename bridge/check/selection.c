/* selection.c -- which solvers are meant. */
#include "selection.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static const char *const default_styles[] = {"tuned", "plain", "thesis",
                                             "original"};

/* Whether the name is one of those in a list with commas between them. */
static bool is_listed(const char *list, const char *name)
{
    size_t length = strlen(name);
    for (; list != NULL;
         list = strchr(list, ',') == NULL ? NULL : strchr(list, ',') + 1)
        if (strcspn(list, ",") == length && strncmp(list, name, length) == 0)
            return true;
    return false;
}

bool selection_wants(const Selection *selection, const Solver *solver)
{
    return (selection->names == NULL ||
            is_listed(selection->names, solver->name)) &&
           (selection->style == NULL ||
            strcmp(selection->style, solver->style) == 0) &&
           (selection->language == NULL ||
            selection->language == solver->language);
}

bool selection_first(const Selection *selection, const Solver *solver)
{
    for (const Solver *other = solver_first(); other != solver;
         other = other->next)
        if (selection_wants(selection, other) &&
            strcmp(other->name, solver->name) == 0 &&
            strcmp(other->style, solver->style) == 0)
            return false;
    return selection_wants(selection, solver);
}

static Status find_fit(const Selection *selection, Error *error)
{
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next)
        if (selection_wants(selection, solver))
            return STATUS_OK;
    const char *said[] = {
        selection->names, selection->style,
        selection->language == NULL ? NULL : selection->language->name};
    static const char *const names[] = {" --search ", " --style ", " --lang "};
    char text[200] = "";
    for (int i = 0; i < 3; i++)
        if (said[i] != NULL)
            snprintf(text + strlen(text), sizeof text - strlen(text), "%s%s",
                     names[i], said[i]);
    return error_set(error, STATUS_BAD_INPUT, 0,
                     "no search fits%s; see reitti list searches", text);
}

Status selection_start(const Selection *selection, Error *error)
{
    Selection one = *selection; /* of the names */
    Status status = languages_start(selection->language, MODE_OPTIMIZE, error);
    if (status != STATUS_OK || selection->names == NULL)
        return status != STATUS_OK ? status : find_fit(selection, error);
    char *names = strdup(selection->names);
    char *rest = names;
    if (names == NULL)
        return error_out_of_memory(error);
    while (status == STATUS_OK && (one.names = strsep(&rest, ",")) != NULL)
        status = find_fit(&one, error);
    free(names);
    return status;
}

/* The first name that fits where nobody says which. */
static const char *find_name(const Problem *problem, const Game *game,
                             Ways ways)
{
    const char *unsaid = problem_solver(problem, game);
    for (const Solver *solver = solver_first();
         unsaid == NULL && solver != NULL; solver = solver->next)
        if (problem_of(solver) == problem &&
            solver_promise_in(solver, game, ways) != NULL)
            unsaid = solver->name;
    return unsaid;
}

const char *selection_style(const char *name)
{
    size_t count = sizeof default_styles / sizeof *default_styles;
    for (size_t i = 0; i < count; i++)
        if (solver_find(name, default_styles[i], &language_c) != NULL)
            return default_styles[i];
    return default_styles[0];
}

static Status choose_name(Selection *selection, const Problem *problem,
                          const Game *game, Ways ways, Error *error)
{
    if (selection->names == NULL)
        selection->names = find_name(problem, game, ways);
    if (selection->names == NULL)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "no search answers %s in %s worlds", problem->name,
                         game->name);
    if (strchr(selection->names, ',') != NULL)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "--search cannot be '%s'; it is one name",
                         selection->names);
    return STATUS_OK;
}

Status solvers_choose(Selection *selection, bool all_languages,
                      const Problem *problem, const Game *game, Ways ways,
                      const Solver *chosen[LANGUAGES], int *count, Error *error)
{
    *count = 0;
    Status status = choose_name(selection, problem, game, ways, error);
    if (status != STATUS_OK)
        return status;
    if (selection->style == NULL)
        selection->style = selection_style(selection->names);
    if (selection->language == NULL && !all_languages)
        selection->language = &language_c;
    status = selection_start(selection, error);
    for (const Solver *solver = solver_first();
         status == STATUS_OK && solver != NULL; solver = solver->next) {
        if (!selection_wants(selection, solver))
            continue;
        if (problem_of(solver) != problem)
            return error_set(error, STATUS_BAD_INPUT, 0,
                             "%s answers %s, not %s", solver->name,
                             solver->problem, problem->name);
        if (solver_promise_in(solver, game, ways) == NULL)
            return error_set(error, STATUS_BAD_INPUT, 0,
                             "%s does not search %s worlds", solver->name,
                             game->name);
        assert(*count < LANGUAGES); /* no twins */
        chosen[(*count)++] = solver;
    }
    return status;
}
