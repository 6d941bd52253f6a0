/* missing.h -- names of worlds that there are not. */
#ifndef REITTI_MISSING_H
#define REITTI_MISSING_H

#include "../../c_impl/support/error.h"

/* An error for a name that no world has, with the name that was perhaps meant;
 * STATUS_OK for one that a world has, for a file, and for how one is made. */
Status missing_world(const char *said, Error *error);

#endif
