/* ground.h -- what is prepared of a world for many units: where each square's
 * steps lead, and which squares hang together.
 *
 * Squares are numbers here, by world_index().
 *
 * Mirror: prolog_impl/units/ground.pl.
 */
#ifndef REITTI_GROUND_H
#define REITTI_GROUND_H

#include "../world.h"

enum {
    STEPS = KEYPAD_DIRECTIONS + 1, /* at most: waiting is one */
    NOBODY = -1                    /* where a unit is asked for */
};

/* Where one step leads: the moves, and waiting as key 5 in its place. */
typedef struct Steps {
    int count;
    int to[STEPS]; /* in the order of keys 1 ... 9 */
} Steps;

typedef struct Ground {
    const World *world;
    int size;     /* squares in all */
    Steps *steps; /* of each square; none where it cannot be entered */
    int *region;  /* of each square: those of one number hang together */
} Ground;

/* Of a world that outlives it; the caller frees, also after a failure.  False:
 * out of memory. */
bool ground_make(Ground *ground, const World *world);
void ground_free(Ground *ground);

/* The moments between two squares where nothing is in the way. */
int ground_metric(const Ground *ground, int a, int b);

/* The other two squares of the block that a diagonal step crosses; false if
 * the step is not diagonal. */
bool ground_corners(const Ground *ground, int from, int to, int corners[2]);

/* Whether a way leads from one square to the other. */
static inline bool ground_joins(const Ground *ground, int a, int b)
{
    return ground->region[a] == ground->region[b];
}

static inline Square ground_square(const Ground *ground, int index)
{
    return world_square(ground->world, (size_t)index);
}

static inline int ground_index(const Ground *ground, Square square)
{
    return (int)world_index(ground->world, square);
}

#endif
