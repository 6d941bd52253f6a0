/* nearby.c -- squares in the order of a breadth-first spread.
 *
 * Mirror: prolog_impl/play/nearby.pl.
 */
#include "nearby.h"

#include "../moves.h"

#include <stdlib.h>

static void come_to(Nearby *nearby, Square square)
{
    bool *seen = &nearby->seen[world_index(nearby->world, square)];
    if (!*seen)
        nearby->squares[nearby->count++] = square;
    *seen = true;
}

bool nearby_begin(Nearby *nearby, const World *world, Square from)
{
    size_t size = world_size(world);
    *nearby = (Nearby){.world = world};
    nearby->squares = malloc(size * sizeof *nearby->squares);
    nearby->seen = calloc(size, sizeof *nearby->seen);
    if (nearby->squares == NULL || nearby->seen == NULL) {
        nearby_free(nearby);
        return false;
    }
    come_to(nearby, from);
    return true;
}

void nearby_free(Nearby *nearby)
{
    free(nearby->squares);
    free(nearby->seen);
    *nearby = (Nearby){0};
}

bool nearby_next(Nearby *nearby, Square *square)
{
    Square to[MOVES];
    if (nearby->taken == nearby->count)
        return false;
    *square = nearby->squares[nearby->taken++];
    int count = moves_from(nearby->world, *square, to);
    for (int i = 0; i < count; i++)
        come_to(nearby, to[i]);
    return true;
}
