/* steps.h -- the steps of one process of a study.
 *
 * Prepares a solver on a case, in one or all languages, checks that the answers
 * are right, and only then times it.  The steps have a fixed order: a process
 * that died can be repeated from where it was.
 */
#ifndef REITTI_STEPS_H
#define REITTI_STEPS_H

#include "lane.h"

/* Writes the rows as they come, and a line before every step.  Ends the process
 * once a lane has no right answer. */
void steps_run(Steps *steps);

#endif
