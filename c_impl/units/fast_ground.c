/* fast_ground.c -- the ground and the units of the tuned searches.
 *
 * Mirror: prolog_impl/units/fast_ground.pl.
 */
#include "fast_ground.h"

#include "../moves.h"

#include <stdlib.h>

enum { MOMENTS_A_SIDE = 10 }; /* that a search has for each square of a side */

void *fast_ground_room(void *array, size_t *room, size_t wanted, size_t size)
{
    if (wanted <= *room)
        return array;
    size_t more = wanted > 2 * *room ? wanted : 2 * *room;
    void *grown = realloc(array, more * size);
    if (grown != NULL)
        *room = more;
    return grown;
}

static void set_ways(FastGround *ground)
{
    const World *world = ground->world;
    size_t size = world_size(world);
    for (size_t i = 0; i < size; i++) {
        Square to[MOVES];
        Square square = world_square(world, i);
        Cell cell = graph_cell(&ground->graph, square);
        ground->place[cell] = (Place){(int16_t)square.x, (int16_t)square.y};
        if (!world_is_open(world, square))
            continue;
        unsigned ways = 1u << STAY;
        int count = moves_from(world, square, to);
        for (int j = 0; j < count; j++)
            ways |=
                1u << (STAY + (to[j].x - square.x) - 3 * (to[j].y - square.y));
        ground->ways[cell] = (uint16_t)ways;
    }
}

/* Each region is called by its first cell.  A move leads back as well. */
static bool set_regions(FastGround *ground)
{
    Cell size = ground->graph.size;
    Cell *queue = malloc(size * sizeof *queue);
    if (queue == NULL)
        return false;
    for (Cell first = 0; first < size; first++) {
        if (ground->ways[first] == 0 || ground->region[first] != 0)
            continue;
        Cell last = 0;
        queue[last++] = first;
        ground->region[first] = first;
        for (Cell i = 0; i < last; i++)
            for (unsigned ways = ground->ways[queue[i]]; ways != 0;
                 ways &= ways - 1) {
                Cell to = queue[i] + ground->offset[__builtin_ctz(ways)];
                if (ground->region[to] == 0)
                    queue[last++] = to;
                ground->region[to] = first;
            }
    }
    free(queue);
    return true;
}

bool fast_ground_make(FastGround *ground, const World *world)
{
    *ground =
        (FastGround){.world = world,
                     .graph = graph_of(world),
                     .time = MOMENTS_A_SIDE * (world->width + world->height)};
    size_t size = ground->graph.size;
    ground->ways = calloc(size, sizeof *ground->ways);
    ground->region = calloc(size, sizeof *ground->region);
    ground->place = calloc(size, sizeof *ground->place);
    for (int step = 0; step < STEPS; step++)
        ground->offset[step] = (Cell)graph_offset(
            &ground->graph, (Direction){step % 3 - 1, 1 - step / 3});
    if (ground->ways == NULL || ground->region == NULL || ground->place == NULL)
        return false;
    set_ways(ground);
    return set_regions(ground);
}

void fast_ground_free(FastGround *ground)
{
    free(ground->ways);
    free(ground->region);
    free(ground->place);
    free(ground->units);
    free(ground->plan);
    free(ground->ends);
    free(ground->squares);
    free(ground->numbers);
}

static bool make_units(FastGround *ground, int count)
{
    size_t room = (size_t)ground->unit_room;
    FastUnit *units = fast_ground_room(ground->units, &room, (size_t)count,
                                       sizeof *ground->units);
    if (units == NULL)
        return false;
    ground->units = units;
    int *ends = realloc(ground->ends, room * sizeof *ground->ends);
    if (ends == NULL)
        return false;
    ground->ends = ends;
    ground->unit_room = (int)room;
    return true;
}

bool fast_ground_ask(FastGround *ground, const Question *question)
{
    int count = question->square_count / 2;
    if (count > ground->unit_room && !make_units(ground, count))
        return false;
    for (int i = 0; i < count; i++) {
        const Square *ends = &question->squares[2 * (ptrdiff_t)i];
        FastUnit *unit = &ground->units[i];
        *unit = (FastUnit){.start = graph_cell(&ground->graph, ends[0]),
                           .goal = graph_cell(&ground->graph, ends[1])};
        unit->stranded =
            ground->region[unit->start] != ground->region[unit->goal];
        if (unit->stranded)
            unit->goal = unit->start;
    }
    for (int i = 0; i < ANSWER_WORK; i++)
        ground->work[i] = 0;
    ground->count = count;
    ground->moments = 0;
    return true;
}
