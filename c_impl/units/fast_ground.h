/* fast_ground.h -- what the tuned searches for many units share: the ground,
 * the units, and the plan that becomes an answer.
 *
 * Squares are cells (graph.h).  A step is a number from 0 to 8, key 1 to 9 of
 * the keypad with waiting in its place, and steps together are bits; the
 * opposite of a step is 8 less it.  The plan is kept moment by moment, so that
 * it grows by whole rows.
 *
 * Mirror: prolog_impl/units/fast_ground.pl.
 */
#ifndef REITTI_FAST_GROUND_H
#define REITTI_FAST_GROUND_H

#include "../kernels/graph.h"
#include "../solver.h"

enum { STEPS = 9, STAY = 4 };

/* The counts of work, in the order of the problem's names. */
enum { EXPANDED, ESTIMATED, RESERVED, SEARCHES, TURNS };

typedef struct Place {
    int16_t x;
    int16_t y;
} Place;

/* One whose goal lies in another region has its start for a goal, and never
 * arrives. */
typedef struct FastUnit {
    Cell start;
    Cell goal;
    bool stranded;
} FastUnit;

typedef struct FastGround {
    const World *world;
    Graph graph;
    Cell offset[STEPS]; /* how many cells away, modulo 2^32 */
    uint16_t *ways;     /* bit: that step can be made from the cell */
    Cell *region;       /* a number for all cells that are connected */
    Place *place;
    int time; /* moments after which most searches end */
    /* Of the question: */
    FastUnit *units;
    int count;
    int unit_room;
    int64_t work[ANSWER_WORK];
    /* Of the plan: */
    Cell *plan; /* where each unit is, moment by moment */
    int moments;
    size_t plan_room; /* for so many cells */
    int *ends;        /* when each unit made its last move */
    Square *squares;  /* of the answer's rows, */
    int64_t *numbers; /* and their units */
    size_t row_room;
    /* Of the trace, where the next row goes; NULL: none is wanted. */
    Square *traced;
    int64_t *trace_numbers;
} FastGround;

/* What is prepared of a world; false: out of memory.  Either way the caller
 * frees it. */
bool fast_ground_make(FastGround *ground, const World *world);
void fast_ground_free(FastGround *ground);

/* Takes the units of a question, with no work done and no moment planned;
 * false: out of memory. */
bool fast_ground_ask(FastGround *ground, const Question *question);

/* An array with room for so many things of a size, at least twice as many as
 * before if it grows at all; NULL: out of memory, and all is as before. */
void *fast_ground_room(void *array, size_t *room, size_t wanted, size_t size);

static inline bool step_is_diagonal(int step)
{
    return step % 2 == 0 && step != STAY;
}

/* The square of a cell: units move on one level. */
static inline Square fast_ground_square(const FastGround *ground, Cell cell)
{
    return (Square){1, ground->place[cell].x, ground->place[cell].y};
}

/* Counts what was expanded, and notes it for a trace. */
KERNEL void fast_ground_expand(FastGround *ground, Cell cell, int unit,
                               int64_t moment)
{
    ground->work[EXPANDED]++;
    if (ground->traced != NULL) {
        *ground->traced++ = fast_ground_square(ground, cell);
        *ground->trace_numbers++ = unit + 1;
        *ground->trace_numbers++ = moment;
    }
}

#endif
