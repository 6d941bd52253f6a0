/* studied.h -- the cases that a study measures. */
#ifndef REITTI_STUDIED_H
#define REITTI_STUDIED_H

#include "suite.h"

/* Reads what the arguments name, as suite_read(); without any, the cases of a
 * study: those of the original one, of every further problem its own, and those
 * on kinds of level.  All as suite_add(). */
Status studied_read(Suite *suite, int argc, char **argv, Error *error);

/* The cases of a problem: those that have its name and, where a question
 * repeats its fields, those that ask the same in other orders, NAME-orders, and
 * more and more rows of a map of our own. */
Status studied_problem(Suite *suite, const Problem *problem, Error *error);

/* The cases on kinds of level, on worlds that are made; tests/cases has none of
 * them, since asking every search takes its time. */
Status studied_kinds(Suite *suite, Error *error);

#endif
