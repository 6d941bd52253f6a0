/* c_from_prolog.c -- every C solver as a Prolog predicate. */
#include "../../c_impl/problem.h"
#include "../prolog_from_c/prolog_rows.h"
#include "../prolog_from_c/prolog_terms.h"
#include "blobs.h"

#include <stdlib.h>

__attribute__((visibility("default"))) install_t install_reitti_c(void);

static functor_t slash_2, solver_5, pair_2;

/* As refuse/1 of prolog_impl/solver.pl. */
static bool raise_refused(const char *text)
{
    term_t exception = PL_new_term_ref();
    return PL_unify_term(exception, PL_FUNCTOR_CHARS, "refused", 1,
                         PL_UTF8_CHARS, text) &&
           PL_raise_exception(exception);
}

/* The one place where a status becomes an exception. */
static bool raise_status(Status status, const char *text, term_t culprit)
{
    switch (status) {
    case STATUS_OUT_OF_MEMORY:
        return PL_resource_error("memory");
    case STATUS_REFUSED:
        return raise_refused(text);
    case STATUS_BAD_INPUT:
        return PL_domain_error(text, culprit);
    default:
        return PL_warning("%s", text);
    }
}

/* Whether it can be asked; if not, *culprit is the square that is wrong, or -1.
 * One without a level is: a term says all of it. */
static bool may_be_asked(Question *question, const Problem *problem,
                         const World *world, int *culprit)
{
    const Field *wrong;
    Error error;
    for (*culprit = 0; *culprit < question->square_count; ++*culprit)
        if (!world_contains(world, question->squares[*culprit]))
            return false;
    if (question_place(question, problem->fields, world, &wrong, &error) ==
        STATUS_OK) {
        *culprit = question->square_count - 1;
        return problem_accepts(problem, world, question, &error) == STATUS_OK;
    }
    *culprit = wrong->kind == FIELD_NUMBER ? -1 : 0;
    for (const Field *field = problem->fields; *culprit >= 0 && field < wrong;
         field++)
        *culprit += field->kind != FIELD_NUMBER;
    return false;
}

/* A question that can be asked of the world, which the caller frees; otherwise
 * an exception that names the square that is wrong. */
static bool get_question(term_t term, const Prepared *prepared,
                         Question *question)
{
    const Problem *problem = problem_of(prepared->solver);
    term_t square = PL_new_term_ref();
    int culprit = -1;
    if (!terms_get_question(term, question))
        return PL_type_error("question", term);
    if (question_is_whole(question, problem->fields) &&
        may_be_asked(question, problem, &prepared->shared->world, &culprit))
        return true;
    bool is_square =
        culprit >= 0 && terms_put_square(square, question->squares[culprit]);
    question_free(question);
    return is_square ? PL_domain_error("square", square)
                     : PL_domain_error("question", term);
}

static foreign_t c_world(term_t term, term_t blob)
{
    if (!PL_is_variable(blob))
        return PL_uninstantiation_error(blob) != 0;
    SharedWorld *shared = calloc(1, sizeof *shared);
    if (shared == NULL)
        return raise_status(STATUS_OUT_OF_MEMORY, NULL, 0);
    shared->users = 1;
    if (!terms_get_world(term, &shared->world)) {
        world_drop(shared);
        return PL_is_compound(term) ? PL_domain_error("world", term) != 0
                                    : PL_type_error("world", term) != 0;
    }
    return world_unify(blob, shared);
}

static const Solver *find_solver(term_t name, term_t style)
{
    char *name_text;
    char *style_text;
    if (!PL_get_chars(name, &name_text, CVT_ATOM | CVT_EXCEPTION) ||
        !PL_get_chars(style, &style_text, CVT_ATOM | CVT_EXCEPTION))
        return NULL;
    const Solver *solver = solver_find(name_text, style_text, &language_c);
    if (solver != NULL)
        return solver;
    term_t culprit = PL_new_term_ref();
    if (PL_cons_functor(culprit, slash_2, style, name))
        PL_existence_error("solver", culprit);
    return NULL;
}

static foreign_t c_prepare(term_t name, term_t style, term_t world, term_t blob)
{
    Error error;
    if (!PL_is_variable(blob))
        return PL_uninstantiation_error(blob) != 0;
    const Solver *solver = find_solver(name, style);
    SharedWorld *shared = solver == NULL ? NULL : world_get(world);
    if (shared == NULL)
        return FALSE;
    if (solver_promise(solver, &shared->world) == NULL)
        return PL_domain_error("solver_of_this_game", name) != 0;
    Prepared *prepared = calloc(1, sizeof *prepared);
    if (prepared == NULL)
        return raise_status(STATUS_OUT_OF_MEMORY, NULL, 0);
    Status status =
        solver->prepare(solver, &shared->world, &prepared->prepared, &error);
    if (status != STATUS_OK) {
        free(prepared);
        return raise_status(status, error.text, world);
    }
    prepared->solver = solver;
    prepared->shared = shared;
    shared->users++;
    return prepared_unify(blob, prepared);
}

static foreign_t c_release(term_t blob)
{
    Prepared *prepared = prepared_get_any(blob);
    if (prepared == NULL)
        return FALSE;
    prepared_drop(prepared);
    return TRUE;
}

static foreign_t c_run(term_t blob, term_t question_term, term_t result)
{
    Question question;
    term_t term = PL_new_term_ref();
    Prepared *prepared = prepared_get(blob);
    if (prepared == NULL || !get_question(question_term, prepared, &question))
        return FALSE;
    const Solver *solver = prepared->solver;
    Answer answer = solver->run(prepared->prepared, &question);
    question_free(&question);
    if (!answer_is_one(&answer))
        return raise_status(answer.status,
                            answer.message == NULL ? "" : answer.message, 0);
    return terms_put_answer(term, problem_of(solver), &answer) &&
           PL_unify(result, term);
}

static foreign_t c_trace(term_t blob, term_t question_term, term_t result)
{
    Question question;
    Trace trace = {0};
    term_t term = PL_new_term_ref();
    Prepared *prepared = prepared_get(blob);
    if (prepared == NULL || !get_question(question_term, prepared, &question))
        return FALSE;
    Status status =
        prepared->solver->trace(prepared->prepared, &question, &trace);
    question_free(&question);
    bool fine = status == STATUS_OK
                    ? terms_put_trace(term, &trace) && PL_unify(result, term)
                    : raise_status(STATUS_OUT_OF_MEMORY, NULL, 0);
    trace_free(&trace);
    return fine;
}

/* A list of those texts of which the sum has the bit. */
static bool put_words(term_t list, const char *const *words, unsigned sum)
{
    term_t head = PL_new_term_ref();
    bool fine = PL_put_nil(list);
    int count = 0;
    while (words[count] != NULL)
        count++;
    for (int i = count - 1; fine && i >= 0; i--)
        if ((sum & 1u << i) != 0)
            fine = PL_put_atom_chars(head, words[i]) &&
                   PL_cons_list(list, head, list);
    return fine;
}

static bool put_promises(term_t list, const Promise *promises)
{
    static const char *const words[] = {"complete", "best", "same", "loose",
                                        NULL};
    term_t pair = PL_new_term_refs(2);
    term_t head = PL_new_term_ref();
    int count = 0;
    while (promises[count].game != NULL || promises[count].traits != 0)
        count++;
    bool fine = PL_put_nil(list);
    while (fine && count-- > 0) {
        const Promise *promise = &promises[count];
        unsigned sum =
            (unsigned)promise->complete | (unsigned)promise->best << 1 |
            (unsigned)promise->same << 2 | (unsigned)promise->loose << 3;
        fine = (promise->game == NULL
                    ? put_words(pair, trait_names, promise->traits)
                    : PL_put_atom_chars(pair, promise->game)) &&
               put_words(pair + 1, words, sum) &&
               PL_cons_functor_v(head, pair_2, pair) &&
               PL_cons_list(list, head, list);
    }
    return fine;
}

static foreign_t c_solvers(term_t answer)
{
    term_t list = PL_copy_term_ref(answer);
    term_t head = PL_new_term_ref();
    term_t promises = PL_new_term_ref();
    for (const Solver *solver = solver_first(); solver != NULL;
         solver = solver->next) {
        if (!put_promises(promises, solver->promises) ||
            !PL_unify_list(list, head, list) ||
            !PL_unify_term(head, PL_FUNCTOR, solver_5, PL_CHARS, solver->name,
                           PL_CHARS, solver->style, PL_CHARS, solver->problem,
                           PL_TERM, promises, PL_STRING, solver->summary))
            return FALSE;
    }
    return PL_unify_nil(list) != 0;
}

install_t install_reitti_c(void)
{
    terms_start();
    rows_start();
    slash_2 = PL_new_functor(PL_new_atom("/"), 2);
    solver_5 = PL_new_functor(PL_new_atom("solver"), 5);
    pair_2 = PL_new_functor(PL_new_atom("-"), 2);
    PL_register_foreign("c_world", 2, c_world, 0);
    PL_register_foreign("c_prepare", 4, c_prepare, 0);
    PL_register_foreign("c_release", 1, c_release, 0);
    PL_register_foreign("c_run", 3, c_run, 0);
    PL_register_foreign("c_trace", 3, c_trace, 0);
    PL_register_foreign("c_solvers", 1, c_solvers, 0);
}
