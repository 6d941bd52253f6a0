/* languages.c -- the languages that solvers are written in. */
#include "languages.h"

#include "../../c_impl/problem.h"
#include "../outside/outside.h"
#include "../prolog_from_c/prolog_from_c.h"
#include "../prolog_from_c/prolog_register.h"
#include "places.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

const Language *const languages[LANGUAGES] = {&language_c, &language_prolog};

const char *const mode_words[MODES] = {"optimize", "compile"};

const Language *language_find(const char *name)
{
    for (int i = 0; i < LANGUAGES; i++)
        if (strcmp(languages[i]->name, name) == 0)
            return languages[i];
    return NULL;
}

static Status start_prolog(Mode mode, Error *error)
{
    static const char *const programs[MODES] = {"reitti.qlf",
                                                "reitti_plain.qlf"};
    char program[PATH_MAX];
    places_made(program, programs[mode]);
    if (access(program, R_OK) != 0)
        return error_set(error, STATUS_BAD_INPUT, 0, "%s: %s; make builds it",
                         program, strerror(errno));
    Status status = prolog_start(program, error);
    return status == STATUS_OK ? STATUS_OK
                               : error_in_file(error, status, program);
}

/* Whether a solver of the C side stands where its names say. */
static bool is_in_place(const Solver *solver)
{
    char file[PATH_MAX];
    snprintf(file, sizeof file, "c_impl/%s/%s/%s.c", solver->problem,
             solver->style, solver->name);
    return strcmp(file, solver->file) == 0;
}

static bool is_same_promise(const Promise *a, const Promise *b)
{
    if (a == NULL || b == NULL)
        return a == b;
    return a->complete == b->complete && a->best == b->best &&
           a->loose == b->loose && a->same == b->same;
}

static bool is_same_in(const Solver *a, const Solver *b, const Game *game,
                       Ways ways)
{
    return is_same_promise(solver_promise_in(a, game, ways),
                           solver_promise_in(b, game, ways));
}

/* What is known of a solver in C must be known of its mirror, or the two would
 * never be compared. */
static Status check_mirror(const Solver *solver, Error *error)
{
    const Solver *mirror =
        solver_find(solver->name, solver->style, &language_prolog);
    if (mirror == NULL || strcmp(mirror->problem, solver->problem) != 0)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "%s: its mirror in prolog_impl/ has no clause "
                         "solver:solver(%s, %s, %s, Promises, \"Summary\", "
                         "Module)",
                         solver->file, solver->name, solver->style,
                         solver->problem);
    if (strcmp(mirror->summary, solver->summary) != 0)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "%s and its mirror in prolog_impl/ do not have the "
                         "same summary",
                         solver->file);
    for (const Game *game = game_first(); game != NULL; game = game->next)
        if (!is_same_in(solver, mirror, game, EIGHT_WAYS) ||
            !is_same_in(solver, mirror, game, FOUR_WAYS))
            return error_set(error, STATUS_BAD_INPUT, 0,
                             "%s and its mirror in prolog_impl/ do not promise "
                             "the same for %s",
                             solver->file, game->name);
    return STATUS_OK;
}

/* Those of c_impl/: the tests have others, which have no mirror. */
static Status check_mirrors(Error *error)
{
    static const char place[] = "c_impl/";
    Status status = STATUS_OK;
    for (const Solver *solver = solver_first();
         solver != NULL && status == STATUS_OK; solver = solver->next) {
        if (strncmp(solver->file, place, sizeof place - 1) != 0)
            continue;
        if (!is_in_place(solver))
            return error_set(error, STATUS_BAD_INPUT, 0,
                             "%s says that it is %s of style %s for %s: its "
                             "place would be c_impl/%s/%s/%s.c",
                             solver->file, solver->name, solver->style,
                             solver->problem, solver->problem, solver->style,
                             solver->name);
        if (prolog_is_registered())
            status = check_mirror(solver, error);
    }
    return status;
}

static Status check_whole(const Solver *solver, Error *error)
{
    if (problem_of(solver) == NULL)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "%s: no problem is called '%s'", solver->file,
                         solver->problem);
    if (solver->prepare == NULL || solver->run == NULL ||
        solver->trace == NULL || solver->release == NULL)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "%s: a search needs prepare, run, trace and release",
                         solver->file);
    return STATUS_OK;
}

static Status check_solvers(Error *error)
{
    const Solver *twin = solver_twins();
    const Solver *misnamed = solver_misnamed();
    if (twin != NULL)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "%s and %s are both the %s %s in %s", twin->file,
                         twin->next->file, twin->style, twin->name,
                         twin->language->name);
    if (misnamed != NULL)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "%s: '%s' of style '%s' is not a name: small letters, "
                         "digits and _ are",
                         misnamed->file, misnamed->name, misnamed->style);
    Status status = STATUS_OK;
    for (const Solver *solver = solver_first();
         solver != NULL && status == STATUS_OK; solver = solver->next)
        status = check_whole(solver, error);
    return status == STATUS_OK ? check_mirrors(error) : status;
}

static Status check_register(Error *error)
{
    const Game *game = game_twins();
    const Problem *problem = problem_twins();
    if (game != NULL)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "two games are called '%s'", game->name);
    if (problem != NULL)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "two problems are called '%s'", problem->name);
    return check_solvers(error);
}

/* What stands outside the project, once all that it may rest upon is there. */
static Status start_outside(Mode mode, Error *error)
{
    char include[PATH_MAX];
    places_headers(include);
    return outside_start(include, mode == MODE_OPTIMIZE, error);
}

Status languages_start(const Language *language, Mode mode, Error *error)
{
    Status status = STATUS_OK;
    bool outside = outside_is_wanted();
    /* Starting Prolog takes a few milliseconds, and is left out if nobody
     * asks. */
    if (language != &language_c || outside)
        status = start_prolog(mode, error);
    if (status == STATUS_OK)
        status = check_register(error);
    return status == STATUS_OK && outside ? start_outside(mode, error) : status;
}
