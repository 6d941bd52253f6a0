/* scen_rows.c -- rows of a .scen file as questions of many squares.
 *
 * Mirror: prolog_impl/scen_rows.pl.
 */
#include "scen_rows.h"

#include "map_reader.h"
#include "text.h"

#include <stdlib.h>
#include <string.h>

static Status refuse_said(const char *what, const char *word, Error *error)
{
    return error_set(error, STATUS_BAD_INPUT, 0, "%s '%s'", what,
                     word_text(word, strlen(word)).text);
}

static Status parse_counts(ScenRows *rows, char *rest, Error *error)
{
    char *word;
    while ((word = strsep(&rest, ",")) != NULL) {
        int *count = &rows->counts[rows->count_count++];
        if (rows->count_count == SCEN_COUNTS || !word_number(word, count) ||
            *count == 0)
            return refuse_said("not a number of rows:", word, error);
    }
    return STATUS_OK;
}

Status scen_rows_read(ScenRows *rows, const char *text, Error *error)
{
    const char *words = map_moves(text, ".scen");
    char *rest = strdup(text);
    *rows = (ScenRows){.path = rest, .moves = ""};
    if (rest == NULL)
        return error_out_of_memory(error);
    rest += words - text;
    if (*rest == '\0')
        return STATUS_OK;
    rest[-1] = '\0';
    rows->moves = strsep(&rest, ":");
    const char *problem = strsep(&rest, ":");
    char *counts = strsep(&rest, ":");
    Status status = STATUS_OK;
    if (problem != NULL && (rows->problem = problem_find(problem)) == NULL)
        status = refuse_said("no problem is called", problem, error);
    else if (problem != NULL && !rows->problem->fields[0].repeats)
        status = refuse_said("many rows are no question of", problem, error);
    if (status == STATUS_OK && counts != NULL && *counts != '\0')
        status = parse_counts(rows, counts, error);
    if (status == STATUS_OK && rest != NULL &&
        !word_number(rest, &rows->number))
        status = refuse_said("not a number:", rest, error);
    return status;
}

/* The number that ends a question of the problem. */
static int last_number(const ScenRows *rows)
{
    const Field *field = rows->problem->fields;
    while (field[1].kind != FIELD_NONE)
        field++;
    return rows->number > 0 ? rows->number : field->unsaid;
}

/* The first rows as one case. */
static Status gather(Case *one, const Cases *cases, int count,
                     const ScenRows *rows, Error *error)
{
    const Case *last = &cases->cases[count - 1];
    Square *squares = malloc(2 * (size_t)count * sizeof *squares);
    int *number = malloc(sizeof *number);
    *one = (Case){.problem = rows->problem,
                  .question = {.squares = squares,
                               .square_count = 2 * count,
                               .numbers = number,
                               .number_count = 1},
                  .unknown = true,
                  .width = last->width,
                  .height = last->height,
                  .line = last->line};
    if (squares == NULL || number == NULL ||
        asprintf(&one->text, "%d%c%s", count, '\0', last->world) < 0) {
        one->text = NULL;
        return error_out_of_memory(error);
    }
    one->name = one->text;
    one->world = one->text + strlen(one->text) + 1;
    *number = last_number(rows);
    for (int i = 0; i < count; i++) {
        const Case *row = &cases->cases[i];
        if (strcmp(row->world, last->world) != 0)
            return error_set(error, STATUS_BAD_INPUT, row->line,
                             "the row is of another map than row %d", count);
        squares[2 * i] = row->question.squares[0];
        squares[2 * i + 1] = row->question.squares[1];
    }
    return STATUS_OK;
}

Status scen_rows_gather(ScenRows *rows, Cases *cases, Error *error)
{
    Cases all = *cases;
    Status status = STATUS_OK;
    int capacity = 0;
    *cases = (Cases){0};
    if (rows->count_count == 0)
        rows->counts[rows->count_count++] = all.count;
    for (int i = 0; i < rows->count_count && status == STATUS_OK; i++) {
        int count = rows->counts[i];
        Case *one = cases_add(cases, &capacity);
        if (one == NULL)
            status = error_out_of_memory(error);
        else if (count > all.count || count == 0)
            status =
                error_set(error, STATUS_BAD_INPUT, 0,
                          "the file has %d rows, not %d", all.count, count);
        else
            status = gather(one, &all, count, rows, error);
    }
    cases_free(&all);
    return status;
}
