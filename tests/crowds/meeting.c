/* meeting.c -- plans in which two units meet. */
#include "meeting.h"

#include "../../c_impl/walker.h"

#include <stdlib.h>

/* Two units that are wanted at some moment, and everybody stays but they. */
typedef bool WantedPair(const Routes *routes, Square a, Square b, int way,
                        Square to[2]);

static bool put_pair(Routes *routes, Random *random, WantedPair *wanted)
{
    int moments = routes_last(routes) + 1;
    int first = random_draw(random, moments);
    int way = random_draw(random, 2);
    int units = routes->units;
    for (int i = 0; i < moments * units * units; i++) {
        int moment = (first + i / units / units) % moments;
        int pair[2] = {i / units % units, i % units};
        Square to[2];
        if (pair[0] == pair[1] ||
            !wanted(routes, routes_at(routes, pair[0], moment),
                    routes_at(routes, pair[1], moment), way, to))
            continue;
        routes_stop(routes, moment);
        for (int k = 0; k < 2; k++) {
            routes_wait(routes, pair[k], moment);
            routes_append(routes, pair[k], to[k]);
        }
        return true;
    }
    return false;
}

static bool may_swap(const Routes *routes, Square a, Square b, int way,
                     Square to[2])
{
    (void)way;
    to[0] = b;
    to[1] = a;
    return walker_may(routes->world, a, b) && walker_may(routes->world, b, a);
}

/* Side by side, both to the same side of their line. */
static bool may_cross(const Routes *routes, Square a, Square b, int way,
                      Square to[2])
{
    int dx = b.x - a.x;
    int dy = b.y - a.y;
    int side = way == 0 ? 1 : -1;
    if (abs(dx) + abs(dy) != 1)
        return false;
    to[0] = (Square){1, b.x + side * dy, b.y + side * dx};
    to[1] = (Square){1, a.x + side * dy, a.y + side * dx};
    return walker_may(routes->world, a, to[0]) &&
           walker_may(routes->world, b, to[1]);
}

static bool may_share(const Routes *routes, Square a, Square b, int way,
                      Square to[2])
{
    (void)way;
    for (int i = 0; i < KEYPAD_DIRECTIONS; i++) {
        to[0] = to[1] = square_step(a, keypad[i]);
        if (walker_may(routes->world, a, to[0]) &&
            walker_may(routes->world, b, to[1]))
            return true;
    }
    return false;
}

bool meeting_swap(Routes *routes, Random *random)
{
    return put_pair(routes, random, may_swap);
}

bool meeting_cross(Routes *routes, Random *random)
{
    return put_pair(routes, random, may_cross);
}

bool meeting_share(Routes *routes, Random *random)
{
    return put_pair(routes, random, may_share);
}

/* Somebody who rests has the next one come onto him. */
bool meeting_onto(Routes *routes, Random *random)
{
    int moments = routes_last(routes);
    int unit = random_draw(random, routes->units);
    for (int other = 0; other < routes->units; other++) {
        Square to = routes_end(routes, unit);
        if (other == unit ||
            !walker_may(routes->world, routes_end(routes, other), to))
            continue;
        routes_wait(routes, other, moments);
        routes_append(routes, other, to);
        return true;
    }
    return false;
}
