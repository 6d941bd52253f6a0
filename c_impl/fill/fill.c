/* fill.c -- the problem: filling a share of a world from one square.
 *
 * The start is filled first.  Then squares are taken up in the order in which
 * they were filled, and the unfilled squares that a move leads to are filled,
 * in the order of the game's moves, stairs last; it ends at once when the limit
 * is met, max(1, share of the world's squares in percent, rounded down).
 *
 * An answer's rows are the squares in the order of filling, its score their
 * number, its work the squares taken up.  A trace has the squares taken up, in
 * order, and leaves on each square the number of its filling, from 1, and 0
 * where it was not filled.
 *
 * Mirror: prolog_impl/fill/fill.pl.
 */
#include "../grown.h"
#include "../problem.h"
#include "../walker.h"

#include <stdlib.h>
#include <string.h>

enum {
    ALL = 100,  /* percent */
    AROUND = 27 /* squares, on three levels */
};

static int limit_of(const World *world, const Question *question)
{
    int64_t limit = question->numbers[0] * (int64_t)world_size(world) / ALL;
    return limit < 1 ? 1 : (int)limit;
}

/* What is known of each square while an answer is checked, by world_index(). */
typedef struct Checking {
    const World *world;
    int *distance; /* from the start, or UNREACHED */
    int *number;   /* of its filling, from 1; 0: not filled */
    Error *error;
} Checking;

/* The squares that one move leads to. */
static int moves_of(const World *world, Square from, Square to[AROUND])
{
    int count = 0;
    for (int level = from.level - 1; level <= from.level + 1; level++)
        for (int y = from.y - 1; y <= from.y + 1; y++)
            for (int x = from.x - 1; x <= from.x + 1; x++)
                if (walker_may(world, from, (Square){level, x, y}))
                    to[count++] = (Square){level, x, y};
    return count;
}

/* The distance of every square from the start. */
static bool measure(const Checking *work, Square start)
{
    const World *world = work->world;
    size_t size = world_size(world);
    Square *queue = malloc(size * sizeof *queue);
    size_t tail = 0;
    if (queue == NULL)
        return false;
    for (size_t i = 0; i < size; i++)
        work->distance[i] = UNREACHED;
    work->distance[world_index(world, start)] = 0;
    queue[tail++] = start;
    for (size_t head = 0; head < tail; head++) {
        Square to[AROUND];
        int distance = work->distance[world_index(world, queue[head])];
        for (int i = moves_of(world, queue[head], to) - 1; i >= 0; i--) {
            int *other = &work->distance[world_index(world, to[i])];
            if (*other != UNREACHED)
                continue;
            *other = distance + 1;
            queue[tail++] = to[i];
        }
    }
    free(queue);
    return true;
}

static bool is_filled(const void *context, Square from, Square here)
{
    const Checking *work = context;
    (void)here;
    return work->number[world_index(work->world, from)] != 0;
}

/* One square of the answer, after those before it were numbered. */
static Status check_square(const Checking *work, const Rows *rows, int row)
{
    const World *world = work->world;
    Square square = rows->squares[row];
    if (!world_contains(world, square))
        return error_set(work->error, STATUS_BAD_INPUT, 0,
                         "square %d lies outside the world", row + 1);
    SquareText text = world_square_text(world, square);
    size_t index = world_index(world, square);
    if (work->number[index] != 0)
        return error_set(work->error, STATUS_BAD_INPUT, 0,
                         "%s is filled twice, as number %d and %d", text.text,
                         work->number[index], row + 1);
    if (row > 0 && !walker_from(world, square, is_filled, work))
        return error_set(work->error, STATUS_BAD_INPUT, 0,
                         "%s is number %d, before any of its neighbours",
                         text.text, row + 1);
    if (row > 0 &&
        work->distance[index] <
            work->distance[world_index(world, rows->squares[row - 1])])
        return error_set(work->error, STATUS_BAD_INPUT, 0,
                         "%s is number %d, behind one that is farther away",
                         text.text, row + 1);
    work->number[index] = row + 1;
    return STATUS_OK;
}

/* Nothing that could be filled is next to what is. */
static Status check_edge(const Checking *work, const Rows *rows)
{
    for (int i = 0; i < rows->count; i++) {
        Square to[AROUND];
        int count = moves_of(work->world, rows->squares[i], to);
        for (int j = 0; j < count; j++)
            if (work->number[world_index(work->world, to[j])] == 0)
                return error_set(
                    work->error, STATUS_BAD_INPUT, 0,
                    "ends below the limit, and %s next to it is not filled",
                    world_square_text(work->world, to[j]).text);
    }
    return STATUS_OK;
}

static Status check_rows(const Checking *work, const Question *question,
                         const Answer *answer)
{
    const Rows *rows = &answer->rows;
    int limit = limit_of(work->world, question);
    Status status = STATUS_OK;
    if (rows->numbers != NULL || rows->squares == NULL || rows->count == 0)
        return error_set(work->error, STATUS_BAD_INPUT, 0,
                         "the rows are not squares");
    if (!square_equal(rows->squares[0], question->squares[0]))
        return error_set(work->error, STATUS_BAD_INPUT, 0,
                         "the start is not filled first");
    if (answer->score != rows->count)
        return error_set(work->error, STATUS_BAD_INPUT, 0,
                         "%d squares are filled, not %lld", rows->count,
                         (long long)answer->score);
    if (rows->count > limit)
        return error_set(work->error, STATUS_BAD_INPUT, 0,
                         "%d squares are filled, and the limit is %d",
                         rows->count, limit);
    for (int i = 0; i < rows->count && status == STATUS_OK; i++)
        status = check_square(work, rows, i);
    return status == STATUS_OK && rows->count < limit ? check_edge(work, rows)
                                                      : status;
}

static Status check(const World *world, const Question *question,
                    const Answer *answer, const Promise *promise, Error *error)
{
    (void)promise;
    size_t size = world_size(world);
    Checking work = {.world = world,
                     .distance = malloc(size * sizeof(int)),
                     .number = calloc(size, sizeof(int)),
                     .error = error};
    Status status;
    if (work.distance == NULL || work.number == NULL ||
        !measure(&work, question->squares[0]))
        status = error_out_of_memory(error);
    else
        status = check_rows(&work, question, answer);
    free(work.distance);
    free(work.number);
    return status;
}

/* First in, first out: the squares taken up are the first that were filled, all
 * of them if the limit was not met; if it was, by the last of them. */
static Status check_trace(const World *world, const Question *question,
                          const Answer *answer, const Trace *trace,
                          Error *error)
{
    const Rows *rows = &answer->rows;
    const Rows *steps = &trace->steps;
    if (!trace->left.plane || (steps->count > 0 && steps->squares == NULL))
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "has no squares, or no plane of numbers");
    if (steps->count > rows->count || rows_common(steps, rows) < steps->count)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "squares are taken up in another order than filled");
    if (rows->count < limit_of(world, question)
            ? steps->count < rows->count
            : rows->count > 1 &&
                  (steps->count == 0 ||
                   !walker_may(world, steps->squares[steps->count - 1],
                               rows->squares[rows->count - 1])))
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "the last square taken up does not fill the last one");
    int filled = 0;
    for (size_t i = 0; i < world_size(world); i++) {
        int64_t number = trace->left.numbers[i];
        Square square = world_square(world, i);
        bool fits =
            number == 0 || (number >= 1 && number <= rows->count &&
                            square_equal(rows->squares[number - 1], square));
        if (!fits)
            return error_set(error, STATUS_BAD_INPUT, 0,
                             "%s has number %lld, but is not that",
                             world_square_text(world, square).text,
                             (long long)number);
        filled += number != 0;
    }
    if (filled != rows->count)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "%d squares have numbers, but %d are filled", filled,
                         rows->count);
    return STATUS_OK;
}

/* All of it is reached but the wall. */
static Status grow(Grown *grown, const Game *game, int side, Error *error)
{
    Status status = grown_world(&grown->world, game, side, error);
    if (status != STATUS_OK)
        return status;
    grown->has_best = true;
    grown->best =
        (int64_t)grown->world.levels * ((int64_t)side * side - side + 1);
    Question question = {.squares = &(Square){1, 1, 1},
                         .square_count = 1,
                         .numbers = &(int){ALL},
                         .number_count = 1};
    return grown_ask(grown, &question, error);
}

/* Beside the level a table of the numbers: `1`-`9`, `+` for 10 or more, `0`
 * where nothing was filled, and obstacles as themselves. */
static void draw(const Scene *scene, Picture *picture)
{
    const World *world = scene->world;
    const Rows *rows = &scene->answer->rows;
    for (int y = 1; y <= world->height; y++)
        for (int x = 1; x <= world->width; x++) {
            Square square = {picture->level, x, y};
            if (world_is_open(world, square))
                picture->beside[picture_place(picture, square)] =
                    (Ink){picture_digit(0), PAINT_DISTANCE};
        }
    for (int i = 0; i < rows->count; i++)
        if (rows->squares[i].level == picture->level)
            picture->beside[picture_place(picture, rows->squares[i])] =
                (Ink){picture_digit(i + 1), PAINT_DISTANCE};
    picture->has_beside = true;
}

PROBLEM(.name = "fill", .summary = "a share of the world around one square",
        .fields =
            {{.name = "from", .kind = FIELD_OPEN},
             {.name = "share", .kind = FIELD_NUMBER, .low = 1, .high = ALL}},
        .work = {{.name = "taken", .of = "square"}}, .better = BETTER_SAME,
        .solver = "flood_fill", .unit = "squares", .left = "number",
        .check = check, .check_trace = check_trace, .grow = grow, .draw = draw)
