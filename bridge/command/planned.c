/* planned.c -- the plan that a command line asks for. */
#include "planned.h"

#include "../../c_impl/support/utf8.h"
#include "../check/studied.h"
#include "../process/limits.h"

enum { SCEN_ROWS = 10 };

/* What is written to rows must be text to those who read them. */
static Status check_names(const Suite *suite, Error *error)
{
    for (int i = 0; i < suite->file_count; i++) {
        const SuiteFile *file = &suite->files[i];
        if (!utf8_is(file->label))
            return error_set(error, STATUS_BAD_INPUT, 0,
                             "%s: the file's name is not UTF-8", file->path);
        for (int j = 0; j < file->cases.count; j++)
            if (!utf8_is(file->cases.cases[j].name))
                return error_set(error, STATUS_BAD_INPUT, 0,
                                 "%s:%d: the case's name is not UTF-8",
                                 file->path, file->cases.cases[j].line);
    }
    return STATUS_OK;
}

/* The arguments, and the scenario that has an option of its own. */
static Status read_cases(Suite *suite, const Options *options,
                         const PlanSize *size, int argc, char **argv,
                         Error *error)
{
    const Problem *only = problem_find(size->name);
    suite->sample = options->sample > 0 ? options->sample : SCEN_ROWS;
    if (options->scen == NULL && argc == 0 && size->only_kinds)
        return studied_kinds(suite, error);
    if (options->scen == NULL && argc == 0 && only != NULL)
        return studied_problem(suite, only, error);
    if (options->scen == NULL)
        return studied_read(suite, argc, argv, error);
    Status status = suite_add(suite, options->scen, error);
    return status == STATUS_OK && argc > 0
               ? suite_read(suite, argc, argv, error)
               : status;
}

Status planned_read(Planned *planned, const Options *options, int argc,
                    char **argv, Error *error)
{
    const PlanSize *size =
        plan_size(options->plan == NULL ? "default" : options->plan);
    *planned = (Planned){0};
    Status status = selection_start(&options->selection, error);
    if (status == STATUS_OK)
        status = read_cases(&planned->suite, options, size, argc, argv, error);
    if (status == STATUS_OK)
        status = check_names(&planned->suite, error);
    if (status != STATUS_OK)
        return status;
    if (!plan_make(&planned->plan, size, &planned->suite, &options->selection,
                   limits_memory(options->memory, 1)))
        return error_out_of_memory(error);
    return planned->plan.count > 0
               ? STATUS_OK
               : error_set(
                     error, STATUS_BAD_INPUT, 0,
                     "there is nothing to measure: no case that a search fits");
}

void planned_free(Planned *planned)
{
    plan_free(&planned->plan);
    suite_free(&planned->suite);
}
