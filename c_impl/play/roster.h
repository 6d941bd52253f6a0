/* roster.h -- the units that there are.
 *
 * No two stand on one square, and no square is in the lists of two: so their
 * squares and their first targets can be asked for together.
 */
#ifndef REITTI_ROSTER_H
#define REITTI_ROSTER_H

#include "../world.h"

typedef struct Unit {
    int number;
    bool selected;
    Square square;
    Square *targets; /* where it goes, in this order; never none */
    int target_count;
    bool reached;      /* it has stood on the only one */
    const Square *way; /* what is left of the plan for it, in the fleet's; */
    int ahead;         /* so many squares */
} Unit;

typedef struct Fleet {
    World *world;   /* whose walls come and go, */
    char *elements; /* and as it was at the beginning */
    Unit *units;    /* by number */
    int count;
    int numbers; /* given so far: none is used again */
    int turns;   /* taken so far */
    int window;  /* that solvers are asked to plan with */
    Square *plan;
    bool changed; /* something that the plan was made for; */
    bool rebuilt; /* the walls, too */
    bool idle;    /* nobody moved in the plan */
} Fleet;

/* Whether it has nothing to do: its list is one square that it has reached. */
bool unit_rests(const Unit *unit);
bool unit_is_there(const Unit *unit); /* on its first target */

/* The unit of that number, on that square, and with that square in its list;
 * NULL: there is none. */
Unit *fleet_unit(const Fleet *fleet, int number);
Unit *fleet_at(const Fleet *fleet, Square square);
Unit *fleet_owner(const Fleet *fleet, Square square);

/* The plan is none any more: what it was made for has changed. */
void fleet_change(Fleet *fleet);

#endif
