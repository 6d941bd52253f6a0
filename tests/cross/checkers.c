/* checkers.c -- what the checkers of both languages say of an answer. */
#include "checkers.h"

#include "../../bridge/prolog_from_c/prolog_call.h"
#include "../../bridge/prolog_from_c/prolog_rows.h"
#include "../../bridge/prolog_from_c/prolog_terms.h"

#include <assert.h>
#include <string.h>

static bool put_promise(term_t list, const Promise *promise)
{
    static const char *const words[] = {"same", "best", "complete"};
    const bool said[] = {promise->same, promise->best, promise->complete};
    term_t head = PL_new_term_ref();
    bool fine = PL_put_nil(list);
    for (int i = 0; i < 3; i++)
        if (said[i])
            fine = fine && PL_put_atom_chars(head, words[i]) &&
                   PL_cons_list(list, head, list);
    return fine;
}

/* What Prolog's checker throws is "wrong answer: ..." to who prints it. */
Judgement checkers_prolog(Judged what, const Solver *solver, const World *world,
                          const Question *question, const Reply *reply)
{
    static const char before[] = "wrong answer: ";
    static const char *const predicates[] = {"problem_check",
                                             "problem_check_trace"};
    const Problem *problem = problem_of(solver);
    Judgement judgement = {""};
    Error error;
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(5);
    bool put =
        PL_put_atom_chars(arguments, problem->name) &&
        terms_put_world(arguments + 1, world) &&
        terms_put_question(arguments + 2, question) &&
        terms_put_answer(arguments + 3, problem, &reply->answer) &&
        (what == JUDGED_TRACE
             ? terms_put_trace(arguments + 4, &reply->trace)
             : put_promise(arguments + 4, solver_promise(solver, world)));
    assert(put);
    if (prolog_call(PL_predicate(predicates[what], 5, "problem"), arguments,
                    &error) != STATUS_OK) {
        bool wrong = strncmp(error.text, before, strlen(before)) == 0;
        strcpy(judgement.text, error.text + (wrong ? strlen(before) : 0));
    }
    PL_discard_foreign_frame(frame);
    return judgement;
}

Judgement checkers_c(Judged what, const Solver *solver, const World *world,
                     const Question *question, const Reply *reply)
{
    const Problem *problem = problem_of(solver);
    Judgement judgement = {""};
    Error error;
    Status status = STATUS_OK;
    if (what == JUDGED_TRACE)
        status = problem->check_trace(world, question, &reply->answer,
                                      &reply->trace, &error);
    else if (reply->answer.status == STATUS_OK)
        status = problem->check(world, question, &reply->answer,
                                solver_promise(solver, world), &error);
    if (status != STATUS_OK)
        strcpy(judgement.text, error.text);
    return judgement;
}
