/* environment.h -- where and with what a study is measured. */
#ifndef REITTI_ENVIRONMENT_H
#define REITTI_ENVIRONMENT_H

#include "results.h"
#include "../check/suite.h"

/* Says it in the head of the results; EXIT_FINE, or as results_say(). */
int environment_say(Results *results);

/* Fingerprints, as hexadecimal digits: of the program and the searches in it,
 * and of the cases and their worlds. */
enum { FINGERPRINT = 17 };
void environment_fingerprint(char text[FINGERPRINT]);
void environment_cases_fingerprint(char text[FINGERPRINT], const Suite *suite);

#endif
