/* world.h -- the levels that are searched. */
#ifndef REITTI_WORLD_H
#define REITTI_WORLD_H

#include "game.h"
#include "square.h"
#include "support/error.h"

#include <stdbool.h>
#include <stddef.h>

enum { WORLD_SIDE = 4096, WORLD_LEVELS = 64, WORLD_SQUARES = 1 << 26 };

/* A line behind the rows, of a kind that the game declares. */
typedef struct Note {
    const NoteKind *kind;
    int line; /* where it stands; 0: in no file */
    Square squares[NOTE_FIELDS + 1];
    int numbers[NOTE_FIELDS + 1];
} Note;

typedef struct World {
    const Game *game;
    bool corners_block; /* a diagonal move needs both squares it passes between
                         */
    Ways ways;          /* that a move may lead */
    int levels;
    int width;
    int height;
    char *elements; /* the glyph of each square, by world_index() */
    Note *notes;
    int note_count;
} World;

/* A world of the game, by its rules, that has no squares yet. */
World world_of(const Game *game);

void world_free(World *world);

/* Puts a square that named no level on level 1, if there is only that one. */
Status world_place(const World *world, Square *square, Error *error);

/* Whether a square lies in the world, and whether it can be entered. */
Status world_check_inside(const World *world, Square square, Error *error);
Status world_check_open(const World *world, Square square, Error *error);

/* Whether its costs can be counted: with roots only in so many squares.  The
 * error is that of a line. */
Status world_check_roots(const World *world, int line, Error *error);

/* How many squares can be entered. */
int world_open_squares(const World *world);

/* A square as the user of this world would write it: with the level if there
 * are several. */
typedef struct SquareText {
    char text[40];
} SquareText;

SquareText world_square_text(const World *world, Square square);

static inline size_t world_size(const World *world)
{
    return (size_t)world->levels * (size_t)world->height * (size_t)world->width;
}

static inline bool world_contains(const World *world, Square square)
{
    return square.level >= 1 && square.level <= world->levels &&
           square.x >= 1 && square.x <= world->width && square.y >= 1 &&
           square.y <= world->height;
}

static inline size_t world_index(const World *world, Square square)
{
    size_t row = (size_t)(square.level - 1) * (size_t)world->height +
                 (size_t)(square.y - 1);
    return row * (size_t)world->width + (size_t)(square.x - 1);
}

static inline Square world_square(const World *world, size_t index)
{
    size_t width = (size_t)world->width;
    size_t height = (size_t)world->height;
    Square square = {(int)(index / width / height) + 1,
                     (int)(index % width) + 1,
                     (int)(index / width % height) + 1};
    return square;
}

static inline char world_element(const World *world, Square square)
{
    return world->elements[world_index(world, square)];
}

/* What entering the square costs; NO_ENTRY also if it lies outside. */
static inline int world_cost(const World *world, Square square)
{
    if (!world_contains(world, square))
        return NO_ENTRY;
    return game_element(world->game, world_element(world, square))->cost;
}

/* What a move to a neighbour that can be entered costs, or the stairs. */
static inline int64_t world_move_cost(const World *world, Square from,
                                      Square to)
{
    bool diagonal = from.x != to.x && from.y != to.y;
    return world_cost(world, to) *
           (diagonal ? world->game->diagonal : world->game->straight);
}

static inline bool world_is_open(const World *world, Square square)
{
    return world_cost(world, square) != NO_ENTRY;
}

/* Whether light stops there: also where the square lies outside. */
static inline bool world_is_opaque(const World *world, Square square)
{
    return !world_contains(world, square) ||
           game_element(world->game, world_element(world, square))->light ==
               LIGHT_STOPS;
}

#endif
