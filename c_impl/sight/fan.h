/* fan.h -- rays from a viewer to all points around it.
 *
 * Mirror: prolog_impl/sight/fan.pl.
 */
#ifndef REITTI_FAN_H
#define REITTI_FAN_H

#include "light.h"

/* What is seen along the rays to all points whose distance is so many times the
 * radius, row by row; a ray is never longer than the radius. */
Answer fan_see(Seen *seen, const Question *question, int times);

#endif
