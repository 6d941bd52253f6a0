/* environment.h -- where and with what a study is measured. */
#ifndef REITTI_ENVIRONMENT_H
#define REITTI_ENVIRONMENT_H

#include "results.h"

/* Says it in the head of the results; EXIT_FINE, or as results_say(). */
int environment_say(Results *results);

/* A fingerprint of the program and the searches in it, as hexadecimal digits. */
enum { FINGERPRINT = 17 };
void environment_fingerprint(char text[FINGERPRINT]);

#endif
