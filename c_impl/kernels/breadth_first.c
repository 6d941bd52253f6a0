/* breadth_first.c -- preparing a flood, and reading its marks.
 *
 * Mirror: prolog_impl/kernels/breadth_first.pl.
 */
#include "breadth_first.h"

#include <stdlib.h>

Status flood_prepare(const Search *search, const World *world, void **prepared,
                     Error *error)
{
    (void)search;
    size_t size = world_size(world);
    Flood *flood = calloc(1, sizeof *flood);
    if (flood == NULL)
        return error_out_of_memory(error);
    flood->world = world;
    flood->grid = grid_of(world);
    flood->mark = malloc(flood->grid.size * sizeof *flood->mark);
    flood->queue = malloc(size * sizeof *flood->queue);
    flood->squares = malloc(size * sizeof *flood->squares);
    if (world->game->has_stairs)
        flood->stairs = calloc(flood->grid.size, sizeof *flood->stairs);
    if (flood->mark == NULL || flood->queue == NULL || flood->squares == NULL ||
        (world->game->has_stairs && flood->stairs == NULL)) {
        flood_release(flood);
        return error_out_of_memory(error);
    }
    for (Cell cell = 0; cell < flood->grid.size; cell++)
        flood->mark[cell] = MARK_WALL;
    for (size_t i = 0; i < size; i++) {
        Square square = world_square(world, i);
        Square other;
        if (world_cost(world, square) > 0)
            flood->mark[grid_cell(&flood->grid, square)] = 0;
        if (world_stairs(world, square, &other))
            flood->stairs[grid_cell(&flood->grid, square)] =
                grid_cell(&flood->grid, other);
    }
    *prepared = flood;
    return STATUS_OK;
}

void flood_release(void *prepared)
{
    Flood *flood = prepared;
    free(flood->mark);
    free(flood->queue);
    free(flood->squares);
    free(flood->stairs);
    free(flood);
}

void flood_begin(Flood *flood)
{
    flood->base = flood->highest + 1;
    if (flood->base > MARK_WALL - 1 - flood->grid.size) {
        for (Cell cell = 0; cell < flood->grid.size; cell++)
            if (flood->mark[cell] != MARK_WALL)
                flood->mark[cell] = 0;
        flood->base = 1;
    }
    flood->highest = flood->base;
    flood->head = 0;
    flood->tail = 0;
}

KERNEL Cell step_back(const Flood *flood, Cell cell, bool use_stairs,
                      bool corners_block)
{
    const Mark *here = &flood->mark[cell];
#pragma GCC unroll 8
    for (int i = 0; i < KEYPAD_DIRECTIONS; i++) {
        ptrdiff_t offset = grid_offset(&flood->grid, keypad[i]);
        if (here[offset] == *here - 1 &&
            flood_passes(&flood->grid, corners_block, here, keypad[i]))
            return (Cell)(cell + offset);
    }
    return use_stairs ? flood->stairs[cell] : NO_CELL;
}

KERNEL Square *trace_loop(const Flood *flood, Cell cell, bool use_stairs,
                          bool corners_block, Square *last)
{
    for (; flood->mark[cell] != flood->base;
         cell = step_back(flood, cell, use_stairs, corners_block))
        *--last = grid_square(&flood->grid, cell);
    return last;
}

Square *flood_trace(const Flood *flood, Cell end, bool use_stairs, Square *last)
{
    return flood->world->corners_block
               ? trace_loop(flood, end, use_stairs, true, last)
               : trace_loop(flood, end, use_stairs, false, last);
}

Route flood_found(const Flood *flood, const Square *first, const Square *last)
{
    int length = (int)(last - first);
    return (Route){.cost = length,
                   .expanded = (int)flood->head,
                   .length = length,
                   .squares = first};
}

Route flood_no_route(const Flood *flood)
{
    return (Route){.status = STATUS_NO_ROUTE,
                   .expanded = (int)flood->head,
                   .squares = flood->squares};
}

Status flood_footprint(void *prepared, Footprint *footprint)
{
    const Flood *flood = prepared;
    size_t size = world_size(flood->world);
    for (size_t i = 0; i < size; i++) {
        Cell cell = grid_cell(&flood->grid, world_square(flood->world, i));
        bool reached =
            flood->mark[cell] >= flood->base && flood->mark[cell] != MARK_WALL;
        footprint->distance[i] =
            reached ? flood_distance(flood, cell) : UNREACHED;
    }
    for (Cell i = 0; i < flood->head; i++)
        footprint->expanded[i] = (int)world_index(
            flood->world, grid_square(&flood->grid, flood->queue[i]));
    return STATUS_OK;
}
