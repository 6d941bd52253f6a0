/* cache.h -- where libraries that were built are kept. */
#ifndef REITTI_CACHE_H
#define REITTI_CACHE_H

#include "../../c_impl/support/error.h"

/* The directory, which is made: $REITTI_CACHE, $XDG_CACHE_HOME/reitti or
 * ~/.cache/reitti.  If none of these can be written, one that is removed when
 * this process ends; those that it starts are told of it. */
Status cache_directory(const char **path, Error *error);

#endif
