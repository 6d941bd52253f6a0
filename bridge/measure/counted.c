/* counted.c -- runs that are counted by the machine that runs them.
 *
 * Each question is answered in a copy of this process.  Callgrind counts only
 * while counted_run() is running, and at the end of a copy writes what it
 * counted into a file that has no name, from which it is read and said.
 */
#include "counted.h"

#include "../check/languages.h"
#include "../check/suite.h"
#include "../process/limits.h"

#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { WORDS = 5 /* of a question */ };

/* Known to callgrind by its name. */
__attribute__((noinline)) void counted_run(SolverRun *run,
                                           const Subject *subject);
void counted_run(SolverRun *run, const Subject *subject)
{
    run(subject->prepared, subject->question);
}

/* With the search, or without: what is not to be counted. */
static void answer(char **words, bool idle)
{
    Suite suite = {0};
    Error error;
    const SuiteWorld *world;
    const Language *language = language_find(words[4]);
    Subject subject = {0};
    if (language == NULL || suite_add(&suite, words[0], &error) != STATUS_OK)
        return;
    const Case *the_case = suite_find(&suite, atoi(words[1]), &world);
    subject.solver = solver_find(words[2], words[3], language);
    if (the_case == NULL || subject.solver == NULL)
        return;
    limits_bind_processes();
    subject.question = &the_case->question;
    if (subject.solver->prepare(subject.solver, &world->world,
                                &subject.prepared, &error) != STATUS_OK)
        return;
    /* Once before, since a first run can be quite another thing. */
    subject.solver->run(subject.prepared, subject.question);
    counted_run(idle ? subject.solver->idle : subject.solver->run, &subject);
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
static long long count_one(char **words, bool idle, int file, FILE *in,
                           FILE *out)
{
    int ending;
    fflush(NULL);
    pid_t copy = ftruncate(file, 0) == 0 ? fork() : -1;
    if (copy == 0) {
        close(fileno(in));
        close(fileno(out));
        answer(words, idle);
        _exit(0);
    }
    if (copy < 0 || waitpid(copy, &ending, 0) < 0 || !WIFEXITED(ending))
        return NOT_COUNTED;
    return read_count(file);
}

static long long count_search(char **words, int file, FILE *in, FILE *out)
{
    const Language *language = language_find(words[4]);
    const Solver *solver =
        language == NULL ? NULL : solver_find(words[2], words[3], language);
    long long all = count_one(words, false, file, in, out);
    if (all < 0 || solver == NULL || solver->idle == NULL)
        return all;
    long long idle = count_one(words, true, file, in, out);
    return idle < 0 ? NOT_COUNTED : all - idle;
}

void counted_serve(FILE *in, FILE *out, int file)
{
    char *words[WORDS] = {NULL};
    size_t sizes[WORDS] = {0};
    int known = 0;
    while (getdelim(&words[known], &sizes[known], '\0', in) > 0)
        if (++known == WORDS) {
            fprintf(out, "%lld\n", count_search(words, file, in, out));
            fflush(out);
            known = 0;
        }
    for (int i = 0; i < WORDS; i++)
        free(words[i]);
}
