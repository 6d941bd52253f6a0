/* world_reader.c -- reading and checking worlds.
 *
 * One pass over the lines: a row is checked, also against the level above it,
 * and stored as it is read.  The first mistake ends the reading.
 *
 * The file is long because each line has its own mistakes.
 *
 * Mirror: prolog_impl/world_reader.pl.
 */
#include "world_reader.h"

#include "notes.h"
#include "text.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

typedef struct Reader {
    World *world;
    Error *error;
    size_t capacity; /* of world->elements */
    bool corners_said;
    int level_line;           /* where the level being read began */
    int row;                  /* rows of it read so far */
    int stairs_line;          /* the first of it with `>`; 0: none */
    const NoteKind *noted;    /* the first note behind the levels; NULL: none */
    bool seen[UCHAR_MAX + 1]; /* elements of which there may be only one */
} Reader;

static Status complain(Reader *reader, int line, const char *what)
{
    return error_set(reader->error, STATUS_BAD_INPUT, line, "%s", what);
}

/* Whether the line starts with the keyword; what follows it. */
static bool starts_with(Line line, const char *keyword, Line *rest)
{
    const char *start = line.start;
    Line word;
    bool is = line_word(&line, &word) && word.start == start &&
              line_is(&word, keyword);
    *rest = line;
    return is;
}

static Status read_game(Reader *reader, Line line)
{
    Line name;
    Line more;
    if (!starts_with(line, "game", &line) || !line_word(&line, &name) ||
        line_word(&line, &more))
        return complain(reader, line.number, "expected 'game NAME' first");
    const Game *game = game_find(name.start, name.length);
    if (game == NULL)
        return error_set(reader->error, STATUS_BAD_INPUT, line.number,
                         "no game is called '%s'",
                         word_text(name.start, name.length).text);
    *reader->world = world_of(game);
    return STATUS_OK;
}

static Status read_corners(Reader *reader, Line line)
{
    Line word;
    Line more;
    if (reader->corners_said)
        return complain(reader, line.number, "a second 'corners'");
    bool known = line_word(&line, &word) &&
                 (line_is(&word, "cut") || line_is(&word, "block"));
    if (!known || line_word(&line, &more))
        return complain(reader, line.number,
                        "expected 'corners cut' or 'corners block'");
    reader->corners_said = true;
    reader->world->corners_block = line_is(&word, "block");
    return STATUS_OK;
}

/* The level being read must be as high as the first, which sets the height. */
static Status end_level(Reader *reader)
{
    World *world = reader->world;
    if (reader->row == 0)
        return error_set(reader->error, STATUS_BAD_INPUT, reader->level_line,
                         "level %d has no rows", world->levels);
    if (world->levels == 1)
        world->height = reader->row;
    if (reader->row < world->height)
        return error_set(reader->error, STATUS_BAD_INPUT, reader->level_line,
                         "level %d has height %d, level 1 has height %d",
                         world->levels, reader->row, world->height);
    return STATUS_OK;
}

static Status refuse_levels(Reader *reader, int line)
{
    const Game *game = reader->world->game;
    return error_set(reader->error, STATUS_BAD_INPUT, line, "%s has %d level%s",
                     game->name, game->levels, game->levels == 1 ? "" : "s");
}

static Status read_level(Reader *reader, Line line)
{
    World *world = reader->world;
    Line word;
    Line more;
    int number =
        line_word(&line, &word) ? line_number(&word, INT_MAX / 10 - 1) : 0;
    if (number == 0 || line_word(&line, &more))
        return complain(reader, line.number, "expected 'level N'");
    Status status = world->levels == 0 ? STATUS_OK : end_level(reader);
    if (status != STATUS_OK)
        return status;
    if (number <= world->levels)
        return error_set(reader->error, STATUS_BAD_INPUT, line.number,
                         "a second level %d", number);
    if (number > world->levels + 1)
        return error_set(reader->error, STATUS_BAD_INPUT, line.number,
                         "level %d is missing", world->levels + 1);
    if (world->game->levels > 0 && number > world->game->levels)
        return refuse_levels(reader, line.number);
    if (number > WORLD_LEVELS)
        return error_set(reader->error, STATUS_BAD_INPUT, line.number,
                         "more than %d levels", WORLD_LEVELS);
    world->levels = number;
    if (world_size(world) > WORLD_SQUARES)
        return error_set(reader->error, STATUS_BAD_INPUT, line.number,
                         "more than %d squares in all levels", WORLD_SQUARES);
    reader->level_line = line.number;
    reader->row = 0;
    reader->stairs_line = 0;
    return STATUS_OK;
}

static Status check_size(Reader *reader, const Line *line)
{
    World *world = reader->world;
    bool first_level = world->levels == 1;
    bool first_row = first_level && reader->row == 1;
    if (first_row ? line->length > WORLD_SIDE
                  : first_level && reader->row > WORLD_SIDE)
        return error_set(reader->error, STATUS_BAD_INPUT, line->number,
                         "a level is at most %d %s", WORLD_SIDE,
                         first_row ? "squares wide" : "rows high");
    if (first_row)
        world->width = (int)line->length;
    if (line->length != (size_t)world->width)
        return error_set(reader->error, STATUS_BAD_INPUT, line->number,
                         "the row is %zu squares wide, the first row %d",
                         line->length, world->width);
    if (!first_level && reader->row > world->height)
        return error_set(reader->error, STATUS_BAD_INPUT, line->number,
                         "level %d has more rows than level 1, which has %d",
                         world->levels, world->height);
    return STATUS_OK;
}

Status world_refuse_glyph(const Game *game, int line, int x, int y, char glyph,
                          Error *error)
{
    if (glyph < ' ' || glyph > '~')
        return error_set(error, STATUS_BAD_INPUT, line,
                         "(%d,%d): no element has code %d", x, y,
                         (unsigned char)glyph);
    return error_set(error, STATUS_BAD_INPUT, line,
                     "(%d,%d): %s has no element '%c'", x, y, game->name,
                     glyph);
}

/* Stairs lead both ways: `<` exactly where the level above has `>`. */
static Status check_stairs(Reader *reader, int line, Square square, char glyph)
{
    const World *world = reader->world;
    Square above = {square.level - 1, square.x, square.y};
    bool expected =
        square.level > 1 && world_element(world, above) == STAIRS_DOWN;
    if (glyph == STAIRS_UP && !expected)
        return error_set(
            reader->error, STATUS_BAD_INPUT, line,
            "(%d,%d): stairs up without stairs down on the level above",
            square.x, square.y);
    if (glyph != STAIRS_UP && expected)
        return error_set(
            reader->error, STATUS_BAD_INPUT, line,
            "(%d,%d): no stairs up under the stairs down of the level above",
            square.x, square.y);
    return STATUS_OK;
}

/* Keeps the row behind those before it. */
static Status store_row(Reader *reader, const Line *line)
{
    World *world = reader->world;
    size_t above = (size_t)(world->levels - 1) * (size_t)world->height;
    size_t first = (above + (size_t)(reader->row - 1)) * line->length;
    if (first + line->length > reader->capacity) {
        size_t larger = 2 * (first + line->length);
        char *grown = realloc(world->elements, larger);
        if (grown == NULL)
            return error_out_of_memory(reader->error);
        world->elements = grown;
        reader->capacity = larger;
    }
    memcpy(world->elements + first, line->start, line->length);
    return STATUS_OK;
}

static Status read_row(Reader *reader, Line line)
{
    World *world = reader->world;
    reader->row++;
    Status status = check_size(reader, &line);
    if (status == STATUS_OK)
        status = store_row(reader, &line);
    if (status != STATUS_OK)
        return status;
    for (int x = 1; x <= world->width; x++) {
        Square square = {world->levels, x, reader->row};
        char glyph = line.start[x - 1];
        const Element *element = game_element(world->game, glyph);
        if (element == NULL)
            return world_refuse_glyph(world->game, line.number, x, reader->row,
                                      glyph, reader->error);
        bool *seen = &reader->seen[(unsigned char)glyph];
        if (element->single && *seen)
            return error_set(reader->error, STATUS_BAD_INPUT, line.number,
                             "(%d,%d): a second '%c'", x, reader->row, glyph);
        *seen = true;
        if (world->game->has_stairs) {
            status = check_stairs(reader, line.number, square, glyph);
            if (status != STATUS_OK)
                return status;
            if (glyph == STAIRS_DOWN && reader->stairs_line == 0)
                reader->stairs_line = line.number;
        }
    }
    return STATUS_OK;
}

/* All levels are read, by that line. */
static Status end_levels(Reader *reader, int line)
{
    const World *world = reader->world;
    Status status = end_level(reader);
    if (status == STATUS_OK && world->levels < world->game->levels)
        status = refuse_levels(reader, reader->level_line);
    if (status == STATUS_OK)
        status = world_check_roots(world, line, reader->error);
    if (status == STATUS_OK && reader->stairs_line > 0)
        return complain(reader, reader->stairs_line,
                        "stairs down on the lowest level");
    return status;
}

static Status read_end(Reader *reader, int last_line)
{
    World *world = reader->world;
    int line = last_line == 0 ? 1 : last_line;
    Status status = STATUS_OK;
    if (world->game == NULL)
        return complain(reader, line, "expected 'game NAME' first");
    if (world->levels == 0)
        return complain(reader, line, "the world has no level");
    if (reader->noted == NULL)
        status = end_levels(reader, line);
    return status == STATUS_OK ? notes_end(world, line, reader->error) : status;
}

static Status read_note(Reader *reader, const NoteKind *kind, Line line)
{
    Status status = STATUS_OK;
    if (reader->noted == NULL) {
        reader->noted = kind;
        status = end_levels(reader, line.number);
    }
    return status == STATUS_OK
               ? notes_read(reader->world, kind, line, reader->error)
               : status;
}

static Status read_line(Reader *reader, Line line)
{
    const World *world = reader->world;
    Line rest;
    if (world->game == NULL)
        return read_game(reader, line);
    if (starts_with(line, "game", &rest))
        return complain(reader, line.number, "a second 'game'");
    const NoteKind *kind =
        world->levels == 0 ? NULL : notes_kind(world->game, line);
    if (kind != NULL)
        return read_note(reader, kind, line);
    if (reader->noted != NULL && !starts_with(line, "corners", &rest))
        return error_set(reader->error, STATUS_BAD_INPUT, line.number,
                         "'%s' belongs behind the levels",
                         reader->noted->keyword);
    if (starts_with(line, "level", &rest))
        return read_level(reader, rest);
    if (starts_with(line, "corners", &rest))
        return world->levels == 0
                   ? read_corners(reader, rest)
                   : complain(reader, line.number,
                              "'corners' belongs before the levels");
    if (world->levels == 0)
        return complain(reader, line.number, "expected 'level 1'");
    return read_row(reader, line);
}

static Status read_lines(World *world, Lines *lines, Error *error)
{
    Reader reader = {.world = world, .error = error};
    Status status = STATUS_OK;
    Line line;
    *world = (World){0};
    while (status == STATUS_OK && lines_next(lines, &line, error))
        status = read_line(&reader, line);
    if (status == STATUS_OK)
        status = lines->status;
    if (status == STATUS_OK)
        status = read_end(&reader, lines->number);
    if (status != STATUS_OK)
        world_free(world);
    return status;
}

Status world_parse(World *world, const char *text, size_t length, Error *error)
{
    Lines lines = lines_of(text, length);
    return read_lines(world, &lines, error);
}

Status world_read(World *world, const char *path, Error *error)
{
    Lines lines;
    *world = (World){0};
    Status status = lines_open(&lines, path, error);
    if (status == STATUS_OK) {
        status = read_lines(world, &lines, error);
        lines_close(&lines);
    }
    return status;
}
