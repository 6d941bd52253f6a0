/* orders.h -- what may be ordered in a line, and what is answered. */
#ifndef REITTI_ORDERS_H
#define REITTI_ORDERS_H

#include "fleet.h"
#include "program.h"

/* The program's guides plan, and its world is the fleet's. */
typedef struct Orders {
    Program *program;
    Fleet fleet;
} Orders;

/* All as it was at the beginning, but for who plans how.  The caller sets the
 * program first, and frees with orders_free(), also after a failure. */
Status orders_begin(Orders *orders, Error *error);
void orders_free(Orders *orders);

/* Does what the line says, and prints the answer, or in one line what is
 * expected instead.  Not STATUS_OK: the error says what ends the game. */
Status orders_give(Orders *orders, const char *line, FILE *out, Error *error);

/* The picture. */
Status orders_print(const Orders *orders, FILE *out, Error *error);

/* The orders as help has them. */
void orders_help(const Orders *orders, FILE *out);

#endif
