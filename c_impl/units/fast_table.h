/* fast_table.h -- who is where when.
 *
 * A plane for each moment has a byte for each cell: 0, or the key by which
 * somebody came there (5: waited).  Beyond the last moment at which anybody
 * moves all planes are alike.  Space for moments times squares.
 *
 * Mirror: prolog_impl/units/fast_table.pl.
 */
#ifndef REITTI_FAST_TABLE_H
#define REITTI_FAST_TABLE_H

#include "fast_around.h"
#include "fast_rra.h"

enum { KEY_WAIT = 5 /* by which one comes who waits */ };

/* A node that waits, or waited: a square and a moment. */
typedef struct Entry {
    Cell cell;
    int time;
    int cost;
    uint32_t before; /* the entry that it was reached from */
    uint32_t below;  /* the next on its stack; 0: the last */
    int key;         /* of the step that led here */
} Entry;

/* The units that wait to plan, each at most once: a ring. */
typedef struct FastQueue {
    int *units;
    int first;
    int count;
    int size;
    int room; /* for so many */
} FastQueue;

typedef struct FastTable {
    FastRras rras; /* first: what is prepared begins with the ground */
    FastQueue queue;
    Around around;
    uint8_t *planes;
    uint32_t *costs; /* of nodes, above the base */
    int moments;     /* that there are planes for, from 0 */
    uint32_t base;
    Entry *entries; /* from 1 */
    size_t entry_room;
} FastTable;

/* What a unit looks for. */
typedef struct Quest {
    int unit;
    Cell start;
    int now;  /* the moment of the whole plan that is 0 here */
    int last; /* moment: of the window, or from which nobody moves */
    int free; /* moment from which the goal may be kept */
} Quest;

/* Prepares a world for a search of so many bytes, which begins with its table
 * and is 0 behind it; what the search has by then is freed with
 * fast_table_free() and free(). */
Status fast_table_prepare(size_t size, const World *world, void **prepared,
                          Error *error);
void fast_table_free(FastTable *table);

/* Takes the units of a question, none of whom waits; false: out of memory. */
bool fast_table_ask(FastTable *table, const Question *question);

/* Makes room for the moments up to this one; false: out of memory.  Planes are
 * kept. */
bool fast_table_room(FastTable *table, int last);

/* Enters the way that led to an entry, and writes its squares, that of moment 0
 * first. */
void fast_table_enter(FastTable *table, int found, Cell *squares);

/* Takes squares out of the table, those of the moments from 1 to this one. */
void fast_table_leave(FastTable *table, const Cell *squares, int last);

/* Enters one who stays on a cell from one moment to another, or takes it out.
 */
void fast_table_stay(FastTable *table, Cell cell, int from, int to, bool stays);

static inline void fast_queue_put(FastQueue *queue, int unit)
{
    int place = queue->first + queue->count++;
    queue->units[place < queue->size ? place : place - queue->size] = unit;
}

static inline int fast_queue_take(FastQueue *queue)
{
    int unit = queue->units[queue->first];
    queue->first = queue->first + 1 < queue->size ? queue->first + 1 : 0;
    queue->count--;
    return unit;
}

/* The byte of a cell at a moment. */
static inline uint8_t *fast_table_at(const FastTable *table, int moment,
                                     Cell cell)
{
    return table->planes + (size_t)moment * table->rras.ground.graph.size +
           cell;
}

#endif
