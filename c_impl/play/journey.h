/* journey.h -- tactics and city line by line: a start and a goal are asked for, and
 * the way between them is shown.
 */
#ifndef REITTI_JOURNEY_H
#define REITTI_JOURNEY_H

#include "program.h"

Playing journey_lines;

#endif
