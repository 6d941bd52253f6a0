/* fleet_keys.h -- what keys and the mouse order in strategy.
 *
 * It is given as a line is, and its answer shown.
 */
#ifndef REITTI_FLEET_KEYS_H
#define REITTI_FLEET_KEYS_H

#include "keys.h"
#include "orders.h"

typedef struct FleetScreen {
    Orders orders;
    Square cursor;
    bool running;
    int pace;   /* turns a second */
    double due; /* when the next one is */
    char status[300];
    KeysText news; /* what was answered, */
    KeysText plan; /* and what the last plan comes to */
} FleetScreen;

void fleet_tell(KeysText *told, const char *text);

/* Does what the key asks for, if it asks for anything. */
Status fleet_press(FleetScreen *screen, int key, Error *error);

/* The mouse was pressed on this square: left selects, with shift also others;
 * right sends the selected, with shift after all else. */
Status fleet_click(FleetScreen *screen, Square square, bool right, bool shift,
                   Error *error);

#endif
