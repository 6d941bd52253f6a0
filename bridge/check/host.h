/* host.h -- one implementation of a solver in a process of its own, which is
 * asked questions and answers them.
 *
 * Only the answers come back, as plain data, and the caller judges them:
 * whatever a solver does to its process, it does to itself.
 */
#ifndef REITTI_HOST_H
#define REITTI_HOST_H

#include "../process/ward.h"
#include "request.h"

/* A zeroed one is none. */
typedef struct Host {
    const Solver *solver;
    Ward ward;
    Request request;
    double since; /* it was asked, or showed that it goes on */
    char *said;   /* so far of its answer */
    size_t length;
    size_t capacity;
    Ending trouble; /* why it is of no more use, if it did not end itself; else
                       ENDING_OK */
} Host;

/* 0, or the errno of what could not be had. */
int host_start(Host *host, const Solver *solver, const Limits *limits);

/* Puts a question; the answer to the last one has come. */
void host_ask(Host *host, const Request *request);

typedef enum HostState { HOST_THINKS, HOST_ANSWERED, HOST_GONE } HostState;

/* Takes in what there is to read, without waiting.  HOST_ANSWERED: the reply is
 * the caller's, to be freed.  HOST_GONE: there will be none. */
HostState host_listen(Host *host, Reply *reply);

/* How it ended; late: because it took too long. */
Ending host_end(Host *host, bool late, bool *outside);

/* Asks and waits.  If there is no answer the host is ended, and the reply says
 * how. */
void host_answer(Host *host, const Request *request, double time_limit,
                 Reply *reply);

#endif
