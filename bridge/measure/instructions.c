/* instructions.c -- counts the machine instructions of one run of every solver.
 *
 * Valgrind's callgrind runs this program again as `reitti instructions`, which
 * is counted.c: it answers one question after the other.
 */
#include "instructions.h"

#include "../process/ward.h"
#include "counted.h"

#include <limits.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum {
    LONGEST_S = 120,
    NO_VALGRIND = NOT_COUNTED - 1 /* what is said instead of a count */
};

static void become_valgrind(const void *context, int input, int output)
{
    char out[64];
    char number[16];
    char program[PATH_MAX];
    (void)context;
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    int file = memfd_create("counted", 0);
    program[length < 0 ? 0 : length] = '\0';
    snprintf(out, sizeof out, "--callgrind-out-file=/proc/self/fd/%d", file);
    snprintf(number, sizeof number, "%d", file);
    dup2(input, STDIN_FILENO);
    dup2(output, STDOUT_FILENO);
    execlp("valgrind", "valgrind", "-q", "--vgdb=no", "--tool=callgrind",
           "--toggle-collect=counted_run", out, program, "instructions", number,
           (char *)NULL);
    dprintf(output, "%d\n", NO_VALGRIND);
}

/* One line of what the ward says, which must come in time. */
static bool read_line(const Ward *ward, char *line, size_t size)
{
    struct pollfd said = {ward->output, POLLIN, 0};
    for (size_t length = 0; length + 1 < size; length++) {
        if (poll(&said, 1, LONGEST_S * 1000) <= 0 ||
            read(ward->output, line + length, 1) != 1)
            return false;
        line[length + 1] = '\0';
        if (line[length] == '\n')
            return true;
    }
    return false;
}

/* Asks valgrind, which is started if need be.  STATUS_OK, with a count or what
 * is said instead. */
static Status ask(Ward *ward, const Sample *sample, const Language *language,
                  long long *count, Error *error)
{
    Limits limits = {.memory = sample->memory};
    char line[64];
    *count = NOT_COUNTED;
    int failed = ward->keeper == 0
                     ? ward_start(ward, become_valgrind, NULL, &limits)
                     : 0;
    if (failed != 0)
        return ending_no_process(failed, error);
    dprintf(ward->input, "%s%c%d%c%s%c%s%c%s%c", sample->cases, '\0',
            sample->line, '\0', sample->solver, '\0', sample->style, '\0',
            language->name, '\0');
    if (read_line(ward, line, sizeof line))
        *count = atoll(line);
    else
        ward_end(ward, 0, NULL); /* whoever ended everything is passed over */
    return STATUS_OK;
}

static Status add_row(Results *results, const Cell *cell, int lang,
                      int64_t count, Error *error)
{
    const Sample *sample = &cell->sample;
    Row row = row_empty();
    row.kind = ROW_INSTRUCTIONS;
    row.file = sample->file;
    row.the_case = sample->the_case;
    row.problem = cell->problem->name;
    row.game = cell->game->name;
    row.solver = sample->solver;
    row.style = sample->style;
    row.lang = lang;
    row.mode = (int)sample->mode;
    row.ending = ENDING_OK;
    row.instructions = count;
    return results_add(results, &row, error);
}

/* Whether the rows say that the question has an answer, and no count yet. */
static bool is_open(const Results *results, const Sample *sample, int lang)
{
    bool answered = false;
    for (int i = 0; i < results->count; i++) {
        const Row *row = &results->rows[i];
        if (strcmp(row->file, sample->file) != 0 ||
            strcmp(row->the_case, sample->the_case) != 0 ||
            strcmp(row->solver, sample->solver) != 0 ||
            strcmp(row->style, sample->style) != 0 || row->lang != lang ||
            row->mode != (int)sample->mode)
            continue;
        if (row->kind == ROW_INSTRUCTIONS || row->ending != ENDING_OK)
            return false;
        answered = true;
    }
    return answered;
}

Status instructions_count(const Plan *plan, Results *results, bool *uncounted,
                          Error *error)
{
    Ward ward = {0};
    long long count = NOT_COUNTED;
    Status status = STATUS_OK;
    for (int i = 0; i < LANGUAGES * plan->count && status == STATUS_OK &&
                    count != NO_VALGRIND;
         i++) {
        const Cell *cell = &plan->cells[i / LANGUAGES];
        int lang = i % LANGUAGES;
        if (cell->sample.kind != ROW_RUN || cell->brief ||
            cell->sample.mode != MODE_OPTIMIZE ||
            !is_open(results, &cell->sample, lang))
            continue;
        status = ask(&ward, &cell->sample, languages[lang], &count, error);
        if (status == STATUS_OK && count >= 0)
            status = add_row(results, cell, lang, count, error);
    }
    *uncounted = count == NO_VALGRIND;
    if (ward.keeper != 0)
        ward_end(&ward, 0, NULL);
    return status;
}
