/* fleet_picture.h -- units and their ways on the level. */
#ifndef REITTI_FLEET_PICTURE_H
#define REITTI_FLEET_PICTURE_H

#include "../picture.h"
#include "roster.h"

/* What a unit is drawn as: 1 to 9, a to z, then *, in one of the colours. */
Ink unit_ink(const Unit *unit);

/* What stands above the level, later ones above earlier ones: `way` on squares
 * that the plan still leads to, `target` on those that units go to ('\0': none
 * of these), and the units.  The caller frees; NULL: out of memory. */
PictureMark *fleet_marks(const Fleet *fleet, char way, char target, int *count);

/* The level as text, an empty line before it. */
Status fleet_print(FILE *out, const Fleet *fleet, bool colour, Error *error);

#endif
