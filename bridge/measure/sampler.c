/* sampler.c -- runs `reitti sample` in a process of its own and keeps its rows.
 *
 * The process is started anew rather than forked, so that each has its own
 * layout in memory.  Its exit status proves nothing: it is done when it says
 * so.
 */
#include "sampler.h"

#include "../command/command.h"
#include "../process/ward.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { CHUNK = 4096, LONGEST_LINE = 1 << 22 };
static const double grace = 1; /* seconds for one that is ending to end */
static const double start_s =
    10; /* seconds more for one that is starting, before it runs any search */

/* What it says, as far as it was not understood yet. */
typedef struct Said {
    char *text;
    size_t length;
    size_t capacity;
} Said;

static void become(const void *context, int input, int output)
{
    const Sample *sample = context;
    char numbers[5][16];
    int values[] = {sample->line, sample->process, sample->blocks,
                    sample->block_ms, sample->skip};
    (void)input;
    for (int i = 0; i < 5; i++)
        snprintf(numbers[i], sizeof numbers[i], "%d", values[i]);
    const char *words[] = {
        "reitti",      "sample",     sample_kinds[sample->kind],
        sample->cases, numbers[0],   sample->search,
        sample->style, sample->mode, sample->lang,
        numbers[1],    numbers[2],   numbers[3],
        numbers[4],    NULL};
    char *arguments[sizeof words / sizeof *words];
    memcpy(arguments, words, sizeof words); /* execv() changes none of them */
    dup2(output, STDOUT_FILENO);
    execv("/proc/self/exe", arguments);
}

/* Whether the row can be one of this process. */
static bool is_answer_to(const Sample *sample, const Row *row)
{
    return strcmp(row->file, sample->file) == 0 &&
           strcmp(row->the_case, sample->the_case) == 0 &&
           strcmp(row->search, sample->search) == 0 &&
           strcmp(row->style, sample->style) == 0 &&
           strcmp(row->mode, sample->mode) == 0 &&
           row->process == sample->process &&
           (strcmp(sample->lang, "both") == 0 ||
            strcmp(row->lang, sample->lang) == 0);
}

/* Takes the whole lines out of the text. */
static int take_lines(const Sample *sample, Said *said, Results *results,
                      Sampled *sampled)
{
    int status = EXIT_FINE;
    char *line = said->text;
    char *end;
    while (status == EXIT_FINE &&
           (end = memchr(line, '\n',
                         said->length - (size_t)(line - said->text))) != NULL) {
        Row row;
        *end = '\0';
        if (strcmp(line, SAMPLE_DONE) == 0)
            sampled->done = true;
        else if (strcmp(line, SAMPLE_APART) == 0)
            sampled->apart = true;
        else if (row_parse(&row, line) && is_answer_to(sample, &row))
            status = results_add(results, &row);
        line = end + 1;
    }
    said->length -= (size_t)(line - said->text);
    memmove(said->text, line, said->length);
    return status;
}

static bool make_room(Said *said)
{
    if (said->capacity - said->length >= CHUNK)
        return true;
    size_t larger = 2 * said->capacity + CHUNK;
    char *grown = larger > LONGEST_LINE ? NULL : realloc(said->text, larger);
    if (grown == NULL)
        return false;
    said->text = grown;
    said->capacity = larger;
    return true;
}

/* Reads until it is done, ends or is silent for too long; then it is late. */
static int listen(const Sample *sample, int input, double time_limit,
                  Results *results, Sampled *sampled, bool *late)
{
    Said said = {0};
    int status = EXIT_FINE;
    ssize_t got = 1;
    double limit = time_limit + start_s;
    *late = false;
    while (status == EXIT_FINE && got > 0 && !sampled->done &&
           !sampled->apart && !*late) {
        struct pollfd poll_input = {input, POLLIN, 0};
        int ready = poll(&poll_input, 1, (int)(limit * 1000) + 1);
        if (ready < 0 && errno == EINTR)
            continue;
        *late = ready == 0;
        if (ready <= 0 || !make_room(&said))
            break;
        got = read(input, said.text + said.length, said.capacity - said.length);
        if (got > 0) {
            said.length += (size_t)got;
            limit = time_limit;
            status = take_lines(sample, &said, results, sampled);
        } else if (got < 0 && errno == EINTR) {
            got = 1;
        }
    }
    free(said.text);
    return status;
}

int sampler_run(const Sample *sample, double time_limit, Results *results,
                Sampled *sampled)
{
    Ward ward;
    bool late;
    Limits limits = {.memory = sample->memory,
                     .seconds =
                         time_limit * (sample_rows(sample) + SAMPLE_STEPS)};
    *sampled = (Sampled){0};
    int error = ward_start(&ward, become, sample, &limits);
    if (error != 0)
        return complain_process(error);
    int status =
        listen(sample, ward.output, time_limit, results, sampled, &late);
    bool said_all = sampled->done || sampled->apart;
    sampled->ending =
        ward_end(&ward, late || said_all || status != EXIT_FINE ? 0 : grace,
                 &sampled->outside);
    sampled->outside = sampled->outside && !said_all;
    if (sampled->ending.kind == ENDING_TIMEOUT && !late)
        sampled->ending =
            ending_make(ENDING_NO_ANSWER, "ended without an answer");
    return status;
}
