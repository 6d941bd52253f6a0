/* trial.h -- one case put to every implementation of one search.
 *
 * Each answer is judged by itself first: it must be a right one, meet the
 * case's expectation, and be one that a search can have come to.  Those that
 * are right must then have done the same work: status, cost, route, squares
 * expanded in order, distances.  A wrong answer is nobody's measure.
 */
#ifndef REITTI_TRIAL_H
#define REITTI_TRIAL_H

#include "../../c_impl/reitti.h"
#include "answer.h"
#include "../process/ending.h"

#include <stdio.h>

enum { TRIAL_SEARCHES = 8 };

typedef struct Trial {
    const char *path; /* of the cases file */
    const Case *the_case;
    const World *world;
    const char *world_argument; /* as it is given to `reitti solve` */
    const Search *searches[TRIAL_SEARCHES];
    int count;
} Trial;

/* An answer, or how it ended without one. */
typedef struct Reply {
    Ending ending; /* ENDING_OK: there is an answer */
    Answer answer;
} Reply;

typedef struct Verdict {
    EndingKind kind;
    char *text; /* what is wrong, in lines; the caller frees; NULL: out of
                   memory */
} Verdict;

/* Judges the replies of all implementations, in the order of the trial.
 * ENDING_DISAGREE: right, as others are who did other work, and nothing tells
 * whose is the right one. */
void trial_judge(const Trial *trial, const Reply *replies, Verdict *verdicts);

/* The verdict with the first line of its text. */
Ending verdict_ending(const Verdict *verdict);

/* Whether two answers and the work behind them are the same. */
bool trial_agree(const Trial *trial, const Answer *a, const Answer *b);

/* How they differ, with both answers and how to repeat them. */
void trial_print_difference(FILE *out, const Trial *trial, const Search *first,
                            const Answer *a, const Search *second,
                            const Answer *b);

#endif
