/* units.c -- the problem: routes for many units at once.
 *
 * A question has a start and a goal for each unit, and the window that some
 * solvers plan ahead by.  Units move one square a moment, by all moves that
 * there are, and never two on one square, or through each other.
 *
 * An answer's rows are squares and units: unit 1's squares at moments 0, 1, 2,
 * ..., then unit 2's, and so on; repeats at a route's end are dropped, for
 * there the unit stays.  A unit costs the moment from which it stays on its
 * goal, or, if it does not end there, ten times the sides of the world; the
 * score is the sum.  There is always an answer: standing still is one.  A trace
 * has the square, unit and moment of each node expanded, in order, and leaves
 * nothing.
 *
 * Mirror: prolog_impl/units/units.pl.
 */
#include "checking.h"
#include "outcome.h"

#include "../made.h"

#include <stdlib.h>

enum {
    NO_UNIT = 0,
    LEAST = 1,
    MOST = 1024,
    UNSAID = 16, /* the window */
    SEED = 1,
    CROWD = 50 /* squares of a grown world for each unit */
};

/* Whether no two units begin, or end, on one square: of each square in turn
 * from the first on, the unit that has it is noted. */
static Status check_apart(const World *world, const Question *question,
                          int *units, int which, const char *what, Error *error)
{
    for (int i = which; i < question->square_count; i += 2) {
        Square square = question->squares[i];
        int *unit = &units[world_index(world, square)];
        if (*unit != NO_UNIT)
            return error_set(error, STATUS_BAD_INPUT, 0,
                             "units %d and %d both %s %s", *unit, i / 2 + 1,
                             what, world_square_text(world, square).text);
        *unit = i / 2 + 1;
    }
    return STATUS_OK;
}

static Status accepts(const World *world, const Question *question,
                      Error *error)
{
    size_t size = world_size(world);
    if (world->levels > 1)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "units move on one level, and the world has %d",
                         world->levels);
    int *starts = calloc(2 * size, sizeof *starts);
    if (starts == NULL)
        return error_out_of_memory(error);
    Status status = check_apart(world, question, starts, 0, "begin at", error);
    if (status == STATUS_OK)
        status = check_apart(world, question, starts + size, 1, "go to", error);
    free(starts);
    return status;
}

/* Draws an open square that is not drawn yet. */
static Square draw_square(Random *random, const World *world, const int *open,
                          int count, bool *drawn)
{
    int index;
    do
        index = open[random_draw(random, count)];
    while (drawn[index]);
    drawn[index] = true;
    return world_square(world, (size_t)index);
}

/* Starts and goals on any open squares, which need not hang together. */
static Status ask(Grown *grown, int units, Error *error)
{
    const World *world = &grown->world;
    size_t size = world_size(world);
    Random random = random_seed(SEED, RANDOM_TESTS);
    int count = 0;
    Status status = STATUS_OUT_OF_MEMORY;
    Square *squares = malloc(2 * (size_t)units * sizeof *squares);
    int *open = malloc(size * sizeof *open);
    bool *drawn = calloc(2 * size, sizeof *drawn);
    if (squares == NULL || open == NULL || drawn == NULL) {
        error_out_of_memory(error);
        goto done;
    }
    for (size_t i = 0; i < size; i++)
        if (world_is_open(world, world_square(world, i)))
            open[count++] = (int)i;
    for (int i = 0; i < 2 * units; i++)
        squares[i] = draw_square(&random, world, open, count,
                                 i % 2 == 0 ? drawn : drawn + size);
    Question question = {.squares = squares,
                         .square_count = 2 * units,
                         .numbers = &(int){UNSAID},
                         .number_count = 1};
    status = grown_ask(grown, &question, error);
done:
    free(squares);
    free(open);
    free(drawn);
    return status;
}

/* Scattered walls, and a unit for every fifty squares. */
static Status grow(Grown *grown, const Game *game, int side, Error *error)
{
    Made made = made_unsaid(maker_find("random20"), side, side);
    made.game = game;
    made.seed = SEED;
    Status status = made_world(&grown->world, &made, error);
    if (status != STATUS_OK)
        return status;
    int units = side * side / CROWD;
    return ask(grown, units < 1 ? 1 : units, error);
}

static void tell(const Question *question, const Answer *answer,
                 int64_t told[PROBLEM_TOLD])
{
    Outcome outcome = outcome_of(question, &answer->rows);
    told[0] = outcome.units;
    told[1] = outcome.arrived;
    told[2] = outcome.makespan;
    told[3] = outcome.sum;
}

/* The unit as one character. */
static char glyph_of(int64_t unit)
{
    if (unit <= 9)
        return (char)('0' + unit);
    return unit <= 9 + 26 ? (char)('a' + unit - 10) : '*';
}

static bool is_whole(const Scene *scene)
{
    const Rows *rows = &scene->answer->rows;
    return rows->squares != NULL && rows->width == 1 &&
           rows_fit(rows, scene->world);
}

/* Until the last unit stands where it stays. */
static int moments(const Scene *scene)
{
    const Rows *rows = &scene->answer->rows;
    int most = 0;
    for (int i = 0, first = 0; is_whole(scene) && i < rows->count; i++) {
        if (rows->numbers[i] != rows->numbers[first])
            first = i;
        most = i - first < most ? most : i - first + 1;
    }
    return most;
}

/* The units where they are at the moment, each in a colour of its own, and `,`
 * on the squares that they still use. */
static void draw(const Scene *scene, Picture *picture)
{
    const Rows *rows = &scene->answer->rows;
    if (!is_whole(scene))
        return;
    for (int i = 0, first = 0; i < rows->count; i++) {
        first = rows->numbers[i] == rows->numbers[first] ? first : i;
        if (i - first > scene->moment)
            picture->ink[picture_place(picture, rows->squares[i])] =
                (Ink){',', PAINT_ROUTE};
    }
    for (int i = 0, first = 0; i < rows->count; i++) {
        int64_t unit = rows->numbers[i];
        bool last = i + 1 == rows->count || rows->numbers[i + 1] != unit;
        first = unit == rows->numbers[first] ? first : i;
        if (i - first == scene->moment || (last && i - first < scene->moment))
            picture->ink[picture_place(picture, rows->squares[i])] = (Ink){
                glyph_of(unit), PAINT_HEAT + (Paint)((unit - 1) % PAINT_BANDS)};
    }
}

PROBLEM(.name = "units", .summary = "routes for many units at once",
        .fields = {{.name = "from", .kind = FIELD_OPEN, .repeats = true},
                   {.name = "to", .kind = FIELD_OPEN, .repeats = true},
                   {.name = "window",
                    .kind = FIELD_NUMBER,
                    .low = LEAST,
                    .high = MOST,
                    .unsaid = UNSAID}},
        .work = {{.name = "expanded"},
                 {.name = "estimated"},
                 {.name = "reserved"},
                 {.name = "searches"},
                 {.name = "rounds"}},
        .better = BETTER_LESS, .solver = "whca", .unit = "moments",
        .step = "step", .accepts = accepts, .check = checking_check,
        .tell = tell, .told = {"units", "arrived", "makespan", "sum"},
        .grow = grow, .draw = draw, .moments = moments)
