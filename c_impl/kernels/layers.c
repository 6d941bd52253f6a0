/* layers.c -- preparing layers of squares, and reading them.
 *
 * Mirror: prolog_impl/kernels/layers.pl.
 */
#include "layers.h"

#include <stdlib.h>
#include <string.h>

/* A word without the instruction for it: sums of two, four, then eight bits. */
static int64_t count_bits(Bits bits)
{
    bits -= bits >> 1 & UINT64_C(0x5555555555555555);
    bits = (bits & UINT64_C(0x3333333333333333)) +
           (bits >> 2 & UINT64_C(0x3333333333333333));
    bits = (bits + (bits >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (int64_t)(bits * TILE_LEFT >> 56);
}

static void make_diagonals(Layers *layers)
{
    const World *world = layers->world;
    for (size_t i = 0; i < world_size(world); i++) {
        Square square = world_square(world, i);
        Diagonals *pass = &layers->diagonals[layers_tile(layers, square)];
        Bits bit = layers_bit(square);
        bool up = world_is_open(world, square_step(square, (Direction){0, -1}));
        bool down =
            world_is_open(world, square_step(square, (Direction){0, 1}));
        bool left =
            world_is_open(world, square_step(square, (Direction){-1, 0}));
        bool right =
            world_is_open(world, square_step(square, (Direction){1, 0}));
        pass->up_left |= up && left ? bit : 0;
        pass->up_right |= up && right ? bit : 0;
        pass->down_left |= down && left ? bit : 0;
        pass->down_right |= down && right ? bit : 0;
    }
}

Status layers_make(Layers *layers, const World *world, Error *error)
{
    size_t wide = ((size_t)world->width + TILE_SIDE - 1) / TILE_SIDE;
    size_t high = ((size_t)world->height + TILE_SIDE - 1) / TILE_SIDE;
    size_t size = ((high + 1) * (size_t)world->levels + 1) * (wide + 1) + 1;
    *layers = (Layers){
        .world = world, .stride = wide + 1, .rows = high + 1, .size = size};
    /* Entries are written before it is known whether they count. */
    layers->tiles = calloc(size, sizeof *layers->tiles);
    layers->parts = malloc((size + 1) * sizeof *layers->parts);
    layers->next = malloc((size + 1) * sizeof *layers->next);
    layers->touched = malloc((size + 1) * sizeof *layers->touched);
    if (world->corners_block)
        layers->diagonals = calloc(size, sizeof *layers->diagonals);
    if (layers->tiles == NULL || layers->parts == NULL ||
        layers->next == NULL || layers->touched == NULL ||
        (world->corners_block && layers->diagonals == NULL))
        return error_out_of_memory(error);
    for (size_t i = 0; i < world_size(world); i++) {
        Square square = world_square(world, i);
        Tile *tile = &layers->tiles[layers_tile(layers, square)];
        if (tile->first.level == 0)
            tile->first = square;
        if (world_is_open(world, square))
            tile->open |= layers_bit(square);
    }
    for (size_t i = 0; i < size; i++)
        layers->tiles[i].left = layers->tiles[i].open;
    if (world->corners_block)
        make_diagonals(layers);
    return STATUS_OK;
}

void layers_free(Layers *layers)
{
    free(layers->tiles);
    free(layers->parts);
    free(layers->next);
    free(layers->touched);
    free(layers->diagonals);
    *layers = (Layers){0};
}

void layers_begin(Layers *layers, Square start)
{
    Tile *tile = &layers->tiles[layers_tile(layers, start)];
    Bits bit = layers_bit(start);
    for (size_t i = 0; i < layers->touched_count; i++) {
        Tile *old = layers->touched[i];
        old->left = old->open;
        memset(old->reached, 0, sizeof old->reached);
    }
    tile->left ^= bit;
    tile->reached[0] = bit;
    layers->touched[0] = tile;
    layers->touched_count = 1;
    layers->parts[0] = (Part){tile, bit};
    layers->part_count = 1;
    layers->distance = 0;
}

int64_t layers_reached(const Layers *layers)
{
    int64_t count = 0;
    for (size_t i = 0; i < layers->touched_count; i++)
        count +=
            count_bits(layers->touched[i]->open ^ layers->touched[i]->left);
    return count;
}

int64_t layers_width(const Layers *layers)
{
    int64_t count = 0;
    for (size_t i = 0; i < layers->part_count; i++)
        count += count_bits(layers->parts[i].bits);
    return count;
}

static int by_rows(const void *a, const void *b)
{
    const Square *first = a;
    const Square *second = b;
    return first->y != second->y ? first->y - second->y : first->x - second->x;
}

int layers_squares(const Layers *layers, Square *squares)
{
    int count = 0;
    for (size_t i = 0; i < layers->part_count; i++)
        for (Bits bits = layers->parts[i].bits; bits != 0; bits &= bits - 1)
            squares[count++] =
                tile_square(layers->parts[i].tile, __builtin_ctzll(bits));
    qsort(squares, (size_t)count, sizeof *squares, by_rows);
    return count;
}

void layers_leave(const Layers *layers, int64_t *distances)
{
    for (size_t i = 0; i < layers->part_count; i++)
        for (Bits bits = layers->parts[i].bits; bits != 0; bits &= bits - 1) {
            Square square =
                tile_square(layers->parts[i].tile, __builtin_ctzll(bits));
            int64_t *distance = &distances[world_index(layers->world, square)];
            if (*distance == UNREACHED)
                *distance = layers->distance;
        }
}

/* Whether the corner rule, if there is one, lets a move pass. */
static bool passes(const Layers *layers, Square from, Direction direction)
{
    return layers->diagonals == NULL || !direction_is_diagonal(direction) ||
           (world_is_open(layers->world,
                          square_step(from, (Direction){direction.dx, 0})) &&
            world_is_open(layers->world,
                          square_step(from, (Direction){0, direction.dy})));
}

Square layers_step_back(const Layers *layers, Square from, int distance)
{
    int third = (distance + 2) % 3;
    const Tile *tile = &layers->tiles[layers_tile(layers, from)];
    Bits reached = tile->reached[third];
    int x = from.x - tile->first.x;
    int y = from.y - tile->first.y;
    if (layers->diagonals == NULL && x > 0 && x < TILE_SIDE - 1 && y > 0 &&
        y < TILE_SIDE - 1) {
        /* All neighbours lie in the tile: in each row the lowest bit is the
         * first on the keypad. */
        Bits above = reached >> ((y - 1) * TILE_SIDE + x - 1);
        Bits beside = above >> TILE_SIDE & 7;
        Bits below = above >> 2 * TILE_SIDE & 7;
        Bits row = below != 0 ? below : beside != 0 ? beside : above & 7;
        int dy = below != 0 ? 1 : beside != 0 ? 0 : -1;
        return (Square){from.level, from.x - 1 + __builtin_ctzll(row),
                        from.y + dy};
    }
    for (int i = 0; i < KEYPAD_DIRECTIONS; i++) {
        Square to = square_step(from, keypad[i]);
        tile = &layers->tiles[layers_tile(layers, to)];
        if ((tile->reached[third] & layers_bit(to)) != 0 &&
            passes(layers, from, keypad[i]))
            return to;
    }
    return from;
}

Square *layers_walk_back(const Layers *layers, Square end, int distance,
                         Square *last)
{
    for (; distance > 0; distance--) {
        *--last = end;
        end = layers_step_back(layers, end, distance);
    }
    return last;
}
