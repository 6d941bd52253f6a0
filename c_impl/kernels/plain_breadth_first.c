/* plain_breadth_first.c -- steps counted from a square, first in, first out.
 *
 * Mirror: prolog_impl/kernels/plain_breadth_first.pl.
 */
#include "plain_breadth_first.h"

#include "../moves.h"

#include <stdlib.h>

Status spread_make(Spread *spread, const World *world, Error *error)
{
    size_t size = world_size(world);
    *spread = (Spread){.world = world};
    spread->distance = malloc(size * sizeof *spread->distance);
    spread->queue = malloc(size * sizeof *spread->queue);
    if (spread->distance == NULL || spread->queue == NULL)
        return error_out_of_memory(error);
    return STATUS_OK;
}

void spread_free(Spread *spread)
{
    free(spread->distance);
    free(spread->queue);
}

static void reach(Spread *spread, Square square, int distance)
{
    spread->distance[world_index(spread->world, square)] = distance;
    spread->queue[spread->tail++] = square;
}

void spread_begin(Spread *spread, Square start)
{
    for (size_t i = 0; i < world_size(spread->world); i++)
        spread->distance[i] = UNREACHED;
    spread->head = 0;
    spread->tail = 0;
    reach(spread, start, 0);
}

bool spread_take(Spread *spread, SpreadWants *wants, const void *context,
                 Square *found)
{
    Square here = spread->queue[spread->head++];
    Square to[MOVES];
    int count = moves_all(spread->world, here, to);
    for (int i = 0; i < count; i++) {
        if (spread_distance(spread, to[i]) != UNREACHED)
            continue;
        reach(spread, to[i], spread_distance(spread, here) + 1);
        if (wants(context, to[i])) {
            *found = to[i];
            return true;
        }
    }
    return false;
}

Square spread_back(const Spread *spread, Square square)
{
    Square to[MOVES] = {{0}};
    int nearer = spread_distance(spread, square) - 1;
    int i = 0;
    moves_all(spread->world, square, to);
    while (spread_distance(spread, to[i]) != nearer)
        i++;
    return to[i];
}
