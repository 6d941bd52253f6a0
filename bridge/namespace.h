/* namespace.h -- processes that see only each other. */
#ifndef REITTI_NAMESPACE_H
#define REITTI_NAMESPACE_H

#include <stdbool.h>

/* The next child of this process is the first of a namespace: it and whatever comes of it
 * can signal nobody else, and all of them end with it.  False: this machine does not let
 * us make one. */
bool namespace_make(void);

/* Whether the users here are a namespace's own, so that no other process counts among
 * theirs. */
bool namespace_has_users(void);

#endif
