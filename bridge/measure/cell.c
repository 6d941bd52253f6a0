/* cell.c -- one cell of a study: doing what is still to be done.
 *
 * The languages share a process until one of them disturbs the other or fails
 * in it; from then on each has a process of its own.
 */
#include "cell.h"

#include "../../c_impl/support/clock.h"
#include "../check/workers.h"
#include "known.h"
#include "sampler.h"

#include <stdlib.h>
#include <string.h>

enum { OUTSIDE_TRIES = 3 /* of a process that somebody else kills */ };

/* What is done to a cell, and for whom. */
typedef struct Doing {
    Cell *cell;
    Results *results;
    double time_limit;
    Error *error;
} Doing;

static bool is_missing(const Results *results, const Sample *sample)
{
    return known_rows(results, sample) < sample_rows(sample);
}

/* What a process of that language, or all, has still to say, as a question;
 * false: nothing. */
static bool ask_in(const Cell *cell, int process, const Language *language,
                   const Results *results, Sample *sample)
{
    *sample = cell->sample;
    sample->process = process;
    sample->language = language;
    return is_missing(results, sample);
}

static bool ask(const Cell *cell, int process, const Results *results,
                Sample *sample)
{
    bool runnable[LANGUAGES];
    bool all = !cell->apart;
    for (int i = 0; i < LANGUAGES; i++) {
        runnable[i] = known_runnable(results, cell, languages[i]);
        all = all && runnable[i];
    }
    if (all)
        return ask_in(cell, process, NULL, results, sample);
    for (int i = 0; i < LANGUAGES; i++)
        if (runnable[i] && ask_in(cell, process, languages[i], results, sample))
            return true;
    return false;
}

bool cell_lacks(const Cell *cell, int process, const Results *results)
{
    Cell looked_at = *cell;
    looked_at.apart = cell->apart || known_apart(results, &cell->sample);
    return ask(&looked_at, process, results, &(Sample){0});
}

static Status add_ending(const Doing *doing, const Sample *sample,
                         const Ending *ending)
{
    const Cell *cell = doing->cell;
    Row row = row_empty();
    row.kind = (int)sample->kind;
    row.file = sample->file;
    row.the_case = sample->the_case;
    row.problem = cell->problem->name;
    row.game = cell->game->name;
    row.solver = sample->solver;
    row.style = sample->style;
    for (int i = 0; i < LANGUAGES; i++)
        if (languages[i] == sample->language)
            row.lang = i;
    row.mode = (int)sample->mode;
    row.process = sample->process;
    row.ending = (int)ending->kind;
    row.message = ending->message;
    if (cell->side > 0)
        row.width = row.height = cell->side;
    return results_add(doing->results, &row, doing->error);
}

/* Runs one process; how it ended is added, if it is known whose ending it is.
 * If not, *parted: the languages have to be asked apart. */
static Status run_process(const Doing *doing, Sample sample, bool *parted)
{
    Sampled sampled;
    Status status = STATUS_OK;
    int killed = 0;
    int known = doing->results->count;
    bool missing = is_missing(doing->results, &sample);
    do {
        /* What is there is not measured again. */
        sample.skip = known_rows(doing->results, &sample);
        status = sampler_run(&sample, doing->time_limit, doing->results,
                             &sampled, doing->error);
    } while (status == STATUS_OK && sampled.outside &&
             ++killed < OUTSIDE_TRIES);
    if (missing && sampled.done && doing->results->count == known) {
        sampled.done = false; /* it was a solver that said so */
        sampled.ending =
            ending_make(ENDING_ERROR, "said that it was done, but not a row");
    }
    *parted = !sampled.done && sample.language == NULL;
    if (status == STATUS_OK && !sampled.done && !*parted)
        status = add_ending(doing, &sample, &sampled.ending);
    return status;
}

static void show_nothing(int done, int count)
{
    (void)done;
    (void)count;
}

/* Adds what is wrong with each of the languages, judged side by side. */
static Status add_verdicts(const Doing *doing, Sample sample,
                           const Trial *trial)
{
    WorkersOptions options = {.jobs = 1,
                              .time_limit = doing->time_limit,
                              .memory = sample.memory,
                              .progress = show_nothing};
    Verdicts verdicts = {0};
    int failed = workers_run(trial, 1, &options, &verdicts);
    Status status =
        failed == 0 ? STATUS_OK : ending_no_process(failed, doing->error);
    for (int i = 0; i < trial->count; i++) {
        Ending ending = verdict_ending(&verdicts.verdict[i]);
        sample.language = trial->solvers[i]->language;
        if (status == STATUS_OK && ending.kind != ENDING_OK)
            status = add_ending(doing, &sample, &ending);
        free(verdicts.verdict[i].text);
    }
    return status;
}

/* Has the languages judged side by side, each in its own process as reitti
 * check does: once they are asked apart, nobody would see that they did not do
 * the same work. */
static Status compare(const Doing *doing, const Sample *sample)
{
    const Cell *cell = doing->cell;
    Growth growth = {0};
    Trial trial = {.path = sample->cases,
                   .world_argument = "",
                   .the_case = cell->the_case,
                   .world = cell->world};
    for (int i = 0; i < LANGUAGES; i++)
        trial.solvers[trial.count++] =
            solver_find(sample->solver, sample->style, languages[i]);
    if (cell->side > 0) {
        Curve curve = {cell->problem, cell->game, cell->maker};
        Status made = growth_make(&growth, &curve, cell->side, doing->error);
        if (made != STATUS_OK)
            return made;
        trial.the_case = &growth.the_case;
        trial.world = &growth.grown.world;
    }
    Status status = add_verdicts(doing, *sample, &trial);
    growth_free(&growth);
    return status;
}

/* Each language alone, to see whose bad ending it was, also where no row is
 * missing; if none ends badly, their times are those of processes of their own.
 * One that misses a row comes last: until it is there, a study that was killed
 * asks all again. */
static Status run_apart(const Doing *doing, Sample sample)
{
    bool parted;
    Status status = compare(doing, &sample);
    doing->cell->apart = true;
    sample.language = languages[0];
    int first = is_missing(doing->results, &sample) ? 1 : 0;
    for (int i = 0; i < LANGUAGES && status == STATUS_OK; i++) {
        sample.language = languages[(first + i) % LANGUAGES];
        if (known_runnable(doing->results, doing->cell, sample.language))
            status = run_process(doing, sample, &parted);
    }
    return status;
}

Status cell_run(Cell *cell, int process, Results *results, double time_limit,
                Error *error)
{
    Doing doing = {cell, results, time_limit, error};
    Sample sample;
    Status status = STATUS_OK;
    double earlier = process == 1 ? known_seconds(results, &cell->sample) : 0;
    double began = clock_now();
    cell->apart = cell->apart || known_apart(results, &cell->sample);
    while (status == STATUS_OK && ask(cell, process, results, &sample)) {
        int known = results->count;
        bool parted;
        status = run_process(&doing, sample, &parted);
        if (status == STATUS_OK && parted)
            status = run_apart(&doing, sample);
        /* cppcheck-suppress knownConditionTrueFalse; the rows come in */
        if (status == STATUS_OK && results->count == known)
            status =
                error_set(error, STATUS_ERROR, 0, "%s (%s) on %s: no rows came",
                          sample.solver, sample.style, sample.the_case);
    }
    if (process == 1) {
        cell->seconds = earlier + clock_now() - began;
        cell->slow = known_slow(results, &cell->sample);
    }
    return status;
}
