/* selection.h -- which solvers are meant. */
#ifndef REITTI_SELECTION_H
#define REITTI_SELECTION_H

#include "../../c_impl/problem.h"
#include "languages.h"

typedef struct Selection {
    const char *names;        /* with commas between them; NULL: all */
    const char *style;        /* NULL: all */
    const Language *language; /* NULL: all */
} Selection;

bool selection_wants(const Selection *selection, const Solver *solver);

/* Whether the solver is the first in the register of those wanted that are the
 * same but for the language. */
bool selection_first(const Selection *selection, const Solver *solver);

/* Starts the languages that are wanted, and sees that some solver fits, by each
 * of the names. */
Status selection_start(const Selection *selection, Error *error);

/* The style that is meant where none is said: the first that there is of the
 * name. */
const char *selection_style(const char *name);

/* One name and style, in each language that is wanted: what was not said is
 * chosen by the game and the problem, the style tuned if there is one, and the
 * language C unless all are asked for. */
Status solvers_choose(Selection *selection, bool all_languages,
                      const Problem *problem, const Game *game, Ways ways,
                      const Solver *chosen[LANGUAGES], int *count,
                      Error *error);

#endif
