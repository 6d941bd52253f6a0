/* request.h -- what crosses the pipes between a host and who asks it.
 *
 * As it lies in memory: both sides are the same program.
 */
#ifndef REITTI_REQUEST_H
#define REITTI_REQUEST_H

#include "reply.h"

/* What is put to a host; the squares and numbers of its question follow. */
typedef struct Request {
    const World *world; /* known before the host is started */
    Question question;  /* the caller's, until it is answered */
    bool look;          /* at the work */
    bool again;         /* ask twice, since the second answer may be another */
} Request;

enum { REQUEST_ROWS = 3 }; /* of the answer, and of the trace steps and left */

#define REQUEST_MAGIC UINT64_C(0x5265697474692100)

/* Between the steps of an answer the host sends a head without one, so that the
 * time limit is one for a step. */
typedef struct RequestHead {
    uint64_t magic;
    bool is_reply; /* and the arrays of its rows follow */
    Reply reply;
    Rows rows[REQUEST_ROWS];
} RequestHead;

static inline size_t request_squares_size(const Rows *rows)
{
    return rows->squares == NULL ? 0 : (size_t)rows->count * sizeof(Square);
}

static inline size_t request_numbers_size(const Rows *rows)
{
    return rows->numbers == NULL
               ? 0
               : (size_t)rows->count * (size_t)rows->width * sizeof(int64_t);
}

#endif
