/* prolog_outside.h -- Prolog files from outside the project, loaded into the
 * Prolog that runs. */
#ifndef REITTI_PROLOG_OUTSIDE_H
#define REITTI_PROLOG_OUTSIDE_H

#include "../../c_impl/solver.h"

/* What such a file declares. */
typedef struct PrologDeclared {
    char *kind; /* "search", "game", "maker" or "problem" */
    char *name;
    char *style; /* of a search */
    char *words; /* of others; see outside_words.pl */
    char *needs; /* files that it loaded, a path a line */
    int line;
} PrologDeclared;

/* Is told the line of every directive before it runs; NULL: nobody is. */
typedef void PrologLine(int line);

/* Loads the file, with arithmetic compiled or not; the caller frees.  The error
 * names the file, and the line if there is one.  A search is in the register
 * then. */
Status prolog_outside_load(const char *file, bool optimise, PrologLine *at,
                           PrologDeclared *declared, Error *error);
void prolog_declared_free(PrologDeclared *declared);

/* Forgets what it loaded; its search is off the register. */
void prolog_outside_unload(const char *file);

#endif
