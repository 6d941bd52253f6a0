/* fleet_turn.h -- the turns of a fleet: all plan together, then all move.
 */
#ifndef REITTI_FLEET_TURN_H
#define REITTI_FLEET_TURN_H

#include "guides.h"
#include "roster.h"

/* What happened in a turn. */
typedef struct Turn {
    bool planned; /* then the answer is that of who plans now, */
    int arrive;   /* so many will be on their targets, */
    int makespan; /* the last of them after so many turns, */
    int64_t sum;  /* and all after so many together */
    int moved;
    int resting;
} Turn;

/* Whether nobody has anything left to do. */
bool fleet_rests(const Fleet *fleet);

/* Whether there is a way ahead for anybody. */
bool fleet_is_under_way(const Fleet *fleet);

/* What happened, in a sentence; and what the plan comes to, in a part of one.
 */
typedef struct TurnText {
    char text[200];
} TurnText;

TurnText turn_text(const Fleet *fleet, const Turn *turn);
TurnText turn_plan_text(const Fleet *fleet, const Turn *turn);

/* One turn.  Not STATUS_OK: nobody has moved, and the error says why. */
Status fleet_turn(Fleet *fleet, Guides *guides, Turn *turn, Error *error);

#endif
