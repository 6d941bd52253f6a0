/* failing.h -- memory that runs out when told to, and is counted.
 *
 * Linked in with --wrap, which sends the project's own calls here. */
#ifndef REITTI_FAILING_H
#define REITTI_FAILING_H

#include <stdbool.h>

/* Lets the n-th allocation from now fail, once; 0: none. */
void failing_at(long n);

/* Whether it has come to that. */
bool failing_happened(void);

/* Allocations that are not freed. */
long failing_held(void);

/* Allocations so far. */
long failing_count(void);

#endif
