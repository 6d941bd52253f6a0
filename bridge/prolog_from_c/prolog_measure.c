/* prolog_measure.c -- running a prepared Prolog solver so that it can be timed
 * and counted.
 */
#include "prolog_measure.h"

#include "prolog_call.h"
#include "prolog_solver.h"
#include "prolog_terms.h"

static Status call(const char *name, int arity, term_t arguments, Error *error)
{
    return prolog_call(PL_predicate(name, arity, "prolog_from_c"), arguments,
                       error);
}

/* The questions as a list.  References are given back as they come: thousands
 * of them would be slow. */
static bool put_questions(term_t list, const Question *questions, int count)
{
    term_t head = PL_new_term_ref();
    bool fine = PL_put_nil(list);
    while (fine && count-- > 0) {
        term_t mark = PL_new_term_ref();
        fine = terms_put_question(head, &questions[count]) &&
               PL_cons_list(list, head, list);
        PL_reset_term_refs(mark);
    }
    return fine;
}

/* A loop of so many times. */
static Status loop(const char *name, const Subject *subject, int runs,
                   Error *error)
{
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(3);
    Status status = error_out_of_memory(error);
    if (PL_put_integer(arguments, runs) &&
        prolog_put_prepared(arguments + 1, subject->prepared) &&
        put_questions(arguments + 2, subject->question, 1 + subject->more))
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

Status prolog_read(const char *path, Error *error)
{
    fid_t frame = PL_open_foreign_frame();
    term_t argument = PL_new_term_ref();
    Status status = error_out_of_memory(error);
    if (PL_put_atom_chars(argument, path))
        status = call("read_only", 1, argument, error);
    PL_discard_foreign_frame(frame);
    return status;
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

int64_t prolog_stacks(void)
{
    fid_t frame = PL_open_foreign_frame();
    int64_t answer = ask_integer("stacks", 1, PL_new_term_ref());
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
