/* reply.c -- what came of a question to one implementation of a solver. */
#include "reply.h"

#include <stdlib.h>
#include <string.h>

bool reply_rows_can_be(const Rows *rows, const World *world, size_t most)
{
    if (rows->plane)
        return (size_t)rows->count == world_size(world) && rows->width == 1 &&
               rows->numbers != NULL && rows->squares == NULL;
    if (rows->count <= 0)
        return rows->count == 0;
    if (rows->numbers == NULL)
        return (size_t)rows->count <= most && rows->width == 0 &&
               rows->squares != NULL;
    return rows->width > 0 &&
           rows->count * ((int64_t)rows->width + 1) <= TRACE_LIMIT;
}

/* Whether the counts can be counts, and there are no others. */
static bool work_can_be(const Answer *answer, const Problem *problem)
{
    int counts = problem_counts(problem, answer);
    bool named = true;
    for (int i = 0; i < ANSWER_WORK; i++) {
        named = named && problem->work[i].name != NULL;
        if (answer->work[i] < 0 || (i < counts && !named) ||
            (i >= counts && answer->work[i] != 0))
            return false;
    }
    return counts <= ANSWER_WORK;
}

static Status is_absurd(const Problem *problem, const Answer *answer,
                        Error *error)
{
    const char *rows = problem->rows == NULL ? "answer" : problem->rows;
    const Rows *claimed = &answer->rows;
    long long work = answer->work[0];
    if (work >= 0 && !work_can_be(answer, problem))
        return error_set(error, STATUS_ERROR, 0,
                         "claims work that cannot be, or that has no name");
    if (claimed->plane || claimed->width != 0 || claimed->numbers != NULL)
        return error_set(error, STATUS_ERROR, 0,
                         "claims %s of %d times %d numbers and %lld %s",
                         claimed->plane ? "a plane" : "rows", claimed->count,
                         claimed->width, work, problem->work[0].name);
    return error_set(error, STATUS_ERROR, 0,
                     "claims a%s %s of %d %s and %lld %s",
                     *rows == 'a' ? "n" : "", rows, claimed->count,
                     problem->rows == NULL ? "rows" : "squares", work,
                     problem->work[0].name);
}

void reply_keep(Reply *reply, const World *world, const Solver *solver,
                const Answer *answer)
{
    const Problem *problem = problem_of(solver);
    *reply = (Reply){.answer = *answer};
    reply->answer.message = NULL;
    reply->answer.rows = (Rows){0};
    if (!answer_is_one(answer)) {
        if (answer->message != NULL)
            error_set(&reply->error, answer->status, 0, "%s", answer->message);
        return;
    }
    if (!reply_rows_can_be(&answer->rows, world, world_size(world)) ||
        (answer->status != STATUS_OK && answer->rows.count != 0) ||
        !work_can_be(answer, problem)) {
        reply->absurd = true;
        reply->answer.status = is_absurd(problem, answer, &reply->error);
    } else if (!answer_copy(&reply->answer, answer)) {
        reply->answer.status = error_out_of_memory(&reply->error);
    }
}

void reply_run(Reply *reply, const World *world, const Subject *subject)
{
    Answer answer = subject->solver->run(subject->prepared, subject->question);
    reply_keep(reply, world, subject->solver, &answer);
}

/* The trace must be one of the work that was claimed. */
static Status check_trace(const Reply *reply, const World *world,
                          const Solver *solver, Error *error)
{
    const Trace *trace = &reply->trace;
    const Work *work = problem_of(solver)->work;
    if (!reply_rows_can_be(&trace->steps, world, TRACE_LIMIT) ||
        !reply_rows_can_be(&trace->left, world, TRACE_LIMIT))
        return error_set(error, STATUS_ERROR, 0,
                         "what it tells of its work is not a trace");
    if (trace->steps.count != reply->answer.work[0])
        return error_set(
            error, STATUS_ERROR, 0, "left a trace of %d %s%s, but claims %lld",
            trace->steps.count, work->of == NULL ? work->name : work->of,
            work->of == NULL ? "" : "s", (long long)reply->answer.work[0]);
    return STATUS_OK;
}

/* What the solver tells, as it comes; the error says why that is nothing. */
static Status look(Reply *reply, const World *world, const Subject *subject)
{
    Trace *trace = &reply->trace;
    if (reply->answer.work[0] > TRACE_LIMIT)
        return STATUS_REFUSED;
    Status status =
        subject->solver->trace(subject->prepared, subject->question, trace);
    if (status == STATUS_OK) {
        status = check_trace(reply, world, subject->solver, &reply->error);
        reply->absurd = status != STATUS_OK;
    } else if (trace->message != NULL) {
        error_set(&reply->error, status, 0, "%s", trace->message);
    }
    trace->message = NULL;
    return status;
}

void reply_look(Reply *reply, const World *world, const Subject *subject)
{
    if (!answer_is_one(&reply->answer))
        return;
    Status status = look(reply, world, subject);
    reply->traced = status == STATUS_OK;
    reply->untraced = status == STATUS_REFUSED;
    if (!reply->traced)
        trace_free(&reply->trace); /* nobody may read what it claims */
    if (!reply->traced && !reply->untraced)
        reply->answer.status = status;
}

bool reply_is_within(const Reply *reply, const World *world)
{
    return rows_fit(&reply->answer.rows, world) &&
           rows_fit(&reply->trace.steps, world) &&
           rows_fit(&reply->trace.left, world);
}

void reply_free(Reply *reply)
{
    answer_free(&reply->answer);
    trace_free(&reply->trace);
    *reply = (Reply){0};
}

StatusText status_text(const Problem *problem, Status status)
{
    static const char *const words[] = {
        [STATUS_OK] = "found",
        [STATUS_BAD_INPUT] = "bad input",
        [STATUS_REFUSED] = "refused by the search",
        [STATUS_OUT_OF_MEMORY] = "out of memory",
        [STATUS_OUT_OF_TIME] = "out of time",
        [STATUS_ERROR] = "error"};
    StatusText name = {"no known status"};
    if (status == STATUS_NO_ANSWER) {
        snprintf(name.text, sizeof name.text, "%s",
                 problem->none == NULL ? "no answer" : problem->none);
        for (char *c = name.text; *c != '\0'; c++)
            *c = *c == ' ' ? '-' : *c;
    } else if ((unsigned)status <= STATUS_ERROR) {
        snprintf(name.text, sizeof name.text, "%s", words[status]);
    }
    return name;
}
