/* show_case.c -- a case as one text. */
#include "show_case.h"

#include <string.h>

static void show_square(FILE *out, Square square)
{
    fprintf(out, " %d,%d,%d", square.level, square.x, square.y);
}

static void show_rows(FILE *out, const ExpectedRows *rows)
{
    for (int i = 0; i < rows->count; i++)
        show_square(out, rows->squares[i]);
}

/* The question, and the rows of the word that is old. */
static void show_squares(FILE *out, const Case *the_case)
{
    const Question *question = &the_case->question;
    for (int i = 0; i < question->square_count; i++)
        show_square(out, question->squares[i]);
    for (int i = 0; i < question->number_count; i++)
        fprintf(out, " %d", question->numbers[i]);
    for (int i = 0; i < the_case->rows_count; i++)
        if (the_case->rows[i].binds_default) {
            fputs(" route=", out);
            show_rows(out, &the_case->rows[i]);
        }
}

static void show_score(FILE *out, const char *before, int64_t score)
{
    if (score == SCORE_NONE)
        fprintf(out, "%snone", before);
    else
        fprintf(out, "%s%lld", before, (long long)score);
}

/* Scores first, then counts of work, then answers. */
static void show_expectations(FILE *out, const Case *the_case)
{
    for (int counts = 0; counts < 2; counts++)
        for (int i = 0; i < the_case->expectation_count; i++) {
            const Expectation *expectation = &the_case->expectations[i];
            if ((expectation->count != NULL) != counts)
                continue;
            fprintf(out, " %s%s%s", expectation->solver, counts ? "." : "",
                    counts ? expectation->count : "");
            show_score(out, "=", expectation->value);
        }
    for (int i = 0; i < the_case->rows_count; i++) {
        const ExpectedRows *rows = &the_case->rows[i];
        if (rows->binds_default)
            continue;
        fprintf(out,
                " %s.answer=", rows->solver == NULL ? "same" : rows->solver);
        if (rows->is_sum)
            fprintf(out, "sum:%u", rows->sum);
        show_rows(out, rows);
    }
}

/* Puts the case into its world, if that is one of tests/worlds. */
static void show_placed(FILE *out, Case *the_case)
{
    char file[100];
    World world;
    Error error;
    snprintf(file, sizeof file, "tests/worlds/%s.world", the_case->world);
    if (strchr(the_case->world, '/') != NULL ||
        world_read(&world, file, &error) != STATUS_OK)
        return;
    if (case_place(the_case, &world, &error) == STATUS_OK)
        show_squares(out, the_case);
    else
        fprintf(out, " %d: %s", error.line, error.text);
    world_free(&world);
}

void show_case(FILE *out, Case *the_case)
{
    fprintf(out, "%d %s %s", the_case->line, the_case->name, the_case->world);
    show_score(out, " ", the_case->best);
    show_expectations(out, the_case);
    show_squares(out, the_case);
    show_placed(out, the_case);
    putc('\n', out);
}
