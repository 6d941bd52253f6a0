/* trial.h -- one case put to every implementation of one search.
 *
 * Each answer must meet the case's expectation, and all must have done the same
 * work: status, cost, route, squares expanded in order, distances.
 */
#ifndef REITTI_TRIAL_H
#define REITTI_TRIAL_H

#include "../c_impl/reitti.h"

enum { TRIAL_SEARCHES = 8 };

typedef struct Trial {
    const char *path; /* of the cases file */
    const Case *the_case;
    const World *world;
    const char *world_argument; /* as it is given to `reitti solve` */
    const Search *searches[TRIAL_SEARCHES];
    int count;
} Trial;

typedef enum Outcome { PASSED, FAILED, SKIPPED, ENDED_BADLY } Outcome;

/* An answer, kept when the search is released; a zeroed one is empty. */
typedef struct Answer {
    Route route;
    Square *squares;
    Footprint footprint;
    Error error; /* if there is no answer */
    bool absurd; /* it claims what cannot be; the error says what */
} Answer;

/* Asks one implementation; answer_free() whatever comes of it. */
void answer_ask(Answer *answer, const Trial *trial, const Search *search);
void answer_free(Answer *answer);

/* The same of a world that is prepared already; and in two steps: the route that the
 * last run gave, then a look at what it left. */
void answer_run(Answer *answer, const Trial *trial, const Search *search, void *prepared);
void answer_keep(Answer *answer, const Trial *trial, Route route);
void answer_look(Answer *answer, const Trial *trial, const Search *search, void *prepared);

/* Whether two answers and the work behind them are the same.  If not, how they
 * differ goes to `out`, with both answers and how to repeat them. */
bool trial_agree(const Trial *trial, const Answer *answers, int first, int second, FILE *out);

/* Judges answers[which], which compares with the first answer that is not left
 * out.  What is wrong, in lines, goes to `out`. */
Outcome trial_judge(const Trial *trial, const Answer *answers, unsigned left_out, int which,
                    FILE *out);

#endif
