/* board.h -- a small level whole in 256 bits, a square each.
 *
 * A row of squares is 16 bits, the column being the place; the lowest row comes
 * first, as on the keypad.  Around the squares stays a border that is never
 * entered, so that shifting needs no care at the edges.  Vectors of rows are
 * shifted in every direction at once: a layer takes about thirty instructions.
 */
#ifndef REITTI_BOARD_H
#define REITTI_BOARD_H

#include "../world.h"
#include "graph.h"

#include <string.h>

enum {
    BOARD_ROW = 16, /* bits of a row */
    BOARD_WIDTH = BOARD_ROW - 1,
    BOARD_HEIGHT = 256 / BOARD_ROW - 3, /* so that four rows can be read */
    BOARD_LAYERS = BOARD_WIDTH * BOARD_HEIGHT
};

typedef uint16_t BoardRows __attribute__((vector_size(16)));

typedef struct Board {
    BoardRows low; /* on the map */
    BoardRows high;
} Board;

/* Bits of a board are read as bytes, the lowest first. */
static inline bool board_holds(const World *world)
{
    return __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ &&
           world->width <= BOARD_WIDTH && world->height <= BOARD_HEIGHT;
}

/* The place of a square, and back. */
static inline unsigned board_place(Square square)
{
    return (unsigned)((BOARD_HEIGHT + 1 - square.y) * BOARD_ROW + square.x);
}

static inline Square board_square(int level, unsigned place)
{
    return (Square){level, (int)(place % BOARD_ROW),
                    BOARD_HEIGHT + 1 - (int)(place / BOARD_ROW)};
}

static inline void board_put(Board *board, unsigned place)
{
    unsigned char *bytes = (unsigned char *)board;
    bytes[place / 8] |= (unsigned char)(1 << place % 8);
}

/* A board with that one square.  Its row is cut from a longer one, since what
 * is put together from smaller pieces must wait for them. */
static inline Board board_of(unsigned place)
{
    static const uint16_t rows[2 * BOARD_ROW] = {[BOARD_ROW] = UINT16_MAX};
    const uint16_t *first = rows + BOARD_ROW - place / BOARD_ROW;
    uint16_t bit = (uint16_t)(1 << place % BOARD_ROW);
    Board board;
    memcpy(&board, first, sizeof board);
    board.low &= bit;
    board.high &= bit;
    return board;
}

static inline bool board_has(const Board *board, unsigned place)
{
    const unsigned char *bytes = (const unsigned char *)board;
    return bytes[place / 8] >> place % 8 & 1;
}

KERNEL Board board_and(Board a, Board b)
{
    return (Board){a.low & b.low, a.high & b.high};
}

KERNEL Board board_or(Board a, Board b)
{
    return (Board){a.low | b.low, a.high | b.high};
}

KERNEL Board board_xor(Board a, Board b)
{
    return (Board){a.low ^ b.low, a.high ^ b.high};
}

/* All squares one step further. */
KERNEL Board board_right(Board board)
{
    return (Board){board.low << 1, board.high << 1};
}

KERNEL Board board_left(Board board)
{
    return (Board){board.low >> 1, board.high >> 1};
}

KERNEL Board board_up(Board board)
{
    const BoardRows none = {0};
    return (Board){
        __builtin_shufflevector(none, board.low, 7, 8, 9, 10, 11, 12, 13, 14),
        __builtin_shufflevector(none, board.high, 7, 8, 9, 10, 11, 12, 13, 14) |
            __builtin_shufflevector(board.low, none, 7, 8, 9, 10, 11, 12, 13,
                                    14)};
}

KERNEL Board board_down(Board board)
{
    const BoardRows none = {0};
    return (Board){
        __builtin_shufflevector(board.low, none, 1, 2, 3, 4, 5, 6, 7, 8) |
            __builtin_shufflevector(none, board.high, 1, 2, 3, 4, 5, 6, 7, 8),
        __builtin_shufflevector(board.high, none, 1, 2, 3, 4, 5, 6, 7, 8)};
}

/* Where the squares lead; a diagonal step that may not cut corners is two
 * straight ones, in either order. */
KERNEL Board board_lead(Board from, Board open, bool corners_block)
{
    Board right = board_right(from);
    Board left = board_left(from);
    Board beside = board_or(right, left);
    if (!corners_block) {
        Board wide = board_or(from, beside);
        return board_or(wide, board_or(board_up(wide), board_down(wide)));
    }
    right = board_and(right, open);
    left = board_and(left, open);
    Board up = board_and(board_up(from), open);
    Board down = board_and(board_down(from), open);
    Board diagonal =
        board_or(board_or(board_and(board_up(right), board_right(up)),
                          board_and(board_down(right), board_right(down))),
                 board_or(board_and(board_up(left), board_left(up)),
                          board_and(board_down(left), board_left(down))));
    return board_or(diagonal, board_or(beside, board_or(up, down)));
}

static inline bool board_is_empty(Board board)
{
    typedef uint64_t Words __attribute__((vector_size(16)));
    Words words = (Words)(board.low | board.high);
    return (words[0] | words[1]) == 0;
}

/* The squares around a place and itself, 3 x 3, in keypad order: the first of
 * each row is a multiple of BOARD_ROW. */
static inline uint64_t board_around(const Board *board, unsigned place)
{
    uint64_t rows;
    memcpy(&rows, (const uint16_t *)board + place / BOARD_ROW - 1, sizeof rows);
    return rows >> (place % BOARD_ROW - 1) & UINT64_C(0x700070007);
}

/* The place of the lowest of these. */
static inline unsigned board_first(unsigned place, uint64_t around)
{
    return place - BOARD_ROW - 1 + (unsigned)__builtin_ctzll(around);
}

/* How many squares: sums of two, four, then eight bits. */
static inline int board_count(Board board)
{
    typedef uint64_t Words __attribute__((vector_size(16)));
    Words sums[2] = {(Words)board.low, (Words)board.high};
    for (int i = 0; i < 2; i++) {
        sums[i] -= sums[i] >> 1 & 0x5555555555555555;
        sums[i] = (sums[i] & 0x3333333333333333) +
                  (sums[i] >> 2 & 0x3333333333333333);
    }
    Words pair = sums[0] + sums[1];
    pair = (pair & 0x0f0f0f0f0f0f0f0f) + (pair >> 4 & 0x0f0f0f0f0f0f0f0f);
    return (int)((pair[0] + pair[1]) * 0x0101010101010101 >> 56);
}

#endif
