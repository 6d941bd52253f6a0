/* answer.c -- what a solver answers, and what it tells of its work.
 *
 * Mirror: prolog_impl/answer.pl.
 */
#include "answer.h"

#include <stdlib.h>
#include <string.h>

bool answer_equal(const Answer *a, const Answer *b)
{
    return a->status == b->status && a->score == b->score &&
           a->counts == b->counts &&
           memcmp(a->work, b->work, sizeof a->work) == 0 &&
           rows_equal(&a->rows, &b->rows);
}

bool answer_copy(Answer *copy, const Answer *answer)
{
    *copy = *answer;
    copy->message = NULL;
    return rows_copy(&copy->rows, &answer->rows);
}

void answer_free(Answer *answer)
{
    rows_free(&answer->rows);
    *answer = (Answer){0};
}

Status trace_make(Trace *trace, const World *world, int64_t steps,
                  Square **squares, int64_t **plane)
{
    *trace = (Trace){0};
    if (steps > TRACE_LIMIT)
        return STATUS_REFUSED;
    size_t size = world_size(world);
    *squares = malloc((size_t)steps * sizeof **squares + 1);
    *plane = malloc(size * sizeof **plane);
    trace->steps = (Rows){.count = (int)steps, .squares = *squares};
    trace->left = (Rows){
        .count = (int)size, .width = 1, .plane = true, .numbers = *plane};
    if (*squares != NULL && *plane != NULL)
        return STATUS_OK;
    trace_free(trace);
    return STATUS_OUT_OF_MEMORY;
}

void trace_free(Trace *trace)
{
    rows_free(&trace->steps);
    rows_free(&trace->left);
    *trace = (Trace){0};
}
