/* halves.c -- whether both halves of a pair say the same of themselves. */
#include "halves.h"

#include "lines.h"
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

int halves_order(const char *source)
{
    int order = 0;
    while (order < KINDS && lines_find(source, kinds[order].macro, false) == 0)
        order++;
    return order;
}

/* Where the C half declares itself. */
static int source_line(const Halves *halves)
{
    for (int i = 0; i < KINDS; i++) {
        int line = lines_find(halves->pair->source, kinds[i].macro, false);
        if (line > 0)
            return line;
    }
    return 0;
}

static Status refuse_source(const Halves *halves, const char *what)
{
    error_set(halves->error, STATUS_BAD_INPUT, source_line(halves), "%s", what);
    return error_in_file(halves->error, STATUS_BAD_INPUT, halves->pair->source);
}

static Status refuse_clauses(const Halves *halves, const char *what)
{
    error_set(halves->error, STATUS_BAD_INPUT, halves->declared.line, "%s",
              what);
    return error_in_file(halves->error, STATUS_BAD_INPUT,
                         halves->pair->clauses);
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
Status halves_check_free(Halves *halves)
{
    const PrologDeclared *declared = &halves->declared;
    const char *name = declared->name;
    const char *kind = declared->kind;
    const char *where = "of the project";
    const Solver *other = NULL;
    char text[300];
    bool taken = false;
    halves->mirror = find_search(halves->pair->clauses);
    if (strcmp(kind, "search") == 0) {
        taken = halves->mirror == NULL;
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
    return refuse_source(halves, text);
}

Status halves_check_name(const Halves *halves)
{
    char text[200];
    if (strcmp(halves->declared.name, halves->pair->name) == 0)
        return STATUS_OK;
    snprintf(text, sizeof text,
             "declares '%.60s'; in a file of this name it would be '%s'",
             halves->declared.name, halves->pair->name);
    return refuse_clauses(halves, text);
}

/* Whether the C half has declared one thing, of the kind that the other half
 * has. */
static Status check_kind(const Halves *halves)
{
    const Registered *registered = &halves->registered;
    const void *things[KINDS] = {registered->game, registered->maker,
                                 registered->problem, registered->search};
    char text[200];
    if (registered->count == 0)
        return refuse_source(halves,
                             "declares nothing: it has no SOLVER(), GAME(), "
                             "MAKER() or PROBLEM()");
    if (registered->count > 1)
        return refuse_source(halves,
                             "declares a second thing: one file, one of them");
    for (int i = 0; i < KINDS; i++)
        if (things[i] != NULL &&
            strcmp(kinds[i].kind, halves->declared.kind) != 0) {
            snprintf(text, sizeof text, "declares a %s, and %s.pl a %s",
                     kinds[i].kind, halves->pair->name, halves->declared.kind);
            return refuse_source(halves, text);
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

static Status check_search(const Halves *halves)
{
    static const char *const styles[] = {"thesis", "plain", "tuned"};
    const Solver *solver = halves->registered.search;
    char text[200];
    bool known = false;
    for (size_t i = 0; i < sizeof styles / sizeof *styles; i++)
        known = known || strcmp(solver->style, styles[i]) == 0;
    if (!known) {
        snprintf(text, sizeof text,
                 "its style is '%.60s', which is not thesis, plain or tuned",
                 solver->style);
        return refuse_source(halves, text);
    }
    if (problem_of(solver) == NULL) {
        snprintf(text, sizeof text, "no problem is called '%.60s'",
                 solver->problem);
        return refuse_source(halves, text);
    }
    if (solver->prepare == NULL || solver->run == NULL ||
        solver->trace == NULL || solver->release == NULL)
        return refuse_source(halves,
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
static Status check_words(const Halves *halves)
{
    const PrologDeclared *declared = &halves->declared;
    char *ours = c_words(&halves->registered);
    char *theirs = halves->mirror == NULL ? strdup(declared->words)
                                          : words_of_search(halves->mirror);
    const char *a = ours;
    const char *b = theirs;
    int a_length;
    int b_length;
    char text[600];
    Status status = STATUS_OK;
    if (ours == NULL || theirs == NULL)
        status = error_out_of_memory(halves->error);
    else if (words_differ(&a, &b, &a_length, &b_length)) {
        snprintf(text, sizeof text, "says '%.*s', but %s.pl:%d says '%.*s'",
                 a_length, a, halves->pair->name, declared->line, b_length, b);
        status = refuse_source(halves, text);
    }
    free(ours);
    free(theirs);
    return status;
}

Status halves_check_same(const Halves *halves)
{
    Status status = check_kind(halves);
    if (status == STATUS_OK &&
        strcmp(name_of(&halves->registered), halves->pair->name) != 0) {
        char text[200];
        snprintf(text, sizeof text,
                 "declares '%.60s'; in a file of this name it would be '%s'",
                 name_of(&halves->registered), halves->pair->name);
        status = refuse_source(halves, text);
    }
    if (status == STATUS_OK && halves->registered.search != NULL)
        status = check_search(halves);
    return status == STATUS_OK ? check_words(halves) : status;
}
