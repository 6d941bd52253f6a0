/* cases_reader.c -- reading cases.
 *
 * Mirror: prolog_impl/cases_reader.pl.
 */
#include "cases_reader.h"

#include "expectations.h"
#include "text.h"

#include <stdlib.h>
#include <string.h>

static const char blanks[] = " \t";

/* What is being read: the file, and the problem of the lines to come. */
typedef struct Reader {
    Cases *cases;
    int capacity;
    const char *path;
    const Problem *problem;
    Error *error;
} Reader;

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

/* SHORTEST for routes, BEST for all else. */
static QuestionForm best_form(const Problem *problem)
{
    const Field best[] = {{.name = problem_best(problem), .kind = FIELD_NUMBER},
                          {.kind = FIELD_NONE}};
    return question_form(best);
}

static Status expected_fields(const Reader *reader, int line)
{
    const Problem *problem = reader->problem;
    bool squares = false;
    bool numbers = false;
    for (const Field *field = problem->fields; field->kind != FIELD_NONE;
         field++) {
        numbers = numbers || field->kind == FIELD_NUMBER;
        squares = squares || field->kind != FIELD_NUMBER;
    }
    return error_set(
        reader->error, STATUS_BAD_INPUT, line, "expected NAME WORLD %s %s%s%s",
        question_form(problem->fields).text, best_form(problem).text,
        squares ? "; squares are x,y or level,x,y" : "",
        numbers ? "; numbers are digits, at most 2147483647" : "");
}

static Status expected_best(const Reader *reader, int line)
{
    const Problem *problem = reader->problem;
    if (problem->rows == NULL)
        return error_set(reader->error, STATUS_BAD_INPUT, line,
                         "the best score must be a whole number or 'none'");
    return error_set(reader->error, STATUS_BAD_INPUT, line,
                     "the %s %s's %s must be a whole number or 'none'",
                     problem_best(problem), problem->rows,
                     problem_score(problem));
}

/* Takes a line apart, in place. */
static int split(char *text, char **words)
{
    char *rest;
    int count = 0;
    for (char *word = strtok_r(text, blanks, &rest); word != NULL;
         word = strtok_r(NULL, blanks, &rest))
        words[count++] = word;
    return count;
}

static Status parse_words(Case *new_case, char **words, int count,
                          const Reader *reader)
{
    const Problem *problem = reader->problem;
    int length =
        count < 2 ? -1 : question_length(problem->fields, words + 2, count - 2);
    if (length < 0)
        return expected_fields(reader, new_case->line);
    new_case->name = words[0];
    new_case->world = words[1];
    Status status = question_read(&new_case->question, problem->fields,
                                  words + 2, length, reader->error);
    if (status != STATUS_OK)
        return status == STATUS_BAD_INPUT
                   ? expected_fields(reader, new_case->line)
                   : status;
    if (has_control(new_case->name) || has_control(new_case->world))
        return error_set(reader->error, STATUS_BAD_INPUT, new_case->line,
                         "the %s's name has a control character",
                         has_control(new_case->name) ? "case" : "world");
    int next = 2 + length;
    if (!score_parse(next < count ? words[next++] : NULL, &new_case->best))
        return expected_best(reader, new_case->line);
    while (status == STATUS_OK && next < count)
        status = expectation_parse(new_case, words[next++], reader->path,
                                   reader->error);
    return status;
}

static Status parse_case(Case *new_case, const Line *line, const Reader *reader)
{
    new_case->line = line->number;
    new_case->problem = reader->problem;
    /* An expectation and its blank take at least three characters. */
    size_t most = line->length / 3 + 1;
    char **words = malloc((line->length / 2 + 1) * sizeof *words);
    new_case->text = line_copy(line);
    new_case->expectations = malloc(most * sizeof *new_case->expectations);
    new_case->rows = malloc(most * sizeof *new_case->rows);
    if (new_case->text == NULL || new_case->expectations == NULL ||
        new_case->rows == NULL || words == NULL) {
        free(words);
        return error_out_of_memory(reader->error);
    }
    int count = split(new_case->text, words);
    Status status = parse_words(new_case, words, count, reader);
    free(words);
    return status;
}

static Status add_case(Reader *reader, const Line *line)
{
    Case *new_case = cases_add(reader->cases, &reader->capacity);
    return new_case == NULL ? error_out_of_memory(reader->error)
                            : parse_case(new_case, line, reader);
}

/* Whether the line is `problem NAME` and nothing else: a case may be called so.
 */
static bool is_problem(Line line, Line *name)
{
    Line word;
    return line_word(&line, &word) && line_is(&word, "problem") &&
           line_word(&line, name) && !line_word(&line, &word);
}

static Status set_problem(Reader *reader, const Line *line, const Line *name)
{
    reader->problem = problem_first();
    while (reader->problem != NULL && !line_is(name, reader->problem->name))
        reader->problem = reader->problem->next;
    if (reader->problem != NULL)
        return STATUS_OK;
    return error_set(reader->error, STATUS_BAD_INPUT, line->number,
                     "no problem is called '%s'",
                     word_text(name->start, name->length).text);
}

/* Nothing but blanks, or a comment behind them. */
static bool is_empty(Line line)
{
    Line word;
    return !line_word(&line, &word) || *word.start == ';';
}

static Status read_line(Reader *reader, const Line *line)
{
    Line name;
    if (is_empty(*line))
        return STATUS_OK;
    if (memchr(line->start, '\0', line->length) != NULL)
        return error_set(reader->error, STATUS_BAD_INPUT, line->number,
                         "the line has a NUL character");
    if (is_problem(*line, &name))
        return set_problem(reader, line, &name);
    return add_case(reader, line);
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

Status cases_read(Cases *cases, const char *path, Error *error)
{
    Lines lines;
    Line line;
    Reader reader = {.cases = cases,
                     .path = path,
                     .problem = problem_unsaid(),
                     .error = error};
    *cases = (Cases){0};
    Status status = lines_open(&lines, path, error);
    if (status != STATUS_OK)
        return status;
    while (status == STATUS_OK && lines_next(&lines, &line, error))
        status = read_line(&reader, &line);
    if (status == STATUS_OK)
        status = lines.status;
    lines_close(&lines);
    if (status == STATUS_OK)
        status = check_names(cases, error);
    if (status != STATUS_OK)
        cases_free(cases);
    return status;
}
