/* checkers.h -- what the checkers of both languages say of an answer. */
#ifndef REITTI_CHECKERS_H
#define REITTI_CHECKERS_H

#include "../../bridge/check/reply.h"

/* Of the answer, or of the trace: empty if all is right. */
typedef struct Judgement {
    char text[sizeof((Error *)0)->text];
} Judgement;

typedef enum Judged { JUDGED_ANSWER, JUDGED_TRACE } Judged;

/* The problem's checker, in each language; both have been started. */
typedef Judgement Judge(Judged what, const Solver *solver, const World *world,
                        const Question *question, const Reply *reply);

Judge checkers_c;
Judge checkers_prolog;

#endif
