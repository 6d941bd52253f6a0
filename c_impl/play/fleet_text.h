/* fleet_text.h -- what is told of a fleet on the screen. */
#ifndef REITTI_FLEET_TEXT_H
#define REITTI_FLEET_TEXT_H

#include "roster.h"

/* What may be pressed, in a line and in many. */
extern const char fleet_keys_text[];
extern const char fleet_help_text[];

/* How things are, and what is under the cursor, in a text of at most that size;
 * the pace is in turns a second. */
void fleet_status_text(char *text, size_t size, const Fleet *fleet,
                       Square cursor, bool running, int pace);

#endif
