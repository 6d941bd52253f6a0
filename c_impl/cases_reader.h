/* cases_reader.h -- what solvers must answer, from .cases files.
 *
 * One case a line, blanks between the fields, `;` comments.  `problem NAME`
 * alone on a line holds until the next; then each line is
 *
 *     NAME WORLD FIELD... BEST [SOLVER=SCORE | SOLVER=none | SOLVER.COUNT=N |
 *                               answer=ROWS | SOLVER.answer=ROWS]...
 *
 * with the fields of the problem's question.  BEST is the best score, or
 * `none`; SOLVER= binds the solver of that name instead, in every style and
 * language, SOLVER.COUNT= one of its counts of work.  ROWS are squares in one
 * word,
 * "(1,2)(2,2)", a file beside the cases that has them as text, or `sum:N`, the
 * checksum of that text; answer= binds every solver that promises the one
 * answer that the rules name, SOLVER.answer= that one.  route= is answer= for
 * routes, and binds the game's own solver, too.
 */
#ifndef REITTI_CASES_READER_H
#define REITTI_CASES_READER_H

#include "cases.h"

/* Reads a file; on success the caller frees with cases_free().  On failure
 * there are no cases and the error says what is wrong. */
Status cases_read(Cases *cases, const char *path, Error *error);

#endif
