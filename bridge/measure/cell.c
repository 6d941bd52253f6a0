/* cell.c -- one cell of a study: what its rows say is still to be done, and
 * doing it.
 *
 * The languages share a process until one of them disturbs the other or fails
 * in it; from then on each has a process of its own.
 */
#include "cell.h"

#include "../process/clock.h"
#include "sampler.h"
#include "../check/workers.h"

#include <stdlib.h>
#include <string.h>

enum { OUTSIDE_TRIES = 3 /* of a process that somebody else kills */ };

/* A curve is not followed to where a run or a preparation would take longer, if
 * it grew as the level does.  Neither is near what a search of today takes, so
 * that two studies of one machine end at the same places. */
static const double longest_run_ns = 1.2e9;
static const double longest_prepare_ns = 6.5e9;

static const char *const langs[] = {"c", "prolog"};

/* ---- what the rows say
 * ---------------------------------------------------------- */

static bool is_same_search(const Row *row, const Sample *sample)
{
    return strcmp(row->search, sample->search) == 0 &&
           strcmp(row->style, sample->style) == 0 &&
           strcmp(row->mode, sample->mode) == 0;
}

/* Whether the row was measured for the cell. */
static bool belongs(const Row *row, const Sample *sample)
{
    bool control = sample->kind == SAMPLE_CONTROL;
    return is_same_search(row, sample) &&
           strcmp(row->file, sample->file) == 0 &&
           strcmp(row->the_case, sample->the_case) == 0 &&
           strcmp(row->kind, "instructions") != 0 &&
           (strcmp(row->kind, "control") == 0) == control;
}

/* Whether the row is one of the cell's curve, at a smaller level. */
static bool is_smaller(const Row *row, const Cell *cell, const char *lang)
{
    return is_same_search(row, &cell->sample) && strcmp(row->lang, lang) == 0 &&
           *row->file == '\0' && strcmp(row->game, cell->game->name) == 0 &&
           row->width < cell->side;
}

/* What the largest of the smaller levels took at the least, if it grew to this
 * one. */
static double expect(const Rounds *rounds, const Cell *cell, const char *lang,
                     const char *kind)
{
    int64_t width = 0;
    double least = 0;
    for (int i = 0; i < rounds->results->count; i++) {
        const Row *row = &rounds->results->rows[i];
        if (!is_smaller(row, cell, lang) || strcmp(row->kind, kind) != 0 ||
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
static bool is_stopped(const Rounds *rounds, const Cell *cell, const char *lang)
{
    for (int i = 0; i < rounds->results->count; i++) {
        const Row *row = &rounds->results->rows[i];
        if (is_smaller(row, cell, lang) && strcmp(row->ending, "ok") != 0)
            return true;
    }
    return expect(rounds, cell, lang, "growth") > longest_run_ns ||
           expect(rounds, cell, lang, "prepare") > longest_prepare_ns;
}

static bool has_failed(const Rounds *rounds, const Sample *sample,
                       const char *lang)
{
    for (int i = 0; i < rounds->results->count; i++) {
        const Row *row = &rounds->results->rows[i];
        if (belongs(row, sample) && strcmp(row->ending, "ok") != 0 &&
            strcmp(row->lang, lang) == 0)
            return true;
    }
    return false;
}

/* Whether the language is one of the cell's and worth another process. */
static bool is_runnable(const Rounds *rounds, const Cell *cell,
                        const char *lang)
{
    const Sample *sample = &cell->sample;
    return (strcmp(sample->lang, "both") == 0 ||
            strcmp(sample->lang, lang) == 0) &&
           search_find(sample->search, sample->style, lang) != NULL &&
           !has_failed(rounds, sample, lang) &&
           !(cell->side > 0 && is_stopped(rounds, cell, lang));
}

static int count_rows(const Rounds *rounds, const Sample *sample)
{
    int count = 0;
    for (int i = 0; i < rounds->results->count; i++) {
        const Row *row = &rounds->results->rows[i];
        count += belongs(row, sample) && row->process == sample->process &&
                 (strcmp(sample->lang, "both") == 0 ||
                  strcmp(sample->lang, row->lang) == 0);
    }
    return count;
}

/* How long the rows of the cell's first process took: what a study that was
 * killed had done of it.  Starting it is not among them, so this is a little
 * short. */
static double seconds_known(const Rounds *rounds, const Sample *sample)
{
    double ns = 0;
    for (int i = 0; i < rounds->results->count; i++) {
        const Row *row = &rounds->results->rows[i];
        if (belongs(row, sample) && row->process == 1 && row->wall_ns > 0)
            ns += (double)row->wall_ns;
    }
    return ns / 1e9;
}

/* ---- one cell
 * --------------------------------------------------------------------- */

/* Whether the rows say that the languages were asked apart. */
static bool was_apart(const Rounds *rounds, const Cell *cell)
{
    for (int i = 0; i < rounds->results->count; i++) {
        const Row *row = &rounds->results->rows[i];
        if (belongs(row, &cell->sample) && strstr(row->flag, "apart") != NULL)
            return true;
    }
    return false;
}

/* What a process of that language, or both, has still to say, as a question;
 * false: nothing. */
static bool ask_in(const Rounds *rounds, const Cell *cell, int process,
                   const char *lang, Sample *sample)
{
    *sample = cell->sample;
    sample->process = process;
    sample->lang = lang;
    return count_rows(rounds, sample) < sample_rows(sample);
}

static bool ask(const Rounds *rounds, const Cell *cell, int process,
                Sample *sample)
{
    bool c = is_runnable(rounds, cell, "c");
    bool prolog = is_runnable(rounds, cell, "prolog");
    if (c && prolog && !cell->apart)
        return ask_in(rounds, cell, process, "both", sample);
    return (c && ask_in(rounds, cell, process, "c", sample)) ||
           (prolog && ask_in(rounds, cell, process, "prolog", sample));
}

static int add_ending(const Rounds *rounds, const Cell *cell,
                      const Sample *sample, const Ending *ending)
{
    Row row = row_empty();
    row.kind = sample_kinds[sample->kind];
    row.file = sample->file;
    row.the_case = sample->the_case;
    row.game = cell->game->name;
    row.search = sample->search;
    row.style = sample->style;
    row.lang = sample->lang;
    row.mode = sample->mode;
    row.process = sample->process;
    row.ending = ending_words[ending->kind];
    row.message = ending->message;
    if (cell->side > 0)
        row.width = row.height = cell->side;
    return results_add(rounds->results, &row);
}

/* Runs one process; how it ended is added, if it is known whose ending it is.
 * If not, *parted: the languages have to be asked apart. */
static int run_process(const Rounds *rounds, const Cell *cell, Sample sample,
                       bool *parted)
{
    Sampled sampled;
    int status = EXIT_FINE;
    int killed = 0;
    int known = rounds->results->count;
    bool missing = count_rows(rounds, &sample) < sample_rows(&sample);
    do {
        sample.skip = count_rows(
            rounds, &sample); /* what is there is not measured again */
        status =
            sampler_run(&sample, rounds->time_limit, rounds->results, &sampled);
    } while (status == EXIT_FINE && sampled.outside &&
             ++killed < OUTSIDE_TRIES);
    if (missing && sampled.done && rounds->results->count == known) {
        sampled.done = false; /* it was a search that said so */
        sampled.ending =
            ending_make(ENDING_ERROR, "said that it was done, but not a row");
    }
    *parted = !sampled.done && strcmp(sample.lang, "both") == 0;
    if (status == EXIT_FINE && !sampled.done && !*parted)
        status = add_ending(rounds, cell, &sample, &sampled.ending);
    return status;
}

static void show_nothing(int done, int count)
{
    (void)done;
    (void)count;
}

/* Has the languages judged side by side, each in its own process as reitti
 * check does: once they are asked apart, nobody would see that they did not do
 * the same work. */
static int compare(const Rounds *rounds, const Cell *cell, Sample sample)
{
    WorkersOptions options = {.jobs = 1,
                              .time_limit = rounds->time_limit,
                              .memory = sample.memory,
                              .progress = show_nothing};
    Verdicts verdicts = {0};
    Growth growth = {0};
    Error error;
    Trial trial = {.path = sample.cases, .count = 2, .world_argument = ""};
    for (int i = 0; i < 2; i++)
        trial.searches[i] = search_find(sample.search, sample.style, langs[i]);
    if (cell->side > 0) {
        Status made = growth_make(&growth, cell->game, cell->side, &error);
        if (made != STATUS_OK)
            return complain(exit_status_of(made), "%s", error.text);
    }
    trial.the_case = cell->side > 0 ? &growth.the_case : cell->the_case;
    trial.world = cell->side > 0 ? &growth.world : cell->world;
    int failed = workers_run(&trial, 1, &options, &verdicts);
    int status = failed == 0 ? EXIT_FINE : complain_process(failed);
    for (int i = 0; i < 2; i++) {
        Ending ending = verdict_ending(&verdicts.verdict[i]);
        sample.lang = langs[i];
        if (status == EXIT_FINE && ending.kind != ENDING_OK)
            status = add_ending(rounds, cell, &sample, &ending);
        free(verdicts.verdict[i].text);
    }
    growth_free(&growth);
    return status;
}

/* Each language alone, to see whose bad ending it was, also where no row is
 * missing; if neither ends badly, their times are those of processes of their
 * own.  One that misses a row comes last: until it is there, a study that was
 * killed asks both again. */
static int run_apart(const Rounds *rounds, Cell *cell, Sample sample)
{
    bool parted;
    int status = compare(rounds, cell, sample);
    cell->apart = true;
    sample.lang = langs[0];
    int first = count_rows(rounds, &sample) < sample_rows(&sample) ? 1 : 0;
    for (int i = 0; i < 2 && status == EXIT_FINE; i++) {
        sample.lang = langs[(first + i) % 2];
        if (is_runnable(rounds, cell, sample.lang))
            status = run_process(rounds, cell, sample, &parted);
    }
    return status;
}

int cell_run(const Rounds *rounds, Cell *cell, int process)
{
    Sample sample;
    int status = EXIT_FINE;
    double earlier = process == 1 ? seconds_known(rounds, &cell->sample) : 0;
    double began = clock_now();
    cell->apart = cell->apart || was_apart(rounds, cell);
    while (status == EXIT_FINE && ask(rounds, cell, process, &sample)) {
        int known = rounds->results->count;
        bool parted;
        status = run_process(rounds, cell, sample, &parted);
        if (status == EXIT_FINE && parted)
            status = run_apart(rounds, cell, sample);
        if (status == EXIT_FINE && rounds->results->count == known)
            status = complain(EXIT_LIMIT, "%s (%s) on %s: no rows came",
                              sample.search, sample.style, sample.the_case);
    }
    if (process == 1)
        cell->seconds = earlier + clock_now() - began;
    return status;
}
