/* pair.c -- a search, game, maker or problem from outside.
 *
 * The Prolog half comes first, since it can be unloaded again.
 */
#include "pair.h"

#include "../prolog_from_c/prolog_from_c.h"
#include "../prolog_from_c/prolog_outside.h"
#include "library.h"
#include "words.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* In the order in which they are loaded: a search answers a problem, in games.
 */
static const struct {
    const char *kind;
    const char *macro;
} kinds[] = {{"game", "GAME("},
             {"maker", "MAKER("},
             {"problem", "PROBLEM("},
             {"search", "SOLVER("}};

enum { KINDS = sizeof kinds / sizeof *kinds };

/* The first line that begins so, or has it anywhere; 0: none does. */
static int line_of(const char *path, const char *text, bool anywhere)
{
    FILE *file = fopen(path, "re");
    char *line = NULL;
    size_t size = 0;
    int number = 0;
    int found = 0;
    while (file != NULL && found == 0 && getline(&line, &size, file) > 0) {
        number++;
        const char *place = strstr(line, text);
        if (place == line || (place != NULL && anywhere))
            found = number;
    }
    free(line);
    if (file != NULL)
        fclose(file);
    return found;
}

void pair_make(Pair *pair, const char *directory, const char *name)
{
    snprintf(pair->name, sizeof pair->name, "%s", name);
    snprintf(pair->source, sizeof pair->source, "%s/%s.c", directory, name);
    snprintf(pair->clauses, sizeof pair->clauses, "%s/%s.pl", directory, name);
}

int pair_order(const Pair *pair)
{
    int order = 0;
    while (order < KINDS &&
           line_of(pair->source, kinds[order].macro, false) == 0)
        order++;
    return order;
}

/* What is being loaded. */
typedef struct Loading {
    const Pair *pair;
    PrologDeclared declared;
    Registered registered;
    const Solver *mirror; /* of a search, the Prolog half */
    Error *error;
} Loading;

/* Where the C half declares itself. */
static int source_line(const Loading *loading)
{
    for (int i = 0; i < KINDS; i++) {
        int line = line_of(loading->pair->source, kinds[i].macro, false);
        if (line > 0)
            return line;
    }
    return 0;
}

static Status refuse_source(const Loading *loading, const char *what)
{
    error_set(loading->error, STATUS_BAD_INPUT, source_line(loading), "%s",
              what);
    return error_in_file(loading->error, STATUS_BAD_INPUT,
                         loading->pair->source);
}

static Status refuse_clauses(const Loading *loading, const char *what)
{
    error_set(loading->error, STATUS_BAD_INPUT, loading->declared.line, "%s",
              what);
    return error_in_file(loading->error, STATUS_BAD_INPUT,
                         loading->pair->clauses);
}

static const Solver *find_search(const char *file)
{
    const Solver *solver = solver_first();
    while (solver != NULL && strcmp(solver->file, file) != 0)
        solver = solver->next;
    return solver;
}

/* The Prolog half is known to this process; there is nothing of the C half yet.
 */
static Status check_free(Loading *loading)
{
    const PrologDeclared *declared = &loading->declared;
    const char *name = declared->name;
    const char *kind = declared->kind;
    const char *where = "of the project";
    const Solver *other = NULL;
    char text[300];
    bool taken = false;
    loading->mirror = find_search(loading->pair->clauses);
    if (strcmp(kind, "search") == 0) {
        taken = loading->mirror == NULL;
        other = solver_find(name, declared->style, &language_c);
        where = other == NULL ? where : other->file;
    } else if (strcmp(kind, "game") == 0)
        taken = game_find(name, strlen(name)) != NULL;
    else if (strcmp(kind, "maker") == 0)
        taken = maker_find(name) != NULL;
    else
        taken = problem_find(name) != NULL;
    if (!taken)
        return STATUS_OK;
    snprintf(text, sizeof text, "the name is taken: there is a %s%s%s %s, %s",
             declared->style, *declared->style == '\0' ? "" : " ", kind, name,
             where);
    return refuse_source(loading, text);
}

static Status check_name(const Loading *loading)
{
    char text[200];
    if (strcmp(loading->declared.name, loading->pair->name) == 0)
        return STATUS_OK;
    snprintf(text, sizeof text,
             "declares '%.60s'; in a file of this name it would be '%s'",
             loading->declared.name, loading->pair->name);
    return refuse_clauses(loading, text);
}

static Status load_library(Loading *loading, const char *library)
{
    const Pair *pair = loading->pair;
    Status status = library_load(library, &loading->registered, loading->error);
    if (status == STATUS_OK)
        return STATUS_OK;
    /* "LIBRARY: undefined symbol: NAME" */
    static const char sign[] = "undefined symbol: ";
    const char *place = strstr(loading->error->text, sign);
    char name[80];
    snprintf(name, sizeof name, "%s",
             place == NULL ? "" : place + sizeof sign - 1);
    if (*name != '\0')
        error_set(loading->error, status, line_of(pair->source, name, true),
                  "%s is not there for searches", name);
    return error_in_file(loading->error, status, pair->source);
}

/* Whether the C half has declared one thing, of the kind that the other half
 * has. */
static Status check_kind(const Loading *loading)
{
    const Registered *registered = &loading->registered;
    const void *things[KINDS] = {registered->game, registered->maker,
                                 registered->problem, registered->search};
    char text[200];
    if (registered->count == 0)
        return refuse_source(loading,
                             "declares nothing: it has no SOLVER(), GAME(), "
                             "MAKER() or PROBLEM()");
    if (registered->count > 1)
        return refuse_source(loading,
                             "declares a second thing: one file, one of them");
    for (int i = 0; i < KINDS; i++)
        if (things[i] != NULL &&
            strcmp(kinds[i].kind, loading->declared.kind) != 0) {
            snprintf(text, sizeof text, "declares a %s, and %s.pl a %s",
                     kinds[i].kind, loading->pair->name,
                     loading->declared.kind);
            return refuse_source(loading, text);
        }
    return STATUS_OK;
}

static const char *name_of(const Registered *registered)
{
    return registered->search != NULL    ? registered->search->name
           : registered->game != NULL    ? registered->game->name
           : registered->maker != NULL   ? registered->maker->name
           : registered->problem != NULL ? registered->problem->name
                                         : "";
}

static Status check_search(const Loading *loading)
{
    static const char *const styles[] = {"thesis", "plain", "tuned"};
    const Solver *solver = loading->registered.search;
    char text[200];
    bool known = false;
    for (size_t i = 0; i < sizeof styles / sizeof *styles; i++)
        known = known || strcmp(solver->style, styles[i]) == 0;
    if (!known) {
        snprintf(text, sizeof text,
                 "its style is '%.60s', which is not thesis, plain or tuned",
                 solver->style);
        return refuse_source(loading, text);
    }
    if (problem_of(solver) == NULL) {
        snprintf(text, sizeof text, "no problem is called '%.60s'",
                 solver->problem);
        return refuse_source(loading, text);
    }
    if (solver->prepare == NULL || solver->run == NULL ||
        solver->trace == NULL || solver->release == NULL)
        return refuse_source(loading,
                             "a search needs prepare, run, trace and release");
    return STATUS_OK;
}

static char *c_words(const Registered *registered)
{
    return registered->search != NULL  ? words_of_search(registered->search)
           : registered->game != NULL  ? words_of_game(registered->game)
           : registered->maker != NULL ? words_of_maker(registered->maker)
                                       : words_of_problem(registered->problem);
}

/* Both halves say the same. */
static Status check_words(const Loading *loading)
{
    const PrologDeclared *declared = &loading->declared;
    char *ours = c_words(&loading->registered);
    char *theirs = loading->mirror == NULL ? strdup(declared->words)
                                           : words_of_search(loading->mirror);
    const char *a = ours;
    const char *b = theirs;
    int a_length;
    int b_length;
    char text[600];
    Status status = STATUS_OK;
    if (ours == NULL || theirs == NULL)
        status = error_out_of_memory(loading->error);
    else if (words_differ(&a, &b, &a_length, &b_length)) {
        snprintf(text, sizeof text, "says '%.*s', but %s.pl:%d says '%.*s'",
                 a_length, a, loading->pair->name, declared->line, b_length, b);
        status = refuse_source(loading, text);
    }
    free(ours);
    free(theirs);
    return status;
}

static Status check_halves(const Loading *loading)
{
    char text[200];
    Status status = check_kind(loading);
    if (status == STATUS_OK &&
        strcmp(name_of(&loading->registered), loading->pair->name) != 0) {
        snprintf(text, sizeof text,
                 "declares '%.60s'; in a file of this name it would be '%s'",
                 name_of(&loading->registered), loading->pair->name);
        status = refuse_source(loading, text);
    }
    if (status == STATUS_OK && loading->registered.search != NULL)
        status = check_search(loading);
    return status == STATUS_OK ? check_words(loading) : status;
}

/* Only a search that was changed since it was tried gets here. */
static void take_back(const Loading *loading)
{
    if (loading->registered.search != NULL)
        solver_unregister((Solver *)(uintptr_t)loading->registered.search);
    prolog_outside_unload(loading->pair->clauses);
}

static PairWatch *watcher;
static const char *watched;

static void watch_line(int line)
{
    if (watcher != NULL)
        watcher(watched, line);
}

Status pair_load(const Pair *pair, const char *library, bool optimise,
                 PairWatch *watch, char **needs, Error *error)
{
    Loading loading = {.pair = pair, .error = error};
    watcher = watch;
    watched = pair->clauses;
    watch_line(0);
    Status status = prolog_outside_load(pair->clauses, optimise, watch_line,
                                        &loading.declared, error);
    if (status != STATUS_OK)
        return status;
    watched = pair->source;
    watch_line(0);
    status = check_name(&loading);
    if (status == STATUS_OK)
        status = check_free(&loading);
    if (status == STATUS_OK)
        status = load_library(&loading, library);
    if (status == STATUS_OK)
        status = check_halves(&loading);
    if (status != STATUS_OK)
        take_back(&loading);
    else if (needs != NULL) {
        *needs = loading.declared.needs;
        loading.declared.needs = NULL;
    }
    prolog_declared_free(&loading.declared);
    watcher = NULL;
    return status;
}
