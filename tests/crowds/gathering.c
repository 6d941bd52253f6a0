/* gathering.c -- a random world with a question for many units. */
#include "gathering.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIDE = 16, MOST_SQUARES = SIDE * SIDE, MOST_WALLS = 50, FAR = 40 };

/* Of any game only the squares that can be entered count, and the moves. */
static const struct {
    const char *name;
    const char *open;
    const char *walls;
    bool has_lines; /* of moves and units */
} games[] = {{"strategy", ".", "#", true},
             {"strategy", ".", "#", true},
             {"grid", ".GS", "@OTW", false},
             {"tactics", "..,:%/+&-=", "#T*E", false}};

static int draw_side(Random *random)
{
    return random_chance(random, 10) ? 1 : random_between(random, 2, SIDE);
}

/* The numbers below `count` in some order. */
static void shuffle(Random *random, int *order, int count)
{
    for (int i = 0; i < count; i++) {
        int place = random_draw(random, i + 1);
        order[i] = order[place];
        order[place] = i;
    }
}

/* Moves, and a few units on open squares, as a world is played. */
static void print_lines(FILE *out, Random *random, const char *rows, int width,
                        int size)
{
    static const char *const moves[] = {"", "moves 4\n", "moves 8\n",
                                        "moves 4\n"};
    int order[MOST_SQUARES];
    int units = random_draw(random, 4);
    fputs(moves[random_draw(random, 4)], out);
    shuffle(random, order, size);
    for (int i = 0; i < size && units > 0; i++)
        if (rows[order[i]] == '.') {
            fprintf(out, "unit %d,%d\n", order[i] % width + 1,
                    order[i] / width + 1);
            units--;
        }
}

static void print_world(FILE *out, Random *random)
{
    int game = random_draw(random, sizeof games / sizeof *games);
    int width = draw_side(random);
    int height = draw_side(random);
    int walls = random_draw(random, MOST_WALLS + 1);
    char rows[MOST_SQUARES];
    fprintf(out, "game %s\n", games[game].name);
    if (random_chance(random, 50))
        fprintf(out, "corners %s\n",
                random_chance(random, 50) ? "cut" : "block");
    fputs("level 1\n", out);
    for (int i = 0; i < width * height; i++) {
        const char *glyphs =
            random_chance(random, walls) ? games[game].walls : games[game].open;
        rows[i] = glyphs[random_draw(random, (int)strlen(glyphs))];
    }
    for (int y = 0; y < height; y++)
        fprintf(out, "%.*s\n", width, rows + y * width);
    if (games[game].has_lines)
        print_lines(out, random, rows, width, width * height);
}

static void make_world(World *world, Random *random)
{
    char *text;
    size_t size;
    Error error;
    FILE *out = open_memstream(&text, &size);
    print_world(out, random);
    fclose(out);
    if (world_parse(world, text, size, &error) != STATUS_OK) {
        fprintf(stderr, "line %d: %s\n%s", error.line, error.text, text);
        abort();
    }
    free(text);
}

static int find_open(const World *world, Square open[MOST_SQUARES])
{
    int count = 0;
    for (size_t i = 0; i < world_size(world); i++)
        if (world_is_open(world, world_square(world, i)))
            open[count++] = world_square(world, i);
    return count;
}

/* Goals are any squares, or each the start of the next one. */
static void ask(Gathering *gathering, Random *random, const Square *open,
                int count)
{
    int starts[MOST_SQUARES];
    int goals[MOST_SQUARES];
    int most = count < GATHERING_UNITS ? count : GATHERING_UNITS;
    int units = random_between(random, 1, most);
    bool rotate = random_chance(random, 25);
    shuffle(random, starts, count);
    shuffle(random, goals, count);
    for (int i = 0; i < units; i++) {
        int goal = rotate ? starts[(i + 1) % units] : goals[i];
        gathering->ends[2 * i] = open[starts[i]];
        gathering->ends[2 * i + 1] = open[goal];
    }
    gathering->window = random_chance(random, 10)
                            ? random_between(random, 1, FAR)
                            : random_between(random, 1, SIDE);
    gathering->question =
        (Question){gathering->ends, 2 * units, &gathering->window, 1};
}

void gathering_make(Gathering *gathering, Random *random)
{
    Square open[MOST_SQUARES];
    int count = 0;
    Error error;
    while (count == 0) {
        make_world(&gathering->world, random);
        count = find_open(&gathering->world, open);
        if (count == 0)
            world_free(&gathering->world);
    }
    ask(gathering, random, open, count);
    if (problem_ask(problem_find("units"), &gathering->world,
                    &gathering->question, &error) != STATUS_OK) {
        fprintf(stderr, "%s\n", error.text);
        abort();
    }
}

void gathering_free(Gathering *gathering)
{
    world_free(&gathering->world);
}
