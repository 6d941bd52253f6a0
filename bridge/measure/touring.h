/* touring.h -- the steps of a process in which its lanes make a tour. */
#ifndef REITTI_TOURING_H
#define REITTI_TOURING_H

#include "lane.h"

/* Draws the questions, checks the answers and times them; as steps_run(). */
void touring_run(Steps *steps);

#endif
