/* outcome.h -- what a plan comes to. */
#ifndef REITTI_UNITS_OUTCOME_H
#define REITTI_UNITS_OUTCOME_H

#include "../question.h"
#include "../rows.h"

typedef struct Outcome {
    int units;
    int arrived;      /* units that are on their goals at the end */
    int64_t makespan; /* the moment from which on the last of these is, */
    int64_t sum;      /* and the sum of such moments over all of them */
} Outcome;

/* Of rows that are no plan nobody arrived. */
Outcome outcome_of(const Question *question, const Rows *rows);

#endif
