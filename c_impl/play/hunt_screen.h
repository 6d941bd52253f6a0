/* hunt_screen.h -- rogue in the whole terminal. */
#ifndef REITTI_HUNT_SCREEN_H
#define REITTI_HUNT_SCREEN_H

#include "program.h"

Playing hunt_screen;

#endif
