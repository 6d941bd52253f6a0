/* prolog_outside.c -- Prolog files from outside the project. */
#include "prolog_outside.h"

#include "prolog_call.h"
#include "prolog_from_c.h"
#include "prolog_register.h"

#include <stdlib.h>
#include <string.h>

static PrologLine *tell_line;

static foreign_t note_line(term_t line)
{
    int number;
    if (tell_line != NULL && PL_get_integer(line, &number))
        tell_line(number);
    return TRUE;
}

static bool put_path(term_t term, const char *path)
{
    return PL_unify_chars(term, PL_ATOM | REP_UTF8, (size_t)-1, path) != 0;
}

static char *copy_text(term_t term)
{
    char *text;
    return PL_get_chars(term, &text, CVT_ATOM | CVT_STRING | REP_UTF8)
               ? strdup(text)
               : NULL;
}

/* Copies the arguments of declared(Kind, Name, Style, Line, Words). */
static bool take(term_t term, term_t needs, PrologDeclared *declared)
{
    term_t argument = PL_new_term_ref();
    char **texts[] = {&declared->kind, &declared->name, &declared->style, NULL,
                      &declared->words};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        if (!PL_get_arg(i + 1, term, argument))
            return false;
        if (texts[i] == NULL ? !PL_get_integer(argument, &declared->line)
                             : (*texts[i] = copy_text(argument)) == NULL)
            return false;
    }
    declared->needs = copy_text(needs);
    return declared->needs != NULL;
}

static Status load(const char *file, bool optimise, PrologDeclared *declared,
                   Error *error)
{
    fid_t frame = PL_open_foreign_frame();
    term_t arguments = PL_new_term_refs(4);
    Status status = error_out_of_memory(error);
    if (put_path(arguments, file) && PL_put_bool(arguments + 1, optimise)) {
        status = prolog_call(PL_predicate("load_outside", 4, "prolog_from_c"),
                             arguments, error);
        if (status == STATUS_OK &&
            !take(arguments + 2, arguments + 3, declared))
            status = error_out_of_memory(error);
    }
    PL_discard_foreign_frame(frame);
    return status;
}

Status prolog_outside_load(const char *file, bool optimise, PrologLine *at,
                           PrologDeclared *declared, Error *error)
{
    static bool registered;
    if (!registered)
        PL_register_foreign_in_module("reitti_outside", "outside_line", 1,
                                      note_line, 0);
    registered = true;
    *declared = (PrologDeclared){0};
    tell_line = at;
    Status status = load(file, optimise, declared, error);
    tell_line = NULL;
    if (status == STATUS_OK)
        status = prolog_register(&language_prolog, file, error);
    if (status != STATUS_OK)
        prolog_declared_free(declared);
    return status;
}

void prolog_declared_free(PrologDeclared *declared)
{
    free(declared->kind);
    free(declared->name);
    free(declared->style);
    free(declared->words);
    free(declared->needs);
    *declared = (PrologDeclared){0};
}

void prolog_outside_unload(const char *file)
{
    Error error;
    prolog_unregister_file(file);
    fid_t frame = PL_open_foreign_frame();
    term_t argument = PL_new_term_ref();
    if (put_path(argument, file))
        prolog_call(PL_predicate("outside_unload", 1, "prolog_from_c"),
                    argument, &error);
    PL_discard_foreign_frame(frame);
}
