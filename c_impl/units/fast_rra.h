/* fast_rra.h -- reverse resumable A*: how far a square is from a unit's goal,
 * found out when it is asked for.
 *
 * A* from the goal towards a target, the unit's start, with moves that cost 1.
 * One move changes the estimate by at most 1, so a neighbour's total is that of
 * the square closed, or one or two more: three queues are enough.  A square
 * that is reached by a shorter way waits once more, in an earlier queue; when
 * it comes up in the later one it is closed.
 *
 * Each unit has a mark for every cell: a top less twice the distance, less 1 if
 * the square is not closed yet.  So what is nearer has the greater mark; and as
 * the top rises from run to run, above all marks there are, those of earlier
 * runs count as none and nothing is cleared.  O(squares closed) time in a run;
 * space for all units at once, squares times units.
 *
 * Mirror: prolog_impl/units/fast_rra.pl.
 */
#ifndef REITTI_FAST_RRA_H
#define REITTI_FAST_RRA_H

#include "fast_ground.h"

enum {
    TOTALS = 3, /* that wait together */
    RRA_OPEN = 1
};

/* One unit's search. */
typedef struct FastRra {
    uint32_t *marks; /* of each cell */
    Cell *queue[TOTALS];
    int end[TOTALS]; /* of each queue */
    int next;        /* of the first, to be taken */
    int total;       /* of its squares */
    int room;        /* for so many in each queue */
    Place target;
} FastRra;

typedef struct FastRras {
    FastGround ground; /* first: what is prepared begins with it */
    FastRra *rras;     /* of each unit, */
    int room;          /* for so many */
    uint32_t *marks;
    uint32_t top;   /* the mark of distance 0 */
    uint32_t limit; /* a power of two: all distances are less */
} FastRras;

/* What is prepared of a world; false: out of memory.  Either way the caller
 * frees it. */
bool fast_rras_make(FastRras *rras, const World *world);
void fast_rras_free(FastRras *rras);

/* Takes the units of a question, none of whose searches is begun; false: out of
 * memory. */
bool fast_rras_ask(FastRras *rras, const Question *question);

/* Begins the search of one; false: out of memory. */
bool fast_rra_begin(FastRras *rras, int unit);

/* Goes on until the square, which can be reached, is closed; false: out of
 * memory. */
bool fast_rra_close(FastRras *rras, int unit, Cell cell);

/* The distance of a cell by the marks of a unit, if it is known.  What is not
 * is beyond the limit: an open square by the last bit, which comes first, and
 * an unseen one since its mark is of another run. */
KERNEL uint32_t fast_rra_look(const FastRras *rras, const uint32_t *marks,
                              Cell cell)
{
    uint32_t twice = rras->top - marks[cell];
    return twice >> 1 | twice << 31;
}

/* Whether a distance is known, or several, joined by `|`. */
KERNEL bool fast_rra_knows(const FastRras *rras, uint32_t distance)
{
    return distance < rras->limit;
}

/* The distance, or -1: out of memory. */
KERNEL int fast_rra_distance(FastRras *rras, int unit, Cell cell)
{
    const uint32_t *marks = rras->rras[unit].marks;
    uint32_t distance = fast_rra_look(rras, marks, cell);
    if (!fast_rra_knows(rras, distance)) {
        if (!fast_rra_close(rras, unit, cell))
            return -1;
        distance = fast_rra_look(rras, marks, cell);
    }
    return (int)distance;
}

#endif
