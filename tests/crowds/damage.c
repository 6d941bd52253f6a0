/* damage.c -- every way to break a plan that a checker has to see.
 *
 * What is drawn without success so many times is taken not to be there.
 */
#include "damage.h"

#include "../../c_impl/walker.h"
#include "meeting.h"

#include <stdlib.h>

enum { TRIES = 50, TIMES = 10 /* the sides of the world: who is away */ };

static int draw_unit(const Routes *routes, Random *random)
{
    return random_draw(random, routes->units);
}

/* A square of the world, or one beside it. */
static Square draw_square(const Routes *routes, Random *random)
{
    int x = random_between(random, 0, routes->world->width + 1);
    int y = random_between(random, 0, routes->world->height + 1);
    return (Square){1, x, y};
}

/* Puts the square into the route, or behind it. */
static void put(Routes *routes, int unit, int moment, Square square)
{
    if (moment == routes->lengths[unit])
        routes_append(routes, unit, square);
    else
        routes_of(routes, unit)[moment] = square;
}

static void take_out(Routes *routes, int unit, int moment)
{
    Square *route = routes_of(routes, unit);
    routes->lengths[unit]--;
    for (int i = moment; i < routes->lengths[unit]; i++)
        route[i] = route[i + 1];
}

static bool no_rows(Routes *routes, Random *random)
{
    routes->lengths[draw_unit(routes, random)] = 0;
    return true;
}

static bool no_number(Routes *routes, Random *random)
{
    routes->skipped = draw_unit(routes, random) + 1;
    return true;
}

static bool other_start(Routes *routes, Random *random)
{
    int unit = draw_unit(routes, random);
    Square *start = routes_of(routes, unit);
    Square square;
    do
        square = draw_square(routes, random);
    while (square_equal(square, *start));
    *start = square;
    return true;
}

/* Any square, or a neighbour. */
static Square draw_near(const Routes *routes, Square from, Random *random)
{
    if (random_chance(random, 50))
        return draw_square(routes, random);
    return square_step(from, keypad[random_draw(random, KEYPAD_DIRECTIONS)]);
}

/* Some square that is wanted becomes the next one at some moment. */
typedef bool Wanted(const Routes *routes, Square from, Square to);

static bool put_wanted(Routes *routes, Random *random, Wanted *wanted)
{
    for (int i = 0; i < TRIES; i++) {
        int unit = draw_unit(routes, random);
        int moment = random_between(random, 1, routes->lengths[unit]);
        Square from = routes_at(routes, unit, moment - 1);
        Square to = draw_near(routes, from, random);
        if (wanted(routes, from, to)) {
            put(routes, unit, moment, to);
            return true;
        }
    }
    return false;
}

static bool is_closed(const Routes *routes, Square from, Square to)
{
    (void)from;
    return !world_is_open(routes->world, to);
}

static bool is_diagonal(Square from, Square to)
{
    return from.x != to.x && from.y != to.y;
}

static bool is_near(Square from, Square to)
{
    return abs(from.x - to.x) <= 1 && abs(from.y - to.y) <= 1;
}

static bool is_far(const Routes *routes, Square from, Square to)
{
    return world_is_open(routes->world, to) &&
           (!is_near(from, to) ||
            (routes->world->ways == FOUR_WAYS && is_diagonal(from, to)));
}

static bool is_around(const Routes *routes, Square from, Square to)
{
    return world_is_open(routes->world, to) && is_near(from, to) &&
           is_diagonal(from, to) && routes->world->ways == EIGHT_WAYS &&
           !walker_may(routes->world, from, to);
}

static bool closed(Routes *routes, Random *random)
{
    return put_wanted(routes, random, is_closed);
}

static bool jump(Routes *routes, Random *random)
{
    return put_wanted(routes, random, is_far);
}

static bool around_corner(Routes *routes, Random *random)
{
    return put_wanted(routes, random, is_around);
}

static bool repeated_end(Routes *routes, Random *random)
{
    int unit = draw_unit(routes, random);
    routes_append(routes, unit, routes_end(routes, unit));
    return true;
}

/* A unit that arrives and had to move for it, or -1. */
static int draw_arriving(const Routes *routes, Random *random)
{
    int first = draw_unit(routes, random);
    for (int i = 0; i < routes->units; i++) {
        int unit = (first + i) % routes->units;
        if (routes->lengths[unit] > 1 && routes_arrives(routes, unit))
            return unit;
    }
    return -1;
}

static bool late(Routes *routes, Random *random)
{
    int unit = draw_arriving(routes, random);
    if (unit < 0)
        return false;
    int moment = random_draw(random, routes->lengths[unit] - 1);
    routes_append(routes, unit, routes_end(routes, unit));
    Square *route = routes_of(routes, unit);
    for (int i = routes->lengths[unit] - 1; i > moment; i--)
        route[i] = route[i - 1];
    return true;
}

static bool early(Routes *routes, Random *random)
{
    int unit = draw_arriving(routes, random);
    if (unit < 0)
        return false;
    take_out(routes, unit, random_draw(random, routes->lengths[unit] - 1));
    return true;
}

/* Whose cost is what being away costs is right without its last row. */
static bool away(Routes *routes, Random *random)
{
    int unit = draw_arriving(routes, random);
    int time = TIMES * (routes->world->width + routes->world->height);
    if (unit < 0 || routes->lengths[unit] - 1 == time)
        return false;
    routes->lengths[unit]--;
    return true;
}

static bool other_score(Routes *routes, Random *random)
{
    routes->score += random_chance(random, 50) ? 1 : -1;
    return true;
}

/* Any row is moved by a square, which may be another right routes. */
static bool any_row(Routes *routes, Random *random)
{
    int unit = draw_unit(routes, random);
    Square *square =
        routes_of(routes, unit) + random_draw(random, routes->lengths[unit]);
    *square =
        square_step(*square, keypad[random_draw(random, KEYPAD_DIRECTIONS)]);
    return true;
}

const Damage damages[DAMAGES] = {
    {"a unit without rows", no_rows, "rows are not unit by unit", false},
    {"a number left out", no_number, "rows are not unit by unit", false},
    {"another start", other_start, "does not begin at its start", false},
    {"onto a wall or out of the world", closed, "cannot be entered", false},
    {"a jump", jump, "no such move", false},
    {"around a corner", around_corner, "cuts a corner", false},
    {"an end twice", repeated_end, "repeats its last square", false},
    {"two swap", meeting_swap, "meet half-way", false},
    {"two cross", meeting_cross, NULL, false},
    {"two onto one square", meeting_share, "share", false},
    {"one onto another", meeting_onto, "share", false},
    {"a row twice", late, NULL, false},
    {"a row left out", early, NULL, false},
    {"not at the goal", away, NULL, false},
    {"another score", other_score, "but the rows make", false},
    {"any row moved", any_row, NULL, true},
};
