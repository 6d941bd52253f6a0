/* far.c -- two squares of a world that lie far apart. */
#include "far.h"

#include "../../c_impl/moves.h"

#include <stdlib.h>

enum { NO_PART };

/* The part of each square, and a queue that has a place for each. */
typedef struct Parts {
    const World *world;
    int *part;
    Square *queue;
} Parts;

/* The squares that moves lead to become the part; how many they are. */
static size_t spread(const Parts *parts, Square start, int part)
{
    const World *world = parts->world;
    size_t count = 0;
    parts->part[world_index(world, start)] = part;
    parts->queue[count++] = start;
    for (size_t i = 0; i < count; i++) {
        Square to[MOVES];
        int moves = moves_all(world, parts->queue[i], to);
        for (int k = 0; k < moves; k++) {
            int *there = &parts->part[world_index(world, to[k])];
            if (*there != NO_PART)
                continue;
            *there = part;
            parts->queue[count++] = to[k];
        }
    }
    return count;
}

/* The largest part; NO_PART: nothing can be entered. */
static int find_largest(const Parts *parts)
{
    size_t size = world_size(parts->world);
    size_t most = 0;
    int largest = NO_PART;
    int part = NO_PART;
    for (size_t i = 0; i < size; i++) {
        Square square = world_square(parts->world, i);
        if (parts->part[i] != NO_PART || !world_is_open(parts->world, square))
            continue;
        size_t count = spread(parts, square, ++part);
        if (count > most) {
            most = count;
            largest = part;
        }
    }
    return largest;
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

/* The square of the part that is nearest to the corner, on its level; false:
 * there is none. */
static bool find_nearest(const Parts *parts, int part, Square corner,
                         Square *nearest)
{
    int least = WORLD_SIDE;
    size_t size = world_size(parts->world);
    for (size_t i = 0; i < size; i++) {
        Square square = world_square(parts->world, i);
        int distance =
            larger(abs(square.x - corner.x), abs(square.y - corner.y));
        if (parts->part[i] != part || square.level != corner.level ||
            distance >= least)
            continue;
        least = distance;
        *nearest = square;
    }
    return least < WORLD_SIDE;
}

Status far_squares(const World *world, Square ends[2], Error *error)
{
    size_t size = world_size(world);
    Square first = {1, 1, 1};
    Square last = {world->levels, world->width, world->height};
    Parts parts = {.world = world,
                   .part = calloc(size, sizeof *parts.part),
                   .queue = calloc(size, sizeof *parts.queue)};
    Status status = STATUS_OK;
    if (parts.part == NULL || parts.queue == NULL) {
        status = error_out_of_memory(error);
        goto done;
    }
    int part = find_largest(&parts);
    if (part == NO_PART || !find_nearest(&parts, part, first, &ends[0]) ||
        !find_nearest(&parts, part, last, &ends[1]))
        status = error_set(error, STATUS_BAD_INPUT, 0,
                           "no way leads from the first level to the last");
done:
    free(parts.part);
    free(parts.queue);
    return status;
}
