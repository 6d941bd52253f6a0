/* table.h -- who is where when, the steps that this forbids, and the units that
 * wait to be entered.
 *
 * A hash table by moment and square, and for each square who stands there for
 * ever.  O(1) to ask, O(squares of a route) to enter one and to take it out.
 *
 * Mirror: prolog_impl/units/table.pl.
 */
#ifndef REITTI_TABLE_H
#define REITTI_TABLE_H

#include "../support/assoc.h"
#include "plan.h"

#include <limits.h>

enum { NEVER = -1, FOR_EVER = INT_MAX };

/* What a unit has in the table; nothing at first. */
typedef struct Entry {
    const int *squares; /* the caller's, as long as they are entered */
    int count;
    int first;   /* the moment of the first of them */
    bool stands; /* on the last one for ever */
} Entry;

typedef struct Table {
    Plan *plan;
    Entry *entry;  /* of each unit */
    int *standing; /* who stands on each square for ever, or NOBODY */
    Assoc passing; /* who else is on a square at a moment */
    int *queue;    /* a ring of units */
    int queue_head;
    int queue_count;
} Table;

/* A table that is empty; the caller frees.  False: memory has run out, which is
 * noted. */
bool table_make(Table *table, Plan *plan);
void table_free(Table *table);

/* Enters what a unit does, which is not entered yet; and takes it out again, or
 * all. */
void table_enter(Table *table, int unit, Entry entry);
void table_remove(Table *table, int unit);
void table_clear(Table *table);

/* The unit on the square at the moment, or NOBODY. */
int table_who(const Table *table, int square, int moment);

/* Whether the step that begins at the moment is refused. */
bool table_refuses(const Table *table, int from, int to, int moment);

/* The last moment at which somebody is on the square: FOR_EVER, or NEVER. */
int table_last(const Table *table, int square);

/* When the last of those who are entered comes to stand; 0: nobody is. */
int table_latest(const Table *table);

/* Puts a unit at the end of those that wait, takes the first of them; NOBODY:
 * none waits. */
void table_wait(Table *table, int unit);
int table_next(Table *table);

/* Takes out those who are ever on the square, in order of number; they wait
 * again. */
void table_yield(Table *table, int square);

#endif
