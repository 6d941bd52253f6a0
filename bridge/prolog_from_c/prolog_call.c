/* prolog_call.c -- calling a Prolog predicate, and what comes of it.
 *
 * The one place where an exception becomes a status.
 */
#include "prolog_call.h"

#include <string.h>

static Status status_of_exception(term_t exception)
{
    term_t formal = PL_new_term_ref();
    atom_t name;
    size_t arity;
    if (!PL_get_name_arity(exception, &name, &arity))
        return STATUS_ERROR;
    if (strcmp(PL_atom_chars(name), "time_limit_exceeded") == 0)
        return STATUS_OUT_OF_TIME;
    if (strcmp(PL_atom_chars(name), "refused") == 0)
        return STATUS_REFUSED;
    if (strcmp(PL_atom_chars(name), "error") == 0 &&
        PL_get_arg(1, exception, formal) &&
        PL_get_name_arity(formal, &name, &arity) &&
        strcmp(PL_atom_chars(name), "resource_error") == 0)
        return STATUS_OUT_OF_MEMORY;
    return STATUS_ERROR;
}

/* Keeps what Prolog would say of the exception. */
static Status keep_exception(term_t exception, Error *error)
{
    Status status = status_of_exception(exception);
    term_t arguments = PL_new_term_refs(2);
    char *text;
    if (PL_put_term(arguments, exception) &&
        PL_call_predicate(NULL, PL_Q_NODEBUG | PL_Q_CATCH_EXCEPTION,
                          PL_predicate("exception_text", 2, "prolog_from_c"),
                          arguments) &&
        PL_get_chars(arguments + 1, &text, CVT_STRING | REP_UTF8))
        return error_set(error, status, 0, "%s", text);
    if (status == STATUS_OUT_OF_MEMORY)
        return error_out_of_memory(error);
    return error_set(error, status, 0, "an exception that cannot be printed");
}

Status prolog_call(predicate_t predicate, term_t arguments, Error *error)
{
    qid_t query = PL_open_query(
        NULL, PL_Q_NODEBUG | PL_Q_CATCH_EXCEPTION | PL_Q_EXT_STATUS, predicate,
        arguments);
    if (query == 0)
        return error_out_of_memory(error);
    Status status = STATUS_OK;
    switch (PL_next_solution(query)) {
    case PL_S_TRUE:
    case PL_S_LAST:
        break;
    case PL_S_EXCEPTION:
        status = keep_exception(PL_exception(query), error);
        break;
    default:
        status =
            error_set(error, STATUS_ERROR, 0, "failed, where it must answer");
    }
    PL_cut_query(query);
    return status;
}
