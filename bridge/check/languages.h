/* languages.h -- the languages that solvers are written in. */
#ifndef REITTI_LANGUAGES_H
#define REITTI_LANGUAGES_H

#include "../../c_impl/solver.h"

enum { LANGUAGES = 2 };

extern const Language *const languages[LANGUAGES];

/* The language of that name, or NULL. */
const Language *language_find(const char *name);

/* How Prolog was compiled: with arithmetic compiled in (-O), or without. */
typedef enum Mode { MODE_OPTIMIZE, MODE_COMPILE, MODES } Mode;

extern const char *const mode_words[MODES];

/* Starts the language, so that its solvers are in the register; NULL starts
 * all.  Then the register is checked: no name is taken twice, all are names,
 * and what is known of a solver of c_impl/, its promises and summary, is known
 * of its mirror.  What stands outside the project (../outside) is started with
 * both languages, whichever is asked for. */
Status languages_start(const Language *language, Mode mode, Error *error);

#endif
