/* prolog_measure.c -- running a prepared Prolog solver so that it can be timed
 * and counted.
 */
#include "prolog_measure.h"

#include "prolog_call.h"
#include "prolog_solver.h"

static Status call(const char *name, int arity, term_t arguments, Error *error)
{
    return prolog_call(PL_predicate(name, arity, "prolog_from_c"), arguments,
                       error);
}

/* A loop of so many times. */
static Status loop(const char *name, const Subject *subject, int runs,
                   Error *error)
{
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(3);
    Status status = error_out_of_memory(error);
    if (PL_put_integer(arguments, runs) &&
        prolog_put_question(arguments + 1, subject->prepared,
                            subject->question))
        status = call(name, 3, arguments, error);
    PL_discard_foreign_frame(frame);
    return status;
}

Status prolog_run_often(const Subject *subject, int runs, Error *error)
{
    return loop("run_often", subject, runs, error);
}

Status prolog_run_nothing(const Subject *subject, int runs, Error *error)
{
    bool idles = subject->solver->idle != NULL;
    return loop(idles ? "run_idle" : "run_nothing", subject, runs, error);
}

void prolog_collect(void)
{
    Error error;
    fid_t frame = PL_open_foreign_frame();
    call("collect", 0, PL_new_term_refs(0), &error);
    PL_discard_foreign_frame(frame);
}

/* The integer that the predicate gives as its last argument, or -1. */
static int64_t ask_integer(const char *name, int arity, term_t arguments)
{
    Error error;
    int64_t answer = -1;
    if (call(name, arity, arguments, &error) != STATUS_OK ||
        !PL_get_int64(arguments + (term_t)arity - 1, &answer))
        return -1;
    return answer;
}

int64_t prolog_collections(void)
{
    fid_t frame = PL_open_foreign_frame();
    int64_t answer = ask_integer("collections", 1, PL_new_term_ref());
    PL_discard_foreign_frame(frame);
    return answer;
}

static int64_t count(const char *name, const Subject *subject)
{
    int64_t answer = -1;
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(3);
    if (prolog_put_question(arguments, subject->prepared, subject->question))
        answer = ask_integer(name, 3, arguments);
    PL_discard_foreign_frame(frame);
    return answer;
}

int64_t prolog_inferences(const Subject *subject)
{
    int64_t all = count("run_counted", subject);
    if (all < 0 || subject->solver->idle == NULL)
        return all;
    int64_t idle = count("idle_counted", subject);
    return idle < 0 ? -1 : all - idle;
}
