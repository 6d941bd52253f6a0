/* reply.h -- what came of a question to one implementation of a solver: its
 * answer, copied and looked at, or how it ended without one.
 */
#ifndef REITTI_REPLY_H
#define REITTI_REPLY_H

#include "../../c_impl/problem.h"
#include "../process/ending.h"

/* A zeroed one is empty. */
typedef struct Reply {
    Ending ending;   /* ENDING_OK: it said something */
    Answer answer;   /* a copy; its message is in the error */
    Trace trace;     /* a copy, if `traced` */
    bool traced;     /* somebody looked */
    bool unprepared; /* it does not take the world */
    bool absurd;     /* what it claims cannot be */
    bool untraced;   /* it did more than can be looked at */
    bool unsteady;   /* asked again, it answered otherwise: this is the second
                        answer */
    Error error;     /* if there is no answer */
} Reply;

/* Keeps what the solver says; that is no answer, and the error says why, if it
 * cannot be. */
void reply_keep(Reply *reply, const World *world, const Solver *solver,
                const Answer *answer);

/* The same of a run. */
void reply_run(Reply *reply, const World *world, const Subject *subject);

/* Has the solver tell of its work. */
void reply_look(Reply *reply, const World *world, const Subject *subject);

void reply_free(Reply *reply);

/* Whether the rows can be what they say: whoever reads them reads what is
 * there.  Of squares alone there are so many at most. */
bool reply_rows_can_be(const Rows *rows, const World *world, size_t most);

/* Whether all its squares lie in the world, as they must to be drawn. */
bool reply_is_within(const Reply *reply, const World *world);

/* What a status means to who asked: "found", "no-route", "out of memory". */
typedef struct StatusText {
    char text[60];
} StatusText;

StatusText status_text(const Problem *problem, Status status);

#endif
