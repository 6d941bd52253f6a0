/* far.h -- two squares of a world that lie far apart, with a way between them.
 */
#ifndef REITTI_FAR_H
#define REITTI_FAR_H

#include "../../c_impl/world.h"

/* Of the largest part of the world that moves do not leave, the squares nearest
 * to the upper left corner of the first level and to the lower right corner of
 * the last.  Of parts equally large, and of squares equally near by the longer
 * of both sides, it is the first row by row. */
Status far_squares(const World *world, Square ends[2], Error *error);

#endif
