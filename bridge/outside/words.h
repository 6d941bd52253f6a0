/* words.h -- what the C side declares, in words, so that both languages can be
 * compared: lines "what: how", in an order of their own.
 *
 * bridge/prolog_from_c/outside_words.pl has the same of its side.
 */
#ifndef REITTI_WORDS_H
#define REITTI_WORDS_H

#include "../../c_impl/maker.h"
#include "../../c_impl/problem.h"

/* Texts that the caller frees; NULL: out of memory. */
char *words_of_search(const Solver *solver);
char *words_of_game(const Game *game);
char *words_of_maker(const Maker *maker);
char *words_of_problem(const Problem *problem);

/* Finds the first line that is not the same; false: there is none.  *a and *b
 * are the lines, empty where there are no more, and their lengths. */
bool words_differ(const char **a, const char **b, int *a_length, int *b_length);

#endif
