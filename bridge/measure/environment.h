/* environment.h -- where and with what a study is measured. */
#ifndef REITTI_ENVIRONMENT_H
#define REITTI_ENVIRONMENT_H

#include "../check/suite.h"
#include "results.h"

/* Says it in the head of the results. */
Status environment_say(Results *results, Error *error);

/* The name of the machine that this runs on, as rows have it. */
enum { HOST = 65 };
void environment_host(char host[HOST]);

/* The commit of the project that the program stands in, with a mark if it was
 * changed since; "unknown" if it stands in none. */
void environment_commit(char *commit, size_t size);

/* Fingerprints, as hexadecimal digits: of the program and the solvers in it,
 * and of the cases and their worlds. */
enum { FINGERPRINT = 17 };
void environment_fingerprint(char text[FINGERPRINT]);
void environment_cases_fingerprint(char text[FINGERPRINT], const Suite *suite);

#endif
