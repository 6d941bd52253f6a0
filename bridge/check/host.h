/* host.h -- one implementation of a search in a process of its own, which is
 * asked questions and answers them.
 *
 * Only the answers come back, as plain data, and the caller judges them:
 * whatever a search does to its process, it does to itself.
 */
#ifndef REITTI_HOST_H
#define REITTI_HOST_H

#include "answer.h"
#include "../process/ward.h"

typedef struct Question {
    const World *world; /* known before the host is started */
    Square from;
    Square to;
    bool look;  /* at what the run left */
    bool again; /* ask twice, since the second answer may be another */
} Question;

/* A zeroed one is none. */
typedef struct Host {
    const Search *search;
    Ward ward;
    Question question;
    double since; /* it was asked, or showed that it goes on */
    char *said;   /* so far of its answer */
    size_t length;
    size_t capacity;
    Ending trouble; /* why it is of no more use, if it did not end itself; else
                       ENDING_OK */
} Host;

/* 0, or the errno of what could not be had. */
int host_start(Host *host, const Search *search, const Limits *limits);

/* Puts a question; the answer to the last one has come. */
void host_ask(Host *host, const Question *question);

typedef enum HostState { HOST_THINKS, HOST_ANSWERED, HOST_GONE } HostState;

/* Takes in what there is to read, without waiting.  HOST_ANSWERED: the answer
 * is the caller's, to be freed.  HOST_GONE: there will be none. */
HostState host_listen(Host *host, Answer *answer);

/* How it ended; late: because it took too long. */
Ending host_end(Host *host, bool late, bool *outside);

/* Asks and waits.  If there is no answer the host is ended, and says how. */
bool host_answer(Host *host, const Question *question, double time_limit,
                 Answer *answer, Ending *ending);

#endif
