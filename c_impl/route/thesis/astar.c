/* astar.c -- tactics' search as the original was written.
 *
 * Fixed arrays; the open and the closed list are searched from the front, and
 * the open list stands in the order in which its squares got their totals.  The
 * original's globals are gathered in a struct, so that several worlds can be
 * prepared.  O(squares closed x squares listed) time.
 *
 * Mirror: prolog_impl/route/thesis/astar.pl.
 */
#include "../../solver.h"

#include <stdlib.h>

enum { LEVELS = 4, ROWS = 512, COLUMNS = 512, NOT_LISTED = -1 };

typedef struct Entry {
    int x;
    int y;
    int distance;
    int estimate;
    int total;
    int from_x;
    int from_y;
} Entry;

typedef struct List {
    Entry entry[ROWS * COLUMNS];
    int length;
} List;

typedef struct Walk {
    const World *world;
    int width;
    int height;
    bool corners_block;
    char element[LEVELS][ROWS][COLUMNS];
    int level;
    List open;
    List closed;
    Square route[ROWS * COLUMNS];
} Walk;

static Status prepare(const Solver *solver, const World *world, void **prepared,
                      Error *error)
{
    (void)solver;
    if (world->levels > LEVELS || world->height > ROWS ||
        world->width > COLUMNS)
        return error_set(
            error, STATUS_REFUSED, 0,
            "this search takes at most %d levels of %d x %d squares", LEVELS,
            COLUMNS, ROWS);
    Walk *walk = malloc(sizeof *walk);
    if (walk == NULL)
        return error_out_of_memory(error);
    walk->world = world;
    walk->width = world->width;
    walk->height = world->height;
    walk->corners_block = world->corners_block;
    for (int level = 0; level < world->levels; level++)
        for (int y = 0; y < world->height; y++)
            for (int x = 0; x < world->width; x++)
                walk->element[level][y][x] =
                    world_element(world, (Square){level + 1, x + 1, y + 1});
    *prepared = walk;
    return STATUS_OK;
}

/* Action points needed to enter a square; 0 if it cannot be entered. */
static int action_points(const Walk *walk, int x, int y)
{
    if (x < 1 || x > walk->width || y < 1 || y > walk->height)
        return 0;
    switch (walk->element[walk->level - 1][y - 1][x - 1]) {
    case '.':
    case ',':
    case ':':
    case '%':
    case '/':
        return 2;
    case '+':
        return 4;
    case '&':
    case '-':
        return 6;
    case '=':
        return 10;
    default:
        return 0;
    }
}

static void step(int direction, int *x, int *y)
{
    switch (direction) {
    case 1:
        *x = *x - 1;
        *y = *y + 1;
        break;
    case 2:
        *y = *y + 1;
        break;
    case 3:
        *x = *x + 1;
        *y = *y + 1;
        break;
    case 4:
        *x = *x - 1;
        break;
    case 6:
        *x = *x + 1;
        break;
    case 7:
        *x = *x - 1;
        *y = *y - 1;
        break;
    case 8:
        *y = *y - 1;
        break;
    case 9:
        *x = *x + 1;
        *y = *y - 1;
        break;
    default:
        break;
    }
}

static bool passes_corners(const Walk *walk, int x, int y, int to_x, int to_y)
{
    if (!walk->corners_block || x == to_x || y == to_y)
        return true;
    return action_points(walk, to_x, y) > 0 && action_points(walk, x, to_y) > 0;
}

static int find(const List *list, int x, int y)
{
    for (int i = 0; i < list->length; i++)
        if (list->entry[i].x == x && list->entry[i].y == y)
            return i;
    return NOT_LISTED;
}

static void append(List *list, Entry entry)
{
    list->entry[list->length] = entry;
    list->length = list->length + 1;
}

static Entry take(List *list, int place)
{
    Entry entry = list->entry[place];
    for (int i = place; i < list->length - 1; i++)
        list->entry[i] = list->entry[i + 1];
    list->length = list->length - 1;
    return entry;
}

static int smallest_total(const List *list)
{
    int smallest = 0;
    for (int i = 1; i < list->length; i++)
        if (list->entry[i].total < list->entry[smallest].total)
            smallest = i;
    return smallest;
}

static int estimate(int x, int y, Square goal)
{
    return 2 * (abs(x - goal.x) + abs(y - goal.y));
}

static void examine_neighbour(Walk *walk, Entry current, int direction,
                              Square goal)
{
    int x = current.x;
    int y = current.y;
    step(direction, &x, &y);
    int cost = action_points(walk, x, y);
    if (cost == 0 || !passes_corners(walk, current.x, current.y, x, y))
        return;
    if (find(&walk->closed, x, y) != NOT_LISTED)
        return;
    Entry entry = {
        x,         y,        current.distance + cost, estimate(x, y, goal), 0,
        current.x, current.y};
    entry.total = entry.distance + entry.estimate;
    int place = find(&walk->open, x, y);
    if (place != NOT_LISTED) {
        if (entry.distance >= walk->open.entry[place].distance)
            return;
        take(&walk->open, place);
    }
    append(&walk->open, entry);
}

static bool close_squares(Walk *walk, Square goal)
{
    while (walk->open.length > 0) {
        Entry current = take(&walk->open, smallest_total(&walk->open));
        append(&walk->closed, current);
        if (current.x == goal.x && current.y == goal.y)
            return true;
        for (int direction = 1; direction <= 9; direction++)
            if (direction != 5)
                examine_neighbour(walk, current, direction, goal);
    }
    return false;
}

/* Follows the predecessors back from the goal, then turns the route round. */
static int trace_route(Walk *walk, Square start, Square goal)
{
    int length = 0;
    int x = goal.x;
    int y = goal.y;
    while (x != start.x || y != start.y) {
        Entry entry = walk->closed.entry[find(&walk->closed, x, y)];
        walk->route[length] = (Square){walk->level, x, y};
        length = length + 1;
        x = entry.from_x;
        y = entry.from_y;
    }
    for (int i = 0; i < length / 2; i++) {
        Square square = walk->route[i];
        walk->route[i] = walk->route[length - 1 - i];
        walk->route[length - 1 - i] = square;
    }
    return length;
}

static Answer run(void *prepared, const Question *question)
{
    Square start = question->squares[0];
    Square goal = question->squares[1];
    Walk *walk = prepared;
    Answer answer = {.rows.squares = walk->route};
    Entry first = {start.x, start.y, 0,      estimate(start.x, start.y, goal),
                   0,       start.x, start.y};
    first.total = first.estimate;
    walk->level = start.level;
    walk->open.length = 0;
    walk->closed.length = 0;
    append(&walk->open, first);
    if (square_equal(start, goal))
        return answer;
    if (close_squares(walk, goal)) {
        answer.score = walk->closed.entry[walk->closed.length - 1].distance;
        answer.rows.count = trace_route(walk, start, goal);
    } else {
        answer.status = STATUS_NO_ANSWER;
    }
    answer.work[0] = walk->closed.length;
    return answer;
}

static void list_distances(const Walk *walk, const List *list, int64_t *left)
{
    for (int i = 0; i < list->length; i++) {
        Square square = {walk->level, list->entry[i].x, list->entry[i].y};
        left[world_index(walk->world, square)] = list->entry[i].distance;
    }
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    const Walk *walk = prepared;
    Square *steps;
    int64_t *left;
    Status status = trace_make(trace, walk->world,
                               run(prepared, question).work[0], &steps, &left);
    if (status != STATUS_OK)
        return status;
    size_t size = world_size(walk->world);
    for (size_t i = 0; i < size; i++)
        left[i] = UNREACHED;
    list_distances(walk, &walk->open, left);
    list_distances(walk, &walk->closed, left);
    for (int i = 0; i < walk->closed.length; i++) {
        Square square = {walk->level, walk->closed.entry[i].x,
                         walk->closed.entry[i].y};
        steps[i] = square;
    }
    return STATUS_OK;
}

SOLVER(.name = "astar", .style = "thesis", .problem = "route",
       .summary = "A* by twice the Manhattan distance",
       .promises = {{.game = "tactics", .complete = true}}, .prepare = prepare,
       .run = run, .trace = trace, .release = free)
