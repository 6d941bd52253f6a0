/* growth.c -- levels of any size, to see how a search grows with the world. */
#include "growth.h"

#include "../../c_impl/world_reader.h"

#include <stdlib.h>

enum { CROSSED = 4 /* levels, where there are stairs */ };

/* The first glyph by which the game's elements can be entered, or cannot. */
static char glyph_of(const Game *game, bool enterable)
{
    const Element *element = game->elements;
    while (element->glyph != '\0' &&
           ((element->cost > 0) != enterable || element->single))
        element++;
    return element->glyph;
}

static char glyph_at(const Game *game, int side, int level, int x, int y)
{
    bool down_at_right = level % 2 == 1;
    if (game->has_stairs && y == 1 && (x == 1 || x == side)) {
        if (level < CROSSED && (x == side) == down_at_right)
            return STAIRS_DOWN;
        if (level > 1 && (x == 1) == down_at_right)
            return STAIRS_UP;
    }
    return glyph_of(game, x != side / 2 || y == side);
}

GrowthName growth_name(const Game *game, int side)
{
    GrowthName name;
    snprintf(name.text, sizeof name.text, "%s-%dx%d", game->name, side, side);
    return name;
}

static Status parse(Growth *growth, const Game *game, int side, int levels,
                    Error *error)
{
    size_t size = 0;
    char *text = NULL;
    FILE *stream = open_memstream(&text, &size);
    if (stream == NULL)
        return error_out_of_memory(error);
    fprintf(stream, "game %s\n", game->name);
    for (int level = 1; level <= levels; level++) {
        fprintf(stream, "level %d\n", level);
        for (int y = 1; y <= side; y++) {
            for (int x = 1; x <= side; x++)
                fputc(glyph_at(game, side, level, x, y), stream);
            fputc('\n', stream);
        }
    }
    bool written = fclose(stream) == 0;
    Status status = written ? world_parse(&growth->world, text, size, error)
                            : error_out_of_memory(error);
    free(text);
    return status;
}

Status growth_make(Growth *growth, const Game *game, int side, Error *error)
{
    int levels = game->has_stairs ? CROSSED : 1;
    int last = levels % 2 == 1 ? side : 1;
    *growth = (Growth){0};
    Status status = parse(growth, game, side, levels, error);
    if (status != STATUS_OK)
        return status;
    Square end = {levels, last, 1};
    int step = game_element(game, glyph_of(game, true))->cost;
    int steps = levels * 2 * (side - 1) + (levels - 1) - game->ends_beside;
    growth->name = growth_name(game, side);
    growth->the_case = (Case){.name = growth->name.text,
                              .from = {1, 1, 1},
                              .to = end,
                              .shortest = steps * step,
                              .line = 1};
    return STATUS_OK;
}

void growth_free(Growth *growth)
{
    world_free(&growth->world);
}
