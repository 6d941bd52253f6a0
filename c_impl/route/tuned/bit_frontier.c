/* bit_frontier.c -- breadth-first with the whole frontier as bits.
 *
 * For levels where every step costs one.  A square is a bit of a machine word;
 * a layer is spread over all squares at once by shifting its rows in every
 * direction. The route is that of two_phase; whole layers get their distance,
 * also the goal's.
 *
 * Squares are kept in three planes by their distance modulo 3: those a step
 * apart differ by one at most, so that is enough to find the way back. O(layers
 * x squares / 64) time, O(squares) space.
 *
 * Mirror: prolog_impl/route/tuned/bit_frontier.pl.
 */
#include "../../solver.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t Word;
enum { WORD_BITS = 64 };

/* A plane has an empty word on either side of a row and an empty row above and
 * below, so that shifting needs no care at the edges. */
typedef struct Bits {
    const World *world;
    size_t stride; /* words of a row, the empty ones included */
    size_t size;   /* words of a plane */
    Word *open;    /* what can be entered, a plane a level */
    Word *left;    /* what has no distance yet */
    Word *layer;
    Word *next;
    Word *reached[3]; /* by distance modulo 3 */
    Square *squares;  /* of the route */
} Bits;

static Word *word_of(const Bits *bits, Word *plane, int x, int y)
{
    return plane + (size_t)y * bits->stride + 1 + (size_t)(x - 1) / WORD_BITS;
}

static Word bit_of(int x)
{
    return (Word)1 << (x - 1) % WORD_BITS;
}

static bool has(const Bits *bits, Word *plane, int x, int y)
{
    return x >= 1 && x <= bits->world->width &&
           (*word_of(bits, plane, x, y) & bit_of(x)) != 0;
}

static void release(void *prepared)
{
    Bits *bits = prepared;
    free(bits->open);
    free(bits->left);
    free(bits->squares);
    free(bits);
}

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    enum { PLANES = 6 };
    Bits *bits = calloc(1, sizeof *bits);
    if (bits == NULL)
        return error_out_of_memory(error);
    bits->world = world;
    bits->stride = (size_t)(world->width + WORD_BITS - 1) / WORD_BITS + 2;
    bits->size = bits->stride * (size_t)(world->height + 2);
    bits->open = calloc((size_t)world->levels * bits->size, sizeof *bits->open);
    bits->left = calloc(PLANES * bits->size, sizeof *bits->left);
    bits->squares = malloc(world_size(world) * sizeof *bits->squares);
    if (bits->open == NULL || bits->left == NULL || bits->squares == NULL) {
        release(bits);
        return error_out_of_memory(error);
    }
    bits->layer = bits->left + bits->size;
    bits->next = bits->layer + bits->size;
    for (int i = 0; i < 3; i++)
        bits->reached[i] = bits->next + (size_t)(i + 1) * bits->size;
    for (size_t i = 0; i < world_size(world); i++) {
        Square square = world_square(world, i);
        Word *open = bits->open + (size_t)(square.level - 1) * bits->size;
        if (world_is_open(world, square))
            *word_of(bits, open, square.x, square.y) |= bit_of(square.x);
    }
    *prepared = bits;
    return STATUS_OK;
}

/* The row of a word moved one square to the right, or to the left. */
static inline Word right(const Word *word)
{
    return word[0] << 1 | word[-1] >> (WORD_BITS - 1);
}

static inline Word left(const Word *word)
{
    return word[0] >> 1 | word[1] << (WORD_BITS - 1);
}

static inline Word wide(const Word *word)
{
    return word[0] | right(word) | left(word);
}

/* What a layer reaches in a row from the row above or below, if a diagonal move
 * needs both squares that it passes between. */
static inline Word past_corners(const Word *layer, const Word *open,
                                const Word *target)
{
    Word before = layer[-1] & target[-1];
    Word straight = layer[0] & target[0];
    Word after = layer[1] & target[1];
    Word to_right = straight << 1 | before >> (WORD_BITS - 1);
    Word to_left = straight >> 1 | after << (WORD_BITS - 1);
    return straight | (right(layer) & open[0] & to_right) |
           (left(layer) & open[0] & to_left);
}

/* The rows that the layer may have squares in; they only become more, so
 * whatever either buffer held before lies within them. */
typedef struct Band {
    int first;
    int last;
} Band;

/* Spreads the layer once: the squares it reaches are taken from `left`, put on
 * their plane and become the layer.  Gives their number; none is the end. */
static int spread(Bits *bits, const Word *open, Band *band, Word *reached)
{
    const bool corners_block = bits->world->corners_block;
    const size_t stride = bits->stride;
    const int first = band->first > 1 ? band->first - 1 : 1;
    const int last =
        band->last < bits->world->height ? band->last + 1 : bits->world->height;
    int count = 0;
    for (int y = first; y <= last; y++)
        for (size_t i = (size_t)y * stride + 1;
             i < (size_t)(y + 1) * stride - 1; i++) {
            const Word *layer = bits->layer + i;
            Word next = bits->left[i];
            if (next != 0 && corners_block)
                next &=
                    right(layer) | left(layer) |
                    past_corners(layer - stride, open + i - stride, open + i) |
                    past_corners(layer + stride, open + i + stride, open + i);
            else if (next != 0)
                next &=
                    wide(layer - stride) | wide(layer) | wide(layer + stride);
            bits->next[i] = next;
            bits->left[i] ^= next;
            reached[i] |= next;
            count += __builtin_popcountll(next);
        }
    *band = (Band){first, last};
    Word *old = bits->layer;
    bits->layer = bits->next;
    bits->next = old;
    return count;
}

/* The start is the first layer. */
static Band begin(Bits *bits, const Word *open, Square start, Word *reached)
{
    memcpy(bits->left, open, bits->size * sizeof *open);
    memset(bits->layer, 0, bits->size * sizeof *bits->layer);
    memset(bits->next, 0, bits->size * sizeof *bits->next);
    *word_of(bits, bits->left, start.x, start.y) &= ~bit_of(start.x);
    *word_of(bits, bits->layer, start.x, start.y) |= bit_of(start.x);
    *word_of(bits, reached, start.x, start.y) |= bit_of(start.x);
    return (Band){start.y, start.y};
}

static Square step_back(const Bits *bits, Word *open, Square from, Word *before)
{
    Square to = from;
    for (int i = 0; i < KEYPAD_DIRECTIONS; i++) {
        to = square_step(from, keypad[i]);
        if (has(bits, before, to.x, to.y) &&
            (!bits->world->corners_block || !direction_is_diagonal(keypad[i]) ||
             (has(bits, open, to.x, from.y) && has(bits, open, from.x, to.y))))
            break;
    }
    return to;
}

static Answer run(void *prepared, const Question *question)
{
    Bits *bits = prepared;
    Square start = question->squares[0];
    Square goal = question->squares[1];
    Answer answer = {.rows.squares = bits->squares};
    Word *open = bits->open + (size_t)(start.level - 1) * bits->size;
    int distance = 0;
    int count = 1;
    for (int i = 0; i < 3; i++)
        memset(bits->reached[i], 0, bits->size * sizeof *bits->reached[i]);
    Band band = begin(bits, open, start, bits->reached[0]);
    while (!has(bits, bits->layer, goal.x, goal.y)) {
        answer.work[0] += count;
        distance++;
        count = spread(bits, open, &band, bits->reached[distance % 3]);
        if (count == 0) {
            answer.status = STATUS_NO_ANSWER;
            return answer;
        }
    }
    /* The goal's own square is not entered. */
    for (Square square = goal; distance > 1; distance--) {
        square =
            step_back(bits, open, square, bits->reached[(distance - 1) % 3]);
        bits->squares[distance - 2] = square;
        answer.rows.count++;
    }
    answer.score = answer.rows.count;
    return answer;
}

/* Runs to know how much was expanded, then spreads again, layer by layer, and
 * reads each off. */
static Status trace(void *prepared, const Question *question, Trace *trace)
{
    Bits *bits = prepared;
    const World *world = bits->world;
    Square start = question->squares[0];
    Square goal = question->squares[1];
    const Word *open = bits->open + (size_t)(start.level - 1) * bits->size;
    Square *steps;
    int *distances;
    Status status = trace_make(trace, world, run(bits, question).work[0],
                               &steps, &distances);
    if (status != STATUS_OK)
        return status;
    for (size_t i = 0; i < world_size(world); i++)
        distances[i] = UNREACHED;
    Band band = begin(bits, open, start, bits->reached[0]);
    bool found = false;
    for (int distance = 0, count = 1; count > 0 && !found; distance++) {
        found = has(bits, bits->layer, goal.x, goal.y);
        for (int y = 1; y <= world->height; y++)
            for (int x = 1; x <= world->width; x++) {
                Square square = {start.level, x, y};
                if (!has(bits, bits->layer, x, y))
                    continue;
                distances[world_index(world, square)] = distance;
                if (!found)
                    *steps++ = square;
            }
        count = spread(bits, open, &band, bits->reached[(distance + 1) % 3]);
    }
    return STATUS_OK;
}

SOLVER(.name = "bit_frontier", .style = "tuned", .problem = "route",
       .summary = "breadth-first with the whole frontier as bits",
       .promises = {{.traits = TRAIT_UNIT_COST | TRAIT_EIGHT_WAYS |
                               TRAIT_ONE_LEVEL | TRAIT_BESIDE,
                     .complete = true,
                     .best = true,
                     .same = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = release)
