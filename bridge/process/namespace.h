/* namespace.h -- processes that see only each other. */
#ifndef REITTI_NAMESPACE_H
#define REITTI_NAMESPACE_H

#include <stdbool.h>

/* Whether this machine lets us make one.  Another process tries it, the first
 * time: what is half made cannot be left again. */
bool namespace_is_possible(void);

/* The next child of this process is the first of a namespace: it and whatever
 * comes of it can signal nobody else, and all of them end with it. */
bool namespace_make(void);

/* Whether the users here are a namespace's own, so that no other process counts
 * among theirs. */
bool namespace_has_users(void);

#endif
