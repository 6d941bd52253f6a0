/* host.c -- one implementation of a search in a process of its own.
 *
 * Questions and answers cross two pipes as they lie in memory: both sides are
 * the same program.  Between the steps of an answer the host sends a head
 * without one, so that the time limit is one for a step.
 */
#include "host.h"

#include "../process/clock.h"
#include "../prolog_from_c/prolog_from_c.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { CHUNK = 1 << 16 };
static const uint64_t magic = 0x5265697474692100;
static const double grace = 1; /* seconds for one that is ending to end */

typedef struct Head {
    uint64_t magic;
    bool is_answer; /* and its arrays follow */
    Answer answer;
} Head;

/* ---- in the host
 * ----------------------------------------------------------------- */

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

typedef struct Service {
    const Search *search;
    pid_t self;
    int output;
    const World *world; /* that is prepared, or NULL */
    void *prepared;
} Service;

/* After a step of the search; a copy of this process that it made is not the
 * host. */
static void go_on(const Service *service)
{
    if (getpid() != service->self)
        _exit(0);
    send_all(service->output, &(Head){.magic = magic}, sizeof(Head));
}

static void send_answer(const Service *service, const Answer *answer,
                        size_t size)
{
    const Footprint *footprint = &answer->footprint;
    Head head = {.magic = magic, .is_answer = true, .answer = *answer};
    go_on(service);
    send_all(service->output, &head, sizeof head);
    send_all(service->output, answer->squares,
             (size_t)answer->route.length * sizeof(Square));
    if (footprint->distance != NULL) {
        send_all(service->output, footprint->distance,
                 size * sizeof *footprint->distance);
        send_all(service->output, footprint->expanded,
                 (size_t)answer->route.expanded * sizeof *footprint->expanded);
    }
}

static void release(Service *service)
{
    if (service->world != NULL)
        service->search->release(service->prepared);
    service->world = NULL;
}

/* Has the world prepared; false: the answer says why not. */
static bool prepare(Service *service, const World *world, Answer *answer)
{
    if (service->world == world)
        return true;
    release(service);
    answer->route.status = service->search->prepare(
        service->search, world, &service->prepared, &answer->error);
    go_on(service);
    answer->unprepared = answer->route.status != STATUS_OK;
    if (!answer->unprepared)
        service->world = world;
    return !answer->unprepared;
}

static void run(const Service *service, const Question *question,
                Answer *answer)
{
    answer_run(answer, question->world, service->search, service->prepared,
               question->from, question->to);
    go_on(service);
}

static void find_answer(Service *service, const Question *question,
                        Answer *answer)
{
    if (!prepare(service, question->world, answer))
        return;
    run(service, question, answer);
    if (question->again && answer_is_one(answer)) {
        Answer first = *answer;
        run(service, question, answer);
        answer->unsteady = !answer_same_route(&first, answer);
        answer_free(&first);
    }
    if (question->look)
        answer_look(answer, question->world, service->search,
                    service->prepared);
}

static void serve(const void *context, int input, int output)
{
    Service service = {.search = context, .self = getpid(), .output = output};
    Question question;
    prolog_limit_stacks();
    limits_bind_processes();
    while (receive_all(input, &question, sizeof question)) {
        Answer answer = {0};
        find_answer(&service, &question, &answer);
        send_answer(&service, &answer, world_size(question.world));
        answer_free(&answer);
    }
    release(&service);
}

/* ---- in the caller
 * ------------------------------------------------------------------ */

int host_start(Host *host, const Search *search, const Limits *limits)
{
    *host = (Host){.search = search};
    int error = ward_start(&host->ward, serve, search, limits);
    if (error == 0)
        fcntl(host->ward.output, F_SETFL, O_NONBLOCK);
    return error;
}

void host_ask(Host *host, const Question *question)
{
    host->question = *question;
    host->since = clock_now();
    if (write(host->ward.input, question, sizeof *question) < 0)
        return; /* it is gone: listening will tell */
}

/* A search may write anywhere: a head that cannot be ours ends the host. */
static bool is_sound(const Head *head, size_t size)
{
    const Route *route = &head->answer.route;
    return head->magic == magic &&
           (!head->is_answer ||
            (route->length >= 0 && (size_t)route->length <= size &&
             (head->answer.footprint.distance == NULL ||
              (route->expanded >= 0 && route->expanded <= TRACE_LIMIT))));
}

/* Takes an array of so many bytes off what was said; NULL: out of memory. */
static void *take(const char **said, size_t size)
{
    void *array = malloc(size + 1);
    if (array != NULL)
        memcpy(array, *said, size);
    *said += size;
    return array;
}

static void take_answer(const Host *host, const Head *head, size_t world,
                        Answer *answer)
{
    const char *said = host->said + sizeof *head;
    Footprint *footprint = &answer->footprint;
    bool looked = head->answer.footprint.distance != NULL;
    *answer = head->answer;
    answer->squares =
        take(&said, (size_t)answer->route.length * sizeof *answer->squares);
    answer->route.squares = answer->squares;
    *footprint = (Footprint){0};
    if (looked) {
        footprint->room = answer->route.expanded;
        footprint->distance = take(&said, world * sizeof *footprint->distance);
        footprint->expanded =
            take(&said, (size_t)footprint->room * sizeof *footprint->expanded);
    }
    if (answer->squares == NULL || (looked && (footprint->distance == NULL ||
                                               footprint->expanded == NULL))) {
        answer_free(answer);
        answer->route.status = error_out_of_memory(&answer->error);
    }
}

/* What the whole answer takes, of which the head is there. */
static size_t size_of(const Head *head, size_t world)
{
    size_t size = sizeof *head;
    if (!head->is_answer)
        return size;
    size += (size_t)head->answer.route.length * sizeof(Square);
    if (head->answer.footprint.distance != NULL)
        size += (world + (size_t)head->answer.route.expanded) * sizeof(int);
    return size;
}

/* Looks at what was said so far. */
static HostState understand(Host *host, Answer *answer)
{
    size_t world = world_size(host->question.world);
    Head head;
    while (host->length >= sizeof head) {
        memcpy(&head, host->said, sizeof head);
        if (!is_sound(&head, world)) {
            host->trouble =
                ending_make(ENDING_ERROR, "what it said cannot be read");
            return HOST_GONE;
        }
        size_t size = size_of(&head, world);
        if (host->length < size)
            return HOST_THINKS;
        if (head.is_answer)
            take_answer(host, &head, world, answer);
        host->length -= size;
        memmove(host->said, host->said + size, host->length);
        if (head.is_answer)
            return HOST_ANSWERED;
    }
    return HOST_THINKS;
}

HostState host_listen(Host *host, Answer *answer)
{
    for (;;) {
        if (host->capacity - host->length < CHUNK) {
            size_t larger = 2 * host->capacity + CHUNK;
            char *grown = realloc(host->said, larger);
            if (grown == NULL) {
                host->trouble =
                    ending_make(ENDING_OUT_OF_MEMORY, "out of memory");
                return HOST_GONE;
            }
            host->said = grown;
            host->capacity = larger;
        }
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
        HostState state = understand(host, answer);
        if (state != HOST_THINKS)
            return state;
    }
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

bool host_answer(Host *host, const Question *question, double time_limit,
                 Answer *answer, Ending *ending)
{
    struct pollfd said = {host->ward.output, POLLIN, 0};
    HostState state = HOST_THINKS;
    bool late = false;
    host_ask(host, question);
    while (state == HOST_THINKS && !late) {
        double left =
            time_limit > 0 ? host->since + time_limit - clock_now() : 60;
        if (left > 0)
            poll(&said, 1, (int)(left * 1000) + 1);
        state = host_listen(host, answer);
        late = state == HOST_THINKS && time_limit > 0 &&
               clock_now() - host->since >= time_limit;
    }
    if (state == HOST_ANSWERED)
        return true;
    *ending = host_end(host, late, NULL);
    return false;
}
