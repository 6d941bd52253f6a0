/* journey_screen.h -- tactics and city in the whole terminal: the way is shown while
 * the goal is being looked for. */
#ifndef REITTI_JOURNEY_SCREEN_H
#define REITTI_JOURNEY_SCREEN_H

#include "program.h"

Playing journey_screen;

#endif
