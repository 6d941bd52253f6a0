/* units.h -- many units at once, the tuned searches beside the plain ones. */
#ifndef REITTI_BENCH_UNITS_H
#define REITTI_BENCH_UNITS_H

#include "maps.h"

/* On the scenarios in `mapf` of the directory, if there are any, and on a made
 * world. */
void units_bench(const Maps *maps);

#endif
