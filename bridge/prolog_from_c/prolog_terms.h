/* prolog_terms.h -- squares, worlds and questions as Prolog terms.
 *
 * Compounds, integers and atoms, one for all the letters of a world; nothing is
 * parsed.  What comes from Prolog is checked; prolog_rows.h has answers.
 */
#ifndef REITTI_PROLOG_TERMS_H
#define REITTI_PROLOG_TERMS_H

#include "../../c_impl/question.h"

#include <SWI-Prolog.h>

/* To be called once, before the others. */
void terms_start(void);

bool terms_put_square(term_t term, Square square);
bool terms_put_world(term_t term, const World *world);
bool terms_put_question(term_t term, const Question *question);
bool terms_put_numbers(term_t list, const int64_t *numbers, int count);

/* A square; `argument` is a reference to be used.  False: it is none. */
bool terms_get_square(term_t term, term_t argument, Square *square);

/* A world or a question of its own, which the caller frees.  False: it is none,
 * or out of memory. */
bool terms_get_world(term_t term, World *world);
bool terms_get_question(term_t term, Question *question);

/* How many elements the list has; -1: it is none, or has no end. */
int64_t terms_length(term_t list);

#endif
