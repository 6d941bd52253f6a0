/* prolog_register.c -- the solvers that the Prolog side has, in the register.
 */
#include "prolog_register.h"

#include "prolog_solver.h"

#include <stdlib.h>
#include <string.h>

/* Of a solution of solver(Name, Style, Problem, Promises, Summary, Module). */
enum { NAME, STYLE, PROBLEM_NAME, PROMISES, SUMMARY, MODULE, SOLVER_ARITY };

static PrologSolver *solvers;

static void solver_free(PrologSolver *prolog)
{
    for (int i = 0; i < prolog->owned_count; i++)
        free(prolog->owned[i]);
    free(prolog);
}

/* A text that is freed with the solver; NULL: out of memory. */
static const char *keep_text(PrologSolver *prolog, char *text)
{
    if (text != NULL)
        prolog->owned[prolog->owned_count++] = text;
    return text;
}

static const char *copy_text(PrologSolver *prolog, term_t term)
{
    char *text;
    bool got = PL_get_chars(term, &text, CVT_ATOM | CVT_STRING | REP_UTF8) != 0;
    return got ? keep_text(prolog, strdup(text)) : NULL;
}

/* What is wrong with a declaration, and the term that is. */
static Status refuse(const char *what, term_t term, Error *error)
{
    char *text;
    if (!PL_get_chars(term, &text, CVT_WRITE | REP_UTF8))
        text = "?";
    return error_set(error, STATUS_ERROR, 0, "%s: %s", what, text);
}

/* Adds the trait of that name to those of a promise. */
static bool add_trait(term_t term, void *sum)
{
    char *name;
    if (!PL_get_atom_chars(term, &name))
        return false;
    for (int i = 0; trait_names[i] != NULL; i++)
        if (strcmp(trait_names[i], name) == 0) {
            *(unsigned *)sum |= 1u << i;
            return true;
        }
    return false;
}

static bool add_word(term_t term, void *to)
{
    Promise *promise = to;
    char *name;
    if (!PL_get_atom_chars(term, &name))
        return false;
    bool complete = strcmp(name, "complete") == 0;
    bool best = strcmp(name, "best") == 0;
    bool same = strcmp(name, "same") == 0;
    bool loose = strcmp(name, "loose") == 0;
    promise->complete = promise->complete || complete;
    promise->best = promise->best || best;
    promise->same = promise->same || same;
    promise->loose = promise->loose || loose;
    return complete || best || same || loose;
}

/* `what` is said of an element that is none of these. */
static Status each_of_list(term_t term, bool (*each)(term_t, void *), void *to,
                           const char *what, Error *error)
{
    term_t list = PL_copy_term_ref(term);
    term_t head = PL_new_term_ref();
    while (PL_get_list(list, head, list))
        if (!each(head, to))
            return refuse(what, head, error);
    return PL_get_nil(list) ? STATUS_OK : refuse("not a list", term, error);
}

/* For-Promised: a game or a list of traits, and what is promised there. */
static Status get_promise(PrologSolver *prolog, term_t term, Promise *promise,
                          Error *error)
{
    term_t part = PL_new_term_ref();
    functor_t pair_2 = PL_new_functor(PL_new_atom("-"), 2);
    if (!PL_is_functor(term, pair_2) || !PL_get_arg(2, term, part))
        return refuse("not a promise, For-[...]", term, error);
    Status status = each_of_list(part, add_word, promise,
                                 "not complete, best, same or loose", error);
    if (status != STATUS_OK || !PL_get_arg(1, term, part))
        return status;
    promise->traits = TRAIT_ANY;
    if (PL_is_list(part))
        return each_of_list(part, add_trait, &promise->traits, "not a trait",
                            error);
    if (!PL_is_atom(part))
        return refuse("neither a game nor a list of traits", part, error);
    promise->game = copy_text(prolog, part);
    return promise->game == NULL ? STATUS_OUT_OF_MEMORY : STATUS_OK;
}

static Status get_promises(PrologSolver *prolog, term_t promises, Error *error)
{
    term_t list = PL_copy_term_ref(promises); /* the query's own must stay */
    term_t head = PL_new_term_ref();
    Status status = STATUS_OK;
    for (int i = 0; status == STATUS_OK && i < SOLVER_PROMISES &&
                    PL_get_list(list, head, list);
         i++)
        status = get_promise(prolog, head, &prolog->solver.promises[i], error);
    if (status != STATUS_OK || PL_get_nil(list))
        return status;
    return refuse("not a list of at most 8 promises", promises, error);
}

static char *file_of(const Solver *solver)
{
    static const char format[] = "prolog_impl/%s/%s/%s.pl";
    size_t size = sizeof format + strlen(solver->problem) +
                  strlen(solver->style) + strlen(solver->name);
    char *file = malloc(size);
    if (file != NULL)
        snprintf(file, size, format, solver->problem, solver->style,
                 solver->name);
    return file;
}

/* Puts the name of the solver in front of what is wrong with it. */
static Status declared_wrongly(term_t name, Error *error)
{
    const Error what = *error;
    char *text;
    if (!PL_get_chars(name, &text, CVT_WRITE | REP_UTF8))
        text = "?";
    return error_set(error, STATUS_ERROR, 0,
                     "the search %s is declared wrongly: %s", text, what.text);
}

/* The arguments that have one type. */
static Status check_types(term_t arguments, Error *error)
{
    static const struct {
        int argument;
        bool is_text;
        const char *what;
    } types[] = {{NAME, false, "its name is not an atom"},
                 {STYLE, false, "its style is not an atom"},
                 {PROBLEM_NAME, false, "its problem is not an atom"},
                 {SUMMARY, true, "its summary is not a string"},
                 {MODULE, false, "its module is not an atom"}};
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        term_t term = arguments + (term_t)types[i].argument;
        if (types[i].is_text ? !PL_is_string(term) : !PL_is_atom(term))
            return refuse(types[i].what, term, error);
    }
    return STATUS_OK;
}

static Status fill(PrologSolver *prolog, term_t arguments, const char *file,
                   Error *error)
{
    Solver *solver = &prolog->solver;
    solver->name = copy_text(prolog, arguments + NAME);
    solver->style = copy_text(prolog, arguments + STYLE);
    solver->problem = copy_text(prolog, arguments + PROBLEM_NAME);
    solver->summary = copy_text(prolog, arguments + SUMMARY);
    if (solver->name == NULL || solver->style == NULL ||
        solver->problem == NULL || solver->summary == NULL ||
        (solver->file = keep_text(
             prolog, file == NULL ? file_of(solver) : strdup(file))) == NULL ||
        !PL_get_atom(arguments + NAME, &prolog->name) ||
        !PL_get_atom(arguments + STYLE, &prolog->style))
        return STATUS_OUT_OF_MEMORY;
    prolog_solver_fill(prolog);
    return get_promises(prolog, arguments + PROMISES, error);
}

static bool is_known(term_t arguments)
{
    atom_t name = 0;
    atom_t style = 0;
    bool atoms = PL_get_atom(arguments + NAME, &name) &&
                 PL_get_atom(arguments + STYLE, &style);
    const PrologSolver *prolog = solvers;
    while (prolog != NULL && (prolog->name != name || prolog->style != style))
        prolog = prolog->next;
    return atoms && prolog != NULL;
}

static Status add_solver(const Language *language, const char *file,
                         term_t arguments, Error *error)
{
    if (file != NULL && is_known(arguments))
        return STATUS_OK;
    if (check_types(arguments, error) != STATUS_OK)
        return declared_wrongly(arguments, error);
    PrologSolver *prolog = calloc(1, sizeof *prolog);
    if (prolog == NULL)
        return STATUS_OUT_OF_MEMORY;
    prolog->solver.language = language;
    Status status = fill(prolog, arguments, file, error);
    if (status != STATUS_OK) {
        solver_free(prolog);
        return status == STATUS_ERROR ? declared_wrongly(arguments, error)
                                      : status;
    }
    prolog->next = solvers;
    solvers = prolog;
    solver_register(&prolog->solver);
    return STATUS_OK;
}

Status prolog_register(const Language *language, const char *file, Error *error)
{
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(SOLVER_ARITY);
    Status status = STATUS_OK;
    qid_t query = PL_open_query(NULL, PL_Q_NODEBUG | PL_Q_CATCH_EXCEPTION,
                                PL_predicate("solver", SOLVER_ARITY, "solver"),
                                arguments);
    while (status == STATUS_OK && PL_next_solution(query))
        status = add_solver(language, file, arguments, error);
    PL_close_query(query);
    PL_discard_foreign_frame(frame);
    return status == STATUS_OUT_OF_MEMORY ? error_out_of_memory(error) : status;
}

void prolog_unregister(void)
{
    while (solvers != NULL) {
        PrologSolver *next = solvers->next;
        solver_unregister(&solvers->solver);
        solver_free(solvers);
        solvers = next;
    }
}

void prolog_unregister_file(const char *file)
{
    PrologSolver **place = &solvers;
    while (*place != NULL) {
        PrologSolver *prolog = *place;
        if (strcmp(prolog->solver.file, file) != 0) {
            place = &prolog->next;
            continue;
        }
        *place = prolog->next;
        solver_unregister(&prolog->solver);
        solver_free(prolog);
    }
}

bool prolog_is_registered(void)
{
    return solvers != NULL;
}
