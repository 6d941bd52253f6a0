/* verdict_report.h -- the verdicts of a check, as text, TAP or JUnit XML. */
#ifndef REITTI_VERDICT_REPORT_H
#define REITTI_VERDICT_REPORT_H

#include "../check/workers.h"

typedef struct Tally {
    int cases;
    int searches; /* names */
    int languages;
    int trials;
    int runs;
    int passed;
    int failed; /* wrong, or disagree */
    int ended_badly;
    int skipped;  /* refused */
    int untraced; /* runs whose work was too long to be compared */
} Tally;

typedef void Report(FILE *out, const Trial *trials, const Verdicts *verdicts,
                    const Tally *tally);

/* By name of the format; NULL: there is none. */
Report *report_find(const char *format);

#endif
