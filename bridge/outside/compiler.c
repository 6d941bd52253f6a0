/* compiler.c -- turns a C file from outside into a loadable library.
 *
 * The compiler runs as somebody's code does, within limits: a source may
 * include what has no end.
 */
#include "compiler.h"

#include "../process/ward.h"
#include "made_from.h"

#include <errno.h>
#include <limits.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { WORDS = 128, LONGEST_S = 60, SAID = 1 << 14 };

/* Its own names win over those that the command exports. */
static const char flags[] =
    "-std=c11 -D_GNU_SOURCE -Wall -Wextra -Werror "
    "-fPIC -fvisibility=hidden -shared "
    "-fdiagnostics-color=never -MMD -MT it " REITTI_FLAGS;

typedef struct Job {
    const char *source;
    const char *library;
    const char *include;
    const char *needs;
} Job;

static const char *compiler(void)
{
    const char *said = getenv("REITTI_CC");
    return said == NULL || *said == '\0' ? REITTI_CC : said;
}

void compiler_command(char *command, size_t size, const char *include)
{
    snprintf(command, size, "%s %s -I %s", compiler(), flags, include);
}

/* Cuts the text at its blanks; how many words there are now. */
static int add_words(char **words, int count, char *text)
{
    char *rest = NULL;
    for (char *word = strtok_r(text, " ", &rest);
         word != NULL && count < WORDS - 16; word = strtok_r(NULL, " ", &rest))
        words[count++] = word;
    return count;
}

static void become(const void *context, int input, int output)
{
    const Job *job = context;
    char names[PATH_MAX];
    char options[sizeof flags];
    char header[PATH_MAX];
    char *words[WORDS] = {NULL};
    (void)input;
    snprintf(names, sizeof names, "%s", compiler());
    snprintf(options, sizeof options, "%s", flags);
    snprintf(header, sizeof header, "%s/public.h", job->include);
    int count = add_words(words, 0, names);
    count = add_words(words, count, options);
    const char *const last[] = {"-I",
                                job->include,
                                "-MF",
                                job->needs,
                                "-o",
                                job->library,
                                access(header, R_OK) == 0 ? "-include" : NULL,
                                header,
                                job->source};
    for (size_t i = 0; i < sizeof last / sizeof *last; i++) {
        if (last[i] == NULL)
            i++; /* and its value */
        else
            memcpy(&words[count++], &last[i], sizeof last[i]);
    }
    dup2(output, STDOUT_FILENO);
    dup2(output, STDERR_FILENO);
    setenv("LC_ALL", "C", 1);
    execvp(words[0], words);
    dprintf(output, "%s: %s\n", words[0], strerror(errno));
}

/* All that it says, as far as there is room; false: it takes too long. */
static bool listen(int output, char *said, size_t size)
{
    char rest[512] = "";
    size_t length = 0;
    ssize_t got;
    do {
        struct pollfd poll_output = {output, POLLIN, 0};
        bool full = length + 1 == size;
        int ready = poll(&poll_output, 1, LONGEST_S * 1000);
        if (ready == 0)
            return false;
        got = read(output, full ? rest : said + length,
                   full ? sizeof rest : size - 1 - length);
        length += got > 0 && !full ? (size_t)got : 0;
    } while (got > 0 || (got < 0 && errno == EINTR));
    said[length] = '\0';
    return true;
}

/* The first line that says what is wrong, or the first at all; it names the
 * source, or a header. */
static void find_message(char *said, const char *source, Error *error)
{
    static const char *const signs[] = {
        ": error: ", ": fatal error: ", ": warning: ", "undefined reference",
        ""};
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        char *found = strstr(said, signs[i]);
        if (found == NULL)
            continue;
        while (found > said && found[-1] != '\n')
            found--;
        error_set(error, STATUS_BAD_INPUT, 0, "%.*s", (int)strcspn(found, "\n"),
                  found);
        if (*found != '/')
            error_in_file(error, STATUS_BAD_INPUT, source);
        return;
    }
}

Status compiler_run(const char *source, const char *library,
                    const char *include, char **files, Error *error)
{
    char said[SAID];
    char needs[PATH_MAX];
    Ward ward;
    Limits limits = {.memory = limits_memory(0, 1), .seconds = LONGEST_S};
    snprintf(needs, sizeof needs, "%s.d", library);
    Job job = {source, library, include, needs};
    *files = NULL;
    unlink(library);
    int failed = ward_start(&ward, become, &job, &limits);
    if (failed != 0)
        return ending_no_process(failed, error);
    bool late = !listen(ward.output, said, sizeof said);
    ward_end(&ward, late ? 0 : 1, NULL);
    Status status = STATUS_OK;
    if (late)
        status = error_set(error, STATUS_BAD_INPUT, 0,
                           "%s: compiling takes too long", source);
    else if (access(library, F_OK) != 0) {
        find_message(said, source, error);
        status = *error->text != '\0' ? STATUS_BAD_INPUT
                                      : error_set(error, STATUS_BAD_INPUT, 0,
                                                  "%s: %s fails without a word",
                                                  source, compiler());
    } else if ((*files = made_from(needs)) == NULL)
        status = error_out_of_memory(error);
    unlink(needs);
    return status;
}
