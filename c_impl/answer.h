/* answer.h -- what a solver answers, and what it tells of its work. */
#ifndef REITTI_ANSWER_H
#define REITTI_ANSWER_H

#include "rows.h"

enum { ANSWER_WORK = 5 /* counts of work, at most */ };

typedef struct Answer {
    Status status;
    int64_t score;             /* 0 if there is no answer */
    int64_t work[ANSWER_WORK]; /* in the order of the problem's names */
    int counts;                /* how many these are; 0: all but the optional */
    Rows rows;                 /* the solver's own, until its next run */
    const char *message;       /* why there is no answer, likewise; NULL: the
                                  status says it all */
} Answer;

/* What a run did, in order, and what it left, for looking and for comparing;
 * what these are the problem says.  A zeroed one is empty. */
typedef struct Trace {
    Rows steps;
    Rows left;
    const char *message; /* as an answer's */
} Trace;

enum {
    TRACE_LIMIT = 1 << 26, /* steps that can be kept */
    UNREACHED = -1         /* in a plane of distances */
};

/* Whether it says anything of the question. */
static inline bool answer_is_one(const Answer *answer)
{
    return answer->status == STATUS_OK || answer->status == STATUS_NO_ANSWER;
}

/* Whether both say the same, rows and work included. */
bool answer_equal(const Answer *a, const Answer *b);

/* A copy without the message, which the caller frees; false: out of memory. */
bool answer_copy(Answer *copy, const Answer *answer);
void answer_free(Answer *answer);

/* A place for so many squares, and a plane: what a route leaves.  The caller
 * frees with trace_free().  STATUS_REFUSED: more than TRACE_LIMIT. */
Status trace_make(Trace *trace, const World *world, int64_t steps,
                  Square **squares, int64_t **plane);
void trace_free(Trace *trace);

#endif
