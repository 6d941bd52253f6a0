/* layers.h -- breadth-first layers of squares as bits, on one level.
 *
 * A level is cut into tiles of 8 x 8 squares, each a machine word: row by row,
 * the lowest bit is the upper left square.  A layer is a list of the tiles that
 * have squares in it; only these are looked at, and they hand what leaves them
 * to the eight tiles around.  There is a tile of border before each row of
 * tiles and a row of them above each level and below the last.
 *
 * The distance of a square is kept modulo 3: squares a step apart differ by one
 * at most, so that is enough to find the way back.  A run undoes what the one
 * before it touched, and nothing else.  O(squares reached) time, the better the
 * more of a layer lies in one tile; O(squares) space, two bytes each.
 *
 * The spreading is inline, so that it is compiled for each corner rule.
 *
 * Mirror: prolog_impl/kernels/layers.pl.
 */
#ifndef REITTI_LAYERS_H
#define REITTI_LAYERS_H

#include "../solver.h"
#include "graph.h"

typedef uint64_t Bits;
enum { TILE_SIDE = 8 };

typedef struct Tile {
    Bits open;       /* can be entered */
    Bits left;       /* of these, what has no distance yet */
    Bits next;       /* the layer in the making; otherwise empty */
    Bits reached[3]; /* by distance modulo 3 */
    Square first;    /* its upper left square */
} Tile;

/* From which squares of a tile a diagonal move passes both corners. */
typedef struct Diagonals {
    Bits up_left;
    Bits up_right;
    Bits down_left;
    Bits down_right;
} Diagonals;

/* The squares of a layer that lie in a tile. */
typedef struct Part {
    Tile *tile;
    Bits bits;
} Part;

typedef struct Layers {
    const World *world;
    size_t stride; /* tiles from one row of tiles to the next */
    size_t rows;   /* rows of tiles from one level to the next */
    size_t size;   /* tiles in all */
    Tile *tiles;
    Diagonals *diagonals; /* of each tile; NULL if corners may be cut */
    Part *parts;          /* of the layer */
    size_t part_count;
    Tile **next; /* tiles of the layer in the making */
    Tile **touched;
    size_t touched_count;
    int distance; /* of the layer */
} Layers;

/* A zeroed one is empty.  The caller frees, also after a failure. */
Status layers_make(Layers *layers, const World *world, Error *error);
void layers_free(Layers *layers);

/* Begins a run: the square is the layer of distance 0, none else has one. */
void layers_begin(Layers *layers, Square start);

/* How many squares have a distance, and how many are of the layer. */
int64_t layers_reached(const Layers *layers);
int64_t layers_width(const Layers *layers);

/* The squares of the layer, row by row; gives their number. */
int layers_squares(const Layers *layers, Square *squares);

/* Leaves the distance of the layer on those of its squares that are UNREACHED,
 * in a plane. */
void layers_leave(const Layers *layers, int64_t *distances);

/* The keypad trace-back: writes the squares from `end`, which has this
 * distance, back to distance 0, which is left out, so that they end before
 * `last`; returns the first of them. */
Square *layers_walk_back(const Layers *layers, Square end, int distance,
                         Square *last);

/* The next square of the trace-back. */
Square layers_step_back(const Layers *layers, Square from, int distance);

/* Also of squares of the border. */
static inline size_t layers_tile(const Layers *layers, Square square)
{
    size_t row = (size_t)(square.level - 1) * layers->rows +
                 (size_t)(square.y + TILE_SIDE - 1) / TILE_SIDE;
    return row * layers->stride +
           (size_t)(square.x + TILE_SIDE - 1) / TILE_SIDE;
}

static inline Bits layers_bit(Square square)
{
    unsigned row = (unsigned)(square.y + TILE_SIDE - 1) % TILE_SIDE;
    unsigned column = (unsigned)(square.x + TILE_SIDE - 1) % TILE_SIDE;
    return (Bits)1 << (row * TILE_SIDE + column);
}

static inline Square tile_square(const Tile *tile, int bit)
{
    return (Square){tile->first.level, tile->first.x + bit % TILE_SIDE,
                    tile->first.y + bit / TILE_SIDE};
}

static inline bool layers_has(const Layers *layers, Square square)
{
    const Tile *tile = &layers->tiles[layers_tile(layers, square)];
    return (tile->open & ~tile->left & layers_bit(square)) != 0;
}

#define TILE_LEFT UINT64_C(0x0101010101010101) /* columns of a tile */
#define TILE_RIGHT UINT64_C(0x8080808080808080)
#define TILE_TOP UINT64_C(0xff) /* rows of a tile */
#define TILE_CORNERS UINT64_C(0x8100000000000081)
#define TILE_EDGES UINT64_C(0xff818181818181ff)

/* Gives a tile those of the squares that have no distance.  Whether any do is
 * hard to foretell, so that nothing branches on it. */
KERNEL Tile **layers_give(Tile **next, Tile *tile, Bits bits)
{
    bits &= tile->left;
    *next = tile;
    next += (tile->next == 0) & (bits != 0);
    tile->next |= bits;
    return next;
}

/* Gives the tiles around what leaves a tile. */
KERNEL Tile **layers_cross(Tile **next, Tile *tile, size_t stride, Bits bits,
                           const Diagonals *from)
{
    Tile *above = tile - stride;
    Tile *below = tile + stride;
    Bits up = (bits | from->up_right << 1 | (from->up_left & TILE_TOP) >> 1) &
              TILE_TOP;
    Bits down = bits >> 56 | (from->down_right >> 56 << 1 & TILE_TOP) |
                from->down_left >> 57;
    Bits left = (bits & TILE_LEFT) | (from->up_left & TILE_LEFT) >> 8 |
                (from->down_left & TILE_LEFT) << 8;
    Bits right = (bits & TILE_RIGHT) | (from->up_right & TILE_RIGHT) >> 8 |
                 (from->down_right & TILE_RIGHT) << 8;
    next = layers_give(next, above, up << 56);
    next = layers_give(next, below, down);
    next = layers_give(next, tile - 1, left << 7);
    next = layers_give(next, tile + 1, right >> 7);
    if ((bits & TILE_CORNERS) == 0)
        return next;
    next = layers_give(next, above - 1, from->up_left << 63);
    next = layers_give(next, above + 1, (from->up_right >> 7 & 1) << 56);
    next = layers_give(next, below - 1, (from->down_left >> 56 & 1) << 7);
    return layers_give(next, below + 1, from->down_right >> 63);
}

/* Where the squares of a layer lead, by tiles: gives the number of these. */
KERNEL size_t layers_lead(Layers *layers, bool corners_block)
{
    Tile **next = layers->next;
    for (size_t i = 0; i < layers->part_count; i++) {
        Tile *tile = layers->parts[i].tile;
        Bits bits = layers->parts[i].bits;
        Diagonals from = {bits, bits, bits, bits};
        if (corners_block) {
            const Diagonals *pass = &layers->diagonals[tile - layers->tiles];
            from.up_left &= pass->up_left;
            from.up_right &= pass->up_right;
            from.down_left &= pass->down_left;
            from.down_right &= pass->down_right;
        }
        Bits to_right =
            (bits << 1 | from.up_right >> 7 | from.down_right << 9) &
            ~TILE_LEFT;
        Bits to_left =
            (bits >> 1 | from.up_left >> 9 | from.down_left << 7) & ~TILE_RIGHT;
        next =
            layers_give(next, tile, bits << 8 | bits >> 8 | to_left | to_right);
        if ((bits & TILE_EDGES) != 0)
            next = layers_cross(next, tile, layers->stride, bits, &from);
    }
    return (size_t)(next - layers->next);
}

/* What of a tile's squares may join the next layer; `wanted` is the search's
 * own. */
typedef Bits LayersClip(const Tile *tile, Bits bits, void *wanted);

KERNEL bool layers_spread_by(Layers *shared, bool corners_block,
                             LayersClip *clip, void *wanted)
{
    Layers layers = *shared; /* so that what is written cannot change it */
    size_t count = layers_lead(&layers, corners_block);
    int third = (layers.distance + 1) % 3;
    Part *part = layers.parts;
    for (size_t i = 0; i < count; i++) {
        Tile *tile = layers.next[i];
        Bits bits = clip(tile, tile->next, wanted);
        tile->next = 0;
        layers.touched[layers.touched_count] = tile;
        layers.touched_count += (tile->left == tile->open) & (bits != 0);
        tile->left ^= bits;
        tile->reached[third] |= bits;
        *part = (Part){tile, bits};
        part += bits != 0;
    }
    shared->touched_count = layers.touched_count;
    shared->part_count = (size_t)(part - layers.parts);
    shared->distance++;
    return shared->part_count > 0;
}

/* The squares that the layer leads to, as far as they are not clipped, become
 * the layer.  Gives whether there are any. */
KERNEL bool layers_spread(Layers *layers, LayersClip *clip, void *wanted)
{
    return layers->diagonals != NULL
               ? layers_spread_by(layers, true, clip, wanted)
               : layers_spread_by(layers, false, clip, wanted);
}

static inline Bits layers_all(const Tile *tile, Bits bits, void *wanted)
{
    (void)tile;
    (void)wanted;
    return bits;
}

#endif
