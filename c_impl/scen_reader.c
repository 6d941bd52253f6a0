/* scen_reader.c -- reading .scen files.
 *
 * Mirror: prolog_impl/scen_reader.pl.
 */
#include "scen_reader.h"

#include "map_reader.h"
#include "scen_rows.h"
#include "text.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Of a row: the bucket, the map, its size, four numbers of squares, the length.
 */
enum { MAP = 1, WIDTH = 2, HEIGHT = 3, ENDS = 4, LENGTH = 8, ROW_FIELDS = 9 };

static const char form[] =
    "expected BUCKET MAP WIDTH HEIGHT X Y X Y LENGTH, squares counted from 0";

bool scen_is(const char *said)
{
    return map_moves(said, ".scen") != NULL;
}

typedef struct Reader {
    Cases *cases;
    int capacity;
    const char *path;
    const char *moves;
    const Game *game; /* of its maps */
    Ways ways;
    Error *error;
} Reader;

static Status complain(const Reader *reader, int line, const char *what)
{
    return error_set(reader->error, STATUS_BAD_INPUT, line, "%s", what);
}

/* Digits with at most one point among them, as a quotient. */
static bool parse_quotient(const char *word, uint64_t *digits, uint64_t *scale)
{
    enum { DIGITS = 15 };
    int count = 0;
    bool point = false;
    *digits = 0;
    *scale = 1;
    for (const char *next = word; *next != '\0'; next++) {
        bool is_digit = *next >= '0' && *next <= '9';
        if (is_digit && ++count <= DIGITS) {
            *digits = 10 * *digits + (uint64_t)(*next - '0');
            *scale *= point ? 10 : 1;
        } else if (*next == '.' && !point && count > 0)
            point = true;
        else
            return false;
    }
    return count > 0;
}

/* A length as a score, and as much as its sixth digit counts: the files are not
 * always rounded correctly. */
static bool parse_length(const char *word, int64_t *best, int64_t *slack)
{
    __extension__ typedef unsigned __int128 Wide;
    uint64_t digits;
    uint64_t scale;
    uint64_t unit = 1;
    if (!parse_quotient(word, &digits, &scale) ||
        digits / scale > SCORE_SQUARES)
        return false;
    for (; digits > 0 && digits < 100000; scale *= 10)
        digits *= 10;
    while (digits / unit >= 1000000)
        unit *= 10;
    *best = (int64_t)(((Wide)digits * SCORE_STRAIGHT + scale / 2) / scale);
    *slack = digits == 0 ? 0 : (int64_t)((Wide)unit * SCORE_STRAIGHT / scale);
    return true;
}

/* The map beside the file, if it is there, or else where the row says; with the
 * moves that it is to be read by. */
static char *find_map(const Reader *reader, const char *map)
{
    const char *slash = strrchr(reader->path, '/');
    int directory = slash == NULL ? 0 : (int)(slash + 1 - reader->path);
    const char *base = strrchr(map, '/') == NULL ? map : strrchr(map, '/') + 1;
    char *beside;
    char *said;
    if (asprintf(&beside, "%.*s%s", directory, reader->path, base) < 0)
        return NULL;
    const char *found = access(beside, F_OK) == 0 ? base : map;
    if (asprintf(&said, "%s%s%s", found, *reader->moves == '\0' ? "" : ":",
                 reader->moves) < 0)
        said = NULL;
    free(beside);
    return said;
}

static Status set_question(Case *row, char *const *words, const Reader *reader)
{
    int place[4];
    Square *squares = calloc(2, sizeof *squares);
    row->question = (Question){.squares = squares, .square_count = 2};
    if (squares == NULL)
        return error_out_of_memory(reader->error);
    for (int i = 0; i < 4; i++)
        if (!word_number(words[ENDS + i], &place[i]) || place[i] >= WORLD_SIDE)
            return complain(reader, row->line, form);
    squares[0] = (Square){1, place[0] + 1, place[1] + 1};
    squares[1] = (Square){1, place[2] + 1, place[3] + 1};
    return STATUS_OK;
}

/* The words are those of the row; what the case keeps of them is its own. */
static Status set_row(Case *row, char *const *words, const Reader *reader)
{
    if (!word_number(words[WIDTH], &row->width) ||
        !word_number(words[HEIGHT], &row->height) ||
        !parse_length(words[LENGTH], &row->best, &row->slack))
        return complain(reader, row->line, form);
    Status status = set_question(row, words, reader);
    if (status != STATUS_OK)
        return status;
    char *map = find_map(reader, words[MAP]);
    if (map == NULL ||
        asprintf(&row->text, "%d%c%s", reader->cases->count, '\0', map) < 0) {
        free(map);
        row->text = NULL;
        return error_out_of_memory(reader->error);
    }
    free(map);
    row->name = row->text;
    row->world = row->text + strlen(row->text) + 1;
    row->unknown = !score_has_roots(reader->game) || reader->ways == FOUR_WAYS;
    return STATUS_OK;
}

static Status read_row(Reader *reader, const Line *line)
{
    Cases *cases = reader->cases;
    char *words[ROW_FIELDS + 1];
    char *rest;
    int count = 0;
    if (memchr(line->start, '\0', line->length) != NULL)
        return complain(reader, line->number, "the line has a NUL character");
    Case *row = cases_add(cases, &reader->capacity);
    char *text = line_copy(line);
    if (row == NULL || text == NULL) {
        free(text);
        return error_out_of_memory(reader->error);
    }
    row->line = line->number;
    row->problem = problem_unsaid();
    for (char *word = strtok_r(text, " \t", &rest);
         word != NULL && count <= ROW_FIELDS;
         word = strtok_r(NULL, " \t", &rest))
        words[count++] = word;
    Status status = count == ROW_FIELDS ? set_row(row, words, reader)
                                        : complain(reader, line->number, form);
    free(text);
    return status;
}

static Status read_rows(Reader *reader, Lines *lines)
{
    Line line;
    Line word;
    Status status = STATUS_OK;
    bool first = lines_next(lines, &line, reader->error);
    Line rest = line;
    if (first && (!line_word(&rest, &word) || !line_is(&word, "version")))
        first = false;
    if (lines->status != STATUS_OK)
        return lines->status;
    if (!first)
        return complain(reader, lines->number > 0 ? lines->number : 1,
                        "expected 'version 1' first");
    while (status == STATUS_OK && lines_next(lines, &line, reader->error))
        status = read_row(reader, &line);
    return status == STATUS_OK ? lines->status : status;
}

/* Keeps so many, the last of each of as many parts. */
static void thin_out(Cases *cases, int sample)
{
    int kept = 0;
    for (int i = 0; i < cases->count; i++) {
        int64_t wanted = ((int64_t)kept + 1) * cases->count / sample - 1;
        if (i == wanted) {
            Case row = cases->cases[kept];
            cases->cases[kept++] = cases->cases[i];
            cases->cases[i] = row;
        }
    }
    for (int i = kept; i < cases->count; i++)
        case_free(&cases->cases[i]);
    cases->count = kept;
}

static Status read_file(Reader *reader)
{
    Lines lines;
    Status status = lines_open(&lines, reader->path, reader->error);
    if (status != STATUS_OK)
        return status;
    status = read_rows(reader, &lines);
    lines_close(&lines);
    return status;
}

Status scen_read(Cases *cases, const char *said, int sample, Error *error)
{
    ScenRows rows;
    *cases = (Cases){0};
    Status status = scen_rows_read(&rows, said, error);
    Reader reader = {
        .cases = cases, .path = rows.path, .moves = rows.moves, .error = error};
    if (status == STATUS_OK) {
        reader.game = map_game(rows.moves, &reader.ways, error);
        status = reader.game == NULL ? STATUS_BAD_INPUT : read_file(&reader);
    }
    if (status == STATUS_OK && rows.problem != NULL)
        status = scen_rows_gather(&rows, cases, error);
    else if (status == STATUS_OK && sample > 0 && sample < cases->count)
        thin_out(cases, sample);
    free(rows.path);
    if (status != STATUS_OK)
        cases_free(cases);
    return status;
}
