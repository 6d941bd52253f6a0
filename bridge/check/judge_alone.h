/* judge_alone.h -- whether a reply is right, whatever the others say. */
#ifndef REITTI_JUDGE_ALONE_H
#define REITTI_JUDGE_ALONE_H

#include "trial.h"

/* ENDING_OK, or what is wrong, which goes to `out` in lines. */
EndingKind judge_alone(const Trial *trial, const Solver *solver,
                       const Reply *reply, FILE *out);

#endif
