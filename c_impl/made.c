/* made.c -- worlds that are made as they are asked for.
 *
 * Mirror: prolog_impl/made.pl.
 */
#include "made.h"

#include "cases.h"
#include "score.h"
#include "text.h"

#include <stdlib.h>
#include <string.h>

enum { LEVELS_STREAM = 0 };

static const char game_unsaid[] = "strategy";

bool made_is(const char *world)
{
    return strchr(world, ':') != NULL && !case_world_is_path(world);
}

static Status refuse_form(Error *error)
{
    return error_set(error, STATUS_BAD_INPUT, 0,
                     "expected MAKER:WIDTHxHEIGHT[:SEED[:NAME=VALUE]...]");
}

static const Game *find_game(const char *name)
{
    return game_find(name, strlen(name));
}

Made made_unsaid(const Maker *maker, int width, int height)
{
    Made made = {.maker = maker,
                 .game = find_game(game_unsaid),
                 .width = width,
                 .height = height};
    for (int i = 0; maker->settings[i].name != NULL; i++)
        made.values[i] = maker->settings[i].unsaid;
    return made;
}

static Status read_size(Made *made, const Maker *maker, char *text,
                        Error *error)
{
    int smallest = maker->smallest > 0 ? maker->smallest : MAKER_SMALLEST;
    int width;
    int height;
    const char *before = text == NULL ? NULL : strsep(&text, "x");
    if (text == NULL || !word_number(before, &width) ||
        !word_number(text, &height))
        return refuse_form(error);
    *made = made_unsaid(maker, width, height);
    if (width < smallest || width > WORLD_SIDE || height < smallest ||
        height > WORLD_SIDE)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "a side has from %d to %d squares", smallest,
                         WORLD_SIDE);
    return STATUS_OK;
}

/* A name has the index of its setting; that of the game comes behind. */
static int find_setting(const Maker *maker, const char *name, int *count)
{
    int index = -1;
    for (*count = 0; maker->settings[*count].name != NULL; ++*count)
        if (strcmp(maker->settings[*count].name, name) == 0)
            index = *count;
    return strcmp(name, "game") == 0 ? *count : index;
}

static Status read_game(Made *made, const char *name, Error *error)
{
    made->game = find_game(name);
    return made->game != NULL
               ? STATUS_OK
               : error_set(error, STATUS_BAD_INPUT, 0, "no game is called '%s'",
                           word_text(name, strlen(name)).text);
}

static Status read_value(Made *made, int index, const char *text, Error *error)
{
    const Setting *setting = &made->maker->settings[index];
    int value;
    if (!word_number(text, &value))
        return refuse_form(error);
    if (value < setting->low || value > setting->high)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "%s: %d lies outside %d to %d", setting->name, value,
                         setting->low, setting->high);
    made->values[index] = value;
    return STATUS_OK;
}

/* The rest of the text, setting by setting. */
static Status read_settings(Made *made, char *rest, Error *error)
{
    bool said[MAKER_SETTINGS + 1] = {false};
    Status status = STATUS_OK;
    while (rest != NULL && status == STATUS_OK) {
        char *value = strsep(&rest, ":");
        const char *name = strsep(&value, "=");
        int count;
        int index = find_setting(made->maker, name, &count);
        if (value == NULL)
            return refuse_form(error);
        if (index < 0)
            return error_set(error, STATUS_BAD_INPUT, 0,
                             "%s has no setting '%s'", made->maker->name,
                             word_text(name, strlen(name)).text);
        if (said[index])
            return error_set(error, STATUS_BAD_INPUT, 0, "a second '%s'", name);
        said[index] = true;
        status = index == count ? read_game(made, value, error)
                                : read_value(made, index, value, error);
    }
    return status;
}

static Status read_parts(Made *made, char *rest, Error *error)
{
    const char *name = strsep(&rest, ":");
    const Maker *maker = maker_find(name);
    if (maker == NULL)
        return error_set(error, STATUS_BAD_INPUT, 0, "no maker is called '%s'",
                         word_text(name, strlen(name)).text);
    Status status = read_size(made, maker, strsep(&rest, ":"), error);
    const char *seed = strsep(&rest, ":");
    if (status == STATUS_OK && seed != NULL && !word_number(seed, &made->seed))
        status = refuse_form(error);
    if (status == STATUS_OK)
        status = read_settings(made, rest, error);
    if (status == STATUS_OK && made->game == NULL)
        status = read_game(made, game_unsaid, error);
    return status;
}

Status made_read(Made *made, const char *text, Error *error)
{
    char *copy = strdup(text);
    Status status = copy == NULL ? error_out_of_memory(error)
                                 : read_parts(made, copy, error);
    free(copy);
    return status;
}

const Maker *made_maker(const char *said)
{
    Made made;
    Error error;
    bool is_made = made_is(said) && made_read(&made, said, &error) == STATUS_OK;
    return is_made ? made.maker : NULL;
}

void made_print(FILE *out, const Made *made)
{
    const Setting *settings = made->maker->settings;
    fprintf(out, "%s:%dx%d:%d", made->maker->name, made->width, made->height,
            made->seed);
    for (int i = 0; settings[i].name != NULL; i++)
        if (made->values[i] != settings[i].unsaid)
            fprintf(out, ":%s=%d", settings[i].name, made->values[i]);
    if (strcmp(made->game->name, game_unsaid) != 0)
        fprintf(out, ":game=%s", made->game->name);
}

Status made_world(World *world, const Made *made, Error *error)
{
    Plot plot = {.width = made->width,
                 .height = made->height,
                 .random = random_seed(made->seed, LEVELS_STREAM),
                 .ground = game_glyph(made->game, true),
                 .wall = game_glyph(made->game, false)};
    size_t size = (size_t)made->width * (size_t)made->height;
    *world = (World){0};
    if (plot.ground == '\0' || plot.wall == '\0')
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "%s has no ground, or no walls", made->game->name);
    if (score_has_roots(made->game) && size > SCORE_SQUARES)
        return error_set(error, STATUS_BAD_INPUT, 0,
                         "a world of %s has at most %d squares",
                         made->game->name, SCORE_SQUARES);
    memcpy(plot.values, made->values, sizeof plot.values);
    plot.glyphs = malloc(size);
    if (plot.glyphs == NULL)
        return error_out_of_memory(error);
    memset(plot.glyphs, plot.ground, size);
    *world = world_of(made->game);
    world->levels = 1;
    world->width = made->width;
    world->height = made->height;
    world->elements = plot.glyphs;
    Status status = made->maker->lay(&plot, error);
    if (status != STATUS_OK)
        world_free(world);
    return status;
}
