/* trial.c -- loads a pair from outside in a process of its own first.
 *
 * What that process finds it leaves in memory that both share: a file may close
 * any descriptor.
 */
#include "trial.h"

#include "../process/ward.h"
#include "../prolog_from_c/prolog_from_c.h"
#include "load.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { PROCESSOR_S = 1, LONGEST_S = 10, NEEDS = 1 << 16 };
static const int64_t most_memory = INT64_C(1) << 30;

/* What both processes see. */
typedef struct Shared {
    bool done;
    Status status;
    Error error;
    char file[PATH_MAX]; /* that is being loaded, */
    int line;            /* and the line */
    char needs[NEEDS];
} Shared;

typedef struct Trial {
    const Pair *pair;
    const char *library;
    Shared *shared;
} Trial;

/* The state of a process that loading must leave alone. */
typedef struct State {
    char directory[PATH_MAX];
    struct stat out;
    pid_t process;
} State;

static Shared *watched;
static State before;

/* What is printed is kept in a file without a name. */
static bool look_before(State *state)
{
    int out = memfd_create("printed", MFD_CLOEXEC);
    *state = (State){.process = getpid()};
    return out >= 0 && dup2(out, STDOUT_FILENO) >= 0 &&
           dup2(out, STDERR_FILENO) >= 0 && close(out) == 0 &&
           fstat(STDOUT_FILENO, &state->out) == 0 &&
           getcwd(state->directory, sizeof state->directory) != NULL;
}

static bool is_out(int descriptor, const State *state)
{
    struct stat now;
    return fstat(descriptor, &now) == 0 && now.st_ino == state->out.st_ino &&
           now.st_dev == state->out.st_dev;
}

/* What it did that loading must not do; NULL: nothing. */
static const char *look_after(const State *state)
{
    struct stat out;
    char directory[PATH_MAX] = "";
    siginfo_t child = {0};
    if (waitid(P_ALL, 0, &child, WEXITED | WNOHANG | WNOWAIT) == 0)
        return "starts a process as it is loaded";
    if (!is_out(STDOUT_FILENO, state) || !is_out(STDERR_FILENO, state) ||
        fcntl(STDIN_FILENO, F_GETFD) < 0)
        return "closes descriptors that are not its own as it is loaded";
    fflush(NULL);
    if (fstat(STDOUT_FILENO, &out) != 0 || out.st_size > 0)
        return "prints as it is loaded";
    if (getcwd(directory, sizeof directory) == NULL ||
        strcmp(directory, state->directory) != 0)
        return "changes the working directory as it is loaded";
    return NULL;
}

/* Sees what was done since the last time, if that was wrong; the first such
 * deed counts. */
static void look(void)
{
    const char *deed = look_after(&before);
    if (getpid() != before.process)
        _exit(0); /* a copy that it made of itself */
    if (deed == NULL || watched->status != STATUS_OK)
        return;
    error_set(&watched->error, STATUS_BAD_INPUT, watched->line, "%s", deed);
    watched->status =
        error_in_file(&watched->error, STATUS_BAD_INPUT, watched->file);
}

static void watch(const char *file, int line)
{
    look();
    snprintf(watched->file, sizeof watched->file, "%s", file);
    watched->line = line;
}

static void try(const void *context, int input, int output)
{
    const Trial *trial = context;
    Shared *shared = trial->shared;
    char *needs = NULL;
    Error error;
    (void)input;
    (void)output;
    watched = shared;
    prolog_limit_stacks();
    if (!look_before(&before))
        return;
    Status status =
        load_pair(trial->pair, trial->library, true, watch, &needs, &error);
    look();
    if (shared->status == STATUS_OK) {
        shared->status = status;
        shared->error = error;
    }
    snprintf(shared->needs, sizeof shared->needs, "%s",
             needs == NULL ? "" : needs);
    shared->done = true;
    _exit(0);
}

static Status explain(const Shared *shared, const Ending *ending, Error *error)
{
    error_set(error, STATUS_BAD_INPUT, shared->line, "%s as it is loaded",
              ending->kind == ENDING_NO_ANSWER ? "ends the process"
                                               : ending->message);
    return error_in_file(error, STATUS_BAD_INPUT, shared->file);
}

Status trial_load(const Pair *pair, const char *library, char **needs,
                  Error *error)
{
    Shared *shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE,
                          MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (shared == MAP_FAILED)
        return error_out_of_memory(error);
    Trial trial = {pair, library, shared};
    Ward ward;
    int64_t memory = limits_memory(0, 1);
    Limits limits = {.memory = memory < most_memory ? memory : most_memory,
                     .seconds = PROCESSOR_S};
    int failed = ward_start(&ward, try, &trial, &limits);
    Status status = STATUS_OK;
    if (failed != 0)
        status = ending_no_process(failed, error);
    else {
        Ending ending = ward_end(&ward, LONGEST_S, NULL);
        *error = shared->error;
        status =
            shared->done ? shared->status : explain(shared, &ending, error);
    }
    if (status == STATUS_OK && (*needs = strdup(shared->needs)) == NULL)
        status = error_out_of_memory(error);
    munmap(shared, sizeof *shared);
    return status;
}
