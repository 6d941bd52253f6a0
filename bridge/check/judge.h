/* judge.h -- what is to be said of the replies to one trial.
 *
 * Each answer is judged by itself first, by code that no solver uses; those
 * that are right are then compared, so that two wrong ones cannot agree.
 */
#ifndef REITTI_JUDGE_H
#define REITTI_JUDGE_H

#include "trial.h"

typedef struct Verdict {
    EndingKind kind;
    char *text; /* what is wrong, in lines; the caller frees; NULL: out of
                   memory */
} Verdict;

/* Judges the replies of all implementations, in the order of the trial.
 * ENDING_DISAGREE: right, as others are who did other work, and nothing tells
 * whose is the right one. */
void judge_replies(const Trial *trial, const Reply *replies, Verdict *verdicts);

/* The verdict with the first line of its text. */
Ending verdict_ending(const Verdict *verdict);

/* Whether two answers and the work behind them are the same. */
bool judge_agree(const Reply *a, const Reply *b);

#endif
