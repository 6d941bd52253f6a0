/* instructions.c -- counts the machine instructions of one run of every search.
 *
 * Valgrind's callgrind runs this program again as `reitti instructions`, which
 * answers one question after the other, each in a copy of itself.  Callgrind
 * counts only while counted_run() is running, and at the end of a copy writes
 * what it counted into a file that has no name, from which it is read and said.
 */
#include "instructions.h"

#include "process.h"
#include "../prolog_from_c/prolog_from_c.h"
#include "../process/ward.h"

#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    WORDS = 5, /* of a question: cases, line, search, style, lang, each with a
                  NUL */
    LONGEST_S = 120,
    /* What is said instead of a count. */
    NOT_COUNTED = -1,
    NO_VALGRIND = -2
};

/* ---- under valgrind
 * ------------------------------------------------------------- */

/* Known to callgrind by its name. */
__attribute__((noinline)) void counted_run(const Subject *subject);
void counted_run(const Subject *subject)
{
    subject->search->run(subject->prepared, subject->from, subject->to);
}

static void answer(char **words)
{
    Suite suite = {0};
    Error error;
    const SuiteWorld *world;
    Subject subject = {.search = search_find(words[2], words[3], words[4])};
    int status = suite_add(&suite, words[0]);
    const Case *the_case =
        status == EXIT_FINE ? suite_find(&suite, atoi(words[1]), &world) : NULL;
    if (the_case == NULL || subject.search == NULL)
        return;
    limits_bind_processes();
    subject.from = the_case->from;
    subject.to = the_case->to;
    if (subject.search->prepare(subject.search, &world->world,
                                &subject.prepared, &error) != STATUS_OK)
        return;
    /* Once before, since a first run can be quite another thing. */
    subject.search->run(subject.prepared, subject.from, subject.to);
    counted_run(&subject);
}

/* What callgrind wrote at the end of a copy. */
static long long read_count(int file)
{
    char line[256];
    long long count = NOT_COUNTED;
    FILE *in = lseek(file, 0, SEEK_SET) == 0 ? fdopen(dup(file), "r") : NULL;
    while (in != NULL && fgets(line, sizeof line, in) != NULL)
        sscanf(line, "totals: %lld", &count);
    if (in != NULL)
        fclose(in);
    return count;
}

/* The copy has nothing of the questions and what is said to them. */
static long long count_one(char **words, int file, FILE *in, FILE *out)
{
    int ending;
    fflush(NULL);
    pid_t copy = ftruncate(file, 0) == 0 ? fork() : -1;
    if (copy == 0) {
        close(fileno(in));
        close(fileno(out));
        answer(words);
        _exit(0);
    }
    if (copy < 0 || waitpid(copy, &ending, 0) < 0 || !WIFEXITED(ending))
        return NOT_COUNTED;
    return read_count(file);
}

int command_instructions(int argc, char **argv)
{
    char *words[WORDS] = {NULL};
    size_t sizes[WORDS] = {0};
    int known = 0;
    FILE *in = fdopen(dup(STDIN_FILENO), "r");
    FILE *out = fdopen(dup(STDOUT_FILENO), "w");
    if (argc != 2 || in == NULL || out == NULL ||
        freopen("/dev/null", "r", stdin) == NULL)
        return complain(EXIT_USAGE, "not what reitti measure would ask");
    dup2(STDERR_FILENO,
         STDOUT_FILENO); /* what searches print is not a result */
    int status = start_prolog("optimize");
    prolog_limit_stacks();
    while (status == EXIT_FINE &&
           getdelim(&words[known], &sizes[known], '\0', in) > 0)
        if (++known == WORDS) {
            fprintf(out, "%lld\n", count_one(words, atoi(argv[1]), in, out));
            fflush(out);
            known = 0;
        }
    for (int i = 0; i < WORDS; i++)
        free(words[i]);
    fclose(in);
    fclose(out);
    return status;
}

/* ---- outside
 * -------------------------------------------------------------------- */

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

/* Asks valgrind, which is started if need be.  EXIT_FINE, with a count or what
 * is said instead, or one line on standard error says why it cannot go on. */
static int ask(Ward *ward, const Sample *sample, const char *lang,
               long long *count)
{
    Limits limits = {.memory = sample->memory};
    char line[64];
    *count = NOT_COUNTED;
    int error = ward->keeper == 0
                    ? ward_start(ward, become_valgrind, NULL, &limits)
                    : 0;
    if (error != 0)
        return complain_process(error);
    dprintf(ward->input, "%s%c%d%c%s%c%s%c%s%c", sample->cases, '\0',
            sample->line, '\0', sample->search, '\0', sample->style, '\0', lang,
            '\0');
    if (read_line(ward, line, sizeof line))
        *count = atoll(line);
    else
        ward_end(ward, 0, NULL); /* whoever ended everything is passed over */
    return EXIT_FINE;
}

static int add_row(Results *results, const Cell *cell, const char *lang,
                   int64_t count)
{
    const Sample *sample = &cell->sample;
    Row row = row_empty();
    row.kind = "instructions";
    row.file = sample->file;
    row.the_case = sample->the_case;
    row.game = cell->game->name;
    row.search = sample->search;
    row.style = sample->style;
    row.lang = lang;
    row.mode = sample->mode;
    row.ending = ending_words[ENDING_OK];
    row.instructions = count;
    return results_add(results, &row);
}

/* Whether the rows say that the question has an answer, and no count yet. */
static bool is_open(const Results *results, const Sample *sample,
                    const char *lang)
{
    bool answered = false;
    for (int i = 0; i < results->count; i++) {
        const Row *row = &results->rows[i];
        if (strcmp(row->file, sample->file) != 0 ||
            strcmp(row->the_case, sample->the_case) != 0 ||
            strcmp(row->search, sample->search) != 0 ||
            strcmp(row->style, sample->style) != 0 ||
            strcmp(row->lang, lang) != 0 ||
            strcmp(row->mode, sample->mode) != 0)
            continue;
        if (strcmp(row->kind, "instructions") == 0 ||
            strcmp(row->ending, "ok") != 0)
            return false;
        answered = true;
    }
    return answered;
}

int instructions_count(const Plan *plan, Results *results)
{
    static const char *const langs[] = {"c", "prolog"};
    Ward ward = {0};
    long long count = NOT_COUNTED;
    int status = EXIT_FINE;
    for (int i = 0;
         i < 2 * plan->count && status == EXIT_FINE && count != NO_VALGRIND;
         i++) {
        const Cell *cell = &plan->cells[i / 2];
        const char *lang = langs[i % 2];
        if (cell->sample.kind != SAMPLE_RUN ||
            strcmp(cell->sample.mode, "optimize") != 0 ||
            !is_open(results, &cell->sample, lang))
            continue;
        status = ask(&ward, &cell->sample, lang, &count);
        if (status == EXIT_FINE && count >= 0)
            status = add_row(results, cell, lang, count);
    }
    if (count == NO_VALGRIND)
        fprintf(stderr,
                "reitti: instructions are not counted: there is no valgrind\n");
    if (ward.keeper != 0)
        ward_end(&ward, 0, NULL);
    return status;
}
