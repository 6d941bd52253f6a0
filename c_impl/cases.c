/* cases.c -- what solvers must answer in one case.
 *
 * Mirror: prolog_impl/cases.pl.
 */
#include "cases.h"

#include "text.h"

#include <stdlib.h>
#include <string.h>

Case *cases_add(Cases *cases, int *capacity)
{
    if (cases->count == *capacity) {
        int larger = *capacity == 0 ? 16 : 2 * *capacity;
        Case *grown = realloc(cases->cases, (size_t)larger * sizeof *grown);
        if (grown == NULL)
            return NULL;
        cases->cases = grown;
        *capacity = larger;
    }
    Case *added = &cases->cases[cases->count++];
    *added = (Case){0};
    return added;
}

void case_free(Case *the_case)
{
    for (int i = 0; i < the_case->rows_count; i++)
        free(the_case->rows[i].squares);
    free(the_case->rows);
    free(the_case->expectations);
    free(the_case->text);
    question_free(&the_case->question);
}

void cases_free(Cases *cases)
{
    for (int i = 0; i < cases->count; i++)
        case_free(&cases->cases[i]);
    free(cases->cases);
    *cases = (Cases){0};
}

static bool same_count(const char *a, const char *b)
{
    return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

bool case_expects(const Case *the_case, const char *solver, const char *count,
                  int64_t *value)
{
    for (int i = 0; i < the_case->expectation_count; i++) {
        const Expectation *expectation = &the_case->expectations[i];
        if (strcmp(expectation->solver, solver) == 0 &&
            same_count(expectation->count, count)) {
            *value = expectation->value;
            return true;
        }
    }
    return false;
}

bool case_world_is_path(const char *world)
{
    return strchr(world, '/') != NULL || strstr(world, ".world") != NULL ||
           strstr(world, ".map") != NULL;
}

/* Puts what stands before a message that names the square it is about. */
static Status prefix(Status status, const char *whose, Error *error)
{
    Error why = *error;
    return error_set(error, status, 0, "%s: %s", whose, why.text);
}

/* The same for the word that has the square. */
static Status prefix_rows(Status status, const Problem *problem,
                          const ExpectedRows *rows, Error *error)
{
    char key[80];
    char whose[WORD_SHOWN + 2];
    snprintf(key, sizeof key, "%s%s%s",
             rows->solver == NULL ? "" : rows->solver,
             rows->solver == NULL ? "" : ".",
             rows->binds_default ? problem->rows : "answer");
    snprintf(whose, sizeof whose, "%s=", word_text(key, strlen(key)).text);
    return prefix(status, whose, error);
}

static Status place_rows(const Case *the_case, const World *world, Error *error)
{
    Status status = STATUS_OK;
    for (int i = 0; i < the_case->rows_count; i++) {
        ExpectedRows *rows = &the_case->rows[i];
        for (int j = 0; j < rows->count && status == STATUS_OK; j++) {
            status = world_place(world, &rows->squares[j], error);
            if (status == STATUS_OK)
                status = world_check_inside(world, rows->squares[j], error);
            if (status != STATUS_OK)
                return prefix_rows(status, the_case->problem, rows, error);
        }
    }
    return status;
}

/* Counts what was read as the game does, where scores are costs. */
static Status place_scores(Case *the_case, const Game *game, Error *error)
{
    bool can_be = score_in(game, &the_case->best);
    for (int i = 0; i < the_case->expectation_count; i++)
        if (the_case->expectations[i].count == NULL)
            can_be = score_in(game, &the_case->expectations[i].value) && can_be;
    return can_be ? STATUS_OK
                  : error_set(error, STATUS_BAD_INPUT, 0, "%s has no such cost",
                              game->name);
}

Status case_place(Case *the_case, const World *world, Error *error)
{
    const Field *wrong;
    const Problem *problem = the_case->problem;
    if (the_case->width > 0 &&
        (the_case->width != world->width || the_case->height != world->height))
        return error_set(error, STATUS_BAD_INPUT, the_case->line,
                         "the map is %d x %d, not %d x %d", world->width,
                         world->height, the_case->width, the_case->height);
    Status status = question_place(&the_case->question, problem->fields, world,
                                   &wrong, error);
    if (status != STATUS_OK && wrong->kind != FIELD_NUMBER)
        prefix(status, wrong->name, error);
    if (status == STATUS_OK)
        status = place_rows(the_case, world, error);
    if (status == STATUS_OK && problem->unit == NULL && the_case->slack == 0)
        status = place_scores(the_case, world->game, error);
    if (status == STATUS_OK)
        status = problem_accepts(problem, world, &the_case->question, error);
    if (status != STATUS_OK)
        error->line = the_case->line;
    return status;
}
