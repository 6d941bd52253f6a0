/* load.c -- loads both halves of a pair into this process.
 *
 * The Prolog half comes first, since it can be unloaded again.
 */
#include "load.h"

#include "halves.h"
#include "lines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static Status load_c(Halves *halves, const char *library)
{
    const Pair *pair = halves->pair;
    Status status = library_load(library, &halves->registered, halves->error);
    if (status == STATUS_OK)
        return STATUS_OK;
    /* "LIBRARY: undefined symbol: NAME" */
    static const char sign[] = "undefined symbol: ";
    const char *place = strstr(halves->error->text, sign);
    char name[80];
    snprintf(name, sizeof name, "%s",
             place == NULL ? "" : place + sizeof sign - 1);
    if (*name != '\0')
        error_set(halves->error, status, lines_find(pair->source, name, true),
                  "%s is not there for searches", name);
    return error_in_file(halves->error, status, pair->source);
}

/* Only a search that was changed since it was tried gets here. */
static void take_back(const Halves *halves)
{
    if (halves->registered.search != NULL)
        solver_unregister(halves->registered.search);
    prolog_outside_unload(halves->pair->clauses);
}

static LoadWatch *watcher;
static const char *watched;

static void watch_line(int line)
{
    if (watcher != NULL)
        watcher(watched, line);
}

Status load_pair(const Pair *pair, const char *library, bool optimise,
                 LoadWatch *watch, char **needs, Error *error)
{
    Halves halves = {.pair = pair, .error = error};
    watcher = watch;
    watched = pair->clauses;
    watch_line(0);
    Status status = prolog_outside_load(pair->clauses, optimise, watch_line,
                                        &halves.declared, error);
    watched = pair->source;
    watch_line(0);
    if (status == STATUS_OK)
        status = halves_check_name(&halves);
    if (status == STATUS_OK)
        status = halves_check_free(&halves);
    if (status == STATUS_OK)
        status = load_c(&halves, library);
    if (status == STATUS_OK)
        status = halves_check_same(&halves);
    if (status != STATUS_OK)
        take_back(&halves);
    else if (needs != NULL) {
        *needs = halves.declared.needs;
        halves.declared.needs = NULL;
    }
    prolog_declared_free(&halves.declared);
    watcher = NULL;
    return status;
}
