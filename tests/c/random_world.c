/* random_world.c -- worlds of every shape from a seed. */
#include "random_world.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SIDE = 12, MOST_LEVELS = 4 };

uint64_t random_seed(void)
{
    const char *text = getenv("REITTI_SEED");
    uint64_t seed =
        text == NULL ? (uint64_t)time(NULL) : strtoull(text, NULL, 10);
    printf("# REITTI_SEED=%llu\n", (unsigned long long)seed);
    fflush(stdout);
    return seed;
}

/* splitmix64: good enough, and the same everywhere. */
int random_below(uint64_t *state, int limit)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return (int)((z ^ (z >> 31)) % (uint64_t)limit);
}

typedef struct Draft {
    int levels;
    int width;
    int height;
    char squares[MOST_LEVELS][SIDE][SIDE];
} Draft;

static const struct {
    const char *name;
    const char *open;
    const char *walls;
} games[] = {{"rogue", ".", "#="},
             {"tactics", "..,:%/+&-=", "#T*E"},
             {"city", "...$/", "#+"}};

/* Stairs in pairs, and in chains where a square already has one end. */
static void put_stairs(uint64_t *state, Draft *draft)
{
    for (int level = 0; level + 1 < draft->levels; level++)
        for (int count = random_below(state, 4); count > 0; count--) {
            int x = random_below(state, draft->width);
            int y = random_below(state, draft->height);
            char *upper = &draft->squares[level][y][x];
            if (*upper == '<' || *upper == '>')
                continue;
            *upper = '>';
            draft->squares[level + 1][y][x] = '<';
        }
}

static void put_once(uint64_t *state, Draft *draft, char letter)
{
    int level = random_below(state, draft->levels);
    int y = random_below(state, draft->height);
    int x = random_below(state, draft->width);
    char *square = &draft->squares[level][y][x];
    if (*square != '<' && *square != '>')
        *square = letter;
}

void random_world(uint64_t *state, World *world)
{
    int game = random_below(state, 3);
    int walls = random_below(state, 60);
    int thin = random_below(state, 10);
    Draft draft = {1 + random_below(state, game == 0 ? 2 : MOST_LEVELS),
                   1 + random_below(state, SIDE),
                   1 + random_below(state, SIDE),
                   {{{0}}}};
    draft.width = thin == 0 ? 1 : draft.width;
    draft.height = thin == 1 ? 1 : draft.height;
    for (int level = 0; level < draft.levels; level++)
        for (int y = 0; y < draft.height; y++)
            for (int x = 0; x < draft.width; x++) {
                bool wall = random_below(state, 100) < walls;
                const char *letters =
                    wall ? games[game].walls : games[game].open;
                draft.squares[level][y][x] =
                    letters[random_below(state, (int)strlen(letters))];
            }
    if (game == 2)
        put_stairs(state, &draft);
    if (random_below(state, 2) == 0)
        put_once(state, &draft, game == 1 ? 'P' : '@');
    if (game == 0 && random_below(state, 2) == 0)
        put_once(state, &draft, 'o');

    char text[MOST_LEVELS * SIDE * (SIDE + 1) + 100];
    char *end = text + sprintf(text, "game %s\n", games[game].name);
    if (random_below(state, 2) == 0)
        end += sprintf(end, "corners %s\n",
                       random_below(state, 3) == 0 ? "cut" : "block");
    for (int level = 0; level < draft.levels; level++) {
        end += sprintf(end, "level %d\n", level + 1);
        for (int y = 0; y < draft.height; y++)
            end += sprintf(end, "%.*s\n", draft.width, draft.squares[level][y]);
    }
    Error error;
    if (world_parse(world, text, (size_t)(end - text), &error) != STATUS_OK) {
        fprintf(stderr, "random world, line %d: %s\n%s", error.line, error.text,
                text);
        abort();
    }
}

bool random_ends(uint64_t *state, const World *world, Square *start,
                 Square *goal)
{
    Error error;
    for (int tries = 0; tries < 50; tries++) {
        *start = world_square(
            world, (size_t)random_below(state, (int)world_size(world)));
        *goal = world_square(
            world, (size_t)random_below(state, (int)world_size(world)));
        if (world_check_ends(world, *start, *goal, &error) == STATUS_OK)
            return true;
    }
    return false;
}
