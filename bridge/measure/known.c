/* known.c -- what the rows of a study say of a cell. */
#include "known.h"

#include <string.h>

/* A curve is not followed to where a run or a preparation would take longer, if
 * it grew as the level does.  Neither is near what a solver of today takes, so
 * that two studies of one machine end at the same places. */
static const double longest_run_ns = 2.4e9;
static const double longest_prepare_ns = 6.5e9;

static const double slow_s = 1;

static bool is_in(const Row *row, const Language *language)
{
    return language == NULL ||
           (row->lang >= 0 && languages[row->lang] == language);
}

static bool is_same_solver(const Row *row, const Sample *sample)
{
    return strcmp(row->solver, sample->solver) == 0 &&
           strcmp(row->style, sample->style) == 0 &&
           row->mode == (int)sample->mode;
}

/* Of a tour as of anything else: it is one of two that should be the same. */
static bool is_control(const Row *row)
{
    return row->kind == ROW_CONTROL || *row->slot != '\0';
}

/* Whether the row was measured for the cell. */
static bool belongs(const Row *row, const Sample *sample)
{
    return is_same_solver(row, sample) &&
           strcmp(row->file, sample->file) == 0 &&
           strcmp(row->the_case, sample->the_case) == 0 &&
           row->kind != ROW_INSTRUCTIONS &&
           is_control(row) == (sample->kind == ROW_CONTROL);
}

int known_rows(const Results *results, const Sample *sample)
{
    int count = 0;
    for (const Row *row = results->rows; row < results->rows + results->count;
         row++)
        count += belongs(row, sample) && row->process == sample->process &&
                 is_in(row, sample->language);
    return count;
}

double known_seconds(const Results *results, const Sample *sample)
{
    double ns = 0;
    for (const Row *row = results->rows; row < results->rows + results->count;
         row++)
        if (belongs(row, sample) && row->process == 1 && row->wall_ns > 0)
            ns += (double)row->wall_ns;
    return ns / 1e9;
}

bool known_slow(const Results *results, const Sample *sample)
{
    return known_seconds(results, sample) > slow_s;
}

bool known_apart(const Results *results, const Sample *sample)
{
    for (const Row *row = results->rows; row < results->rows + results->count;
         row++)
        if (belongs(row, sample) && strstr(row->flag, "apart") != NULL)
            return true;
    return false;
}

/* Whether the row is one of the cell's curve, at a smaller level. */
static bool is_smaller(const Row *row, const Cell *cell,
                       const Language *language)
{
    return is_same_solver(row, &cell->sample) && is_in(row, language) &&
           *row->file == '\0' &&
           growth_name_alike(row->the_case, cell->name.text) &&
           row->width < cell->side;
}

/* What the largest of the smaller levels took at the least, if it grew to this
 * one. */
static double expect(const Results *results, const Cell *cell,
                     const Language *language, RowKind kind)
{
    int64_t width = 0;
    double least = 0;
    for (const Row *row = results->rows; row < results->rows + results->count;
         row++) {
        if (!is_smaller(row, cell, language) || row->kind != (int)kind ||
            row->width < width)
            continue;
        double growth = (double)cell->side * cell->side /
                        (double)(row->width * row->height);
        double time = row_time(row) * growth;
        least = row->width > width || time < least ? time : least;
        width = row->width;
    }
    return least;
}

/* Whether the curve was followed to its end already. */
static bool is_stopped(const Results *results, const Cell *cell,
                       const Language *language)
{
    for (const Row *row = results->rows; row < results->rows + results->count;
         row++)
        if (is_smaller(row, cell, language) && row->ending != ENDING_OK)
            return true;
    return expect(results, cell, language, ROW_GROWTH) > longest_run_ns ||
           expect(results, cell, language, ROW_PREPARE) > longest_prepare_ns;
}

static bool has_failed(const Results *results, const Sample *sample,
                       const Language *language)
{
    for (const Row *row = results->rows; row < results->rows + results->count;
         row++)
        if (belongs(row, sample) && row->ending != ENDING_OK &&
            is_in(row, language))
            return true;
    return false;
}

bool known_runnable(const Results *results, const Cell *cell,
                    const Language *language)
{
    const Sample *sample = &cell->sample;
    return (sample->language == NULL || sample->language == language) &&
           solver_find(sample->solver, sample->style, language) != NULL &&
           !has_failed(results, sample, language) &&
           !(cell->side > 0 && is_stopped(results, cell, language));
}
