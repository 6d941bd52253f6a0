/* prolog_rows.h -- answers and traces as Prolog terms. */
#ifndef REITTI_PROLOG_ROWS_H
#define REITTI_PROLOG_ROWS_H

#include "../../c_impl/problem.h"

#include <SWI-Prolog.h>

/* To be called once, after terms_start(). */
void rows_start(void);

/* answer(Status, Score, Work, Rows), and trace(Steps, Left), each with rows of
 * its own that the caller frees.  STATUS_ERROR, with the reason: it is none, or
 * has a square outside the world. */
Status terms_get_answer(term_t term, const Problem *problem, const World *world,
                        Answer *answer, Error *error);
Status terms_get_trace(term_t term, const World *world, Trace *trace,
                       Error *error);

bool terms_put_answer(term_t term, const Problem *problem,
                      const Answer *answer);
bool terms_put_trace(term_t term, const Trace *trace);

#endif
