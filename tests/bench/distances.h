/* distances.h -- distances to all squares, against the peers. */
#ifndef REITTI_DISTANCES_H
#define REITTI_DISTANCES_H

#include "maps.h"
#include "questions.h"

/* By the kernel of breadth_first without a goal, from some of the starts. */
void distances_bench(const Maps *maps, const World *world,
                     const Questions *questions);

#endif
