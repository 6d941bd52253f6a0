/* instructions.c -- counts the machine instructions of one run of every search.
 *
 * Valgrind's callgrind runs this program again as `reitti instructions`, which answers
 * one question after the other.  It counts only while counted_run() is running, and
 * writes a file at each end of it.  The questions are those that have no row yet; a
 * search that ends the process is passed over.
 */
#include "instructions.h"

#include "guard.h"
#include "process.h"

#include <errno.h>
#include <limits.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum {
    WORDS = 5, /* of a question: cases, case, search, style, lang */
    NO_PROGRAM = 127,
    LONGEST_S = 120
};

typedef struct Questions {
    const char **words; /* one after the other */
    const Cell **cells; /* of each */
    int count;
} Questions;

/* ---- under valgrind ------------------------------------------------------------- */

/* Known to callgrind by its name. */
__attribute__((noinline)) void counted_run(const Subject *subject);
void counted_run(const Subject *subject)
{
    subject->search->run(subject->prepared, subject->from, subject->to);
}

static int answer(char **words)
{
    Suite suite = {0};
    Error error;
    const SuiteWorld *world;
    Subject subject = {.search = search_find(words[2], words[3], words[4])};
    int status = suite_add(&suite, words[0]);
    const Case *the_case = status == EXIT_FINE ? suite_find(&suite, words[1], &world) : NULL;
    if (the_case != NULL && subject.search != NULL &&
        subject.search->prepare(subject.search, &world->world, &subject.prepared, &error) ==
            STATUS_OK) {
        subject.from = the_case->from;
        subject.to = the_case->to;
        /* Once before, since a first run can be quite another thing. */
        subject.search->run(subject.prepared, subject.from, subject.to);
        counted_run(&subject);
        subject.search->release(subject.prepared);
    }
    suite_free(&suite);
    return status;
}

int command_instructions(int argc, char **argv)
{
    if (argc < 1 + WORDS || (argc - 1) % WORDS != 0)
        return complain(EXIT_USAGE, "usage: reitti instructions [CASES CASE SEARCH STYLE LANG]...");
    int status = start_prolog("optimize");
    for (int i = 1; i < argc && status == EXIT_FINE; i += WORDS)
        status = answer(argv + i);
    return status;
}

/* ---- outside -------------------------------------------------------------------- */

/* The file of the count of that number; the first is 1. */
static void count_path(char path[PATH_MAX], const char *directory, int number)
{
    snprintf(path, PATH_MAX, "%s/count.%d", directory, number);
}

static int64_t read_count(const char *path)
{
    char line[256];
    long long count = -1;
    FILE *file = fopen(path, "r");
    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        sscanf(line, "totals: %lld", &count);
    if (file != NULL)
        fclose(file);
    return count;
}

static void become_valgrind(const char *directory, const Questions *questions, int first)
{
    char out[PATH_MAX + 32];
    char program[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    program[length < 0 ? 0 : length] = '\0';
    snprintf(out, sizeof out, "--callgrind-out-file=%s/count", directory);
    const char *head[] = {"valgrind",
                          "-q",
                          "--tool=callgrind",
                          "--toggle-collect=counted_run",
                          "--dump-after=counted_run",
                          out,
                          program,
                          "instructions"};
    enum { HEAD = sizeof head / sizeof *head };
    char **arguments = calloc(HEAD + (size_t)questions->count * WORDS + 1, sizeof *arguments);
    if (arguments == NULL)
        _exit(EXIT_LIMIT);
    memcpy(arguments, head, sizeof head);
    memcpy(arguments + HEAD, questions->words + (size_t)first * WORDS,
           (size_t)(questions->count - first) * WORDS * sizeof *arguments);
    dup2(STDERR_FILENO, STDOUT_FILENO);
    execvp("valgrind", arguments);
    _exit(NO_PROGRAM);
}

/* Waits for the process to end, and ends it if that takes too long. */
static int wait_for(pid_t child)
{
    const struct timespec pause = {0, 10000000};
    double until = guard_clock() + LONGEST_S;
    int ending = 0;
    while (guard_clock() < until) {
        if (waitpid(child, &ending, WNOHANG) != 0)
            return ending;
        nanosleep(&pause, NULL);
    }
    kill(child, SIGKILL);
    waitpid(child, &ending, 0);
    return ending;
}

static int add_row(Results *results, const Questions *questions, int which, int64_t count)
{
    const char **words = questions->words + (size_t)which * WORDS;
    Row row = row_empty();
    row.kind = "instructions";
    row.the_case = words[1];
    row.game = questions->cells[which]->game->name;
    row.search = words[2];
    row.style = words[3];
    row.lang = words[4];
    row.mode = "optimize";
    row.ending = "ok";
    row.instructions = count;
    return results_add(results, &row);
}

/* Asks from the first question on and adds what was counted; *first becomes the one
 * after the last answered. */
static int ask_some(const char *directory, const Questions *questions, int *first, Results *results)
{
    char path[PATH_MAX];
    int status = EXIT_FINE;
    pid_t parent = getpid();
    fflush(NULL);
    pid_t child = fork();
    if (child < 0)
        return complain(EXIT_LIMIT, "no process could be made: %s", strerror(errno));
    if (child == 0) {
        guard_child(parent, 1);
        become_valgrind(directory, questions, *first);
    }
    int ending = wait_for(child);
    if (WIFEXITED(ending) && WEXITSTATUS(ending) == NO_PROGRAM) {
        fprintf(stderr, "reitti: instructions are not counted: there is no valgrind\n");
        *first = questions->count;
    }
    for (int number = 1; *first < questions->count && status == EXIT_FINE; number++, ++*first) {
        count_path(path, directory, number);
        int64_t count = read_count(path);
        unlink(path);
        if (count < 0)
            break;
        status = add_row(results, questions, *first, count);
    }
    count_path(path, directory, 0);
    *strrchr(path, '.') = '\0';
    unlink(path); /* what it counted at its end: nothing */
    return status;
}

static int ask_all(const Questions *questions, Results *results)
{
    char directory[] = "/tmp/reitti-XXXXXX";
    int status = EXIT_FINE;
    if (mkdtemp(directory) == NULL)
        return complain(EXIT_UNWRITTEN, "%s: %s", directory, strerror(errno));
    /* Whoever ended the process is passed over. */
    for (int first = 0; first < questions->count && status == EXIT_FINE; first++)
        status = ask_some(directory, questions, &first, results);
    rmdir(directory);
    return status;
}

/* Whether the rows say that the question has an answer, and no count yet. */
static bool is_open(const Results *results, const Sample *sample, const char *lang)
{
    bool answered = false;
    for (int i = 0; i < results->count; i++) {
        const Row *row = &results->rows[i];
        if (strcmp(row->the_case, sample->the_case) != 0 ||
            strcmp(row->search, sample->search) != 0 || strcmp(row->style, sample->style) != 0 ||
            strcmp(row->lang, lang) != 0 || strcmp(row->mode, sample->mode) != 0)
            continue;
        if (strcmp(row->kind, "instructions") == 0 || strcmp(row->ending, "ok") != 0)
            return false;
        answered = true;
    }
    return answered;
}

int instructions_count(const Plan *plan, Results *results)
{
    static const char *const langs[] = {"c", "prolog"};
    size_t most = 2 * (size_t)plan->count;
    Questions questions = {.words = calloc(most * WORDS + 1, sizeof *questions.words),
                           .cells = calloc(most + 1, sizeof *questions.cells)};
    int status = EXIT_LIMIT;
    for (int i = 0; questions.words != NULL && questions.cells != NULL && i < plan->count; i++) {
        const Sample *sample = &plan->cells[i].sample;
        bool wanted = sample->kind == SAMPLE_RUN && strcmp(sample->mode, "optimize") == 0;
        for (int k = 0; wanted && k < 2; k++) {
            if (!is_open(results, sample, langs[k]))
                continue;
            const char *words[WORDS] = {sample->cases, sample->the_case, sample->search,
                                        sample->style, langs[k]};
            memcpy(questions.words + (size_t)questions.count * WORDS, words, sizeof words);
            questions.cells[questions.count++] = &plan->cells[i];
        }
    }
    if (questions.words == NULL || questions.cells == NULL)
        complain_memory();
    else
        status = ask_all(&questions, results);
    free(questions.words);
    free(questions.cells);
    return status;
}
