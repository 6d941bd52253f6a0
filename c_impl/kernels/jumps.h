/* jumps.h -- how far a straight way leads until there is a choice.
 *
 * Where corners block, going straight from p to x leaves no choice but to go on
 * unless a square beside p cannot be entered and the one beside x can: then x
 * is a jump point, where it may be best to turn to that side.  For each
 * straight way there is a bit map of the squares where it stops: jump points,
 * what cannot be entered and, during a search, the goal.  The maps of ways
 * along a row have 64 squares of a row in a word, those of ways along a column
 * 64 of a column.  The words of neighbouring rows, or columns, lie together: a
 * diagonal line goes from one to the next.
 *
 * Mirror: prolog_impl/kernels/jumps.pl.
 */
#ifndef REITTI_JUMPS_H
#define REITTI_JUMPS_H

#include "graph.h"

/* Places of bits, in keypad order. */
typedef enum Way {
    WAY_SW,
    WAY_S,
    WAY_SE,
    WAY_W,
    WAY_E,
    WAY_NW,
    WAY_N,
    WAY_NE
} Way;

enum {
    SW = 1 << WAY_SW,
    S = 1 << WAY_S,
    SE = 1 << WAY_SE,
    W = 1 << WAY_W,
    E = 1 << WAY_E,
    NW = 1 << WAY_NW,
    N = 1 << WAY_N,
    NE = 1 << WAY_NE,
    ALL_WAYS = 255
};

/* Where a straight way may turn: if the one neighbour can be entered and the
 * other cannot, these ways lead on, too. */
typedef struct Turn {
    uint8_t open;
    uint8_t shut;
    uint8_t ways;
} Turn;

static const Turn jumps_turns[KEYPAD_DIRECTIONS][2] = {
    [WAY_E] = {{N, NW, N | NE}, {S, SW, S | SE}},
    [WAY_W] = {{N, NE, N | NW}, {S, SE, S | SW}},
    [WAY_N] = {{W, SW, W | NW}, {E, SE, E | NE}},
    [WAY_S] = {{W, NW, W | SW}, {E, NE, E | SE}}};

/* A cell by its column and its row, counted through all levels. */
typedef struct Place {
    int x;
    int y;
} Place;

/* 64 squares of a row or a column, as bits: those that cannot be entered, and
 * where ways stop that go to higher and to lower numbers. */
typedef struct Block {
    uint64_t shut;
    uint64_t up;
    uint64_t down;
} Block;

typedef struct Jumps {
    Graph graph;
    uint8_t *around;   /* of each cell that can be entered, which neighbours can
                          be; otherwise 0 */
    Block *in_rows;    /* first the first block of each row, and so on */
    Block *in_columns; /* likewise */
    size_t rows;
    size_t columns;
} Jumps;

/* False: out of memory; to be released all the same. */
bool jumps_make(Jumps *jumps, const World *world);
void jumps_release(Jumps *jumps);

/* Has all straight ways stop at a place, or only those that must. */
void jumps_set_goal(Jumps *jumps, Place goal, bool stops);

static inline Place jumps_place(const Jumps *jumps, Cell cell)
{
    return (Place){(int)(cell % jumps->graph.stride),
                   (int)(cell / jumps->graph.stride)};
}

static inline Cell jumps_cell(const Jumps *jumps, Place place)
{
    return (Cell)place.y * jumps->graph.stride + (Cell)place.x;
}

/* The ways on from where a straight way stopped, or a diagonal one at the goal.
 */
KERNEL unsigned jumps_onward(unsigned around, Way way)
{
    unsigned ways = 1u << way;
    for (int i = 0; i < 2; i++) {
        Turn turn = jumps_turns[way][i];
        if ((around & (turn.open | turn.shut)) == turn.open)
            ways |= turn.ways;
    }
    return ways;
}

KERNEL bool jumps_is_shut(const Jumps *jumps, int x, int y)
{
    const Block *block =
        &jumps->in_rows[(size_t)x / 64 * jumps->rows + (size_t)y];
    return block->shut >> x % 64 & 1;
}

/* Moves a place on a line, whose blocks begin here and lie so far apart, up or
 * down to where a way stops; false: at what cannot be entered. */
KERNEL bool jumps_up(const Block *block, size_t apart, int *place)
{
    int from = *place + 1;
    block += (size_t)from / 64 * apart;
    uint64_t stops = block->up >> from % 64 << from % 64;
    for (from -= from % 64; stops == 0; from += 64)
        stops = (block += apart)->up;
    int bit = __builtin_ctzll(stops);
    *place = from + bit;
    return (block->shut >> bit & 1) == 0;
}

KERNEL bool jumps_down(const Block *block, size_t apart, int *place)
{
    int from = *place;
    block += (size_t)from / 64 * apart;
    uint64_t stops = block->down & ((UINT64_C(1) << from % 64) - 1);
    for (from -= from % 64; stops == 0; from -= 64)
        stops = (block -= apart)->down;
    int bit = 63 - __builtin_clzll(stops);
    *place = from + bit;
    return (block->shut >> bit & 1) == 0;
}

/* Moves a place to where a straight way stops; false: it cannot be entered. */
KERNEL bool jumps_go(const Jumps *jumps, Place *place, Way way)
{
    const Block *row = jumps->in_rows + place->y;
    const Block *column = jumps->in_columns + place->x;
    switch (way) {
    case WAY_E:
        return jumps_up(row, jumps->rows, &place->x);
    case WAY_W:
        return jumps_down(row, jumps->rows, &place->x);
    case WAY_S:
        return jumps_up(column, jumps->columns, &place->y);
    default:
        return jumps_down(column, jumps->columns, &place->y);
    }
}

#endif
