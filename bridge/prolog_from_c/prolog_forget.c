/* prolog_forget.c -- solvers in Prolog that remove the facts they leave. */
#include "prolog_forget.h"

#include "prolog_from_c.h"

#include <SWI-Prolog.h>

/* Calls a predicate of prolog_from_c with the solver's name and style. */
static bool ask(const char *predicate, const Solver *solver)
{
    if (solver->language != &language_prolog)
        return false;
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(2);
    bool does = PL_put_atom_chars(arguments, solver->name) &&
                PL_put_atom_chars(arguments + 1, solver->style) &&
                PL_call_predicate(NULL, PL_Q_NODEBUG | PL_Q_CATCH_EXCEPTION,
                                  PL_predicate(predicate, 2, "prolog_from_c"),
                                  arguments);
    PL_discard_foreign_frame(frame);
    return does;
}

bool prolog_forgets(const Solver *solver)
{
    return ask("forgets", solver);
}

bool prolog_forget_no_more(const Solver *solver)
{
    return ask("forget_no_more", solver);
}
