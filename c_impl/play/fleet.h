/* fleet.h -- units come and go, and are sent somewhere. */
#ifndef REITTI_FLEET_H
#define REITTI_FLEET_H

#include "roster.h"

/* The world as it was, with units where its notes have them.  A zeroed fleet
 * becomes one of this world; the caller frees with fleet_free(), also after a
 * failure. */
Status fleet_begin(Fleet *fleet, World *world, Error *error);
void fleet_free(Fleet *fleet);

/* Where a unit was sent, and who had to go. */
typedef struct Sent {
    bool can; /* otherwise nothing has changed */
    Square target;
    Unit *other; /* who makes way; NULL: nobody */
} Sent;

/* A new unit on ground where none stands.  It makes way itself, as others, if
 * that is in a list: then its target is another square.  It cannot, if there is
 * no such square. */
Status fleet_add(Fleet *fleet, Square square, Sent *sent, Error *error);
void fleet_remove(Fleet *fleet, Unit *unit);

/* Makes a square a wall, which has neither unit nor target, or ground. */
void fleet_build(Fleet *fleet, Square square, bool wall);

/* Sends it as near to the square as it can be: on the first square of the
 * spread from there that is in no list but those of resting units, who make
 * way.  It forgets its list, or goes there behind all of it. */
Status fleet_send(Fleet *fleet, Unit *unit, Square square, bool forgets,
                  Sent *sent, Error *error);

#endif
