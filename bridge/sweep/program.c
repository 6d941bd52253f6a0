/* program.c -- runs another program. */
#include "program.h"

#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Reads to the end, and keeps what there is room for. */
static void take(int input, char *text, size_t size)
{
    char beyond[256];
    size_t length = 0;
    ssize_t got = 1;
    while (got > 0 || (got < 0 && errno == EINTR)) {
        size_t room = size - 1 - length;
        got = room > 0 ? read(input, text + length, room)
                       : read(input, beyond, sizeof beyond);
        if (got > 0 && room > 0)
            length += (size_t)got;
    }
    text[length] = '\0';
}

static int wait_for(pid_t child)
{
    int status = 0;
    pid_t ended;
    do
        ended = waitpid(child, &status, 0);
    while (ended < 0 && errno == EINTR);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/* Starts it; its standard output goes to the descriptor, if that is one.  0, or
 * the errno of what went wrong. */
static int start(const char *const *words, int output, pid_t *child)
{
    posix_spawn_file_actions_t actions;
    size_t count = 0;
    while (words[count] != NULL)
        count++;
    char **copies = calloc(count + 1, sizeof *copies);
    if (copies == NULL)
        return ENOMEM;
    memcpy(copies, words, count * sizeof *copies); /* it changes none of them */
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", 0, 0);
    if (output >= 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
    int failed = posix_spawnp(child, words[0], &actions, NULL, copies, environ);
    posix_spawn_file_actions_destroy(&actions);
    free(copies);
    return failed;
}

Status program_run(const char *const *words, char *text, size_t size,
                   int *ended, Error *error)
{
    int ends[2] = {-1, -1};
    pid_t child;
    if (text != NULL && pipe2(ends, O_CLOEXEC) != 0)
        return error_set(error, STATUS_ERROR, 0, "%s: %s", words[0],
                         strerror(errno));
    int failed = start(words, ends[1], &child);
    if (text != NULL) {
        close(ends[1]);
        if (failed == 0)
            take(ends[0], text, size);
        close(ends[0]);
    }
    if (failed != 0)
        return error_set(error, STATUS_BAD_INPUT, 0, "%s: %s", words[0],
                         strerror(failed));
    *ended = wait_for(child);
    return STATUS_OK;
}
