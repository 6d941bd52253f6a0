/* ground.c -- what is prepared of a world for many units.
 *
 * Mirror: prolog_impl/units/ground.pl.
 */
#include "ground.h"

#include "../moves.h"

#include <stdlib.h>

enum { NO_REGION = 0 };

/* Keys 1 to 4 lead down or to the left. */
static bool is_before_waiting(Square here, Square to)
{
    return to.y > here.y || (to.y == here.y && to.x < here.x);
}

static Steps steps_of(const Ground *ground, Square here)
{
    Steps steps = {0};
    Square to[MOVES];
    int moves = moves_from(ground->world, here, to);
    int i = 0;
    for (; i < moves && is_before_waiting(here, to[i]); i++)
        steps.to[steps.count++] = ground_index(ground, to[i]);
    steps.to[steps.count++] = ground_index(ground, here);
    for (; i < moves; i++)
        steps.to[steps.count++] = ground_index(ground, to[i]);
    return steps;
}

/* Gives the region to all squares that hang together with one. */
static void spread(const Ground *ground, int first, int region, int *stack)
{
    int height = 0;
    ground->region[first] = region;
    stack[height++] = first;
    while (height > 0) {
        const Steps *steps = &ground->steps[stack[--height]];
        for (int i = 0; i < steps->count; i++)
            if (ground->region[steps->to[i]] == NO_REGION) {
                ground->region[steps->to[i]] = region;
                stack[height++] = steps->to[i];
            }
    }
}

static bool find_regions(const Ground *ground)
{
    int regions = 0;
    int *stack = malloc((size_t)ground->size * sizeof *stack);
    if (stack == NULL)
        return false;
    for (int i = 0; i < ground->size; i++)
        if (ground->steps[i].count > 0 && ground->region[i] == NO_REGION)
            spread(ground, i, ++regions, stack);
    free(stack);
    return true;
}

bool ground_make(Ground *ground, const World *world)
{
    size_t size = world_size(world);
    *ground = (Ground){.world = world,
                       .size = (int)size,
                       .steps = calloc(size, sizeof *ground->steps),
                       .region = calloc(size, sizeof *ground->region)};
    if (ground->steps == NULL || ground->region == NULL)
        return false;
    for (int i = 0; i < ground->size; i++) {
        Square here = ground_square(ground, i);
        if (world_is_open(world, here))
            ground->steps[i] = steps_of(ground, here);
    }
    return find_regions(ground);
}

void ground_free(Ground *ground)
{
    free(ground->steps);
    free(ground->region);
    *ground = (Ground){0};
}

int ground_metric(const Ground *ground, int a, int b)
{
    Square from = ground_square(ground, a);
    Square to = ground_square(ground, b);
    int dx = abs(from.x - to.x);
    int dy = abs(from.y - to.y);
    if (ground->world->ways == FOUR_WAYS)
        return dx + dy;
    return dx > dy ? dx : dy;
}

bool ground_corners(const Ground *ground, int from, int to, int corners[2])
{
    int width = ground->world->width;
    int aside = to % width - from % width;
    corners[0] = from + aside;
    corners[1] = to - aside;
    return aside != 0 && corners[0] != to;
}
