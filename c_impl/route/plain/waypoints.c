/* waypoints.c -- A* from corner to corner: over the squares at which a way
 * around something must turn, along straight lines.
 *
 * Not complete, since a line has to be free as it is drawn, and not the best.
 * Points that see each other are as far apart as their line is long, which is
 * the estimate, too.  Equal totals in the order in which they were got.  O(P x
 * P x side) time for P points, O(P x side) space.
 *
 * Mirror: prolog_impl/route/plain/waypoints.pl.
 */
#include "../../kernels/line.h"
#include "../../kernels/routing.h"

#include <stdlib.h>

enum { MOST_POINTS = 1024, ALL_POINTS = MOST_POINTS + 2 };

typedef struct Point {
    Square square;
    bool open;
    bool closed;
    int cost;    /* of the way to it, */
    int from;    /* the point before it, */
    int rest;    /* the estimate, */
    int arrival; /* and a number that grows: when it got its total */
} Point;

typedef struct Search {
    const World *world;
    int corners; /* points that every question has */
    int count;   /* of this one, start and goal included */
    Point points[ALL_POINTS];
    int arrivals;
    int taken[ALL_POINTS]; /* in order */
    int expanded;
    Square *squares; /* of the route */
} Search;

static void release(void *prepared)
{
    Search *search = prepared;
    free(search->squares);
    free(search);
}

/* Whether a diagonal neighbour cannot be entered, though both squares beside
 * the diagonal can. */
static bool is_around(const World *world, Square square, Direction way)
{
    return direction_is_diagonal(way) &&
           !world_is_open(world, square_step(square, way)) &&
           world_is_open(world, square_step(square, (Direction){way.dx, 0})) &&
           world_is_open(world, square_step(square, (Direction){0, way.dy}));
}

static bool is_corner(const World *world, Square square)
{
    int ways = 0;
    for (int i = 0; i < KEYPAD_DIRECTIONS; i++)
        ways += is_around(world, square, keypad[i]);
    return ways > 0 && world_is_open(world, square);
}

static Status find_corners(Search *search, Error *error)
{
    for (size_t i = 0; i < world_size(search->world); i++) {
        Square square = world_square(search->world, i);
        if (!is_corner(search->world, square))
            continue;
        if (search->corners < MOST_POINTS)
            search->points[search->corners].square = square;
        search->corners++;
    }
    if (search->corners <= MOST_POINTS)
        return STATUS_OK;
    return error_set(error, STATUS_REFUSED, 0,
                     "the world has %d corners to go around; this search takes "
                     "at most %d",
                     search->corners, MOST_POINTS);
}

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    if (world->levels > 1)
        return error_set(error, STATUS_REFUSED, 0,
                         "the world has %d levels; this search takes one",
                         world->levels);
    Search *search = calloc(1, sizeof *search);
    if (search == NULL)
        return error_out_of_memory(error);
    search->world = world;
    Status status = find_corners(search, error);
    if (status == STATUS_OK) {
        int side = world->width > world->height ? world->width : world->height;
        size_t most = (size_t)(search->corners + 2) * (size_t)side;
        search->squares = malloc(most * sizeof *search->squares);
        if (search->squares == NULL)
            status = error_out_of_memory(error);
    }
    if (status != STATUS_OK)
        release(search);
    else
        *prepared = search;
    return status;
}

/* The number of the point on the square, which becomes one if it is none. */
static int add_point(Search *search, Square square)
{
    for (int i = 0; i < search->count; i++)
        if (square_equal(search->points[i].square, square))
            return i;
    search->points[search->count].square = square;
    return search->count++;
}

static void reach(Search *search, int point, int from, int cost, int goal)
{
    Point *there = &search->points[point];
    if (there->open && cost >= there->cost)
        return;
    there->open = true;
    there->cost = cost;
    there->from = from;
    there->rest = line_length(there->square, search->points[goal].square);
    there->arrival = search->arrivals++;
}

static bool is_before(const Point *a, const Point *b)
{
    int total = a->cost + a->rest;
    int other = b->cost + b->rest;
    return total != other ? total < other : a->arrival < b->arrival;
}

/* The open point that is taken up next, or -1. */
static int take(Search *search)
{
    const Point *points = search->points;
    int first = -1;
    for (int i = 0; i < search->count; i++)
        if (points[i].open && !points[i].closed &&
            (first < 0 || is_before(&points[i], &points[first])))
            first = i;
    if (first >= 0) {
        search->points[first].closed = true;
        search->taken[search->expanded++] = first;
    }
    return first;
}

static void expand(Search *search, int here, int goal)
{
    const Point *points = search->points;
    for (int i = 0; i < search->count; i++)
        if (!points[i].closed &&
            line_is_free(search->world, points[here].square, points[i].square))
            reach(search, i, here,
                  points[here].cost +
                      line_length(points[here].square, points[i].square),
                  goal);
}

static void begin(Search *search)
{
    search->count = search->corners;
    search->arrivals = 0;
    search->expanded = 0;
    for (int i = 0; i < ALL_POINTS; i++) {
        search->points[i].open = false;
        search->points[i].closed = false;
    }
}

/* How many squares lead to the goal: a line to another point may lead over it,
 * and the way ends there. */
static int count_to_goal(const Question *question, const Square *squares)
{
    int count = 0;
    Square here = question->squares[0];
    while (!square_equal(here, question->squares[1]))
        here = squares[count++];
    return count;
}

static Answer run(void *prepared, const Question *question)
{
    Search *search = prepared;
    const Point *points = search->points;
    begin(search);
    int start = add_point(search, question->squares[0]);
    int goal = add_point(search, question->squares[1]);
    reach(search, start, start, 0, goal);
    int here = start == goal ? goal : take(search);
    for (; here >= 0 && here != goal; here = take(search))
        expand(search, here, goal);
    if (here < 0)
        return routing_none(search->expanded);
    for (int i = goal; i != start; i = points[i].from)
        line_squares(points[points[i].from].square, points[i].square,
                     search->squares + points[points[i].from].cost);
    return routing_found(search->world, question, search->squares,
                         count_to_goal(question, search->squares),
                         search->expanded);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    const Search *search = prepared;
    const Point *points = search->points;
    Square *taken;
    int64_t *cost;
    run(prepared, question);
    Status status =
        trace_make(trace, search->world, search->expanded, &taken, &cost);
    if (status != STATUS_OK)
        return status;
    for (size_t i = 0; i < world_size(search->world); i++)
        cost[i] = UNREACHED;
    for (int i = 0; i < search->count; i++)
        if (points[i].open)
            cost[world_index(search->world, points[i].square)] = points[i].cost;
    for (int i = 0; i < search->expanded; i++)
        taken[i] = points[search->taken[i]].square;
    return STATUS_OK;
}

SOLVER(.name = "waypoints", .style = "plain", .problem = "route",
       .summary = "A* from corner to corner along straight lines",
       .promises = {{.traits = TRAIT_UNIT_COST | TRAIT_EIGHT_WAYS |
                               TRAIT_ONE_LEVEL,
                     .loose = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = release)
