/* tiling.c -- parts cut out by a plan of tiles laid over each level of the
 * world, from its upper left corner.
 *
 * sector: the connected pieces of every tile of side 3, at level i of side 3^i.
 * O(squares) time.  quadtree: the tile with a power of two as side that covers
 * the level, divided into quarters until each can be entered everywhere or
 * nowhere.  O(squares x log side) time.  Both O(squares) space.
 *
 * Mirror: prolog_impl/kernels/tiling.pl.
 */
#include "abstraction.h"

#include <stdlib.h>

enum { SECTOR = 3 };

/* What lies inside the world of a square tile. */
typedef struct Tile {
    int level;
    int left;
    int top;
    int right;  /* the first column behind it, */
    int bottom; /* the first row below */
} Tile;

static Tile tile_at(const World *world, int level, int left, int top, int side)
{
    bool is_wide = side > world->width - left;
    bool is_high = side > world->height - top;
    return (Tile){level, left, top, is_wide ? world->width + 1 : left + side,
                  is_high ? world->height + 1 : top + side};
}

static bool tile_has(const Tile *tile, Square square)
{
    return square.level == tile->level && square.x >= tile->left &&
           square.x < tile->right && square.y >= tile->top &&
           square.y < tile->bottom;
}

static int node_at(const Making *making, int level, int x, int y)
{
    const Squares *squares = making->squares;
    return squares->node[world_index(squares->world, (Square){level, x, y})];
}

/* All that is connected with a free node inside the tile. */
static void take_piece(const Making *making, const Tile *tile, int start,
                       int part, int *stack)
{
    const Squares *squares = making->squares;
    const Nodes *nodes = making->nodes;
    int height = 0;
    making->part[start] = part;
    stack[height++] = start;
    while (height > 0) {
        int node = stack[--height];
        for (int i = nodes->first[node]; i < nodes->first[node + 1]; i++) {
            int other = nodes->neighbours[i];
            size_t index = (size_t)squares->index[other];
            if (making->part[other] != 0 ||
                !tile_has(tile, world_square(squares->world, index)))
                continue;
            making->part[other] = part;
            stack[height++] = other;
        }
    }
}

static int cut_tile(const Making *making, const Tile *tile, int parts,
                    int *stack)
{
    for (int y = tile->top; y < tile->bottom; y++)
        for (int x = tile->left; x < tile->right; x++) {
            int node = node_at(making, tile->level, x, y);
            if (node != 0 && making->part[node] == 0)
                take_piece(making, tile, node, ++parts, stack);
        }
    return parts;
}

int sector_parts(const Making *making, int side)
{
    const World *world = making->squares->world;
    int *stack = malloc(((size_t)making->nodes->count + 1) * sizeof *stack);
    int parts = 0;
    if (stack == NULL)
        return -1;
    for (int level = 1; level <= world->levels; level++)
        for (int top = 1; top <= world->height; top += side)
            for (int left = 1; left <= world->width; left += side) {
                Tile tile = tile_at(world, level, left, top, side);
                parts = cut_tile(making, &tile, parts, stack);
            }
    free(stack);
    return parts;
}

static int make_sector(const Making *making)
{
    int side = 1;
    for (int i = 0; i < making->level && side < WORLD_SIDE; i++)
        side *= SECTOR;
    return sector_parts(making, side);
}

/* A tile of the quadtree, by itself or in quarters. */
static int divide(const Making *making, int level, int left, int top, int side,
                  int parts)
{
    Tile tile = tile_at(making->squares->world, level, left, top, side);
    int half = side / 2;
    int64_t open = 0;
    for (int y = tile.top; y < tile.bottom; y++)
        for (int x = tile.left; x < tile.right; x++)
            open += node_at(making, level, x, y) != 0;
    if (open == 0)
        return parts;
    if (open < (int64_t)side * side) {
        parts = divide(making, level, left, top, half, parts);
        parts = divide(making, level, left + half, top, half, parts);
        parts = divide(making, level, left, top + half, half, parts);
        return divide(making, level, left + half, top + half, half, parts);
    }
    parts++;
    for (int y = tile.top; y < tile.bottom; y++)
        for (int x = tile.left; x < tile.right; x++)
            making->part[node_at(making, level, x, y)] = parts;
    return parts;
}

static int make_quadtree(const Making *making)
{
    const World *world = making->squares->world;
    int side = 1;
    int parts = 0;
    while (side < world->width || side < world->height)
        side *= 2;
    for (int level = 1; level <= world->levels; level++)
        parts = divide(making, level, 1, 1, side, parts);
    return parts;
}

const Abstraction abstraction_sector = {.make = make_sector,
                                        .of_squares = true};
const Abstraction abstraction_quadtree = {.make = make_quadtree,
                                          .single = true};
