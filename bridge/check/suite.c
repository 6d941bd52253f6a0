/* suite.c -- the cases of one or more files, with their worlds. */
#include "suite.h"

#include "catalogue.h"
#include "../command/command.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Finds the world or reads it; its index goes to *index. */
static int add_world(Suite *suite, const SuiteFile *file, const Case *the_case,
                     int *index)
{
    char path[PATH_MAX];
    Error error;
    catalogue_world_path(path, the_case->world, file->path);
    const char *argument =
        case_world_is_path(the_case->world) ? path : the_case->world;
    for (*index = 0; *index < suite->world_count; ++*index)
        if (strcmp(suite->worlds[*index].argument, argument) == 0)
            return EXIT_FINE;
    size_t size = (size_t)(suite->world_count + 1) * sizeof *suite->worlds;
    SuiteWorld *grown = realloc(suite->worlds, size);
    if (grown == NULL)
        return complain_memory();
    suite->worlds = grown;
    SuiteWorld *new_world = &suite->worlds[suite->world_count];
    new_world->argument = strdup(argument);
    if (new_world->argument == NULL)
        return complain_memory();
    suite->world_count++;
    Status status = world_read(&new_world->world, path, &error);
    if (status == STATUS_OK)
        return EXIT_FINE;
    if (error.line == 0)
        return complain(exit_status_of(status), "%s:%d: %s: %s", file->path,
                        the_case->line, path, error.text);
    return complain_file(status, path, &error);
}

/* A search that is named in a case and does not exist would never be asked. */
static int check_searches(const SuiteFile *file, const Case *the_case)
{
    for (int i = 0; i < the_case->expectation_count; i++) {
        const Search *search = search_first();
        while (search != NULL &&
               strcmp(search->name, the_case->expectations[i].search) != 0)
            search = search->next;
        if (search == NULL)
            return complain(EXIT_USAGE, "%s:%d: no search is called '%s'",
                            file->path, the_case->line,
                            the_case->expectations[i].search);
    }
    return EXIT_FINE;
}

int suite_add(Suite *suite, const char *path)
{
    Error error;
    int exit_status = EXIT_FINE;
    SuiteFile *grown = realloc(suite->files, (size_t)(suite->file_count + 1) *
                                                 sizeof *suite->files);
    if (grown == NULL)
        return complain_memory();
    suite->files = grown;
    SuiteFile *file = &suite->files[suite->file_count++];
    char label[PATH_MAX];
    catalogue_label(label, path);
    *file = (SuiteFile){.path = strdup(path), .label = strdup(label)};
    if (file->path == NULL || file->label == NULL)
        return complain_memory();
    Status status = cases_read(&file->cases, path, &error);
    if (status != STATUS_OK)
        return complain_file(status, path, &error);
    file->worlds = calloc((size_t)file->cases.count + 1, sizeof *file->worlds);
    if (file->worlds == NULL)
        return complain_memory();
    for (int i = 0; exit_status == EXIT_FINE && i < file->cases.count; i++) {
        Case *the_case = &file->cases.cases[i];
        exit_status = check_searches(file, the_case);
        if (exit_status == EXIT_FINE)
            exit_status = add_world(suite, file, the_case, &file->worlds[i]);
        if (exit_status == EXIT_FINE) {
            status = case_place(the_case, &suite->worlds[file->worlds[i]].world,
                                &error);
            if (status != STATUS_OK)
                exit_status = complain_file(status, path, &error);
        }
    }
    return exit_status;
}

static int add_file(const char *path, const char *name, void *context)
{
    (void)name;
    return suite_add(context, path);
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
    bool is_path =
        strchr(argument, '/') != NULL || strstr(argument, ".cases") != NULL;
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
static int add_named(Suite *suite, const char *argument)
{
    char path[PATH_MAX];
    if (!is_file(argument, path))
        return complain(EXIT_USAGE, "'%s' is not a cases file", argument);
    if (has_file(suite, path))
        return EXIT_FINE;
    int exit_status = suite_add(suite, path);
    if (exit_status == EXIT_FINE &&
        suite->files[suite->file_count - 1].cases.count == 0)
        return complain(EXIT_USAGE, "%s: the file has no cases", path);
    return exit_status;
}

int suite_read(Suite *suite, int argc, char **argv)
{
    char path[PATH_MAX];
    int exit_status = EXIT_FINE;
    if (argc > 0 && is_file(argv[0], path)) {
        for (int i = 0; i < argc && exit_status == EXIT_FINE; i++)
            exit_status = add_named(suite, argv[i]);
        return exit_status;
    }
    exit_status = catalogue_each("cases", add_file, suite);
    for (int i = 0; i < argc && exit_status == EXIT_FINE; i++)
        if (!has_case(suite, argv[i]))
            exit_status = complain(
                EXIT_USAGE, "'%s' is neither a cases file nor a case", argv[i]);
    suite->names = argc > 0 ? argv : NULL;
    suite->name_count = argc;
    return exit_status;
}

bool suite_wants(const Suite *suite, const Case *the_case)
{
    bool wanted = suite->names == NULL;
    for (int i = 0; i < suite->name_count && !wanted; i++)
        wanted = strcmp(suite->names[i], the_case->name) == 0;
    return wanted;
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
