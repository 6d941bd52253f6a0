/* sight.c -- the problem: what is seen from a square.
 *
 * An answer's rows are a plane of light: 0 for a square that is not seen, else
 * max(1, 255 (R+1-i) div (R+1)) at distance i of the radius R, the distance
 * being the longer of the two sides; other levels are dark.  Its score is the
 * number of squares seen, the viewer's own included, its work the squares
 * looked at.  A trace has these in order, and leaves on each square how often
 * it was looked at.
 *
 * The rule of sight: a clear square is seen if one of two lines to it meets
 * nothing opaque strictly between: both follow the line of centres from square
 * to square, and part only where it passes exactly between two squares.  An
 * opaque square is seen if the viewer, or a clear square that is seen, is next
 * to it on the viewer's side.  The viewer's square never blocks.
 *
 * Mirror: prolog_impl/sight/sight.pl.
 */
#include "../grown.h"
#include "../problem.h"

#include <stdlib.h>

enum { LEAST = 1, MOST = 8192, BRIGHTEST = 255 };

static Status accepts(const World *world, const Question *question,
                      Error *error)
{
    (void)question;
    if ((game_traits(world->game, world->ways) & TRAIT_LIGHT) != 0)
        return STATUS_OK;
    return error_set(error, STATUS_BAD_INPUT, 0,
                     "%s does not say where light passes", world->game->name);
}

static int distance_of(Square a, Square b)
{
    int dx = abs(a.x - b.x);
    int dy = abs(a.y - b.y);
    return dx > dy ? dx : dy;
}

static bool is_within(const Question *question, Square square)
{
    Square viewer = question->squares[0];
    return square.level == viewer.level &&
           distance_of(viewer, square) <= question->numbers[0];
}

static int light_of(const Question *question, Square square)
{
    int sides = question->numbers[0] + 1;
    int distance = distance_of(question->squares[0], square);
    int light = BRIGHTEST * (sides - distance) / sides;
    return light < 1 ? 1 : light;
}

/* What is lit has the light of its distance, and the viewer is lit. */
static Status check_light(const World *world, const Question *question,
                          const Answer *answer, Error *error)
{
    const int64_t *light = answer->rows.numbers;
    int64_t seen = 0;
    for (size_t i = 0; i < world_size(world); i++) {
        Square square = world_square(world, i);
        if (light[i] == 0)
            continue;
        seen++;
        if (!is_within(question, square))
            return error_set(error, STATUS_BAD_INPUT, 0,
                             "%s is lit, but lies beyond the radius",
                             world_square_text(world, square).text);
        if (light[i] != light_of(question, square))
            return error_set(error, STATUS_BAD_INPUT, 0,
                             "%s has light %lld, not %d",
                             world_square_text(world, square).text,
                             (long long)light[i], light_of(question, square));
    }
    if (light[world_index(world, question->squares[0])] == 0)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "the viewer's own square is not seen");
    if (seen != answer->score)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "%lld squares are seen, not %lld", (long long)seen,
                         (long long)answer->score);
    return STATUS_OK;
}

/* The rule of sight: of each square whether it is opaque, by world_index(). */
typedef struct Rule {
    const World *world;
    Square viewer;
    bool *opaque;
} Rule;

static bool is_opaque(const Rule *rule, Square square)
{
    return rule->opaque[world_index(rule->world, square)];
}

/* Whether one of the two lines to the square is free.  The line of centres is
 * followed in steps along its longer axis; aside of that it has come `whole`
 * squares and the fraction rest / length from the viewer. */
static bool sees(const Rule *rule, Square to)
{
    int dx = to.x - rule->viewer.x;
    int dy = to.y - rule->viewer.y;
    int length = distance_of(rule->viewer, to);
    bool along_x = abs(dx) == length;
    int whole = 0;
    int rest = 0;
    bool low = true;
    bool high = true;
    for (int i = 1; i < length && (low || high); i++) {
        Square square = rule->viewer;
        int *ahead = along_x ? &square.x : &square.y;
        int *aside = along_x ? &square.y : &square.x;
        rest += along_x ? dy : dx;
        if (rest < 0 || rest >= length) {
            whole += rest < 0 ? -1 : 1;
            rest += rest < 0 ? length : -length;
        }
        *ahead += (along_x ? dx : dy) > 0 ? i : -i;
        *aside += whole + (2 * rest > length);
        low = low && !is_opaque(rule, square);
        *aside += 2 * rest == length;
        high = high && !is_opaque(rule, square);
    }
    return low || high;
}

/* Whether the square is the viewer's, or clear and seen. */
static bool shows(const Rule *rule, Square square)
{
    return square_equal(square, rule->viewer) ||
           (!is_opaque(rule, square) && sees(rule, square));
}

static int nearer(int coordinate, int to)
{
    return coordinate + (coordinate < to) - (coordinate > to);
}

/* A square within the radius, by the rule. */
static bool is_seen(const Rule *rule, Square square)
{
    if (!is_opaque(rule, square) || square_equal(square, rule->viewer))
        return shows(rule, square);
    int x = nearer(square.x, rule->viewer.x);
    int y = nearer(square.y, rule->viewer.y);
    return shows(rule, (Square){square.level, x, y}) ||
           (x != square.x &&
            shows(rule, (Square){square.level, x, square.y})) ||
           (y != square.y && shows(rule, (Square){square.level, square.x, y}));
}

static Status check_rule(const World *world, const Question *question,
                         const int64_t *light, Error *error)
{
    size_t size = world_size(world);
    Rule rule = {world, question->squares[0],
                 calloc(size, sizeof *rule.opaque)};
    Status status = STATUS_OK;
    if (rule.opaque == NULL)
        return error_out_of_memory(error);
    for (size_t i = 0; i < size; i++)
        rule.opaque[i] = world_is_opaque(world, world_square(world, i));
    for (size_t i = 0; i < size && status == STATUS_OK; i++) {
        Square square = world_square(world, i);
        if (!is_within(question, square))
            continue;
        bool seen = is_seen(&rule, square);
        if (seen != (light[i] != 0))
            status = error_set(
                error, STATUS_BAD_INPUT, 0, "%s is %sseen, against the rule",
                world_square_text(world, square).text, seen ? "not " : "");
    }
    free(rule.opaque);
    return status;
}

static Status check(const World *world, const Question *question,
                    const Answer *answer, const Promise *promise, Error *error)
{
    if (!answer->rows.plane)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "the rows are no plane of light");
    Status status = check_light(world, question, answer, error);
    return status == STATUS_OK && promise->same
               ? check_rule(world, question, answer->rows.numbers, error)
               : status;
}

/* Only what lies within the radius is looked at, and not the viewer. */
static Status check_trace(const World *world, const Question *question,
                          const Answer *answer, const Trace *trace,
                          Error *error)
{
    (void)answer;
    size_t size = world_size(world);
    const Rows *steps = &trace->steps;
    Status status = STATUS_OK;
    if (!trace->left.plane || (steps->count > 0 && steps->squares == NULL))
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "has no squares, or no plane of looks");
    int *looks = calloc(size, sizeof *looks);
    if (looks == NULL)
        return error_out_of_memory(error);
    for (int i = 0; i < steps->count && status == STATUS_OK; i++) {
        Square square = steps->squares[i];
        if (!world_contains(world, square) || !is_within(question, square) ||
            square_equal(square, question->squares[0]))
            status = error_set(error, STATUS_BAD_INPUT, 0,
                               "look %d is not at a square around the viewer",
                               i + 1);
        else
            looks[world_index(world, square)]++;
    }
    for (size_t i = 0; i < size && status == STATUS_OK; i++)
        if (looks[i] != trace->left.numbers[i])
            status =
                error_set(error, STATUS_BAD_INPUT, 0,
                          "%s was looked at %d times, not %lld",
                          world_square_text(world, world_square(world, i)).text,
                          looks[i], (long long)trace->left.numbers[i]);
    free(looks);
    return status;
}

static Status grow(Grown *grown, const Game *game, int side, Error *error)
{
    Status status = grown_world(&grown->world, game, side, error);
    if (status != STATUS_OK)
        return status;
    Question question = {.squares = &(Square){1, 1, 1},
                         .square_count = 1,
                         .numbers = &side,
                         .number_count = 1};
    return grown_ask(grown, &question, error);
}

/* What is seen, with the viewer as `@`, and beside it the light as `1`-`9`; the
 * rest is blank. */
static void draw(const Scene *scene, Picture *picture)
{
    const World *world = scene->world;
    const int64_t *light = scene->answer->rows.numbers;
    for (int y = 1; y <= world->height; y++)
        for (int x = 1; x <= world->width; x++) {
            Square square = {picture->level, x, y};
            size_t place = picture_place(picture, square);
            int64_t here = light[world_index(world, square)];
            int64_t digit = here * 9 / (BRIGHTEST + 1) + 1;
            if (here == 0)
                picture->ink[place] = (Ink){' ', PAINT_PLAIN};
            picture->beside[place] =
                here == 0 ? (Ink){' ', PAINT_PLAIN}
                          : (Ink){picture_digit(digit), PAINT_DISTANCE};
            if (square_equal(square, scene->question->squares[0]))
                picture->ink[place] = (Ink){'@', PAINT_END};
        }
    picture->has_beside = true;
}

PROBLEM(.name = "sight", .summary = "what is seen from a square",
        .fields = {{.name = "from", .kind = FIELD_SQUARE},
                   {.name = "radius",
                    .kind = FIELD_NUMBER,
                    .low = LEAST,
                    .high = MOST}},
        .work = {{.name = "looked", .of = "square"}}, .better = BETTER_SAME,
        .solver = "shadowcast", .unit = "squares", .step = "look",
        .left = "looks", .accepts = accepts, .check = check,
        .check_trace = check_trace, .grow = grow, .draw = draw)
