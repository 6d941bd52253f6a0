/* breadth_first.c -- preparing a flood, and reading its marks.
 *
 * Mirror: prolog_impl/kernels/breadth_first.pl.
 */
#include "breadth_first.h"

#include "../moves.h"

#include <stdlib.h>

Status flood_prepare(const Solver *solver, const World *world, void **prepared,
                     Error *error)
{
    (void)solver;
    size_t size = world_size(world);
    Flood *flood = calloc(1, sizeof *flood);
    if (flood == NULL)
        return error_out_of_memory(error);
    flood->world = world;
    flood->unit_cost =
        (game_traits(world->game, world->ways) & TRAIT_UNIT_COST) != 0;
    flood->graph = graph_of(world);
    flood->mark = malloc(flood->graph.size * sizeof *flood->mark);
    flood->queue = malloc(size * sizeof *flood->queue);
    flood->squares = malloc(size * sizeof *flood->squares);
    if (world->game->has_stairs)
        flood->stairs = calloc(flood->graph.size, sizeof *flood->stairs);
    if (flood->mark == NULL || flood->queue == NULL || flood->squares == NULL ||
        (world->game->has_stairs && flood->stairs == NULL)) {
        flood_release(flood);
        return error_out_of_memory(error);
    }
    for (Cell cell = 0; cell < flood->graph.size; cell++)
        flood->mark[cell] = MARK_WALL;
    for (size_t i = 0; i < size; i++) {
        Square square = world_square(world, i);
        Square other;
        if (world_is_open(world, square))
            flood->mark[graph_cell(&flood->graph, square)] = 0;
        if (moves_stairs(world, square, &other))
            flood->stairs[graph_cell(&flood->graph, square)] =
                graph_cell(&flood->graph, other);
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
    if (flood->base > MARK_WALL - 1 - flood->graph.size) {
        for (Cell cell = 0; cell < flood->graph.size; cell++)
            if (flood->mark[cell] != MARK_WALL)
                flood->mark[cell] = 0;
        flood->base = 1;
    }
    flood->highest = flood->base;
    flood->head = 0;
    flood->tail = 0;
}

KERNEL Cell step_back(const Flood *flood, Cell cell, bool use_stairs,
                      FloodMoves moves)
{
    const Mark *here = &flood->mark[cell];
#pragma GCC unroll 8
    for (int i = 0; i < KEYPAD_DIRECTIONS; i++) {
        ptrdiff_t offset = graph_offset(&flood->graph, keypad[i]);
        if (here[offset] == *here - 1 &&
            flood_passes(&flood->graph, moves, here, keypad[i]))
            return (Cell)(cell + offset);
    }
    return use_stairs ? flood->stairs[cell] : NO_CELL;
}

KERNEL Square *walk_back(const Flood *flood, Cell cell, bool use_stairs,
                         FloodMoves moves, Square *last)
{
    for (; flood->mark[cell] != flood->base;
         cell = step_back(flood, cell, use_stairs, moves))
        *--last = graph_square(&flood->graph, cell);
    return last;
}

Square *flood_walk_back(const Flood *flood, Cell end, bool use_stairs,
                        Square *last)
{
    FloodMoves moves = flood_moves(flood->world);
    return moves == FLOOD_CUTS
               ? walk_back(flood, end, use_stairs, FLOOD_CUTS, last)
           : moves == FLOOD_BLOCKED
               ? walk_back(flood, end, use_stairs, FLOOD_BLOCKED, last)
               : walk_back(flood, end, use_stairs, FLOOD_STRAIGHT, last);
}

Answer flood_found(const Flood *flood, const Square *first, const Square *last)
{
    int length = (int)(last - first);
    return (Answer){.score = length,
                    .work = {flood->head},
                    .rows = {.count = length, .squares = first}};
}

Answer flood_no_route(const Flood *flood)
{
    return (Answer){.status = STATUS_NO_ANSWER, .work = {flood->head}};
}

Status flood_trace(const Flood *flood, Trace *trace)
{
    Square *expanded;
    int64_t *distance;
    Status status =
        trace_make(trace, flood->world, flood->head, &expanded, &distance);
    if (status != STATUS_OK)
        return status;
    size_t size = world_size(flood->world);
    for (size_t i = 0; i < size; i++) {
        Cell cell = graph_cell(&flood->graph, world_square(flood->world, i));
        bool reached =
            flood->mark[cell] >= flood->base && flood->mark[cell] != MARK_WALL;
        distance[i] = reached ? flood_distance(flood, cell) : UNREACHED;
    }
    for (Cell i = 0; i < flood->head; i++)
        expanded[i] = graph_square(&flood->graph, flood->queue[i]);
    return STATUS_OK;
}
