/* cases.c -- reading cases.
 *
 * Mirror: prolog_impl/cases.pl.
 */
#include "cases.h"

#include "text.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

static const char blanks[] = " \t";

static WordText shown(const char *word)
{
    return word_text(word, strlen(word));
}

static bool has_control(const char *name)
{
    for (; *name != '\0'; name++)
        if ((unsigned char)*name < ' ' || *name == 127)
            return true;
    return false;
}

static bool parse_square(const char *word, Square *square)
{
    return word != NULL && square_parse(&word, square) && *word == '\0';
}

static bool parse_cost(const char *word, int *cost)
{
    if (word == NULL)
        return false;
    if (strcmp(word, "none") == 0) {
        *cost = COST_NONE;
        return true;
    }
    char *end;
    long value = *word >= '0' && *word <= '9' ? strtol(word, &end, 10) : -1;
    if (value < 0 || value >= INT_MAX || *end != '\0')
        return false;
    *cost = (int)value;
    return true;
}

static Status parse_route(Case *new_case, const char *word, Error *error)
{
    /* A square takes at least the five characters of "(1,1)". */
    new_case->route = malloc((strlen(word) / 5 + 1) * sizeof *new_case->route);
    if (new_case->route == NULL)
        return error_out_of_memory(error);
    new_case->has_route = true;
    while (*word != '\0') {
        Square *square = &new_case->route[new_case->route_length++];
        if (*word++ != '(' || !square_parse(&word, square) || *word++ != ')')
            return error_set(error, STATUS_BAD_INPUT, new_case->line,
                             "a route is written (x,y)(x,y)... or with levels, "
                             "without blanks");
    }
    return STATUS_OK;
}

static Status parse_expectation(Case *new_case, char *word, Error *error)
{
    char *equals = strchr(word, '=');
    if (equals == NULL || equals == word)
        return error_set(
            error, STATUS_BAD_INPUT, new_case->line,
            "expected SEARCH=COST, SEARCH=none or route=SQUARES, not '%s'",
            shown(word).text);
    *equals = '\0';
    bool is_route = strcmp(word, "route") == 0;
    int cost = 0;
    if (is_route ? new_case->has_route : case_expects(new_case, word, &cost))
        return error_set(error, STATUS_BAD_INPUT, new_case->line,
                         "a second '%s='", shown(word).text);
    if (is_route)
        return parse_route(new_case, equals + 1, error);
    if (!parse_cost(equals + 1, &cost))
        return error_set(error, STATUS_BAD_INPUT, new_case->line,
                         "'%s=' needs a cost or 'none', not '%s'",
                         shown(word).text, shown(equals + 1).text);
    new_case->expectations[new_case->expectation_count++] =
        (Expectation){word, cost};
    return STATUS_OK;
}

static Status parse_case(Case *new_case, const Line *line, Error *error)
{
    new_case->line = line->number;
    if (memchr(line->start, '\0', line->length) != NULL)
        return error_set(error, STATUS_BAD_INPUT, line->number,
                         "the line has a NUL character");
    new_case->text = line_copy(line);
    /* An expectation and its blank take at least three characters. */
    new_case->expectations =
        malloc((line->length / 3 + 1) * sizeof *new_case->expectations);
    if (new_case->text == NULL || new_case->expectations == NULL)
        return error_out_of_memory(error);
    char *rest;
    new_case->name = strtok_r(new_case->text, blanks, &rest);
    new_case->world = strtok_r(NULL, blanks, &rest);
    if (!parse_square(strtok_r(NULL, blanks, &rest), &new_case->from) ||
        !parse_square(strtok_r(NULL, blanks, &rest), &new_case->to))
        return error_set(error, STATUS_BAD_INPUT, line->number,
                         "expected NAME WORLD FROM TO SHORTEST; squares are "
                         "x,y or level,x,y");
    if (has_control(new_case->name) || has_control(new_case->world))
        return error_set(error, STATUS_BAD_INPUT, line->number,
                         "the %s's name has a control character",
                         has_control(new_case->name) ? "case" : "world");
    if (!parse_cost(strtok_r(NULL, blanks, &rest), &new_case->shortest))
        return error_set(
            error, STATUS_BAD_INPUT, line->number,
            "the shortest route's cost must be a whole number or 'none'");
    Status status = STATUS_OK;
    char *word;
    while (status == STATUS_OK &&
           (word = strtok_r(NULL, blanks, &rest)) != NULL)
        status = parse_expectation(new_case, word, error);
    return status;
}

static Status add_case(Cases *cases, int *capacity, const Line *line,
                       Error *error)
{
    if (cases->count == *capacity) {
        int larger = *capacity == 0 ? 16 : 2 * *capacity;
        Case *grown = realloc(cases->cases, (size_t)larger * sizeof *grown);
        if (grown == NULL)
            return error_out_of_memory(error);
        cases->cases = grown;
        *capacity = larger;
    }
    Case *new_case = &cases->cases[cases->count++];
    *new_case = (Case){0};
    return parse_case(new_case, line, error);
}

static int compare_names(const void *a, const void *b)
{
    const Case *const *first = a;
    const Case *const *second = b;
    int order = strcmp((*first)->name, (*second)->name);
    return order != 0 ? order : (*first)->line - (*second)->line;
}

/* Sorts the names; of those that stand twice, complains of the first in the
 * file. */
static Status check_names(const Cases *cases, Error *error)
{
    const Case *doubled = NULL;
    const Case **sorted = malloc(((size_t)cases->count + 1) * sizeof *sorted);
    if (sorted == NULL)
        return error_out_of_memory(error);
    for (int i = 0; i < cases->count; i++)
        sorted[i] = &cases->cases[i];
    qsort(sorted, (size_t)cases->count, sizeof *sorted, compare_names);
    for (int i = 1; i < cases->count; i++)
        if (strcmp(sorted[i - 1]->name, sorted[i]->name) == 0 &&
            (doubled == NULL || sorted[i]->line < doubled->line))
            doubled = sorted[i];
    free(sorted);
    if (doubled == NULL)
        return STATUS_OK;
    return error_set(error, STATUS_BAD_INPUT, doubled->line,
                     "a second case '%s'", shown(doubled->name).text);
}

/* Nothing but blanks, or a comment behind them. */
static bool is_empty(Line line)
{
    Line word;
    return !line_word(&line, &word) || *word.start == ';';
}

Status cases_read(Cases *cases, const char *path, Error *error)
{
    Lines lines;
    Line line;
    int capacity = 0;
    *cases = (Cases){0};
    Status status = lines_open(&lines, path, error);
    if (status != STATUS_OK)
        return status;
    while (status == STATUS_OK && lines_next(&lines, &line, error))
        if (!is_empty(line))
            status = add_case(cases, &capacity, &line, error);
    if (status == STATUS_OK)
        status = lines.status;
    lines_close(&lines);
    if (status == STATUS_OK)
        status = check_names(cases, error);
    if (status != STATUS_OK)
        cases_free(cases);
    return status;
}

void cases_free(Cases *cases)
{
    for (int i = 0; i < cases->count; i++) {
        free(cases->cases[i].text);
        free(cases->cases[i].expectations);
        free(cases->cases[i].route);
    }
    free(cases->cases);
    *cases = (Cases){0};
}

bool case_expects(const Case *the_case, const char *search, int *cost)
{
    for (int i = 0; i < the_case->expectation_count; i++)
        if (strcmp(the_case->expectations[i].search, search) == 0) {
            *cost = the_case->expectations[i].cost;
            return true;
        }
    return false;
}

bool case_world_is_path(const char *world)
{
    return strchr(world, '/') != NULL || strstr(world, ".world") != NULL ||
           strstr(world, ".map") != NULL;
}

/* Puts a square on its level and checks it; a refusal says whose it is. */
static Status place(const World *world, Square *square, const char *whose,
                    Status (*check)(const World *, Square, Error *),
                    Error *error)
{
    Status status = world_place(world, square, error);
    if (status == STATUS_OK)
        status = check(world, *square, error);
    if (status != STATUS_OK) {
        Error why = *error;
        error_set(error, status, 0, "%s: %s", whose, why.text);
    }
    return status;
}

Status case_place(Case *the_case, const World *world, Error *error)
{
    Status status =
        place(world, &the_case->from, "from", world_check_end, error);
    if (status == STATUS_OK)
        status = place(world, &the_case->to, "to", world_check_end, error);
    for (int i = 0; status == STATUS_OK && i < the_case->route_length; i++)
        status = place(world, &the_case->route[i], "route=", world_check_inside,
                       error);
    if (status == STATUS_OK)
        status = world_check_ends(world, the_case->from, the_case->to, error);
    if (status != STATUS_OK)
        error->line = the_case->line;
    return status;
}
