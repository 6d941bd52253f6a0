/* filling.h -- what every way of filling begins and ends with.
 *
 * Mirror: prolog_impl/fill/filling.pl.
 */
#ifndef REITTI_FILLING_H
#define REITTI_FILLING_H

#include "../solver.h"

/* How many squares the question wants filled at most. */
int filling_limit(const World *world, const Question *question);

/* The squares in the order of filling, of which so many were taken up. */
Answer filling_answer(const Square *squares, int filled, int taken);

/* Of such an answer: the squares taken up, and the number of filling of each
 * square, from 1, 0 where it was not filled. */
Status filling_trace(const World *world, const Answer *answer, Trace *trace);

#endif
