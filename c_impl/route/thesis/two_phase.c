/* two_phase.c -- rogue's search as the original was written.
 *
 * Fixed arrays, a list of the squares to examine, a switch on the direction.
 * The original's globals are gathered in a struct, so that several worlds can
 * be prepared.  The numbers in the comments are those of the original's steps.
 *
 * Mirror: prolog_impl/route/thesis/two_phase.pl.
 */
#include "../../solver.h"

#include <stdlib.h>

enum { LEVELS = 4, ROWS = 512, COLUMNS = 512, UNKNOWN = -1 };

typedef struct Place {
    int x;
    int y;
} Place;

typedef struct Hunt {
    const World *world;
    int width;
    int height;
    bool corners_block;
    char element[LEVELS][ROWS][COLUMNS];
    int distance[ROWS][COLUMNS];
    int level; /* whose distances these are */
    Place examine[ROWS * COLUMNS];
    int current; /* place in the list */
    int last;
    Square route[ROWS * COLUMNS];
} Hunt;

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
    Hunt *hunt = malloc(sizeof *hunt);
    if (hunt == NULL)
        return error_out_of_memory(error);
    hunt->world = world;
    hunt->width = world->width;
    hunt->height = world->height;
    hunt->corners_block = world->corners_block;
    for (int level = 0; level < world->levels; level++)
        for (int y = 0; y < world->height; y++)
            for (int x = 0; x < world->width; x++)
                hunt->element[level][y][x] =
                    world_element(world, (Square){level + 1, x + 1, y + 1});
    *prepared = hunt;
    return STATUS_OK;
}

static bool can_enter(const Hunt *hunt, int x, int y)
{
    if (x < 0 || x >= hunt->width || y < 0 || y >= hunt->height)
        return false;
    switch (hunt->element[hunt->level][y][x]) {
    case '#':
    case '=':
        return false;
    default:
        return true;
    }
}

/* The neighbour in a direction, if it can be entered from here. */
static bool neighbour(const Hunt *hunt, Place from, int direction, Place *to)
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
    if (!can_enter(hunt, x, y))
        return false;
    if (hunt->corners_block && x != from.x && y != from.y)
        if (!can_enter(hunt, x, from.y) || !can_enter(hunt, from.x, y))
            return false;
    to->x = x;
    to->y = y;
    return true;
}

static bool spread_distances(Hunt *hunt, Place start, Place goal)
{
    for (int y = 0; y < hunt->height; y++)
        for (int x = 0; x < hunt->width; x++)
            hunt->distance[y][x] = UNKNOWN;
    hunt->distance[start.y][start.x] = 0;
    hunt->current = 0;
    hunt->last = 0;
    if (start.x == goal.x && start.y == goal.y)
        return true;
    hunt->examine[hunt->last++] = start; /* 1 */
    while (hunt->current < hunt->last) { /* 5 */
        Place here = hunt->examine[hunt->current++];
        for (int direction = 1; direction <= 9; direction++) { /* 2 */
            Place next;
            if (!neighbour(hunt, here, direction, &next))
                continue;
            if (hunt->distance[next.y][next.x] != UNKNOWN)
                continue;
            hunt->distance[next.y][next.x] =
                hunt->distance[here.y][here.x] + 1; /* 3 */
            if (next.x == goal.x && next.y == goal.y)
                return true;
            hunt->examine[hunt->last++] = next; /* 4 */
        }
    }
    return false;
}

/* Fills the route from its end; the player's square is not on it. */
static void trace_route(Hunt *hunt, Place goal)
{
    Place here = goal; /* 7 */
    int length = hunt->distance[goal.y][goal.x] - 1;
    while (length > 0) {
        for (int direction = 1; direction <= 9; direction++) { /* 8 */
            Place next;
            if (!neighbour(hunt, here, direction, &next))
                continue;
            if (hunt->distance[next.y][next.x] !=
                hunt->distance[here.y][here.x] - 1) /* 9 */
                continue;
            here = next;
            break;
        }
        length = length - 1;
        hunt->route[length] =
            (Square){hunt->level + 1, here.x + 1, here.y + 1}; /* 10 */
    }
}

static Answer run(void *prepared, const Question *question)
{
    Square start = question->squares[0];
    Square goal = question->squares[1];
    Hunt *hunt = prepared;
    Place creature = {start.x - 1, start.y - 1};
    Place player = {goal.x - 1, goal.y - 1};
    Answer answer = {.rows.squares = hunt->route};
    hunt->level = start.level - 1;
    if (spread_distances(hunt, creature, player)) {
        int distance = hunt->distance[player.y][player.x];
        trace_route(hunt, player);
        answer.rows.count = distance > 0 ? distance - 1 : 0;
        answer.score = answer.rows.count;
    } else {
        answer.status = STATUS_NO_ANSWER;
    }
    answer.work[0] = hunt->current;
    return answer; /* 12 */
}

static Status trace(void *prepared, const Question *question, Trace *trace)
{
    const Hunt *hunt = prepared;
    Square *steps;
    int64_t *left;
    Status status = trace_make(trace, hunt->world,
                               run(prepared, question).work[0], &steps, &left);
    if (status != STATUS_OK)
        return status;
    size_t size = world_size(hunt->world);
    for (size_t i = 0; i < size; i++) {
        Square square = world_square(hunt->world, i);
        bool here = square.level == hunt->level + 1;
        left[i] = here ? hunt->distance[square.y - 1][square.x - 1] : UNREACHED;
    }
    for (int i = 0; i < hunt->current; i++) {
        Place place = hunt->examine[i];
        Square square = {hunt->level + 1, place.x + 1, place.y + 1};
        steps[i] = square;
    }
    return STATUS_OK;
}

SOLVER(.name = "two_phase", .style = "thesis", .problem = "route",
       .summary =
           "breadth-first to the player, then back along falling distances",
       .promises =
           {{.game = "rogue", .complete = true, .best = true, .same = true}},
       .prepare = prepare, .run = run, .trace = trace, .release = free)
