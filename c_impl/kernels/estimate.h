/* estimate.h -- what is left to the goal, at the least or by a guess.
 *
 * None is exact.  `none`, `chebyshev` and `octile` are never too high and never
 * fall by more than a step costs; `manhattan` is too high where there are
 * diagonal steps, and `euclid` where these cost no more than straight ones.
 *
 * All but euclid count as the world does.  Euclid counts in 2^18ths of a
 * straight step, so that a root can be taken without fractions: a search by it
 * weighs its steps with aim_weigh(), which only orders the search.
 *
 * Mirror: prolog_impl/kernels/estimate.pl.
 */
#ifndef REITTI_ESTIMATE_H
#define REITTI_ESTIMATE_H

#include "../world.h"

#include <math.h>
#include <stdlib.h>

enum {
    EUCLID_STRAIGHT = 1 << 18,
    EUCLID_DIAGONAL = 370728 /* times the root of two, rounded up */
};

/* Where a search goes, and what the cheapest steps cost. */
typedef struct Aim {
    Square goal;
    int64_t straight;
    int64_t diagonal;
    int64_t cheapest; /* element; 0 if one is free */
} Aim;

static inline Aim aim_at(const World *world, Square goal)
{
    const Game *game = world->game;
    int cheapest = -1;
    for (const Element *element = game->elements; element->glyph != 0;
         element++)
        if (element->cost != NO_ENTRY &&
            (cheapest < 0 || element->cost < cheapest))
            cheapest = element->cost;
    return (Aim){goal, cheapest * game->straight, cheapest * game->diagonal,
                 cheapest};
}

/* An estimate of what is left from here. */
typedef int64_t Estimate(const Aim *aim, Square here);

static inline int64_t estimate_none(const Aim *aim, Square here)
{
    (void)aim;
    (void)here;
    return 0;
}

static inline int64_t estimate_manhattan(const Aim *aim, Square here)
{
    int dx = abs(here.x - aim->goal.x);
    int dy = abs(here.y - aim->goal.y);
    return aim->straight * (dx + dy) + abs(here.level - aim->goal.level);
}

static inline int64_t estimate_chebyshev(const Aim *aim, Square here)
{
    int dx = abs(here.x - aim->goal.x);
    int dy = abs(here.y - aim->goal.y);
    return aim->straight * (dx > dy ? dx : dy) +
           abs(here.level - aim->goal.level);
}

static inline int64_t estimate_octile(const Aim *aim, Square here)
{
    int dx = abs(here.x - aim->goal.x);
    int dy = abs(here.y - aim->goal.y);
    return aim->straight * abs(dx - dy) + aim->diagonal * (dx < dy ? dx : dy) +
           abs(here.level - aim->goal.level);
}

/* The whole part of a root. */
static inline int64_t root_of(int64_t square)
{
    int64_t root = (int64_t)sqrt((double)square);
    while (root * root > square)
        root--;
    while ((root + 1) * (root + 1) <= square)
        root++;
    return root;
}

static inline int64_t estimate_euclid(const Aim *aim, Square here)
{
    int64_t dx = here.x - aim->goal.x;
    int64_t dy = here.y - aim->goal.y;
    int64_t unit = aim->cheapest * EUCLID_STRAIGHT;
    return root_of(unit * unit * (dx * dx + dy * dy)) +
           (int64_t)EUCLID_STRAIGHT * abs(here.level - aim->goal.level);
}

/* What a step onto an element of that cost weighs by euclid's measure. */
static inline int64_t aim_weigh(const Game *game, int cost, bool diagonal)
{
    bool longer = diagonal && game->diagonal != game->straight;
    return (int64_t)cost * (longer ? EUCLID_DIAGONAL : EUCLID_STRAIGHT);
}

#endif
