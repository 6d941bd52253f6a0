/* meeting.h -- plans in which two units meet: all is right until they do. */
#ifndef REITTI_MEETING_H
#define REITTI_MEETING_H

#include "damage.h"

DamageMake meeting_swap;
DamageMake meeting_cross;
DamageMake meeting_share; /* both come onto one square, */
DamageMake meeting_onto;  /* or one to who rests there */

#endif
