/* program.c -- runs another program. */
#include "program.h"

#include <errno.h>
#include <spawn.h>
#include <stdint.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

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
    while (waitpid(child, &status, 0) < 0 && errno == EINTR)
        continue;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

Status program_run(const char *const *words, char *text, size_t size,
                   int *ended, Error *error)
{
    posix_spawn_file_actions_t actions;
    int ends[2] = {-1, -1};
    pid_t child;
    if (text != NULL && pipe(ends) != 0)
        return error_set(error, STATUS_ERROR, 0, "%s: %s", words[0],
                         strerror(errno));
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", 0, 0);
    if (text != NULL) {
        posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
        posix_spawn_file_actions_addclose(&actions, ends[0]);
        posix_spawn_file_actions_addclose(&actions, ends[1]);
    }
    /* It changes none of the words. */
    int failed = posix_spawnp(&child, words[0], &actions, NULL,
                              (char *const *)(uintptr_t)words, environ);
    posix_spawn_file_actions_destroy(&actions);
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
