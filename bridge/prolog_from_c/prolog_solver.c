/* prolog_solver.c -- a solver in Prolog, by the protocol of every solver.
 *
 * A prepared world is a term that lives in a slot: a term reference made
 * outside all frames, so that it lasts, and used again after release, so that
 * they do not add up.  Every call has a frame of its own that is discarded,
 * which gives back what the call left on the stacks; only preparing closes its
 * frame instead.
 */
#include "prolog_solver.h"

#include "prolog_call.h"
#include "prolog_rows.h"
#include "prolog_terms.h"

#include <stdlib.h>
#include <string.h>

typedef struct Prepared {
    const World *world;
    const Problem *problem;
    term_t slot;
    Answer answer; /* the last one */
    Error error;
} Prepared;

static double time_limit;

static struct {
    term_t *free;
    size_t count;
    size_t capacity;
} slots;

static struct {
    predicate_t prepare;
    predicate_t run;
    predicate_t run_within;
    predicate_t idle;
    predicate_t idles;
    predicate_t trace;
    predicate_t release;
} predicates;

static term_t slot_take(void)
{
    return slots.count > 0 ? slots.free[--slots.count] : PL_new_term_ref();
}

/* Never fails for want of memory: there is room for all that were ever taken.
 */
static void slot_give(term_t slot)
{
    PL_put_nil(slot);
    slots.free[slots.count++] = slot;
}

static bool slot_reserve(void)
{
    static size_t taken;
    if (slots.count == 0 && taken++ == slots.capacity) {
        size_t larger = 2 * slots.capacity + 16;
        term_t *grown = realloc(slots.free, larger * sizeof *grown);
        if (grown == NULL) {
            taken--;
            return false;
        }
        slots.free = grown;
        slots.capacity = larger;
    }
    return true;
}

static Status prepare(const Solver *solver, const World *world, void **result,
                      Error *error)
{
    const PrologSolver *prolog = (const PrologSolver *)(const void *)solver;
    Prepared *prepared = calloc(1, sizeof *prepared);
    if (prepared == NULL || !slot_reserve()) {
        free(prepared);
        return error_out_of_memory(error);
    }
    prepared->world = world;
    prepared->problem = problem_of(solver);
    prepared->slot = slot_take();
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(4);
    Status status = STATUS_OUT_OF_MEMORY;
    if (PL_put_atom(arguments, prolog->name) &&
        PL_put_atom(arguments + 1, prolog->style) &&
        terms_put_world(arguments + 2, world))
        status = prolog_call(predicates.prepare, arguments, error);
    else
        error_out_of_memory(error);
    if (status == STATUS_OK && PL_put_term(prepared->slot, arguments + 3)) {
        PL_close_foreign_frame(frame);
        *result = prepared;
        return STATUS_OK;
    }
    PL_discard_foreign_frame(frame);
    slot_give(prepared->slot);
    free(prepared);
    return status;
}

static void release(void *result)
{
    Prepared *prepared = result;
    Error error;
    fid_t frame = PL_open_foreign_frame();
    term_t argument = PL_new_term_ref();
    if (PL_put_term(argument, prepared->slot))
        prolog_call(predicates.release, argument, &error);
    PL_discard_foreign_frame(frame);
    slot_give(prepared->slot);
    answer_free(&prepared->answer);
    free(prepared);
}

bool prolog_put_prepared(term_t argument, const void *prepared)
{
    const Prepared *world = prepared;
    return PL_put_term(argument, world->slot);
}

bool prolog_put_question(term_t arguments, const void *prepared,
                         const Question *question)
{
    return prolog_put_prepared(arguments, prepared) &&
           terms_put_question(arguments + 1, question);
}

/* The answer of a predicate with what was prepared, the question and it as its
 * last arguments; before them the time limit, if it has four. */
static Answer ask(predicate_t predicate, bool limited, Prepared *prepared,
                  const Question *question)
{
    Answer *answer = &prepared->answer;
    Status status;
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(4);
    answer_free(answer);
    if (!PL_put_float(arguments, time_limit) ||
        !prolog_put_question(arguments + 1, prepared, question))
        status = error_out_of_memory(&prepared->error);
    else
        status = prolog_call(predicate, limited ? arguments : arguments + 1,
                             &prepared->error);
    if (status == STATUS_OK)
        status = terms_get_answer(arguments + 3, prepared->problem,
                                  prepared->world, answer, &prepared->error);
    answer->status = status;
    if (!answer_is_one(answer))
        answer->message = prepared->error.text;
    PL_discard_foreign_frame(frame);
    return *answer;
}

static Answer run(void *prepared, const Question *question)
{
    return time_limit > 0 ? ask(predicates.run_within, true, prepared, question)
                          : ask(predicates.run, false, prepared, question);
}

static Answer idle(void *prepared, const Question *question)
{
    return ask(predicates.idle, false, prepared, question);
}

static Status trace(void *result, const Question *question, Trace *trace)
{
    Prepared *prepared = result;
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(3);
    Status status = error_out_of_memory(&prepared->error);
    if (prolog_put_question(arguments, prepared, question))
        status = prolog_call(predicates.trace, arguments, &prepared->error);
    if (status == STATUS_OK)
        status = terms_get_trace(arguments + 2, prepared->world, trace,
                                 &prepared->error);
    if (status != STATUS_OK)
        trace->message = prepared->error.text;
    PL_discard_foreign_frame(frame);
    return status;
}

void prolog_limit_time(double seconds)
{
    time_limit = seconds;
}

void prolog_solver_start(void)
{
    predicates.prepare = PL_predicate("solver_prepare", 4, "solver");
    predicates.run = PL_predicate("solver_run", 3, "solver");
    predicates.run_within = PL_predicate("run_within", 4, "prolog_from_c");
    predicates.idle = PL_predicate("solver_idle", 3, "solver");
    predicates.idles = PL_predicate("solver_idles", 2, "solver");
    predicates.trace = PL_predicate("solver_trace", 3, "solver");
    predicates.release = PL_predicate("solver_release", 1, "solver");
}

void prolog_solver_stop(void)
{
    free(slots.free);
    memset(&slots, 0, sizeof slots);
}

/* Whether it has a predicate idle/3. */
static bool idles(const PrologSolver *prolog)
{
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(2);
    bool does = PL_put_atom(arguments, prolog->name) &&
                PL_put_atom(arguments + 1, prolog->style) &&
                PL_call_predicate(NULL, PL_Q_NODEBUG | PL_Q_CATCH_EXCEPTION,
                                  predicates.idles, arguments);
    PL_discard_foreign_frame(frame);
    return does;
}

void prolog_solver_fill(PrologSolver *prolog)
{
    prolog->solver.prepare = prepare;
    prolog->solver.run = run;
    prolog->solver.trace = trace;
    prolog->solver.release = release;
    prolog->solver.idle = idles(prolog) ? idle : NULL;
}
