/* shadowcast.c -- symmetric shadow casting, with exact slopes.
 *
 * The rows are those of the plain style, each square of them is looked at; but
 * one word says of a square whether it is opaque and which of its neighbours
 * are, so that walls are found where a clear square is seen, and no box is
 * searched for them.  Of a row only the first and last square can be clear and
 * not seen: two divisions a row say which, and nothing is multiplied inside it.
 * What lies outside the level is never looked at.  All squares of a row have
 * one light.  O(squares scanned) time, O(squares) space.
 *
 * Mirror: prolog_impl/sight/tuned/shadowcast.pl.
 */
#include "../../kernels/graph.h"
#include "../light.h"

#include <stdlib.h>

typedef uint16_t Word;
enum { OPAQUE = 1 << KEYPAD_DIRECTIONS /* below it a bit a neighbour */ };

typedef struct Cast {
    Seen seen;
    Word *words;                         /* by world_index() */
    ptrdiff_t offset[KEYPAD_DIRECTIONS]; /* of a neighbour in the planes */
    unsigned outward[3][3]; /* neighbours away from the viewer, by the signs of
                               x and y from there, and 1 */
} Cast;

/* Columns by depth. */
typedef struct Slope {
    int over;
    int under;
} Slope;

typedef struct Quadrant {
    const Word *words; /* of the viewer's square */
    int64_t *light;    /* likewise */
    Direction ahead;
    ptrdiff_t depth;  /* from a row to the next in the planes, */
    ptrdiff_t column; /* and from a square to the next */
    int reach;        /* rows */
    int low;          /* columns of the level */
    int high;
    unsigned next;    /* neighbours in the next row */
    unsigned away[3]; /* outward, by the sign of the column and 1 */
} Quadrant;

typedef enum Before { NOTHING, CLEAR, DARK } Before;

typedef struct Row {
    int depth;
    int bright; /* light of its squares */
    Slope start;
    Slope end;
    Before before;
    const Word *word;
    int64_t *light;
} Row;

static void release(void *prepared)
{
    Cast *cast = prepared;
    light_free(&cast->seen);
    free(cast->words);
    free(cast);
}

static Word word_of(const World *world, Square square)
{
    unsigned word = world_is_opaque(world, square) ? OPAQUE : 0;
    for (unsigned i = 0; i < KEYPAD_DIRECTIONS; i++) {
        Square next = square_step(square, keypad[i]);
        if (world_contains(world, next) && world_is_opaque(world, next))
            word |= 1U << i;
    }
    return (Word)word;
}

/* The neighbours of a square in this direction that are farther from the viewer
 * than it is, or as far aside. */
static unsigned outward(int sign_x, int sign_y)
{
    unsigned bits = 0;
    for (unsigned i = 0; i < KEYPAD_DIRECTIONS; i++)
        if (keypad[i].dx * sign_x >= 0 && keypad[i].dy * sign_y >= 0)
            bits |= 1U << i;
    return bits;
}

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    size_t size = world_size(world);
    Cast *cast = calloc(1, sizeof *cast);
    if (cast == NULL || !light_make(&cast->seen, world)) {
        free(cast);
        return error_out_of_memory(error);
    }
    cast->words = malloc(size * sizeof *cast->words);
    if (cast->words == NULL) {
        release(cast);
        return error_out_of_memory(error);
    }
    for (size_t i = 0; i < size; i++)
        cast->words[i] = word_of(world, world_square(world, i));
    for (int i = 0; i < KEYPAD_DIRECTIONS; i++)
        cast->offset[i] = (ptrdiff_t)keypad[i].dy * world->width + keypad[i].dx;
    for (int x = -1; x <= 1; x++)
        for (int y = -1; y <= 1; y++)
            cast->outward[x + 1][y + 1] = outward(x, y);
    *prepared = cast;
    return STATUS_OK;
}

/* The opaque ones among the neighbours of a square that is the viewer's, or
 * clear and seen: they are seen too if they are within the radius.  Those in
 * the next row, and those beside it, have their distance. */
static void put_walls(Cast *cast, int64_t *light, unsigned walls, unsigned next,
                      int ahead, int aside)
{
    Seen *seen = &cast->seen;
    for (; walls != 0; walls &= walls - 1) {
        int i = __builtin_ctz(walls);
        int distance = (next >> i & 1) != 0 ? ahead : aside;
        int64_t *wall = light + cast->offset[i];
        if (distance > seen->radius)
            continue;
        seen->seen += *wall == 0;
        *wall = seen->by_distance[distance];
    }
}

static Square square_at(const Seen *seen, const Quadrant *quadrant, int depth,
                        int column)
{
    Direction ahead = quadrant->ahead;
    Square square = seen->viewer;
    square.x += ahead.dx == 0 ? column : ahead.dx * depth;
    square.y += ahead.dx == 0 ? ahead.dy * depth : column;
    return square;
}

static int smaller(int a, int b)
{
    return a < b ? a : b;
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

static void scan(Cast *cast, const Quadrant *quadrant, Row row, bool traced);

/* Looks at the next square of the row; `lit`: it is seen if it is clear. */
KERNEL void look(Cast *cast, const Quadrant *quadrant, Row *row, int column,
                 bool lit, bool traced)
{
    Seen *seen = &cast->seen;
    unsigned word = *row->word;
    if (traced)
        seen->steps[seen->looked++] =
            square_at(seen, quadrant, row->depth, column);
    if (word < OPAQUE) {
        if (row->before == DARK)
            row->start = (Slope){2 * column - 1, 2 * row->depth};
        row->before = CLEAR;
        if (lit) {
            seen->seen += *row->light == 0;
            *row->light = row->bright;
        }
        if (lit && word != 0) {
            unsigned away = quadrant->away[light_sign(column) + 1];
            put_walls(cast, row->light, word & away, quadrant->next,
                      row->depth + 1, larger(row->depth, abs(column) + 1));
        }
    } else {
        if (row->before == CLEAR)
            scan(cast, quadrant,
                 (Row){.depth = row->depth + 1,
                       .start = row->start,
                       .end = {2 * column - 1, 2 * row->depth}},
                 traced);
        row->before = DARK;
    }
    row->word += quadrant->column;
    row->light += quadrant->column;
}

/* One row; false: nothing is visible behind it.  Then it is the next one. */
KERNEL bool scan_row(Cast *cast, const Quadrant *quadrant, Row *row,
                     bool traced)
{
    Seen *seen = &cast->seen;
    const int depth = row->depth;
    int rounded = 2 * depth * row->start.over + row->start.under;
    const int first = light_div(rounded, 2 * row->start.under);
    rounded -= first * 2 * row->start.under;
    const int first_lit = first + (rounded > row->start.under);
    rounded = row->end.under - 2 * depth * row->end.over;
    const int last = -light_div(rounded, 2 * row->end.under);
    rounded += last * 2 * row->end.under;
    const int last_lit = last - (rounded > row->end.under);
    const int from = larger(first, quadrant->low);
    const int to = smaller(last, quadrant->high);
    const int to_lit = smaller(to, last_lit);
    if (from > to)
        return false;
    ptrdiff_t begin = depth * quadrant->depth + from * quadrant->column;
    row->word = quadrant->words + begin;
    row->light = quadrant->light + begin;
    row->bright = seen->by_distance[depth];
    row->before = from > first ? DARK : NOTHING;
    int column = from;
    if (!traced)
        seen->looked += to - from + 1;
    for (; column <= to && column < first_lit; column++)
        look(cast, quadrant, row, column, false, traced);
    for (; column <= to_lit; column++)
        look(cast, quadrant, row, column, true, traced);
    for (; column <= to; column++)
        look(cast, quadrant, row, column, false, traced);
    if (to < last)
        row->end = (Slope){2 * to + 1, 2 * depth};
    row->depth++;
    return row->before == CLEAR;
}

static void scan(Cast *cast, const Quadrant *quadrant, Row row, bool traced)
{
    while (row.depth <= quadrant->reach &&
           (traced ? scan_row(cast, quadrant, &row, true)
                   : scan_row(cast, quadrant, &row, false)))
        ;
}

static Quadrant quadrant_of(const Cast *cast, Direction ahead)
{
    const World *world = cast->seen.world;
    Square viewer = cast->seen.viewer;
    bool upright = ahead.dx == 0;
    int left = viewer.x - 1;
    int above = viewer.y - 1;
    int right = world->width - viewer.x;
    int below = world->height - viewer.y;
    int room = upright ? (ahead.dy > 0 ? below : above)
                       : (ahead.dx > 0 ? right : left);
    size_t index = world_index(world, viewer);
    Quadrant quadrant = {.words = cast->words + index,
                         .light = cast->seen.light + index,
                         .ahead = ahead,
                         .depth = upright ? (ptrdiff_t)ahead.dy * world->width
                                          : ahead.dx,
                         .column = upright ? 1 : world->width,
                         .reach = smaller(cast->seen.radius, room),
                         .low = upright ? -left : -above,
                         .high = upright ? right : below};
    for (int sign = -1; sign <= 1; sign++)
        quadrant.away[sign + 1] = upright
                                      ? cast->outward[sign + 1][ahead.dy + 1]
                                      : cast->outward[ahead.dx + 1][sign + 1];
    quadrant.next = cast->outward[ahead.dx + 1][ahead.dy + 1] &
                    ~cast->outward[1 - ahead.dx][1 - ahead.dy];
    return quadrant;
}

static Answer run(void *prepared, const Question *question)
{
    Cast *cast = prepared;
    Seen *seen = &cast->seen;
    light_begin(seen, question);
    size_t viewer = world_index(seen->world, seen->viewer);
    unsigned around = cast->words[viewer] % OPAQUE;
    put_walls(cast, &seen->light[viewer], around, 0, 1, 1);
    for (int i = 0; i < KEYPAD_DIRECTIONS; i++)
        if (!direction_is_diagonal(keypad[i])) {
            Quadrant quadrant = quadrant_of(cast, keypad[i]);
            Row row = {.depth = 1, .start = {-1, 1}, .end = {1, 1}};
            scan(cast, &quadrant, row, seen->steps != NULL);
        }
    return light_answer(seen);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    Cast *cast = prepared;
    return light_trace(&cast->seen, prepared, question, run, trace);
}

SOLVER(.name = "shadowcast", .style = "tuned", .problem = "sight",
       .summary = "symmetric shadow casting",
       .promises = {{.traits = TRAIT_LIGHT,
                     .complete = true,
                     .best = true,
                     .same = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = release)
