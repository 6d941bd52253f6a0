/* map_reader.c -- reading and checking maps.
 *
 * Mirror: prolog_impl/map_reader.pl.
 */
#include "map_reader.h"

#include "text.h"
#include "world_reader.h"

#include <stdlib.h>
#include <string.h>

const char *map_moves(const char *said, const char *ending)
{
    const char *slash = strrchr(said, '/');
    const char *colon = strchr(slash == NULL ? said : slash, ':');
    const char *end = colon == NULL ? said + strlen(said) : colon;
    if (end - said < (ptrdiff_t)strlen(ending) ||
        strncmp(end - strlen(ending), ending, strlen(ending)) != 0)
        return NULL;
    return colon == NULL ? end : colon + 1;
}

char *map_path(const char *said, const char *moves)
{
    return strndup(said, (size_t)(moves - said) - (*moves != '\0'));
}

const Game *map_game(const char *moves, Ways *ways, Error *error)
{
    bool four = strcmp(moves, "4") == 0;
    bool eight = strcmp(moves, "8") == 0;
    bool unsaid = *moves == '\0' || four || eight;
    const Game *game = game_of_maps(unsaid ? NULL : moves);
    if (game != NULL)
        *ways = four ? FOUR_WAYS : eight ? EIGHT_WAYS : game->ways;
    else
        error_set(error, STATUS_BAD_INPUT, 0,
                  "no game has maps with moves '%s'",
                  word_text(moves, strlen(moves)).text);
    return game;
}

bool map_is(const char *said)
{
    return map_moves(said, ".map") != NULL;
}

typedef struct Reader {
    World *world;
    Lines *lines;
    Line line; /* to be read next */
    bool more; /* there is one */
    Error *error;
} Reader;

static void next_line(Reader *reader)
{
    reader->more = lines_next(reader->lines, &reader->line, reader->error);
}

/* The number of the line, or of the last if there is none. */
static int number_of(const Reader *reader)
{
    int last = reader->lines->number;
    return reader->more ? reader->line.number : last > 0 ? last : 1;
}

static Status expected(Reader *reader, const char *what)
{
    if (reader->lines->status != STATUS_OK)
        return reader->lines->status;
    return error_set(reader->error, STATUS_BAD_INPUT, number_of(reader),
                     "expected '%s'", what);
}

/* Takes a line of so many words, the first of which is the keyword; the last
 * one goes to *word. */
static bool take(Reader *reader, const char *keyword, int words, Line *word)
{
    Line rest = reader->line;
    Line more;
    if (!reader->more || !line_word(&rest, word) || !line_is(word, keyword))
        return false;
    if ((words == 2 && !line_word(&rest, word)) || line_word(&rest, &more))
        return false;
    return true;
}

static Status read_side(Reader *reader, const char *keyword, const char *form,
                        int *side)
{
    Line word;
    if (!take(reader, keyword, 2, &word) ||
        (*side = line_number(&word, WORLD_SIDE)) == 0)
        return expected(reader, form);
    next_line(reader);
    return STATUS_OK;
}

static Status read_head(Reader *reader)
{
    World *world = reader->world;
    Line word;
    next_line(reader);
    if (!take(reader, "type", 2, &word) || !line_is(&word, "octile"))
        return expected(reader, "type octile");
    next_line(reader);
    Status status = read_side(reader, "height", "height N, N from 1 to 4096",
                              &world->height);
    if (status == STATUS_OK)
        status = read_side(reader, "width", "width N, N from 1 to 4096",
                           &world->width);
    if (status == STATUS_OK && !take(reader, "map", 1, &word))
        return expected(reader, "map");
    if (status == STATUS_OK)
        status = world_check_roots(world, number_of(reader), reader->error);
    return status;
}

static Status read_row(Reader *reader, int row)
{
    World *world = reader->world;
    const Line *line = &reader->line;
    size_t width = (size_t)world->width;
    if (row > world->height)
        return error_set(reader->error, STATUS_BAD_INPUT, line->number,
                         "the map has more than %d rows", world->height);
    if (line->length != width)
        return error_set(reader->error, STATUS_BAD_INPUT, line->number,
                         "the row is %zu squares wide, not %zu", line->length,
                         width);
    for (size_t i = 0; i < width; i++)
        if (game_element(world->game, line->start[i]) == NULL)
            return world_refuse_glyph(world->game, line->number, (int)i + 1,
                                      row, line->start[i], reader->error);
    memcpy(world->elements + (size_t)(row - 1) * width, line->start, width);
    return STATUS_OK;
}

static Status read_rows(Reader *reader)
{
    World *world = reader->world;
    Status status = STATUS_OK;
    int rows = 0;
    world->elements = malloc(world_size(world));
    if (world->elements == NULL)
        return error_out_of_memory(reader->error);
    for (next_line(reader); reader->more && status == STATUS_OK;
         next_line(reader))
        status = read_row(reader, ++rows);
    if (status == STATUS_OK)
        status = reader->lines->status;
    if (status == STATUS_OK && rows < world->height)
        return error_set(reader->error, STATUS_BAD_INPUT, number_of(reader),
                         "the map has %d rows, not %d", rows, world->height);
    return status;
}

static Status read_file(World *world, const char *path, Error *error)
{
    Lines lines;
    Status status = lines_open(&lines, path, error);
    if (status != STATUS_OK)
        return status;
    Reader reader = {.world = world, .lines = &lines, .error = error};
    status = read_head(&reader);
    if (status == STATUS_OK)
        status = read_rows(&reader);
    lines_close(&lines);
    return status;
}

Status map_read(World *world, const char *said, Error *error)
{
    const char *moves = map_moves(said, ".map");
    Ways ways;
    const Game *game = map_game(moves, &ways, error);
    *world = (World){0};
    if (game == NULL)
        return STATUS_BAD_INPUT;
    char *path = map_path(said, moves);
    if (path == NULL)
        return error_out_of_memory(error);
    *world = world_of(game);
    world->ways = ways;
    world->levels = 1;
    Status status = read_file(world, path, error);
    free(path);
    if (status != STATUS_OK)
        world_free(world);
    return status;
}
