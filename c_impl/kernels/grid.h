/* grid.h -- a world's squares as cells of one array with a border.
 *
 * Each row has one cell before it and each level one row above it, and the
 * last level one row below, so every square has eight neighbouring cells.  The
 * border is never entered, and no search has to ask where the world ends.
 */
#ifndef REITTI_GRID_H
#define REITTI_GRID_H

#include "../world.h"

#include <stddef.h>
#include <stdint.h>

/* For the loops of a kernel, which must be compiled anew for each constant that
 * a search calls them with. */
#define KERNEL static inline __attribute__((always_inline))

typedef uint32_t Cell;

typedef struct Grid {
    Cell stride; /* cells from one row to the next */
    Cell rows;   /* rows from one level to the next */
    Cell size;   /* cells in all */
} Grid;

static inline Grid grid_of(const World *world)
{
    Cell stride = (Cell)world->width + 1;
    Cell rows = (Cell)world->height + 1;
    return (Grid){stride, rows, (rows * (Cell)world->levels + 1) * stride + 1};
}

static inline Cell grid_cell(const Grid *grid, Square square)
{
    Cell row = (Cell)(square.level - 1) * grid->rows + (Cell)square.y;
    return row * grid->stride + (Cell)square.x;
}

static inline Square grid_square(const Grid *grid, Cell cell)
{
    Cell row = cell / grid->stride;
    return (Square){(int)(row / grid->rows) + 1, (int)(cell % grid->stride),
                    (int)(row % grid->rows)};
}

/* How far away, in cells, a step leads. */
static inline ptrdiff_t grid_offset(const Grid *grid, Direction direction)
{
    return direction.dy * (ptrdiff_t)grid->stride + direction.dx;
}

static inline Cell grid_step(const Grid *grid, Cell cell, Direction direction)
{
    return (Cell)(cell + grid_offset(grid, direction));
}

#endif
