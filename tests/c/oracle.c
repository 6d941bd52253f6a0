/* oracle.c -- what is true of a world, found the slow way. */
#include "oracle.h"

#include <stdlib.h>
#include <string.h>

/* Letters, then what each costs to enter. */
static const struct {
    const char *game;
    const char *letters;
    const char *costs;
} rules[] = {
    {"rogue", ".@o", "111"},
    {"tactics", ".,:%/+&-=", "22222466:"}, /* ':' is the character behind '9' */
    {"city", ".><$/", "11111"},
    {"grid", ".GS", "111"},
    {"unit_grid", ".GS", "111"},
    {"strategy", ".", "1"}};

static int entering(const World *world, int level, int x, int y)
{
    if (level < 1 || level > world->levels || x < 1 || x > world->width ||
        y < 1 || y > world->height)
        return 0;
    long place =
        ((long)(level - 1) * world->height + (y - 1)) * world->width + (x - 1);
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (strcmp(rules[i].game, world->game->name) == 0) {
            const char *letter =
                strchr(rules[i].letters, world->elements[place]);
            return letter == NULL
                       ? 0
                       : rules[i].costs[letter - rules[i].letters] - '0';
        }
    return 0;
}

static char letter_at(const World *world, Square at)
{
    return world->elements[((long)(at.level - 1) * world->height + (at.y - 1)) *
                               world->width +
                           (at.x - 1)];
}

/* A straight and a diagonal step of grid, 2^40 times their length. */
static int64_t times_step(const World *world, int cost, bool diagonal)
{
    bool rooted = strcmp(world->game->name, "grid") == 0;
    return cost * (!rooted    ? 1
                   : diagonal ? INT64_C(1554944255988)
                              : INT64_C(1) << 40);
}

int64_t oracle_move(const World *world, Square from, Square to)
{
    int dx = to.x - from.x;
    int dy = to.y - from.y;
    int cost = entering(world, to.level, to.x, to.y);
    if (world->ways == FOUR_WAYS && dx != 0 && dy != 0)
        return 0;
    if (to.level != from.level) {
        char wanted = to.level == from.level + 1   ? '>'
                      : to.level == from.level - 1 ? '<'
                                                   : '?';
        bool stairs = strcmp(world->game->name, "city") == 0 &&
                      letter_at(world, from) == wanted;
        return stairs && dx == 0 && dy == 0 ? cost : 0;
    }
    if (dx * dx > 1 || dy * dy > 1 || (dx == 0 && dy == 0))
        return 0;
    if (world->corners_block && dx != 0 && dy != 0 &&
        (entering(world, from.level, to.x, from.y) == 0 ||
         entering(world, from.level, from.x, to.y) == 0))
        return 0;
    return times_step(world, cost, dx != 0 && dy != 0);
}

static bool relax(const World *world, int64_t *distances, Square here,
                  bool all_levels)
{
    bool changed = false;
    size_t from = world_index(world, here);
    if (distances[from] == ORACLE_FAR)
        return false;
    for (int level = here.level - 1; level <= here.level + 1; level++)
        for (int y = here.y - 1; y <= here.y + 1; y++)
            for (int x = here.x - 1; x <= here.x + 1; x++) {
                Square there = {level, x, y};
                if (level != here.level && !all_levels)
                    continue;
                int64_t cost = oracle_move(world, here, there);
                if (cost == 0)
                    continue;
                size_t to = world_index(world, there);
                if (distances[from] + cost < distances[to]) {
                    distances[to] = distances[from] + cost;
                    changed = true;
                }
            }
    return changed;
}

int64_t *oracle_distances(const World *world, Square start, bool all_levels)
{
    size_t size = world_size(world);
    int64_t *distances = malloc(size * sizeof *distances);
    for (size_t i = 0; i < size; i++)
        distances[i] = ORACLE_FAR;
    distances[world_index(world, start)] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = 0; i < size; i++)
            changed =
                relax(world, distances, world_square(world, i), all_levels) ||
                changed;
    }
    return distances;
}

int64_t oracle_cost(const World *world, const int64_t *distances, Square start,
                    Square goal)
{
    int64_t distance = distances[world_index(world, goal)];
    bool beside = strcmp(world->game->name, "rogue") == 0;
    if (distance == ORACLE_FAR ||
        (start.level == goal.level && start.x == goal.x && start.y == goal.y))
        return distance;
    return beside ? distance - 1 : distance;
}

bool oracle_walks(const World *world, Square start, Square goal,
                  const Answer *answer)
{
    Square here = start;
    int64_t cost = 0;
    bool same =
        start.level == goal.level && start.x == goal.x && start.y == goal.y;
    for (int i = 0; i < answer->rows.count; i++) {
        int64_t step = oracle_move(world, here, answer->rows.squares[i]);
        if (step == 0)
            return false;
        cost += step;
        here = answer->rows.squares[i];
    }
    if (cost != answer->score)
        return false;
    if (strcmp(world->game->name, "rogue") == 0 && !same)
        return oracle_move(world, here, goal) > 0;
    return here.level == goal.level && here.x == goal.x && here.y == goal.y;
}

bool oracle_judges(const Solver *solver, const World *world)
{
    return strcmp(solver->problem, "route") == 0 &&
           !solver_is_original(solver) && /* which may refuse */
           solver_promise(solver, world) != NULL;
}

Question oracle_question(const Square ends[2])
{
    return (Question){.squares = ends, .square_count = 2};
}
