/* answer_print.h -- an answer as text with its levels drawn, or as JSON. */
#ifndef REITTI_ANSWER_PRINT_H
#define REITTI_ANSWER_PRINT_H

#include "../check/reply.h"

typedef struct AnswerPrint {
    const Problem *problem;
    const World *world;
    const Question *question;
    bool json;
    bool one_line; /* of text */
    bool trace;
    bool colour;
} AnswerPrint;

/* STATUS_OUT_OF_MEMORY if the levels could not be drawn. */
Status answer_print(const AnswerPrint *print, const Solver *solver,
                    const Reply *reply);

#endif
