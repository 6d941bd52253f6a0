/* wording.h -- numbers as the games say them. */
#ifndef REITTI_WORDING_H
#define REITTI_WORDING_H

#include <stdint.h>

typedef struct Wording {
    char text[60];
} Wording;

/* "1 turn", "2 turns"; and a cost in a unit that is told of many: "1 step",
 * "2 steps", "2 AP". */
Wording wording_count(int64_t count, const char *one);
Wording wording_cost(int64_t cost, const char *unit);

/* "417 ns", "12.3 µs" and so on. */
Wording wording_time(double seconds);

#endif
