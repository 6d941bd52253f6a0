/* difference.h -- answers in words, and how two of them differ. */
#ifndef REITTI_DIFFERENCE_H
#define REITTI_DIFFERENCE_H

#include "trial.h"

/* An answer in a line, and how to repeat it in another. */
void difference_print_answer(FILE *out, const Trial *trial,
                             const Solver *solver, const Reply *reply);

/* How two differ, with both answers and how to repeat them. */
void difference_print(FILE *out, const Trial *trial, const Solver *first,
                      const Reply *a, const Solver *second, const Reply *b);

#endif
