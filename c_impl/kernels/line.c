/* line.c -- the straight line from a square to another on its level.
 *
 * Drawn with whole numbers: `error` says by how much the line has come off the
 * true one, and decides which coordinate steps next, or both.  O(length) time.
 *
 * Mirror: prolog_impl/kernels/line.pl.
 */
#include "line.h"

#include <stdlib.h>

typedef struct Line {
    Square here;
    Square end;
    int dx;
    int dy;
    int error;
} Line;

static bool comes_first(Square a, Square b)
{
    return a.y != b.y ? a.y < b.y : a.x < b.x;
}

static Line line_begin(Square from, Square to)
{
    int dx = abs(to.x - from.x);
    int dy = abs(to.y - from.y);
    return (Line){from, to, dx, dy, dx - dy};
}

/* Goes on by one square; false at the end. */
static bool line_step(Line *line)
{
    int twice = 2 * line->error;
    if (square_equal(line->here, line->end))
        return false;
    if (twice > -line->dy) {
        line->error -= line->dy;
        line->here.x += line->here.x < line->end.x ? 1 : -1;
    }
    if (twice < line->dx) {
        line->error += line->dx;
        line->here.y += line->here.y < line->end.y ? 1 : -1;
    }
    return true;
}

static bool may_step(const World *world, Square from, Square to)
{
    return world_is_open(world, to) &&
           (!world->corners_block ||
            (world_is_open(world, (Square){from.level, to.x, from.y}) &&
             world_is_open(world, (Square){from.level, from.x, to.y})));
}

int line_length(Square from, Square to)
{
    int dx = abs(to.x - from.x);
    int dy = abs(to.y - from.y);
    return dx > dy ? dx : dy;
}

bool line_is_free(const World *world, Square a, Square b)
{
    Line line = comes_first(a, b) ? line_begin(a, b) : line_begin(b, a);
    Square before = line.here;
    while (line_step(&line)) {
        if (!may_step(world, before, line.here))
            return false;
        before = line.here;
    }
    return true;
}

int line_squares(Square from, Square to, Square *squares)
{
    int length = line_length(from, to);
    bool onwards = comes_first(from, to);
    Line line = onwards ? line_begin(from, to) : line_begin(to, from);
    for (int i = 0; i <= length; i++) {
        int place = onwards ? i - 1 : length - 1 - i;
        if (place >= 0)
            squares[place] = line.here;
        line_step(&line);
    }
    return length;
}
