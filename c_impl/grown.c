/* grown.c -- levels of any size.
 *
 * Mirror: prolog_impl/grown.pl.
 */
#include "grown.h"

#include "world_reader.h"

#include <stdlib.h>

enum { CROSSED = 4 /* levels, where there are stairs */ };

void grown_free(Grown *grown)
{
    world_free(&grown->world);
    question_free(&grown->question);
}

Status grown_ask(Grown *grown, const Question *question, Error *error)
{
    return question_copy(&grown->question, question)
               ? STATUS_OK
               : error_out_of_memory(error);
}

static char glyph_at(const Game *game, int side, Square square)
{
    bool down_at_right = square.level % 2 == 1;
    bool right = square.x == side;
    if (game->has_stairs && square.y == 1 && (square.x == 1 || right)) {
        if (square.level < CROSSED && right == down_at_right)
            return STAIRS_DOWN;
        if (square.level > 1 && (square.x == 1) == down_at_right)
            return STAIRS_UP;
    }
    return game_glyph(game, square.x != side / 2 || square.y == side);
}

static void print(FILE *out, const Game *game, int side)
{
    int levels = game->has_stairs ? CROSSED : 1;
    fprintf(out, "game %s\n", game->name);
    for (int level = 1; level <= levels; level++) {
        fprintf(out, "level %d\n", level);
        for (int y = 1; y <= side; y++) {
            for (int x = 1; x <= side; x++)
                fputc(glyph_at(game, side, (Square){level, x, y}), out);
            fputc('\n', out);
        }
    }
}

Status grown_world(World *world, const Game *game, int side, Error *error)
{
    size_t size = 0;
    char *text = NULL;
    FILE *stream = open_memstream(&text, &size);
    if (stream == NULL)
        return error_out_of_memory(error);
    print(stream, game, side);
    bool written = fclose(stream) == 0;
    Status status = written ? world_parse(world, text, size, error)
                            : error_out_of_memory(error);
    free(text);
    return status;
}

void grown_ends(const World *world, Square ends[2])
{
    int last = world->levels % 2 == 1 ? world->width : 1;
    ends[0] = (Square){1, 1, 1};
    ends[1] = (Square){world->levels, last, 1};
}

int grown_step(const Game *game)
{
    return game_element(game, game_glyph(game, true))->cost;
}
