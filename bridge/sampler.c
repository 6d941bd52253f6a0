/* sampler.c -- runs `reitti sample` in a process of its own and keeps its rows.
 *
 * The process is started anew rather than forked, so that each has its own layout in
 * memory.  Its exit status proves nothing: it is done when it says so.
 */
#include "sampler.h"

#include "command.h"
#include "guard.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { LONGEST_LINE = 4096, GRACE_MS = 1000 };

static void become(const Sample *sample, int output)
{
    char numbers[4][16];
    int values[] = {sample->process, sample->blocks, sample->block_ms, sample->skip};
    for (int i = 0; i < 4; i++)
        snprintf(numbers[i], sizeof numbers[i], "%d", values[i]);
    const char *words[] = {"reitti",
                           "sample",
                           sample_kinds[sample->kind],
                           sample->cases,
                           sample->the_case,
                           sample->search,
                           sample->style,
                           sample->mode,
                           sample->lang,
                           numbers[0],
                           numbers[1],
                           numbers[2],
                           numbers[3],
                           NULL};
    char *arguments[sizeof words / sizeof *words];
    memcpy(arguments, words, sizeof words); /* execv() changes none of them */
    dup2(output, STDOUT_FILENO);
    execv("/proc/self/exe", arguments);
    _exit(EXIT_LIMIT);
}

/* Whether the row can be one of this process. */
static bool is_answer_to(const Sample *sample, const Row *row)
{
    return strcmp(row->the_case, sample->the_case) == 0 &&
           strcmp(row->search, sample->search) == 0 && strcmp(row->style, sample->style) == 0 &&
           strcmp(row->mode, sample->mode) == 0 && row->process == sample->process;
}

/* Takes the whole lines out of the text; true once the process says that it is done. */
static bool take_lines(const Sample *sample, char *text, size_t *length, Results *results,
                       int *status)
{
    bool done = false;
    char *line = text;
    char *end;
    while ((end = memchr(line, '\n', *length - (size_t)(line - text))) != NULL) {
        Row row;
        *end = '\0';
        if (strcmp(line, SAMPLE_DONE) == 0)
            done = true;
        else if (row_parse(&row, line) && is_answer_to(sample, &row) && *status == EXIT_FINE)
            *status = results_add(results, &row);
        line = end + 1;
    }
    *length -= (size_t)(line - text);
    memmove(text, line, *length);
    return done;
}

/* Reads until it is done, ends or is silent for too long. */
static bool listen(const Sample *sample, int input, int time_limit, Results *results, int *status,
                   bool *in_time)
{
    char text[LONGEST_LINE];
    size_t length = 0;
    bool done = false;
    *in_time = true;
    while (!done && *status == EXIT_FINE) {
        struct pollfd poll_input = {input, POLLIN, 0};
        int ready = poll(&poll_input, 1, time_limit * 1000);
        if (ready < 0 && errno == EINTR)
            continue;
        *in_time = ready != 0;
        if (ready <= 0)
            return false;
        ssize_t got = read(input, text + length, sizeof text - length);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        length += (size_t)got;
        done = take_lines(sample, text, &length, results, status);
        if (length == sizeof text)
            return false;
    }
    return done;
}

/* A process that is ending keeps its ending; one that goes on is of no more use. */
static void bury(pid_t child, int grace_ms, int *ending)
{
    const struct timespec pause = {0, 1000000};
    for (; grace_ms > 0 && waitpid(child, ending, WNOHANG) == 0; grace_ms--)
        nanosleep(&pause, NULL);
    if (grace_ms > 0)
        return;
    kill(child, SIGKILL);
    while (waitpid(child, ending, 0) < 0 && errno == EINTR)
        ;
}

static Ending ending_of(int ending, bool in_time)
{
    if (!in_time)
        return (Ending){"timeout", "gave no sign of life within the time limit"};
    if (WIFSIGNALED(ending) && WTERMSIG(ending) == SIGKILL)
        return (Ending){"out-of-memory", "killed, perhaps for want of memory"};
    if (WIFSIGNALED(ending))
        return (Ending){"crashed", strsignal(WTERMSIG(ending))};
    return (Ending){"no-answer", "ended without an answer"};
}

int sampler_run(const Sample *sample, int time_limit, Results *results, Ending *ending)
{
    int ends[2];
    int status = EXIT_FINE;
    int how = 0;
    bool in_time;
    *ending = (Ending){NULL, NULL};
    if (pipe(ends) != 0)
        return complain(EXIT_LIMIT, "no pipe could be made: %s", strerror(errno));
    fflush(NULL);
    pid_t parent = getpid();
    pid_t child = fork();
    if (child == 0) {
        guard_child(parent, 1);
        close(ends[0]);
        become(sample, ends[1]);
    }
    close(ends[1]);
    if (child < 0) {
        close(ends[0]);
        return complain(EXIT_LIMIT, "no process could be made: %s", strerror(errno));
    }
    bool done = listen(sample, ends[0], time_limit, results, &status, &in_time);
    close(ends[0]);
    bury(child, done || !in_time || status != EXIT_FINE ? 0 : GRACE_MS, &how);
    if (!done)
        *ending = ending_of(how, in_time);
    return status;
}
