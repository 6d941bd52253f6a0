/* expectations.c -- the words of a case that say what is expected of solvers.
 *
 * Mirror: prolog_impl/expectations.pl.
 */
#include "expectations.h"

#include "random.h"
#include "text.h"

#include <stdlib.h>
#include <string.h>

static WordText shown(const char *word)
{
    return word_text(word, strlen(word));
}

/* Squares in a row, as many as there are. */
static bool parse_squares(ExpectedRows *rows, const char *word)
{
    while (*word != '\0')
        if (*word++ != '(' ||
            !square_parse(&word, &rows->squares[rows->count++]) ||
            *word++ != ')')
            return false;
    return true;
}

/* The checksum of a file that stands beside the cases. */
static Status sum_file(uint32_t *sum, const char *name, const char *path,
                       int line, const char *key, Error *error)
{
    char buffer[1 << 12];
    const char *slash = *name == '/' ? NULL : strrchr(path, '/');
    int directory = slash == NULL ? 0 : (int)(slash + 1 - path);
    size_t got;
    snprintf(buffer, sizeof buffer, "%.*s%s", directory, path, name);
    FILE *file = fopen(buffer, "r");
    *sum = TEXT_SUM;
    while (file != NULL && (got = fread(buffer, 1, sizeof buffer, file)) > 0)
        *sum = text_sum(*sum, buffer, got);
    bool failed = file == NULL || ferror(file);
    if (file != NULL)
        fclose(file);
    if (!failed)
        return STATUS_OK;
    return error_set(error, STATUS_BAD_INPUT, line, "%s=: %s cannot be read",
                     shown(key).text, shown(name).text);
}

static Status parse_rows(const Case *the_case, ExpectedRows *rows,
                         const char *key, const char *value, const char *path,
                         Error *error)
{
    static const char sum[] = "sum:";
    int number = 0;
    bool squares = rows->binds_default || *value == '(' || *value == '\0';
    if (!squares && strncmp(value, sum, strlen(sum)) != 0) {
        rows->is_sum = true;
        return sum_file(&rows->sum, value, path, the_case->line, key, error);
    }
    if (!squares && word_number(value + strlen(sum), &number)) {
        rows->is_sum = true;
        rows->sum = (uint32_t)number;
        return STATUS_OK;
    }
    if (squares) {
        /* A square takes at least the five characters of "(1,1)". */
        rows->squares = malloc((strlen(value) / 5 + 1) * sizeof *rows->squares);
        if (rows->squares == NULL)
            return error_out_of_memory(error);
        if (parse_squares(rows, value))
            return STATUS_OK;
    }
    if (rows->binds_default)
        return error_set(error, STATUS_BAD_INPUT, the_case->line,
                         "a route is written (x,y)(x,y)... or with levels, "
                         "without blanks");
    return error_set(error, STATUS_BAD_INPUT, the_case->line,
                     "'%s=' needs (x,y)(x,y)..., a file or sum:N, not '%s'",
                     shown(key).text, shown(value).text);
}

static bool counts(const Problem *problem, const char *count)
{
    for (const Work *work = problem->work; work->name != NULL; work++)
        if (strcmp(work->name, count) == 0)
            return true;
    return false;
}

static Status expect_number(const Case *the_case, Expectation *expectation,
                            const char *key, const char *value, Error *error)
{
    const Problem *problem = the_case->problem;
    const char *count = expectation->count;
    int number;
    if (count == NULL && score_parse(value, &expectation->value))
        return STATUS_OK;
    if (count == NULL)
        return error_set(error, STATUS_BAD_INPUT, the_case->line,
                         "'%s=' needs a %s or 'none', not '%s'",
                         shown(key).text, problem_score(problem),
                         shown(value).text);
    if (!counts(problem, count))
        return error_set(error, STATUS_BAD_INPUT, the_case->line,
                         "%s has no count '%s'", problem->name,
                         shown(count).text);
    if (!word_number(value, &number))
        return error_set(error, STATUS_BAD_INPUT, the_case->line,
                         "'%s=' needs a whole number, not '%s'",
                         shown(key).text, shown(value).text);
    expectation->value = number;
    return STATUS_OK;
}

/* Whether the case has an expectation of the rows, or of a number, like it. */
static bool is_second_rows(const Case *the_case, const ExpectedRows *rows)
{
    for (const ExpectedRows *other = the_case->rows;
         other < the_case->rows + the_case->rows_count; other++)
        if (other->binds_default == rows->binds_default &&
            (other->solver == NULL) == (rows->solver == NULL) &&
            (rows->solver == NULL || strcmp(other->solver, rows->solver) == 0))
            return true;
    return false;
}

/* Splits "solver.count" in place; NULL: there is only a solver. */
static char *split_count(char *solver)
{
    char *dot = strchr(solver, '.');
    if (dot != NULL)
        *dot = '\0';
    return dot == NULL ? NULL : dot + 1;
}

static Status expected(const Case *the_case, const char *word, Error *error)
{
    const Problem *problem = the_case->problem;
    if (problem->rows != NULL)
        return error_set(
            error, STATUS_BAD_INPUT, the_case->line,
            "expected SEARCH=COST, SEARCH=none or %s=SQUARES, not '%s'",
            problem->rows, shown(word).text);
    return error_set(error, STATUS_BAD_INPUT, the_case->line,
                     "expected SOLVER=SCORE, SOLVER=none, SOLVER.COUNT=N, "
                     "answer=ANSWER or SOLVER.answer=ANSWER, not '%s'",
                     shown(word).text);
}

Status expectation_parse(Case *the_case, char *word, const char *path,
                         Error *error)
{
    const Problem *problem = the_case->problem;
    char *equals = strchr(word, '=');
    if (equals == NULL || equals == word || *word == '.')
        return expected(the_case, word, error);
    *equals = '\0';
    WordText key = shown(word);
    bool is_old = problem->rows != NULL && strcmp(word, problem->rows) == 0;
    bool is_answer = strcmp(word, "answer") == 0;
    char *count = split_count(word);
    int64_t value;
    if (is_old || is_answer ||
        (count != NULL && strcmp(count, "answer") == 0)) {
        ExpectedRows *rows = &the_case->rows[the_case->rows_count];
        *rows = (ExpectedRows){.solver = is_old || is_answer ? NULL : word,
                               .binds_default = is_old};
        if (is_second_rows(the_case, rows))
            return error_set(error, STATUS_BAD_INPUT, the_case->line,
                             "a second '%s='", key.text);
        the_case->rows_count++;
        return parse_rows(the_case, rows, key.text, equals + 1, path, error);
    }
    if (case_expects(the_case, word, count, &value))
        return error_set(error, STATUS_BAD_INPUT, the_case->line,
                         "a second '%s='", key.text);
    Expectation *expectation =
        &the_case->expectations[the_case->expectation_count++];
    *expectation = (Expectation){.solver = word, .count = count};
    return expect_number(the_case, expectation, key.text, equals + 1, error);
}
