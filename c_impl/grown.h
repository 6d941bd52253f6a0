/* grown.h -- levels of any size, to see how a solver grows with the world.
 *
 * A square level, open but for one wall that divides it down to a gap at the
 * bottom: whoever walks from the top left corner to the top right has to go all
 * the way down and up again, which on an open level takes as many steps as the
 * level is high, each time.  In a game with stairs there are four such levels,
 * to be crossed in turn.
 */
#ifndef REITTI_GROWN_H
#define REITTI_GROWN_H

#include "question.h"

enum { GROWN_SMALLEST = 12 };

/* A world and a question of a given size, for growth curves; a zeroed one is
 * empty. */
typedef struct Grown {
    World world;
    Question question;
    bool has_best; /* the best score follows from the size */
    int64_t best;
} Grown;

void grown_free(Grown *grown);

/* Asks for a copy of these squares and numbers. */
Status grown_ask(Grown *grown, const Question *question, Error *error);

/* Makes the world; the caller frees with world_free(). */
Status grown_world(World *world, const Game *game, int side, Error *error);

/* The first and the last corner of a walk through it, and what its floor
 * costs. */
void grown_ends(const World *world, Square ends[2]);
int grown_step(const Game *game);

#endif
