/* host_service.c -- one implementation of a solver in a process of its own: the
 * side that answers.
 */
#include "host_service.h"

#include "../process/limits.h"
#include "../prolog_from_c/prolog_from_c.h"
#include "request.h"

#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct Service {
    Subject subject;
    const World *world; /* that is prepared, or NULL */
    pid_t self;
    int output;
} Service;

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

/* After a step of the solver; a copy of this process that it made is not the
 * host. */
static void go_on(const Service *service)
{
    if (getpid() != service->self)
        _exit(0);
    send_all(service->output, &(RequestHead){.magic = REQUEST_MAGIC},
             sizeof(RequestHead));
}

static void send_reply(const Service *service, const Reply *reply)
{
    RequestHead head = {
        .magic = REQUEST_MAGIC,
        .is_reply = true,
        .reply = *reply,
        .rows = {reply->answer.rows, reply->trace.steps, reply->trace.left}};
    go_on(service);
    send_all(service->output, &head, sizeof head);
    for (int i = 0; i < REQUEST_ROWS; i++) {
        send_all(service->output, head.rows[i].squares,
                 request_squares_size(&head.rows[i]));
        send_all(service->output, head.rows[i].numbers,
                 request_numbers_size(&head.rows[i]));
    }
}

static void release(Service *service)
{
    if (service->world != NULL)
        service->subject.solver->release(service->subject.prepared);
    service->world = NULL;
}

/* Has the world prepared; false: the reply says why not. */
static bool prepare(Service *service, const World *world, Reply *reply)
{
    const Solver *solver = service->subject.solver;
    if (service->world == world)
        return true;
    release(service);
    reply->answer.status = solver->prepare(
        solver, world, &service->subject.prepared, &reply->error);
    go_on(service);
    reply->unprepared = reply->answer.status != STATUS_OK;
    if (!reply->unprepared)
        service->world = world;
    return !reply->unprepared;
}

static void run(const Service *service, Reply *reply)
{
    reply_run(reply, service->world, &service->subject);
    go_on(service);
}

static void find_reply(Service *service, const Request *request, Reply *reply)
{
    if (!prepare(service, request->world, reply))
        return;
    run(service, reply);
    if (request->again && answer_is_one(&reply->answer)) {
        Reply first = *reply;
        run(service, reply);
        reply->unsteady = !answer_equal(&first.answer, &reply->answer);
        reply_free(&first);
    }
    if (request->look)
        reply_look(reply, service->world, &service->subject);
}

static bool skip(int input, size_t size)
{
    char buffer[256];
    while (size > 0) {
        size_t part = size < sizeof buffer ? size : sizeof buffer;
        if (!receive_all(input, buffer, part))
            return false;
        size -= part;
    }
    return true;
}

/* The next request, with a question of its own, which the caller frees; false:
 * there is none.  Without memory the question has no squares. */
static bool receive(int input, Request *request)
{
    Question *question = &request->question;
    if (!receive_all(input, request, sizeof *request))
        return false;
    size_t squares_size = (size_t)question->square_count * sizeof(Square);
    size_t numbers_size = (size_t)question->number_count * sizeof(int);
    Square *squares = malloc(squares_size + 1);
    int *numbers = malloc(numbers_size + 1);
    bool lost = squares == NULL || numbers == NULL;
    question->squares = squares;
    question->numbers = numbers;
    bool received = lost ? skip(input, squares_size + numbers_size)
                         : receive_all(input, squares, squares_size) &&
                               receive_all(input, numbers, numbers_size);
    if (lost || !received)
        question_free(question);
    return received;
}

void host_serve(const void *context, int input, int output)
{
    Service service = {
        .subject.solver = context, .self = getpid(), .output = output};
    Request request;
    prolog_limit_stacks();
    limits_bind_processes();
    while (receive(input, &request)) {
        Reply reply = {0};
        service.subject.question = &request.question;
        if (request.question.squares == NULL)
            reply.answer.status = error_out_of_memory(&reply.error);
        else
            find_reply(&service, &request, &reply);
        send_reply(&service, &reply);
        reply_free(&reply);
        question_free(&request.question);
    }
    release(&service);
}
