/* workers.c -- trials in processes of their own, several at a time.
 *
 * Worker k of n takes the trials k, k + n, k + 2n, ...  It sends a message before
 * each search, one with each verdict and one after each trial; what it has not
 * said is not known, whatever its exit status.
 */
#include "workers.h"

#include "guard.h"

#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

typedef enum Kind { STARTED, JUDGED, DONE } Kind;

enum { MOST_TEXT = 1 << 24 };

typedef struct Message {
    Kind kind;
    int trial;
    int search;
    Outcome outcome;
    size_t length; /* of the text that follows */
} Message;

typedef struct Worker {
    pid_t process; /* 0: nothing left to do */
    int input;
    int trial;         /* under way or next */
    int search;        /* of it under way, -1: none */
    unsigned left_out; /* searches of it that ended badly */
    double began;
} Worker;

typedef struct Workers {
    const Trial *trials;
    Verdicts *verdicts;
    int count;
    int jobs;
    int error; /* why it did not go on */
} Workers;

static void send_all(int output, const void *data, size_t size)
{
    const char *rest = data;
    while (size > 0) {
        ssize_t sent = write(output, rest, size);
        if (sent < 0 && errno != EINTR)
            _exit(1);
        if (sent > 0) {
            rest += sent;
            size -= (size_t)sent;
        }
    }
}

static bool receive_all(int input, void *data, size_t size)
{
    char *rest = data;
    while (size > 0) {
        ssize_t got = read(input, rest, size);
        if (got == 0 || (got < 0 && errno != EINTR))
            return false;
        if (got > 0) {
            rest += got;
            size -= (size_t)got;
        }
    }
    return true;
}

/* Judging is part of a search's run: what it left may be fatal to look at. */
static void judge_all(const Trial *trial, const Answer *answers, Message message, unsigned left_out,
                      int output)
{
    for (message.search = 0; message.search < trial->count; message.search++) {
        char *text = NULL;
        if ((left_out >> message.search & 1) != 0)
            continue;
        message.kind = STARTED;
        message.length = 0;
        send_all(output, &message, sizeof message);
        message.kind = JUDGED;
        FILE *stream = open_memstream(&text, &message.length);
        if (stream == NULL)
            _exit(1);
        message.outcome = trial_judge(trial, answers, left_out, message.search, stream);
        fclose(stream);
        send_all(output, &message, sizeof message);
        send_all(output, text, message.length);
        free(text);
    }
}

/* The child: runs its trials to the end, or to its own. */
static void work(const Workers *workers, int first, unsigned left_out, int output)
{
    dup2(STDERR_FILENO, STDOUT_FILENO); /* what searches print is not a result */
    for (int trial = first; trial < workers->count; trial += workers->jobs) {
        const Trial *the_trial = &workers->trials[trial];
        Answer answers[TRIAL_SEARCHES] = {0};
        Message message = {.trial = trial};
        for (message.search = 0; message.search < the_trial->count; message.search++) {
            if ((left_out >> message.search & 1) != 0)
                continue;
            message.kind = STARTED;
            send_all(output, &message, sizeof message);
            answer_ask(&answers[message.search], the_trial, the_trial->searches[message.search]);
        }
        judge_all(the_trial, answers, message, left_out, output);
        for (int i = 0; i < the_trial->count; i++)
            answer_free(&answers[i]);
        message = (Message){.kind = DONE, .trial = trial};
        send_all(output, &message, sizeof message);
        left_out = 0;
    }
}

/* Starts or restarts a worker at its trial, if it has one left. */
static bool start(Workers *workers, Worker *worker)
{
    int ends[2];
    worker->process = 0;
    worker->search = -1;
    worker->began = guard_clock();
    if (worker->trial >= workers->count)
        return true;
    if (pipe(ends) != 0) {
        workers->error = errno;
        return false;
    }
    fflush(NULL);
    pid_t parent = getpid();
    worker->process = fork();
    workers->error = worker->process < 0 ? errno : ENOMEM;
    if (worker->process == 0) {
        guard_child(parent, workers->jobs);
        close(ends[0]);
        work(workers, worker->trial, worker->left_out, ends[1]);
        _exit(0);
    }
    close(ends[1]);
    worker->input = ends[0];
    if (worker->process > 0)
        return true;
    close(ends[0]);
    worker->process = 0;
    return false;
}

static bool set_verdict(Workers *workers, int trial, int search, Outcome outcome, char *text)
{
    Verdict *verdict = &workers->verdicts[trial].verdict[search];
    free(verdict->text);
    *verdict = (Verdict){outcome, text};
    return text != NULL;
}

/* The worker is gone before its time: so is the search that it was running. */
static bool bury(Workers *workers, Worker *worker, bool in_time)
{
    int ending = 0;
    const char *why = "ended without an answer";
    kill(worker->process, SIGKILL);
    close(worker->input);
    while (waitpid(worker->process, &ending, 0) < 0 && errno == EINTR)
        ;
    worker->process = 0;
    if (worker->trial >= workers->count)
        return true;
    if (!in_time)
        why = "out of time";
    else if (WIFSIGNALED(ending) && WTERMSIG(ending) != SIGKILL)
        why = strsignal(WTERMSIG(ending));
    else if (WIFSIGNALED(ending))
        why = "killed, perhaps for want of memory";
    /* Not in any search: nobody to blame, and no use in going on. */
    if (worker->search < 0)
        return false;
    char *text = malloc(strlen(why) + 2);
    if (text != NULL)
        strcat(strcpy(text, why), "\n");
    worker->left_out |= 1u << worker->search;
    return set_verdict(workers, worker->trial, worker->search, ENDED_BADLY, text) &&
           start(workers, worker);
}

/* A search may write anywhere: a message that cannot be ours ends the worker. */
static bool is_sound(const Workers *workers, const Worker *worker, const Message *message)
{
    return message->trial == worker->trial && message->search >= 0 &&
           message->search < workers->trials[worker->trial].count &&
           (unsigned)message->kind <= DONE && (unsigned)message->outcome <= ENDED_BADLY &&
           message->length < MOST_TEXT;
}

/* Reads one message; false: out of memory, or the worker could not go on. */
static bool listen(Workers *workers, Worker *worker, int *done)
{
    Message message;
    if (!receive_all(worker->input, &message, sizeof message) ||
        !is_sound(workers, worker, &message))
        return bury(workers, worker, true);
    worker->began = guard_clock();
    switch (message.kind) {
    case STARTED:
        worker->search = message.search;
        return true;
    case JUDGED: {
        char *text = calloc(1, message.length + 1);
        if (text != NULL && !receive_all(worker->input, text, message.length)) {
            free(text);
            return bury(workers, worker, true);
        }
        return set_verdict(workers, message.trial, message.search, message.outcome, text);
    }
    default:
        workers->verdicts[message.trial].done = true;
        worker->trial = message.trial + workers->jobs;
        worker->search = -1;
        worker->left_out = 0;
        ++*done;
        return true;
    }
}

static bool listen_all(Workers *workers, Worker *worker, struct pollfd *polls, int time_limit,
                       int *done)
{
    for (int i = 0; i < workers->jobs; i++)
        polls[i] = (struct pollfd){worker[i].process == 0 ? -1 : worker[i].input, POLLIN, 0};
    poll(polls, (nfds_t)workers->jobs, 200);
    for (int i = 0; i < workers->jobs; i++) {
        if (worker[i].process == 0)
            continue;
        if ((polls[i].revents & (POLLIN | POLLHUP)) != 0) {
            if (!listen(workers, &worker[i], done))
                return false;
        } else if (worker[i].search >= 0 && guard_clock() - worker[i].began >= time_limit) {
            if (!bury(workers, &worker[i], false))
                return false;
        }
    }
    return true;
}

int workers_run(const Trial *trials, int count, int jobs, int time_limit, WorkersProgress *progress,
                Verdicts *verdicts)
{
    Workers workers = {trials, verdicts, count, jobs, ENOMEM};
    Worker *worker = calloc((size_t)jobs, sizeof *worker);
    struct pollfd *polls = calloc((size_t)jobs, sizeof *polls);
    bool fine = worker != NULL && polls != NULL;
    int done = 0;
    for (int i = 0; fine && i < jobs; i++) {
        worker[i].trial = i;
        fine = start(&workers, &worker[i]);
    }
    while (fine && done < count) {
        fine = listen_all(&workers, worker, polls, time_limit, &done);
        progress(done, count);
    }
    for (int i = 0; worker != NULL && i < jobs; i++)
        if (worker[i].process != 0) {
            worker[i].trial = count;
            bury(&workers, &worker[i], true);
        }
    free(worker);
    free(polls);
    return fine ? 0 : workers.error;
}
