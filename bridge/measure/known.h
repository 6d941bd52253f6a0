/* known.h -- what the rows of a study say of a cell, so that one which was
 * killed goes on where it stopped.
 */
#ifndef REITTI_KNOWN_H
#define REITTI_KNOWN_H

#include "plan.h"
#include "results.h"

/* Rows of that process of the cell, in the sample's language or in all. */
int known_rows(const Results *results, const Sample *sample);

/* How long the rows of the cell's first process took.  Starting it is not among
 * them, so this is a little short. */
double known_seconds(const Results *results, const Sample *sample);

/* Whether that is too long to be done often. */
bool known_slow(const Results *results, const Sample *sample);

/* Whether the languages were asked apart. */
bool known_apart(const Results *results, const Sample *sample);

/* Whether the language is one of the cell's and worth another process. */
bool known_runnable(const Results *results, const Cell *cell,
                    const Language *language);

#endif
