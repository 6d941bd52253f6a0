/* host.c -- one implementation of a solver in a process of its own: the side
 * that asks.
 *
 * Questions and answers cross two pipes as they lie in memory: both sides are
 * the same program.  host_service.c is the side that answers.
 */
#include "host.h"

#include "../../c_impl/support/clock.h"
#include "host_service.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { CHUNK = 1 << 16 };
static const double grace = 1; /* seconds for one that is ending to end */

int host_start(Host *host, const Solver *solver, const Limits *limits)
{
    *host = (Host){.solver = solver};
    int error = ward_start(&host->ward, host_serve, solver, limits);
    if (error == 0)
        fcntl(host->ward.output, F_SETFL, O_NONBLOCK);
    return error;
}

void host_ask(Host *host, const Request *request)
{
    const Question *question = &request->question;
    host->request = *request;
    host->since = clock_now();
    /* If it is gone, listening will tell. */
    if (write(host->ward.input, request, sizeof *request) < 0 ||
        write(host->ward.input, question->squares,
              (size_t)question->square_count * sizeof(Square)) < 0 ||
        write(host->ward.input, question->numbers,
              (size_t)question->number_count * sizeof(int)) < 0)
        return;
}

/* A solver may write anywhere: a head that cannot be ours ends the host. */
static bool is_sound(const Host *host, const RequestHead *head)
{
    bool sound = head->magic == REQUEST_MAGIC;
    for (int i = 0; i < REQUEST_ROWS && sound; i++)
        sound =
            reply_rows_can_be(&head->rows[i], host->request.world, TRACE_LIMIT);
    return sound;
}

/* Takes an array of so many bytes off what was said; NULL: there is none, or no
 * memory. */
static const void *take(const char **said, const void *there, size_t size,
                        bool *fine)
{
    void *array = there == NULL ? NULL : malloc(size + 1);
    if (there != NULL && array == NULL)
        *fine = false;
    if (array != NULL)
        memcpy(array, *said, size);
    *said += size;
    return array;
}

static void take_reply(const Host *host, const RequestHead *head, Reply *reply)
{
    const char *said = host->said + sizeof *head;
    Rows *rows[REQUEST_ROWS] = {&reply->answer.rows, &reply->trace.steps,
                                &reply->trace.left};
    bool fine = true;
    *reply = head->reply;
    for (int i = 0; i < REQUEST_ROWS; i++) {
        *rows[i] = head->rows[i];
        rows[i]->squares = take(&said, head->rows[i].squares,
                                request_squares_size(&head->rows[i]), &fine);
        rows[i]->numbers = take(&said, head->rows[i].numbers,
                                request_numbers_size(&head->rows[i]), &fine);
    }
    if (!fine) {
        reply_free(reply);
        reply->answer.status = error_out_of_memory(&reply->error);
    }
}

/* What the whole answer takes, of which the head is there. */
static size_t size_of(const RequestHead *head)
{
    size_t size = sizeof *head;
    for (int i = 0; i < REQUEST_ROWS; i++)
        size += request_squares_size(&head->rows[i]) +
                request_numbers_size(&head->rows[i]);
    return size;
}

/* Looks at what was said so far. */
static HostState understand(Host *host, Reply *reply)
{
    RequestHead head;
    while (host->length >= sizeof head) {
        memcpy(&head, host->said, sizeof head);
        if (!is_sound(host, &head)) {
            host->trouble =
                ending_make(ENDING_ERROR, "what it said cannot be read");
            return HOST_GONE;
        }
        size_t size = size_of(&head);
        if (host->length < size)
            return HOST_THINKS;
        if (head.is_reply)
            take_reply(host, &head, reply);
        host->length -= size;
        memmove(host->said, host->said + size, host->length);
        if (head.is_reply)
            return HOST_ANSWERED;
    }
    return HOST_THINKS;
}

static bool make_room(Host *host)
{
    if (host->capacity - host->length >= CHUNK)
        return true;
    size_t larger = 2 * host->capacity + CHUNK;
    char *grown = realloc(host->said, larger);
    if (grown == NULL) {
        host->trouble = ending_make(ENDING_OUT_OF_MEMORY, "out of memory");
        return false;
    }
    host->said = grown;
    host->capacity = larger;
    return true;
}

HostState host_listen(Host *host, Reply *reply)
{
    while (make_room(host)) {
        ssize_t got = read(host->ward.output, host->said + host->length,
                           host->capacity - host->length);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return errno == EAGAIN ? HOST_THINKS : HOST_GONE;
        if (got == 0)
            return HOST_GONE;
        host->length += (size_t)got;
        host->since = clock_now();
        HostState state = understand(host, reply);
        if (state != HOST_THINKS)
            return state;
    }
    return HOST_GONE;
}

Ending host_end(Host *host, bool late, bool *outside)
{
    bool useless = late || host->trouble.kind != ENDING_OK;
    Ending ending = ward_end(&host->ward, useless ? 0 : grace, outside);
    if (host->trouble.kind != ENDING_OK)
        ending = host->trouble;
    else if (ending.kind == ENDING_TIMEOUT && !late)
        ending =
            ending_make(ENDING_NO_ANSWER, "closed what it should answer on");
    free(host->said);
    *host = (Host){0};
    return ending;
}

void host_answer(Host *host, const Request *request, double time_limit,
                 Reply *reply)
{
    struct pollfd said = {host->ward.output, POLLIN, 0};
    HostState state = HOST_THINKS;
    bool late = false;
    host_ask(host, request);
    while (state == HOST_THINKS && !late) {
        double left =
            time_limit > 0 ? host->since + time_limit - clock_now() : 60;
        if (left > 0)
            poll(&said, 1, (int)(left * 1000) + 1);
        state = host_listen(host, reply);
        late = state == HOST_THINKS && time_limit > 0 &&
               clock_now() - host->since >= time_limit;
    }
    if (state != HOST_ANSWERED)
        *reply = (Reply){.ending = host_end(host, late, NULL)};
}
