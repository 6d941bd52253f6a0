/* checking.c -- whether rows are a plan.
 *
 * O(rows + units x moments) time, O(squares of the world) space.
 *
 * Mirror: prolog_impl/units/checking.pl.
 */
#include "checking.h"

#include <stdlib.h>

enum {
    TIMES = 10 /* the sides of the world: what a unit costs that is away */
};

/* Who was seen last at a place, and at which moment. */
typedef struct Mark {
    int unit;
    int moment;
} Mark;

typedef struct Checking {
    const World *world;
    const Question *question;
    const Rows *rows;
    int units;
    int *first; /* row of each unit, and behind the last one: how many rows
                   there are */
    Mark *on;   /* of each square, */
    Mark *half; /* and of each point half-way between two */
    Error *error;
} Checking;

static Status find_units(const Checking *work)
{
    const Rows *rows = work->rows;
    int64_t unit = 0;
    bool fits = rows->count > 0 && rows->squares != NULL &&
                rows->numbers != NULL && rows->width == 1;
    for (int i = 0; fits && i < rows->count; i++) {
        int64_t next = rows->numbers[i];
        fits = (next == unit && i > 0) || (next == unit + 1);
        if (fits && next > unit && next <= work->units)
            work->first[unit] = i;
        unit = next;
    }
    if (!fits || unit != work->units)
        return error_set(work->error, STATUS_BAD_INPUT, 0,
                         "rows are not unit by unit");
    work->first[work->units] = rows->count;
    return STATUS_OK;
}

static bool cuts_a_corner(const World *world, Square from, Square to)
{
    return world->corners_block && from.x != to.x && from.y != to.y &&
           !(world_is_open(world, (Square){from.level, from.x, to.y}) &&
             world_is_open(world, (Square){from.level, to.x, from.y}));
}

/* A unit that waits moves nowhere. */
static bool is_move(const World *world, Square from, Square to)
{
    int dx = abs(from.x - to.x);
    int dy = abs(from.y - to.y);
    return dx <= 1 && dy <= 1 && (world->ways == EIGHT_WAYS || dx + dy <= 1);
}

static Status check_moves(const Checking *work, int unit)
{
    const Square *squares = work->rows->squares + work->first[unit - 1];
    int count = work->first[unit] - work->first[unit - 1];
    if (!square_equal(squares[0], work->question->squares[2 * unit - 2]))
        return error_set(work->error, STATUS_BAD_INPUT, 0,
                         "unit %d does not begin at its start", unit);
    for (int i = 1; i < count; i++) {
        Square from = squares[i - 1];
        Square to = squares[i];
        if (!world_is_open(work->world, to))
            return error_set(work->error, STATUS_BAD_INPUT, 0,
                             "unit %d at moment %d: %s cannot be entered", unit,
                             i, world_square_text(work->world, to).text);
        if (!is_move(work->world, from, to))
            return error_set(work->error, STATUS_BAD_INPUT, 0,
                             "unit %d at moment %d: no such move", unit, i);
        if (cuts_a_corner(work->world, from, to))
            return error_set(work->error, STATUS_BAD_INPUT, 0,
                             "unit %d at moment %d: cuts a corner", unit, i);
    }
    if (count > 1 && square_equal(squares[count - 1], squares[count - 2]))
        return error_set(work->error, STATUS_BAD_INPUT, 0,
                         "unit %d repeats its last square", unit);
    return STATUS_OK;
}

static Square at(const Checking *work, int unit, int moment)
{
    int row = work->first[unit - 1] + moment;
    int last = work->first[unit] - 1;
    return work->rows->squares[row < last ? row : last];
}

/* Leaves the unit's mark; who else was there at that moment, or 0. */
static int mark(Mark *place, int unit, int moment)
{
    int other = place->moment == moment ? place->unit : 0;
    *place = (Mark){unit, moment};
    return other;
}

static Status check_squares(const Checking *work, int moment)
{
    for (int unit = 1; unit <= work->units; unit++) {
        Square square = at(work, unit, moment);
        size_t index = world_index(work->world, square);
        int other = mark(&work->on[index], unit, moment);
        if (other != 0)
            return error_set(work->error, STATUS_BAD_INPUT, 0,
                             "units %d and %d share %s at moment %d", other,
                             unit, world_square_text(work->world, square).text,
                             moment);
    }
    return STATUS_OK;
}

/* A point lies half-way where the sums of both coordinates say so: two who swap
 * squares have the same, and two who cross. */
static Status check_half_ways(const Checking *work, int moment)
{
    for (int unit = 1; unit <= work->units; unit++) {
        Square from = at(work, unit, moment - 1);
        Square to = at(work, unit, moment);
        if (square_equal(from, to))
            continue;
        int x = from.x + to.x;
        int y = from.y + to.y;
        size_t width = 2 * (size_t)work->world->width;
        size_t place = width * (size_t)(y - 1) + (size_t)(x - 1);
        int other = mark(&work->half[place], unit, moment);
        if (other != 0)
            return error_set(work->error, STATUS_BAD_INPUT, 0,
                             "units %d and %d meet half-way to moment %d",
                             other, unit, moment);
    }
    return STATUS_OK;
}

static Status check_moments(const Checking *work)
{
    int last = 0;
    for (int unit = 1; unit <= work->units; unit++) {
        int rows = work->first[unit] - work->first[unit - 1];
        last = rows - 1 > last ? rows - 1 : last;
    }
    Status status = STATUS_OK;
    for (int moment = 1; moment <= last && status == STATUS_OK; moment++) {
        status = check_squares(work, moment);
        if (status == STATUS_OK)
            status = check_half_ways(work, moment);
    }
    return status;
}

static Status check_score(const Checking *work, int64_t score)
{
    int64_t sum = 0;
    for (int unit = 1; unit <= work->units; unit++) {
        int last = work->first[unit] - 1;
        Square goal = work->question->squares[2 * unit - 1];
        if (square_equal(work->rows->squares[last], goal))
            sum += last - work->first[unit - 1];
        else
            sum += (int64_t)TIMES * (work->world->width + work->world->height);
    }
    if (sum == score)
        return STATUS_OK;
    return error_set(work->error, STATUS_BAD_INPUT, 0,
                     "score %lld, but the rows make %lld", (long long)score,
                     (long long)sum);
}

static Status check_all(const Checking *work, const Answer *answer)
{
    Status status = find_units(work);
    for (int unit = 1; unit <= work->units && status == STATUS_OK; unit++)
        status = check_moves(work, unit);
    if (status == STATUS_OK)
        status = check_moments(work);
    return status == STATUS_OK ? check_score(work, answer->score) : status;
}

Status checking_check(const World *world, const Question *question,
                      const Answer *answer, const Promise *promise,
                      Error *error)
{
    (void)promise;
    size_t size = world_size(world);
    int units = question->square_count / 2;
    Checking work = {.world = world,
                     .question = question,
                     .rows = &answer->rows,
                     .units = units,
                     .first = calloc((size_t)units + 1, sizeof *work.first),
                     .on = calloc(size, sizeof *work.on),
                     .half = calloc(4 * size, sizeof *work.half),
                     .error = error};
    Status status;
    if (work.first == NULL || work.on == NULL || work.half == NULL)
        status = error_out_of_memory(error);
    else
        status = check_all(&work, answer);
    free(work.first);
    free(work.on);
    free(work.half);
    return status;
}
