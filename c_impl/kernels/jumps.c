/* jumps.c -- the maps of where straight ways stop.
 *
 * Mirror: prolog_impl/kernels/jumps.pl.
 */
#include "jumps.h"

#include <stdlib.h>

static const Way straight[] = {WAY_S, WAY_W, WAY_E, WAY_N};
enum { STRAIGHT = sizeof straight / sizeof *straight };

static Block *block_of(const Jumps *jumps, Place place, bool in_row)
{
    size_t x = (size_t)place.x;
    size_t y = (size_t)place.y;
    return in_row ? &jumps->in_rows[x / 64 * jumps->rows + y]
                  : &jumps->in_columns[y / 64 * jumps->columns + x];
}

static void set_bit(uint64_t *word, int place, bool value)
{
    uint64_t bit = UINT64_C(1) << place % 64;
    *word = value ? *word | bit : *word & ~bit;
}

/* Has a way stop there: always, or only if it must. */
static void set_stop(const Jumps *jumps, Place place, Way way, bool always)
{
    bool in_row = way == WAY_W || way == WAY_E;
    Block *block = block_of(jumps, place, in_row);
    unsigned around = jumps->around[jumps_cell(jumps, place)];
    set_bit(way == WAY_E || way == WAY_S ? &block->up : &block->down,
            in_row ? place.x : place.y,
            always || around == 0 || jumps_onward(around, way) != 1u << way);
}

static void set_shut(const Jumps *jumps, Place place, bool shut)
{
    set_bit(&block_of(jumps, place, true)->shut, place.x, shut);
    set_bit(&block_of(jumps, place, false)->shut, place.y, shut);
}

static uint8_t around(const World *world, Square square)
{
    unsigned ways = 0;
    for (int way = 0; way < KEYPAD_DIRECTIONS; way++)
        if (world_is_open(world, square_step(square, keypad[way])))
            ways |= 1u << way;
    return (uint8_t)ways;
}

bool jumps_make(Jumps *jumps, const World *world)
{
    Graph graph = graph_of(world);
    int columns = (int)graph.stride + 1; /* the last one is all border */
    int rows = (int)(graph.size / graph.stride);
    *jumps = (Jumps){
        .graph = graph, .rows = (size_t)rows, .columns = (size_t)columns};
    jumps->around = calloc(graph.size, sizeof *jumps->around);
    jumps->in_rows =
        calloc((jumps->columns / 64 + 1) * jumps->rows, sizeof *jumps->in_rows);
    jumps->in_columns = calloc((jumps->rows / 64 + 1) * jumps->columns,
                               sizeof *jumps->in_columns);
    if (jumps->around == NULL || jumps->in_rows == NULL ||
        jumps->in_columns == NULL)
        return false;
    size_t size = world_size(world);
    for (size_t i = 0; i < size; i++) {
        Square square = world_square(world, i);
        if (world_is_open(world, square))
            jumps->around[graph_cell(&graph, square)] = around(world, square);
    }
    for (int y = 0; y < rows; y++)
        for (int x = 0; x < columns; x++) {
            Place place = {x, y};
            bool border = x == columns - 1;
            set_shut(jumps, place,
                     border || jumps->around[jumps_cell(jumps, place)] == 0);
            for (int i = 0; i < STRAIGHT; i++)
                set_stop(jumps, place, straight[i], border);
        }
    return true;
}

void jumps_release(Jumps *jumps)
{
    free(jumps->around);
    free(jumps->in_rows);
    free(jumps->in_columns);
}

void jumps_set_goal(Jumps *jumps, Place goal, bool stops)
{
    for (int i = 0; i < STRAIGHT; i++)
        set_stop(jumps, goal, straight[i], stops);
}
