/* random_world.c -- worlds of every shape from a seed. */
#include "random_world.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SIDE = 12, MOST_LEVELS = 4 };

int seed_of_run(void)
{
    const char *text = getenv("REITTI_SEED");
    long long seed = text == NULL ? time(NULL) : strtoll(text, NULL, 10);
    seed &= INT_MAX;
    printf("# REITTI_SEED=%lld\n", seed);
    fflush(stdout);
    return (int)seed;
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
} games[] = {{"rogue", ".", "#="},           {"tactics", "..,:%/+&-=", "#T*E"},
             {"city", "...$/", "#+"},        {"grid", "...GS", "@OTW"},
             {"unit_grid", "...GS", "@OTW"}, {"strategy", ".", "#"}};

enum {
    ROGUE,
    TACTICS,
    CITY,
    GAMES = sizeof games / sizeof *games,
    STRATEGY = GAMES - 1
};

/* Stairs in pairs, and in chains where a square already has one end. */
static void put_stairs(Random *random, Draft *draft)
{
    for (int level = 0; level + 1 < draft->levels; level++)
        for (int count = random_draw(random, 4); count > 0; count--) {
            int x = random_draw(random, draft->width);
            int y = random_draw(random, draft->height);
            char *upper = &draft->squares[level][y][x];
            if (*upper == '<' || *upper == '>')
                continue;
            *upper = '>';
            draft->squares[level + 1][y][x] = '<';
        }
}

static void put_once(Random *random, Draft *draft, char letter)
{
    int level = random_draw(random, draft->levels);
    int y = random_draw(random, draft->height);
    int x = random_draw(random, draft->width);
    char *square = &draft->squares[level][y][x];
    if (*square != '<' && *square != '>')
        *square = letter;
}

void random_world(Random *random, World *world)
{
    int game = random_draw(random, GAMES);
    int walls = random_draw(random, 60);
    int thin = random_draw(random, 10);
    Draft draft = {random_between(random, 1,
                                  game == TACTICS || game == CITY ? MOST_LEVELS
                                  : game == STRATEGY              ? 1
                                                                  : 2),
                   random_between(random, 1, SIDE),
                   random_between(random, 1, SIDE),
                   {{{0}}}};
    draft.width = thin == 0 ? 1 : draft.width;
    draft.height = thin == 1 ? 1 : draft.height;
    for (int level = 0; level < draft.levels; level++)
        for (int y = 0; y < draft.height; y++)
            for (int x = 0; x < draft.width; x++) {
                bool wall = random_chance(random, walls);
                const char *letters =
                    wall ? games[game].walls : games[game].open;
                draft.squares[level][y][x] =
                    letters[random_draw(random, (int)strlen(letters))];
            }
    if (game == CITY)
        put_stairs(random, &draft);
    if (game <= CITY && random_draw(random, 2) == 0)
        put_once(random, &draft, game == TACTICS ? 'P' : '@');
    if (game == ROGUE && random_draw(random, 2) == 0)
        put_once(random, &draft, 'o');

    char text[MOST_LEVELS * SIDE * (SIDE + 1) + 100];
    char *end = text + sprintf(text, "game %s\n", games[game].name);
    if (random_draw(random, 2) == 0)
        end += sprintf(end, "corners %s\n",
                       random_draw(random, 3) == 0 ? "cut" : "block");
    for (int level = 0; level < draft.levels; level++) {
        end += sprintf(end, "level %d\n", level + 1);
        for (int y = 0; y < draft.height; y++)
            end += sprintf(end, "%.*s\n", draft.width, draft.squares[level][y]);
    }
    if (game == STRATEGY && random_draw(random, 2) == 0)
        end += sprintf(end, "moves 4\n");
    Error error;
    if (world_parse(world, text, (size_t)(end - text), &error) != STATUS_OK) {
        fprintf(stderr, "random world, line %d: %s\n%s", error.line, error.text,
                text);
        abort();
    }
}

/* A square of the kind, if one is soon found. */
static Square draw_square(Random *random, const World *world, FieldKind kind)
{
    Square square;
    int tries = 20;
    do
        square = world_square(
            world, (size_t)random_draw(random, (int)world_size(world)));
    while (kind == FIELD_OPEN && !world_is_open(world, square) && tries-- > 0);
    return square;
}

/* Fields that repeat do so a few times. */
static void fill_fields(Random *random, const World *world, const Field *fields,
                        Question *question)
{
    Square *squares = (Square *)(uintptr_t)question->squares;
    int *numbers = (int *)(uintptr_t)question->numbers;
    int again = 0;
    while (fields[again].repeats)
        again++;
    int times = again == 0 ? 0 : random_draw(random, RANDOM_SQUARES / again);
    question->square_count = question->number_count = 0;
    for (const Field *field = fields; field->kind != FIELD_NONE; field++) {
        if (field->kind == FIELD_NUMBER)
            numbers[question->number_count++] =
                random_between(random, field->low,
                               field->high < 2 * SIDE ? field->high : 2 * SIDE);
        else
            squares[question->square_count++] =
                draw_square(random, world, field->kind);
        if (times > 0 && field == &fields[again - 1]) {
            field = fields - 1;
            times--;
        }
    }
}

bool random_question(Random *random, const World *world, const Problem *problem,
                     Square squares[RANDOM_SQUARES], int numbers[FIELDS],
                     Question *question)
{
    Error error;
    *question = (Question){.squares = squares, .numbers = numbers};
    for (int tries = 0; tries < 50; tries++) {
        fill_fields(random, world, problem->fields, question);
        if (problem_ask(problem, world, question, &error) == STATUS_OK)
            return true;
    }
    return false;
}

bool random_ends(Random *random, const World *world, Square *start,
                 Square *goal)
{
    Square squares[RANDOM_SQUARES];
    int numbers[FIELDS];
    Question question;
    bool found = random_question(random, world, problem_unsaid(), squares,
                                 numbers, &question);
    *start = squares[0];
    *goal = squares[1];
    return found;
}
