/* unit_orders.h -- orders to units, and to the ground under them. */
#ifndef REITTI_UNIT_ORDERS_H
#define REITTI_UNIT_ORDERS_H

#include "../text.h"
#include "fleet.h"

/* What the word of an order does with the rest of its line; the answer is
 * printed.  STATUS_BAD_INPUT: the error says what is expected. */
typedef Status UnitOrder(Fleet *fleet, const char *word, Line rest, FILE *out,
                         Error *error);

UnitOrder unit_order_add;    /* u X Y */
UnitOrder unit_order_remove; /* x X Y */
UnitOrder unit_order_build;  /* w X Y, g X Y */
UnitOrder unit_order_select; /* s N ..., s *, s */
UnitOrder unit_order_send;   /* m X Y, a X Y */
UnitOrder unit_order_halt;   /* h */
UnitOrder unit_order_tell;   /* t */

/* What stands behind the word of an order that has nothing else in its line. */
Status unit_order_end(const char *word, Line rest, Error *error);

#endif
