/* levelwise.c -- the city's search as the original was written.
 *
 * Fixed arrays, a list of the squares to examine, a switch on the direction.
 * The original's globals are gathered in a struct, so that several worlds can
 * be prepared.
 *
 * Mirror: prolog_impl/route/thesis/levelwise.pl.
 */
#include "../../solver.h"

#include <stdlib.h>

enum { LEVELS = 4, ROWS = 512, COLUMNS = 512, UNKNOWN = -1 };
enum { SAME_LEVEL = 0, DOWN = 1, UP = 2 };

typedef struct Descent {
    const World *world;
    int levels;
    int width;
    int height;
    bool corners_block;
    char element[LEVELS + 1][ROWS + 1][COLUMNS + 1];
    int distance[LEVELS + 1][ROWS + 1][COLUMNS + 1];
    Square examine[LEVELS * ROWS * COLUMNS];
    int current; /* place in the list; the squares before it are expanded */
    int last;
    Square start_point[LEVELS + 1]; /* of each level */
    Square end_point[LEVELS + 1];
    Square route[LEVELS * ROWS * COLUMNS];
} Descent;

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
    Descent *descent = malloc(sizeof *descent);
    if (descent == NULL)
        return error_out_of_memory(error);
    descent->world = world;
    descent->levels = world->levels;
    descent->width = world->width;
    descent->height = world->height;
    descent->corners_block = world->corners_block;
    for (int level = 1; level <= world->levels; level++)
        for (int y = 1; y <= world->height; y++)
            for (int x = 1; x <= world->width; x++)
                descent->element[level][y][x] =
                    world_element(world, (Square){level, x, y});
    *prepared = descent;
    return STATUS_OK;
}

static bool can_enter(const Descent *descent, int level, int x, int y)
{
    if (x < 1 || x > descent->width || y < 1 || y > descent->height)
        return false;
    switch (descent->element[level][y][x]) {
    case '#':
    case '+':
    case '@':
        return false;
    default:
        return true;
    }
}

/* The neighbour in a direction, if it can be entered from here. */
static bool neighbour(const Descent *descent, Square from, int direction,
                      Square *to)
{
    int x = from.x;
    int y = from.y;
    switch (direction) {
    case 1:
        x = x - 1;
        y = y + 1;
        break;
    case 2:
        y = y + 1;
        break;
    case 3:
        x = x + 1;
        y = y + 1;
        break;
    case 4:
        x = x - 1;
        break;
    case 6:
        x = x + 1;
        break;
    case 7:
        x = x - 1;
        y = y - 1;
        break;
    case 8:
        y = y - 1;
        break;
    case 9:
        x = x + 1;
        y = y - 1;
        break;
    default:
        return false;
    }
    if (!can_enter(descent, from.level, x, y))
        return false;
    if (descent->corners_block && x != from.x && y != from.y)
        if (!can_enter(descent, from.level, x, from.y) ||
            !can_enter(descent, from.level, from.x, y))
            return false;
    *to = (Square){from.level, x, y};
    return true;
}

static int find_direction(Square start, Square goal)
{
    if (start.level < goal.level)
        return DOWN;
    if (start.level > goal.level)
        return UP;
    return SAME_LEVEL;
}

static void forget_distances(Descent *descent)
{
    for (int level = 1; level <= descent->levels; level++)
        for (int y = 1; y <= descent->height; y++)
            for (int x = 1; x <= descent->width; x++)
                descent->distance[level][y][x] = UNKNOWN;
}

static bool is_end_point(const Descent *descent, Square square, Square goal,
                         int direction)
{
    if (square.level == goal.level)
        return square.x == goal.x && square.y == goal.y;
    char element = descent->element[square.level][square.y][square.x];
    switch (direction) {
    case DOWN:
        return element == '>';
    case UP:
        return element == '<';
    default:
        return false;
    }
}

static bool spread_distances(Descent *descent, Square start, Square goal,
                             int direction)
{
    int level = start.level;
    descent->start_point[level] = start;
    descent->distance[level][start.y][start.x] = 0;
    if (is_end_point(descent, start, goal, direction)) {
        descent->end_point[level] = start;
        return true;
    }
    descent->last = descent->current;
    descent->examine[descent->last++] = start;
    while (descent->current < descent->last) {
        Square here = descent->examine[descent->current++];
        for (int key = 1; key <= 9; key++) {
            Square next;
            if (!neighbour(descent, here, key, &next))
                continue;
            if (descent->distance[level][next.y][next.x] != UNKNOWN)
                continue;
            descent->distance[level][next.y][next.x] =
                descent->distance[level][here.y][here.x] + 1;
            if (is_end_point(descent, next, goal, direction)) {
                descent->end_point[level] = next;
                return true;
            }
            descent->examine[descent->last++] = next;
        }
    }
    return false;
}

/* Writes one level's squares so that they end before `place`. */
static int trace_level(Descent *descent, int level, int place)
{
    Square here = descent->end_point[level];
    while (descent->distance[level][here.y][here.x] > 0) {
        place = place - 1;
        descent->route[place] = here;
        for (int key = 1; key <= 9; key++) {
            Square next;
            if (!neighbour(descent, here, key, &next))
                continue;
            if (descent->distance[level][next.y][next.x] !=
                descent->distance[level][here.y][here.x] - 1)
                continue;
            here = next;
            break;
        }
    }
    return place;
}

static int route_length(const Descent *descent, Square start, Square goal,
                        int step)
{
    int length = 0;
    for (int level = start.level;; level = level + step) {
        Square end = descent->end_point[level];
        length = length + descent->distance[level][end.y][end.x];
        if (level == goal.level)
            return length;
        length = length + 1; /* the stairs */
    }
}

static void trace_route(Descent *descent, Square start, Square goal, int step,
                        int length)
{
    int place = length;
    for (int level = goal.level;; level = level - step) {
        place = trace_level(descent, level, place);
        if (level == start.level)
            return;
        place = place - 1;
        descent->route[place] = descent->start_point[level];
    }
}

static Answer run(void *prepared, const Question *question)
{
    Square start = question->squares[0];
    Square goal = question->squares[1];
    Descent *descent = prepared;
    Answer answer = {.rows.squares = descent->route};
    int direction = find_direction(start, goal);
    int step = direction == UP ? -1 : 1;
    Square from = start;
    forget_distances(descent);
    descent->current = 0;
    while (spread_distances(descent, from, goal, direction)) {
        if (from.level == goal.level) {
            answer.rows.count = route_length(descent, start, goal, step);
            answer.score = answer.rows.count;
            answer.work[0] = descent->current;
            trace_route(descent, start, goal, step, answer.rows.count);
            return answer;
        }
        from = descent->end_point[from.level];
        from.level = from.level + step;
    }
    answer.status = STATUS_NO_ANSWER;
    answer.work[0] = descent->current;
    return answer;
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    const Descent *descent = prepared;
    Square *steps;
    int64_t *left;
    Status status = trace_make(trace, descent->world,
                               run(prepared, question).work[0], &steps, &left);
    if (status != STATUS_OK)
        return status;
    size_t size = world_size(descent->world);
    for (size_t i = 0; i < size; i++) {
        Square square = world_square(descent->world, i);
        left[i] = descent->distance[square.level][square.y][square.x];
    }
    for (int i = 0; i < descent->current; i++)
        steps[i] = descent->examine[i];
    return STATUS_OK;
}

SOLVER(.name = "levelwise", .style = "thesis", .problem = "route",
       .summary = "breadth-first level by level, by the nearest stairs",
       .promises = {{.game = "city"}}, .prepare = prepare, .run = run,
       .trace = trace, .release = free)
