/* graph.h -- a world's squares as cells of one array with a border.
 *
 * Each row has one cell before it and each level one row above it, and the
 * last level one row below, so every square has eight neighbouring cells.  The
 * border is never entered, and no search has to ask where the world ends.
 */
#ifndef REITTI_GRAPH_H
#define REITTI_GRAPH_H

#include "../world.h"

#include <stddef.h>
#include <stdint.h>

/* For the loops of a kernel, which must be compiled anew for each constant that
 * a search calls them with. */
#define KERNEL static inline __attribute__((always_inline))

typedef uint32_t Cell;

typedef struct Graph {
    Cell stride; /* cells from one row to the next */
    Cell rows;   /* rows from one level to the next */
    Cell size;   /* cells in all */
} Graph;

static inline Graph graph_of(const World *world)
{
    Cell stride = (Cell)world->width + 1;
    Cell rows = (Cell)world->height + 1;
    return (Graph){stride, rows, (rows * (Cell)world->levels + 1) * stride + 1};
}

static inline Cell graph_cell(const Graph *graph, Square square)
{
    Cell row = (Cell)(square.level - 1) * graph->rows + (Cell)square.y;
    return row * graph->stride + (Cell)square.x;
}

static inline Square graph_square(const Graph *graph, Cell cell)
{
    Cell row = cell / graph->stride;
    return (Square){(int)(row / graph->rows) + 1, (int)(cell % graph->stride),
                    (int)(row % graph->rows)};
}

/* How far away, in cells, a step leads. */
static inline ptrdiff_t graph_offset(const Graph *graph, Direction direction)
{
    return direction.dy * (ptrdiff_t)graph->stride + direction.dx;
}

static inline Cell graph_step(const Graph *graph, Cell cell,
                              Direction direction)
{
    return (Cell)(cell + graph_offset(graph, direction));
}

#endif
