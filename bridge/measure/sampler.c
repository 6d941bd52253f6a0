/* sampler.c -- runs `reitti sample` in a process of its own and keeps its rows.
 *
 * The process is started anew rather than forked, so that each has its own
 * layout in memory.  Its exit status proves nothing: it is done when it says
 * so.
 */
#include "sampler.h"

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
    const char *words[SAMPLE_ARGUMENTS + 3] = {"reitti", "sample"};
    char *arguments[SAMPLE_ARGUMENTS + 3];
    SampleTexts texts;
    (void)input;
    sample_arguments(context, &texts, words + 2);
    memcpy(arguments, words, sizeof words); /* execv() changes none of them */
    dup2(output, STDOUT_FILENO);
    execv("/proc/self/exe", arguments);
}

/* Takes the whole lines out of the text. */
static Status take_lines(const Sample *sample, Said *said, Results *results,
                         Sampled *sampled, Error *error)
{
    Status status = STATUS_OK;
    char *line = said->text;
    char *end;
    while (status == STATUS_OK &&
           (end = memchr(line, '\n',
                         said->length - (size_t)(line - said->text))) != NULL) {
        Row row;
        *end = '\0';
        if (strcmp(line, SAMPLE_DONE) == 0)
            sampled->done = true;
        else if (strcmp(line, SAMPLE_APART) == 0)
            sampled->apart = true;
        else if (row_parse(&row, line) && sample_owns(sample, &row))
            status = results_add(results, &row, error);
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
static Status listen(const Sample *sample, int input, double time_limit,
                     Results *results, Sampled *sampled, bool *late,
                     Error *error)
{
    Said said = {0};
    Status status = STATUS_OK;
    ssize_t got = 1;
    double limit = time_limit + start_s;
    *late = false;
    while (status == STATUS_OK && got > 0 && !sampled->done &&
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
            status = take_lines(sample, &said, results, sampled, error);
        } else if (got < 0 && errno == EINTR) {
            got = 1;
        }
    }
    free(said.text);
    return status;
}

Status sampler_run(const Sample *sample, double time_limit, Results *results,
                   Sampled *sampled, Error *error)
{
    Ward ward;
    bool late;
    Limits limits = {.memory = sample->memory,
                     .seconds =
                         time_limit * (sample_rows(sample) + SAMPLE_STEPS)};
    *sampled = (Sampled){0};
    int failed = ward_start(&ward, become, sample, &limits);
    if (failed != 0)
        return ending_no_process(failed, error);
    Status status =
        listen(sample, ward.output, time_limit, results, sampled, &late, error);
    bool said_all = sampled->done || sampled->apart;
    sampled->ending =
        ward_end(&ward, late || said_all || status != STATUS_OK ? 0 : grace,
                 &sampled->outside);
    sampled->outside = sampled->outside && !said_all;
    if (sampled->ending.kind == ENDING_TIMEOUT && !late)
        sampled->ending =
            ending_make(ENDING_NO_ANSWER, "ended without an answer");
    return status;
}
