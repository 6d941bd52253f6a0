/* maze.c -- corridors in which one way leads from any place to any other.
 *
 * A perfect maze by depth-first search: from the cell in the upper left corner
 * on to a neighbour that was not visited yet, drawn from those down, left,
 * right and up; where there is none, back to where it came from, which each
 * cell keeps.  O(squares) time, a byte a cell.
 *
 * Mirror: prolog_impl/makers/maze.pl.
 */
#include "../maker.h"

#include <stdlib.h>

enum { UNSEEN, DOWN, LEFT, RIGHT, UP, BEGINNING };

static const struct {
    int x;
    int y;
} steps[] = {
    [DOWN] = {0, 1}, [LEFT] = {-1, 0}, [RIGHT] = {1, 0}, [UP] = {0, -1}};

typedef struct Maze {
    int columns;
    int rows;
    unsigned char *back; /* of each cell, row by row: the way it came */
} Maze;

/* The cell that lies there, or -1. */
static int beside(const Maze *maze, int cell, int way)
{
    int column = cell % maze->columns + steps[way].x;
    int row = cell / maze->columns + steps[way].y;
    bool inside =
        column >= 0 && column < maze->columns && row >= 0 && row < maze->rows;
    return inside ? row * maze->columns + column : -1;
}

static void dig(const Maze *maze, Random *random)
{
    int here = 0;
    maze->back[here] = BEGINNING;
    for (;;) {
        int ways[UP];
        int count = 0;
        for (int way = DOWN; way <= UP; way++) {
            int there = beside(maze, here, way);
            if (there >= 0 && maze->back[there] == UNSEEN)
                ways[count++] = way;
        }
        if (count > 0) {
            int way = ways[random_draw(random, count)];
            here = beside(maze, here, way);
            maze->back[here] = (unsigned char)(DOWN + UP - way);
        } else if (maze->back[here] != BEGINNING)
            here = beside(maze, here, maze->back[here]);
        else
            return;
    }
}

/* The cell, and the wall between it and the one it came from. */
static void open_cell(Plot *plot, const Maze *maze, int cell)
{
    int size = plot->values[0];
    int column = cell % maze->columns;
    int row = cell / maze->columns;
    int x = column * (size + 1);
    int y = row * (size + 1);
    int width = plot_part(plot->width, size, column);
    int height = plot_part(plot->height, size, row);
    plot_fill(plot, x, y, width, height, plot->ground);
    switch (maze->back[cell]) {
    case DOWN:
        plot_fill(plot, x, y + height, width, 1, plot->ground);
        break;
    case LEFT:
        plot_fill(plot, x - 1, y, 1, height, plot->ground);
        break;
    case RIGHT:
        plot_fill(plot, x + width, y, 1, height, plot->ground);
        break;
    case UP:
        plot_fill(plot, x, y - 1, width, 1, plot->ground);
        break;
    default:
        break;
    }
}

static Status lay(Plot *plot, Error *error)
{
    Maze maze = {.columns = plot_parts(plot->width, plot->values[0]),
                 .rows = plot_parts(plot->height, plot->values[0])};
    int cells = maze.columns * maze.rows;
    maze.back = calloc((size_t)cells, sizeof *maze.back);
    if (maze.back == NULL)
        return error_out_of_memory(error);
    dig(&maze, &plot->random);
    plot_fill(plot, 0, 0, plot->width, plot->height, plot->wall);
    for (int cell = 0; cell < cells; cell++)
        open_cell(plot, &maze, cell);
    free(maze.back);
    return STATUS_OK;
}

MAKER(.name = "maze", .summary = "corridors, one way between any two places",
      .settings = {{"width", 1, 1024, 1}}, .lay = lay)
