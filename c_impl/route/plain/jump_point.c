/* jump_point.c -- A* over jump points, where a best route may turn.
 *
 * Harabor and Grastien (2011), without cutting corners.  Of all best routes
 * only those are followed that go diagonally as early as they can.  A straight
 * line that comes from p to x just goes on, unless a square beside p cannot be
 * entered and the one beside x can: then x is a jump point.  So is a square of
 * a diagonal line from which a straight line leads to one, and the goal.
 *
 * Complete and best.  Equal totals are taken in the order in which they were
 * got, from a heap in which a point may wait more than once.  O(points x
 * squares of their lines) time, O(squares) space.
 *
 * Mirror: prolog_impl/route/plain/jump_point.pl.
 */
#include "../../kernels/estimate.h"
#include "../../kernels/routing.h"
#include "../../solver.h"

typedef struct Point {
    bool reached;
    bool closed;
    int64_t cost;
    Square from; /* the point before it */
} Point;

typedef struct Due {
    int64_t total;
    int64_t arrival; /* a number that grows */
    Square square;
} Due;

typedef struct Search {
    const World *world;
    Aim aim;
    Point *point; /* of each square, by world_index() */
    Due *due;     /* a heap: none comes before its parent */
    int waiting;
    int room;
    int64_t arrivals;
    Square *closed; /* points, in the order of closing */
    int expanded;
    Square *squares; /* of the route */
    bool out_of_memory;
} Search;

static bool may_step(const World *world, Square from, Direction way)
{
    return world_is_open(world, square_step(from, way)) &&
           (!direction_is_diagonal(way) ||
            (world_is_open(world, square_step(from, (Direction){way.dx, 0})) &&
             world_is_open(world, square_step(from, (Direction){0, way.dy}))));
}

/* Whether a straight line that has come here by that way may turn to a side. */
static bool may_turn(const World *world, Square here, Direction way,
                     Direction side)
{
    Square before = square_step(here, (Direction){-way.dx, -way.dy});
    return !world_is_open(world, square_step(before, side)) &&
           world_is_open(world, square_step(here, side));
}

/* Moves a square along a line to the next jump point; false: there is none. */
static bool jump(const World *world, Square *square, Direction way, Square goal)
{
    Direction across = {way.dx, 0};
    Direction along = {0, way.dy};
    while (may_step(world, *square, way)) {
        *square = square_step(*square, way);
        Square ahead = *square;
        Square aside = *square;
        if (square_equal(*square, goal))
            return true;
        if (direction_is_diagonal(way)
                ? jump(world, &ahead, across, goal) ||
                      jump(world, &aside, along, goal)
                : may_turn(world, *square, way, (Direction){way.dy, way.dx}) ||
                      may_turn(world, *square, way,
                               (Direction){-way.dy, -way.dx}))
            return true;
    }
    return false;
}

/* Whether it is worth to go one way after coming by another. */
static bool leads_on(const World *world, Square here, Direction came,
                     Direction way)
{
    Direction side = {way.dx - came.dx, way.dy - came.dy};
    if (direction_is_diagonal(came))
        return (way.dx == came.dx || way.dx == 0) &&
               (way.dy == came.dy || way.dy == 0);
    if (way.dx == came.dx && way.dy == came.dy)
        return true;
    if (!direction_is_diagonal(way))
        side = way;
    return side.dx * came.dx == 0 && side.dy * came.dy == 0 &&
           may_turn(world, here, came, side);
}

static int sign(int number)
{
    return (number > 0) - (number < 0);
}

static Direction towards(Square from, Square to)
{
    return (Direction){sign(to.x - from.x), sign(to.y - from.y)};
}

static bool is_before(const Due *a, const Due *b)
{
    return a->total != b->total ? a->total < b->total : a->arrival < b->arrival;
}

static void heap_put(Search *search, Due new)
{
    if (search->waiting == search->room) {
        Due *larger = realloc(search->due,
                              2 * (size_t)search->room * sizeof *search->due);
        search->out_of_memory = larger == NULL;
        if (larger == NULL)
            return;
        search->due = larger;
        search->room *= 2;
    }
    int place = search->waiting++;
    for (; place > 0 && is_before(&new, &search->due[(place - 1) / 2]);
         place = (place - 1) / 2)
        search->due[place] = search->due[(place - 1) / 2];
    search->due[place] = new;
}

static Due heap_take(Search *search)
{
    Due *due = search->due;
    Due first = due[0];
    Due last = due[--search->waiting];
    int place = 0;
    for (int child = 1; child < search->waiting; child = 2 * place + 1) {
        if (child + 1 < search->waiting &&
            is_before(&due[child + 1], &due[child]))
            child++;
        if (is_before(&last, &due[child]))
            break;
        due[place] = due[child];
        place = child;
    }
    due[place] = last;
    return first;
}

static Point *point_at(const Search *search, Square square)
{
    return &search->point[world_index(search->world, square)];
}

static void reach(Search *search, Square square, Square from, int64_t cost)
{
    Point *point = point_at(search, square);
    if (point->closed || (point->reached && cost >= point->cost))
        return;
    *point = (Point){.reached = true, .cost = cost, .from = from};
    heap_put(search, (Due){cost + estimate_octile(&search->aim, square),
                           search->arrivals++, square});
}

static void expand(Search *search, Square here)
{
    const Point *point = point_at(search, here);
    Direction came = towards(point->from, here);
    bool is_start = square_equal(point->from, here);
    for (int i = 0; i < KEYPAD_DIRECTIONS; i++) {
        Square there = here;
        if ((is_start || leads_on(search->world, here, came, keypad[i])) &&
            jump(search->world, &there, keypad[i], search->aim.goal)) {
            Aim line = search->aim;
            line.goal = there;
            reach(search, there, here,
                  point->cost + estimate_octile(&line, here));
        }
    }
}

static void release(void *prepared)
{
    Search *search = prepared;
    free(search->point);
    free(search->due);
    free(search->closed);
    free(search->squares);
    free(search);
}

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    if (!world->corners_block)
        return error_set(error, STATUS_REFUSED, 0, "corners are cut here");
    size_t size = world_size(world);
    Search *search = calloc(1, sizeof *search);
    if (search == NULL)
        return error_out_of_memory(error);
    search->world = world;
    search->room = (int)size;
    search->point = malloc(size * sizeof *search->point);
    search->due = malloc(size * sizeof *search->due);
    search->closed = malloc(size * sizeof *search->closed);
    search->squares = malloc(size * sizeof *search->squares);
    if (search->point == NULL || search->due == NULL ||
        search->closed == NULL || search->squares == NULL) {
        release(search);
        return error_out_of_memory(error);
    }
    *prepared = search;
    return STATUS_OK;
}

/* Writes the squares of the lines between points, from the goal back. */
static Answer walk_back(const Search *search, const Question *question)
{
    Square *end = search->squares + world_size(search->world);
    Square *first = end;
    Square goal = question->squares[1];
    for (Square point = goal; !square_equal(point, question->squares[0]);
         point = point_at(search, point)->from)
        for (Square here = point;
             !square_equal(here, point_at(search, point)->from);
             here = square_step(here,
                                towards(here, point_at(search, point)->from)))
            *--first = here;
    return routing_found(search->world, question, first, (int)(end - first),
                         search->expanded);
}

static Answer run(void *prepared, const Question *question)
{
    Search *search = prepared;
    Square start = question->squares[0];
    Square goal = question->squares[1];
    for (size_t i = 0; i < world_size(search->world); i++)
        search->point[i] = (Point){0};
    search->aim = aim_at(search->world, goal);
    search->waiting = 0;
    search->arrivals = 0;
    search->expanded = 0;
    search->out_of_memory = false;
    reach(search, start, start, 0);
    if (square_equal(start, goal))
        return walk_back(search, question);
    while (search->waiting > 0 && !search->out_of_memory) {
        Square here = heap_take(search).square;
        if (point_at(search, here)->closed)
            continue;
        point_at(search, here)->closed = true;
        search->closed[search->expanded++] = here;
        if (square_equal(here, goal))
            return walk_back(search, question);
        expand(search, here);
    }
    return search->out_of_memory ? (Answer){.status = STATUS_OUT_OF_MEMORY}
                                 : routing_none(search->expanded);
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    const Search *search = prepared;
    Square *closed;
    int64_t *cost;
    run(prepared, question);
    Status status =
        trace_make(trace, search->world, search->expanded, &closed, &cost);
    if (status != STATUS_OK)
        return status;
    for (size_t i = 0; i < world_size(search->world); i++)
        cost[i] = search->point[i].reached ? search->point[i].cost : UNREACHED;
    for (int i = 0; i < search->expanded; i++)
        closed[i] = search->closed[i];
    return STATUS_OK;
}

SOLVER(.name = "jump_point", .style = "plain", .problem = "route",
       .summary = "A* over jump points",
       .promises = {{.traits = TRAIT_OCTILE,
                     .complete = true,
                     .best = true,
                     .loose = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = release)
