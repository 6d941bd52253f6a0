/* parts.c -- the problem: putting a world's squares into connected parts.
 *
 * The parts of level 1 are sets of squares, those of a level above sets of
 * parts of the level below.  Level N + 1 exists if level N has an edge and more
 * parts; otherwise there is no answer.
 *
 * An answer is a plane: of each square the number of its part, from 1, and 0
 * where it cannot be entered.  Its score is the number of parts, its work the
 * edges of their graph: two parts have one where any of their squares are one
 * move apart.  A trace has a square for each edge, by the lower and then by the
 * higher number of its parts: the first square of the lower part from which a
 * move leads to the other.  It leaves the plane, or 0 on all squares.
 *
 * Mirror: prolog_impl/parts/parts.pl.
 */
#include "../grown.h"
#include "../problem.h"
#include "../walker.h"

#include <stdlib.h>

enum {
    LEVELS = 1000000, /* that can be asked for */
    AROUND = 27,      /* squares, on three levels */
    LETTERS = 26
};

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

/* Each square has a number that it can have. */
static Status check_numbers(const World *world, const Answer *answer,
                            Error *error)
{
    for (size_t i = 0; i < world_size(world); i++) {
        Square square = world_square(world, i);
        SquareText text = world_square_text(world, square);
        bool is_open = world_is_open(world, square);
        long long number = answer->rows.numbers[i];
        if (is_open && number == 0)
            return error_set(error, STATUS_BAD_INPUT, 0,
                             "%s can be entered, but has no part", text.text);
        if (!is_open && number != 0)
            return error_set(error, STATUS_BAD_INPUT, 0,
                             "%s cannot be entered, but has part %lld",
                             text.text, number);
        if (number < 0 || number > answer->score)
            return error_set(error, STATUS_BAD_INPUT, 0,
                             "%s has part %lld, and there are %lld", text.text,
                             number, (long long)answer->score);
    }
    return STATUS_OK;
}

/* What is reached from a square inside its part. */
static void spread(const World *world, const int64_t *part, Square start,
                   bool *reached, Square *stack)
{
    size_t height = 0;
    reached[world_index(world, start)] = true;
    stack[height++] = start;
    while (height > 0) {
        Square from = stack[--height];
        Square to[AROUND];
        for (int i = moves_of(world, from, to) - 1; i >= 0; i--) {
            size_t index = world_index(world, to[i]);
            if (reached[index] || part[index] != part[world_index(world, from)])
                continue;
            reached[index] = true;
            stack[height++] = to[i];
        }
    }
}

/* What is known while the parts are looked at as wholes. */
typedef struct Checking {
    bool *used;    /* of each number */
    bool *reached; /* of each square, by world_index() */
    Square *stack;
} Checking;

static Status check_wholes(const World *world, const Answer *answer,
                           const Checking *work, Error *error)
{
    const int64_t *part = answer->rows.numbers;
    for (size_t i = 0; i < world_size(world); i++) {
        Square square = world_square(world, i);
        if (part[i] == 0 || work->reached[i])
            continue;
        if (work->used[part[i]])
            return error_set(error, STATUS_BAD_INPUT, 0,
                             "%s is cut off from the rest of part %lld",
                             world_square_text(world, square).text,
                             (long long)part[i]);
        work->used[part[i]] = true;
        spread(world, part, square, work->reached, work->stack);
    }
    for (int64_t number = 1; number <= answer->score; number++)
        if (!work->used[number])
            return error_set(error, STATUS_BAD_INPUT, 0,
                             "there is no part %lld", (long long)number);
    return STATUS_OK;
}

/* A move from one part to another of a higher number. */
typedef struct Edge {
    int64_t from;
    int64_t to;
    size_t index; /* of the square where it begins */
} Edge;

static int compare_edges(const void *a, const void *b)
{
    const Edge *first = a;
    const Edge *second = b;
    if (first->from != second->from)
        return first->from < second->from ? -1 : 1;
    if (first->to != second->to)
        return first->to < second->to ? -1 : 1;
    return (first->index > second->index) - (first->index < second->index);
}

/* The first move of each edge, by its parts, which the caller frees; gives
 * their number, or -1: out of memory. */
static int64_t find_edges(const World *world, const int64_t *part, Edge **edges)
{
    size_t size = world_size(world);
    size_t moves = 0;
    int64_t count = 0;
    Edge *found = malloc(size * (KEYPAD_DIRECTIONS / 2 + 2) * sizeof *found);
    *edges = found;
    if (found == NULL)
        return -1;
    for (size_t i = 0; i < size; i++) {
        Square to[AROUND];
        if (part[i] == 0)
            continue;
        for (int k = moves_of(world, world_square(world, i), to) - 1; k >= 0;
             k--) {
            int64_t other = part[world_index(world, to[k])];
            if (part[i] < other)
                found[moves++] = (Edge){part[i], other, i};
        }
    }
    qsort(found, moves, sizeof *found, compare_edges);
    for (size_t i = 0; i < moves; i++)
        if (count == 0 || found[i].from != found[count - 1].from ||
            found[i].to != found[count - 1].to)
            found[count++] = found[i];
    return count;
}

static Status check_edges(const World *world, const Answer *answer,
                          Error *error)
{
    Edge *edges;
    int64_t count = find_edges(world, answer->rows.numbers, &edges);
    free(edges);
    if (count < 0)
        return error_out_of_memory(error);
    if (count != answer->work[0])
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "%lld edges join the parts, not %lld",
                         (long long)count, (long long)answer->work[0]);
    return STATUS_OK;
}

static Status check(const World *world, const Question *question,
                    const Answer *answer, const Promise *promise, Error *error)
{
    (void)question;
    (void)promise;
    size_t size = world_size(world);
    if (!answer->rows.plane)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "the rows are no plane of parts");
    if (answer->score < 0 || (uint64_t)answer->score > size)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "there cannot be %lld parts",
                         (long long)answer->score);
    Status status = check_numbers(world, answer, error);
    if (status != STATUS_OK)
        return status;
    Checking work = {.used = calloc(size + 1, sizeof *work.used),
                     .reached = calloc(size, sizeof *work.reached),
                     .stack = malloc(size * sizeof *work.stack)};
    if (work.used == NULL || work.reached == NULL || work.stack == NULL)
        status = error_out_of_memory(error);
    else
        status = check_wholes(world, answer, &work, error);
    free(work.used);
    free(work.reached);
    free(work.stack);
    return status == STATUS_OK ? check_edges(world, answer, error) : status;
}

/* Whether the steps are the edges of what is left. */
static Status check_steps(const World *world, const Trace *trace, Error *error)
{
    const Rows *steps = &trace->steps;
    Edge *edges;
    int64_t count = find_edges(world, trace->left.numbers, &edges);
    Status status = STATUS_OK;
    if (count < 0)
        status = error_out_of_memory(error);
    else if (count != steps->count)
        status = error_set(error, STATUS_BAD_INPUT, 0,
                           "tells of %d edges, and there are %lld",
                           steps->count, (long long)count);
    for (int64_t i = 0; i < count && status == STATUS_OK; i++)
        if (!square_equal(steps->squares[i],
                          world_square(world, edges[i].index)))
            status = error_set(error, STATUS_BAD_INPUT, 0,
                               "edge %lld, of parts %lld and %lld, does not "
                               "begin there",
                               (long long)i + 1, (long long)edges[i].from,
                               (long long)edges[i].to);
    free(edges);
    return status;
}

static Status check_trace(const World *world, const Question *question,
                          const Answer *answer, const Trace *trace,
                          Error *error)
{
    (void)question;
    const Rows *steps = &trace->steps;
    if (!trace->left.plane || (steps->count > 0 && steps->squares == NULL))
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "has no squares, or no plane of parts");
    for (size_t i = 0; i < world_size(world); i++) {
        long long number =
            answer->status == STATUS_OK ? answer->rows.numbers[i] : 0;
        if (trace->left.numbers[i] != number)
            return error_set(
                error, STATUS_BAD_INPUT, 0, "%s has part %lld, not %lld",
                world_square_text(world, world_square(world, i)).text, number,
                (long long)trace->left.numbers[i]);
    }
    return check_steps(world, trace, error);
}

static Status grow(Grown *grown, const Game *game, int side, Error *error)
{
    Status status = grown_world(&grown->world, game, side, error);
    if (status != STATUS_OK)
        return status;
    grown->has_best = true;
    grown->best = 1;
    return grown_ask(
        grown, &(Question){.numbers = &(int){1}, .number_count = 1}, error);
}

/* Beside the level a letter for each square, of one colour in a part; parts
 * beyond the last letter begin anew. */
static void draw(const Scene *scene, Picture *picture)
{
    const World *world = scene->world;
    const Rows *rows = &scene->answer->rows;
    for (int y = 1; y <= world->height; y++)
        for (int x = 1; x <= world->width; x++) {
            Square square = {picture->level, x, y};
            int64_t part =
                rows->plane ? rows->numbers[world_index(world, square)] : 0;
            if (part > 0)
                picture->beside[picture_place(picture, square)] =
                    (Ink){(char)('a' + (part - 1) % LETTERS),
                          PAINT_HEAT + (Paint)((part - 1) % PAINT_BANDS)};
        }
    picture->has_beside = rows->plane;
}

PROBLEM(.name = "parts", .summary = "the squares put into connected parts",
        .fields = {{.name = "level",
                    .kind = FIELD_NUMBER,
                    .low = 1,
                    .high = LEVELS}},
        .work = {{.name = "edges"}}, .better = BETTER_LESS, .solver = "clique",
        .unit = "parts", .step = "edge", .left = "part", .check = check,
        .check_trace = check_trace, .grow = grow, .draw = draw)
