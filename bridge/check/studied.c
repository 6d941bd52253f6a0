/* studied.c -- the cases that a study measures. */
#include "studied.h"

#include "catalogue.h"
#include "places.h"

#include <unistd.h>

/* The scenario whose rows are asked together, and how many of them. */
static const char scenario[] = "maps/yard.map.scen";
static const char rows[] = "5,10,20,40";

Status studied_kinds(Suite *suite, Error *error)
{
    char path[PATH_MAX];
    places_data(path, "kinds.cases");
    return suite_add(suite, path, error);
}

/* The file of that name, if there is one. */
static Status add_known(Suite *suite, const char *name, Error *error)
{
    char path[PATH_MAX];
    catalogue_path(path, "cases", name);
    return access(path, F_OK) == 0 ? suite_add(suite, path, error) : STATUS_OK;
}

static Status add_rows(Suite *suite, const Problem *problem, const char *moves,
                       Error *error)
{
    char path[PATH_MAX];
    char said[PATH_MAX + NAME_MAX];
    places_data(path, scenario);
    snprintf(said, sizeof said, "%s:%s:%s:%s", path, moves, problem->name,
             rows);
    return suite_add(suite, said, error);
}

/* Where it is not one among many, also by four moves, which take longer. */
Status studied_problem(Suite *suite, const Problem *problem, Error *error)
{
    char orders[NAME_MAX];
    Status status = add_known(suite, problem->name, error);
    if (status != STATUS_OK || !problem->fields[0].repeats)
        return status;
    snprintf(orders, sizeof orders, "%s-orders", problem->name);
    status = add_known(suite, orders, error);
    if (status == STATUS_OK)
        status = add_rows(suite, problem, "", error);
    if (status == STATUS_OK && !suite->is_study)
        status = add_rows(suite, problem, "4", error);
    return status;
}

Status studied_read(Suite *suite, int argc, char **argv, Error *error)
{
    static char original[] = "original";
    char *unsaid[] = {original};
    if (argc > 0)
        return suite_read(suite, argc, argv, error);
    Status status = suite_read(suite, 1, unsaid, error);
    suite->is_study = true;
    for (const Problem *problem = problem_first();
         problem != NULL && status == STATUS_OK; problem = problem->next)
        status = studied_problem(suite, problem, error);
    return status == STATUS_OK ? studied_kinds(suite, error) : status;
}
