/* gathering.h -- a random world with a question for many units.
 */
#ifndef REITTI_GATHERING_H
#define REITTI_GATHERING_H

#include "../../c_impl/random.h"
#include "../../c_impl/reitti.h"

enum { GATHERING_UNITS = 12 }; /* at most */

typedef struct Gathering {
    World world;
    Question question; /* points to these */
    Square ends[2 * GATHERING_UNITS];
    int window;
} Gathering;

/* Up to 16 squares a side: of one row, open or with walls up to a half, with
 * four moves or eight, corners cut or blocked.  Units go anywhere, or to where
 * others stand.  The caller frees. */
void gathering_make(Gathering *gathering, Random *random);
void gathering_free(Gathering *gathering);

#endif
