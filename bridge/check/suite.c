/* suite.c -- the cases of one or more files, with their worlds. */
#include "suite.h"

#include "../../c_impl/made.h"
#include "catalogue.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* A place for one more world, with its argument. */
static SuiteWorld *new_world(Suite *suite, const char *argument)
{
    size_t size = (size_t)(suite->world_count + 1) * sizeof *suite->worlds;
    SuiteWorld *grown = realloc(suite->worlds, size);
    if (grown == NULL)
        return NULL;
    suite->worlds = grown;
    SuiteWorld *world = &suite->worlds[suite->world_count];
    *world = (SuiteWorld){.argument = strdup(argument)};
    return world->argument == NULL ? NULL : world;
}

/* Finds the world or reads it; its index goes to *index. */
static Status add_world(Suite *suite, const SuiteFile *file,
                        const Case *the_case, int *index, Error *error)
{
    char path[PATH_MAX];
    catalogue_world_path(path, the_case->world, file->path);
    const char *argument =
        case_world_is_path(the_case->world) ? path : the_case->world;
    for (*index = 0; *index < suite->world_count; ++*index)
        if (strcmp(suite->worlds[*index].argument, argument) == 0)
            return STATUS_OK;
    SuiteWorld *world = new_world(suite, argument);
    if (world == NULL)
        return error_out_of_memory(error);
    suite->world_count++;
    Status status = catalogue_world(&world->world, argument, NULL, error);
    if (status == STATUS_OK)
        return STATUS_OK;
    bool about_line = error->line > 0;
    error_in_file(error, status, path);
    if (!about_line) {
        error->line = the_case->line;
        error_in_file(error, status, file->path);
    }
    return status;
}

/* A solver that is named in a case and does not exist, or answers something
 * else, would never be asked. */
static Status check_solver(const Case *the_case, const char *name, Error *error)
{
    const Solver *solver = solver_first();
    while (solver != NULL && strcmp(solver->name, name) != 0)
        solver = solver->next;
    if (solver == NULL)
        return error_set(error, STATUS_BAD_INPUT, the_case->line,
                         "no search is called '%s'", name);
    if (problem_of(solver) == the_case->problem)
        return STATUS_OK;
    return error_set(error, STATUS_BAD_INPUT, the_case->line,
                     "%s answers %s, not %s", name, solver->problem,
                     the_case->problem->name);
}

static Status check_solvers(const Case *the_case, Error *error)
{
    Status status = STATUS_OK;
    for (int i = 0; i < the_case->expectation_count && status == STATUS_OK; i++)
        status =
            check_solver(the_case, the_case->expectations[i].solver, error);
    for (int i = 0; i < the_case->rows_count && status == STATUS_OK; i++)
        if (the_case->rows[i].solver != NULL)
            status = check_solver(the_case, the_case->rows[i].solver, error);
    return status;
}

/* Finds each case's world, and puts the case into it. */
static Status add_cases(Suite *suite, SuiteFile *file, Error *error)
{
    Status status = STATUS_OK;
    for (int i = 0; status == STATUS_OK && i < file->cases.count; i++) {
        Case *the_case = &file->cases.cases[i];
        status = check_solvers(the_case, error);
        if (status != STATUS_OK)
            return error_in_file(error, status, file->path);
        status = add_world(suite, file, the_case, &file->worlds[i], error);
        if (status != STATUS_OK)
            return status;
        status =
            case_place(the_case, &suite->worlds[file->worlds[i]].world, error);
        if (status != STATUS_OK)
            return error_in_file(error, status, file->path);
    }
    return status;
}

/* As the user wrote it: without what is said behind a scenario. */
static const char *file_of(const char *path, char file[PATH_MAX])
{
    catalogue_file(file, path);
    return scen_is(path) ? file : path;
}

Status suite_add(Suite *suite, const char *path, Error *error)
{
    char label[PATH_MAX];
    SuiteFile *grown = realloc(suite->files, (size_t)(suite->file_count + 1) *
                                                 sizeof *suite->files);
    if (grown == NULL)
        return error_out_of_memory(error);
    suite->files = grown;
    SuiteFile *file = &suite->files[suite->file_count++];
    catalogue_label(label, path);
    *file = (SuiteFile){.path = strdup(path), .label = strdup(label)};
    if (file->path == NULL || file->label == NULL)
        return error_out_of_memory(error);
    Status status = scen_is(path)
                        ? scen_read(&file->cases, path, suite->sample, error)
                        : cases_read(&file->cases, path, error);
    if (status != STATUS_OK)
        return error_in_file(error, status, file_of(path, label));
    file->worlds = calloc((size_t)file->cases.count + 1, sizeof *file->worlds);
    if (file->worlds == NULL)
        return error_out_of_memory(error);
    return add_cases(suite, file, error);
}

static Status add_file(const char *path, const char *name, void *context,
                       Error *error)
{
    (void)name;
    return suite_add(context, path, error);
}

static bool has_case(const Suite *suite, const char *name)
{
    for (int i = 0; i < suite->file_count; i++)
        for (int j = 0; j < suite->files[i].cases.count; j++)
            if (strcmp(suite->files[i].cases.cases[j].name, name) == 0)
                return true;
    return false;
}

const Case *suite_find(const Suite *suite, int line, const SuiteWorld **world)
{
    const SuiteFile *file = &suite->files[0];
    for (int i = 0; i < file->cases.count; i++)
        if (file->cases.cases[i].line == line) {
            *world = &suite->worlds[file->worlds[i]];
            return &file->cases.cases[i];
        }
    return NULL;
}

/* The path of the cases file that an argument stands for; false: of none. */
static bool is_file(const char *argument, char path[PATH_MAX])
{
    bool is_path = strchr(argument, '/') != NULL ||
                   strstr(argument, ".cases") != NULL || scen_is(argument);
    if (is_path)
        snprintf(path, PATH_MAX, "%s", argument);
    else
        catalogue_path(path, "cases", argument);
    return is_path || access(path, F_OK) == 0;
}

/* Whether the file is there already, by whatever name. */
static bool has_file(const Suite *suite, const char *path)
{
    char label[PATH_MAX];
    catalogue_label(label, path);
    for (int i = 0; i < suite->file_count; i++)
        if (strcmp(suite->files[i].label, label) == 0)
            return access(path, F_OK) == 0;
    return false;
}

/* A file that the user named, which must have cases. */
static Status add_named(Suite *suite, const char *argument, Error *error)
{
    char path[PATH_MAX];
    if (!is_file(argument, path))
        return error_set(error, STATUS_BAD_INPUT, 0, "'%s' is not a cases file",
                         argument);
    if (has_file(suite, path))
        return STATUS_OK;
    Status status = suite_add(suite, path, error);
    if (status == STATUS_OK &&
        suite->files[suite->file_count - 1].cases.count == 0)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "%s: the file has no cases", path);
    return status;
}

Status suite_read(Suite *suite, int argc, char **argv, Error *error)
{
    char path[PATH_MAX];
    Status status = STATUS_OK;
    if (argc > 0 && is_file(argv[0], path)) {
        for (int i = 0; i < argc && status == STATUS_OK; i++)
            status = add_named(suite, argv[i], error);
        return status;
    }
    status = catalogue_each("cases", add_file, suite, error);
    for (int i = 0; i < argc && status == STATUS_OK; i++)
        if (!has_case(suite, argv[i]))
            status =
                error_set(error, STATUS_BAD_INPUT, 0,
                          "'%s' is neither a cases file nor a case", argv[i]);
    suite->names = argc > 0 ? argv : NULL;
    suite->name_count = argc;
    return status;
}

bool suite_wants(const Suite *suite, const Case *the_case)
{
    bool wanted = suite->names == NULL;
    for (int i = 0; i < suite->name_count && !wanted; i++)
        wanted = strcmp(suite->names[i], the_case->name) == 0;
    return wanted;
}

static bool is_meant(const char *named, const char *solver)
{
    return named != NULL && (solver == NULL || strcmp(named, solver) == 0);
}

/* Whether the case expects some answer of the solver, or of any if that is
 * NULL. */
static bool names(const Case *the_case, const char *solver)
{
    for (int i = 0; i < the_case->expectation_count; i++) {
        const Expectation *expectation = &the_case->expectations[i];
        if (expectation->value != SCORE_NONE &&
            is_meant(expectation->solver, solver))
            return true;
    }
    for (int i = 0; i < the_case->rows_count; i++)
        if (is_meant(the_case->rows[i].solver, solver))
            return true;
    return false;
}

bool suite_asks(const Suite *suite, const Case *the_case, const Game *game,
                const Solver *solver)
{
    const char *unsaid = problem_solver(the_case->problem, game);
    return !suite->is_study || made_is(the_case->world) ||
           !names(the_case, NULL) || names(the_case, solver->name) ||
           (unsaid != NULL && strcmp(unsaid, solver->name) == 0);
}

void suite_free(Suite *suite)
{
    for (int i = 0; i < suite->file_count; i++) {
        free(suite->files[i].path);
        free(suite->files[i].label);
        free(suite->files[i].worlds);
        cases_free(&suite->files[i].cases);
    }
    for (int i = 0; i < suite->world_count; i++) {
        free(suite->worlds[i].argument);
        world_free(&suite->worlds[i].world);
    }
    free(suite->files);
    free(suite->worlds);
    *suite = (Suite){0};
}
