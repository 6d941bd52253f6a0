/* row.c -- one line of a file of measurements, as comma-separated values. */
#include "row.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

const char *const row_kinds[ROW_KINDS] = {
    [ROW_RUN] = "run",         [ROW_GROWTH] = "growth",
    [ROW_CONTROL] = "control", [ROW_TOUR] = "tour",
    [ROW_READ] = "read",       [ROW_PREPARE] = "prepare",
    [ROW_COLD] = "cold",       [ROW_BRIDGE] = "bridge",
    [ROW_WORK] = "work",       [ROW_INSTRUCTIONS] = "instructions"};

static const char *kind_word(int number)
{
    return number < ROW_KINDS ? row_kinds[number] : NULL;
}

static const char *lang_word(int number)
{
    return number < LANGUAGES ? languages[number]->name : NULL;
}

static const char *mode_word(int number)
{
    return number < MODES ? mode_words[number] : NULL;
}

static const char *ending_word(int number)
{
    return number < ENDING_KINDS ? ending_words[number] : NULL;
}

typedef enum Type { TEXT, INTEGER, REAL, WORD } Type;

/* Of a word, the field has its number. */
typedef const char *Words(int number);

#define COLUMN(name, field, type)                                              \
    {                                                                          \
        name, offsetof(Row, field), type, NULL                                 \
    }
#define WORDS(name, field, words)                                              \
    {                                                                          \
        name, offsetof(Row, field), WORD, words                                \
    }

static const struct {
    const char *name;
    size_t offset;
    Type type;
    Words *words;
} columns[] = {WORDS("kind", kind, kind_word),
               COLUMN("file", file, TEXT),
               COLUMN("case", the_case, TEXT),
               COLUMN("problem", problem, TEXT),
               COLUMN("game", game, TEXT),
               COLUMN("width", width, INTEGER),
               COLUMN("height", height, INTEGER),
               COLUMN("levels", levels, INTEGER),
               COLUMN("made", made, TEXT),
               COLUMN("squares", squares, INTEGER),
               COLUMN("search", solver, TEXT),
               COLUMN("style", style, TEXT),
               WORDS("lang", lang, lang_word),
               WORDS("mode", mode, mode_word),
               COLUMN("slot", slot, TEXT),
               COLUMN("process", process, INTEGER),
               COLUMN("block", block, INTEGER),
               WORDS("ending", ending, ending_word),
               COLUMN("runs", runs, INTEGER),
               COLUMN("questions", questions, INTEGER),
               COLUMN("cpu_ns", cpu_ns, INTEGER),
               COLUMN("wall_ns", wall_ns, INTEGER),
               COLUMN("overhead_ns", overhead_ns, REAL),
               COLUMN("collections", collections, INTEGER),
               COLUMN("flag", flag, TEXT),
               COLUMN("work", work, INTEGER),
               COLUMN("more_work", more_work, INTEGER),
               COLUMN("score", score, INTEGER),
               COLUMN("steps", steps, INTEGER),
               COLUMN("told", told, TEXT),
               COLUMN("inferences", inferences, INTEGER),
               COLUMN("instructions", instructions, INTEGER),
               COLUMN("memory_bytes", memory_bytes, INTEGER),
               COLUMN("host", host, TEXT),
               COLUMN("message", message, TEXT)};

enum { COLUMNS = sizeof columns / sizeof *columns };

Row row_empty(void)
{
    Row row = {0};
    for (int i = 0; i < COLUMNS; i++) {
        char *field = (char *)&row + columns[i].offset;
        if (columns[i].type == INTEGER)
            *(int64_t *)(void *)field = -1;
        else if (columns[i].type == REAL)
            *(double *)(void *)field = -1;
        else if (columns[i].type == WORD)
            *(int *)(void *)field = -1;
    }
    return row;
}

/* Quoted if it has to be; one line, whatever a message put into it. */
static void print_text(FILE *out, const char *text)
{
    bool quoted = strpbrk(text, ",\"\r\n") != NULL;
    if (quoted)
        fputc('"', out);
    for (; *text != '\0'; text++) {
        if (*text == '"')
            fputc('"', out);
        fputc(*text == '\n' || *text == '\r' ? ' ' : *text, out);
    }
    if (quoted)
        fputc('"', out);
}

static void print_field(FILE *out, const void *field, int column)
{
    switch (columns[column].type) {
    case TEXT: {
        const char *text = *(const char *const *)field;
        print_text(out, text == NULL ? "" : text);
        break;
    }
    case WORD:
        if (*(const int *)field >= 0)
            fputs(columns[column].words(*(const int *)field), out);
        break;
    case INTEGER:
        if (*(const int64_t *)field >= 0)
            fprintf(out, "%lld", (long long)*(const int64_t *)field);
        break;
    case REAL:
        if (*(const double *)field >= 0)
            fprintf(out, "%.2f", *(const double *)field);
        break;
    }
}

void row_print(FILE *out, const Row *row)
{
    for (int i = 0; i < COLUMNS; i++) {
        if (i > 0)
            fputc(',', out);
        print_field(out, (const char *)row + columns[i].offset, i);
    }
    fputc('\n', out);
}

void row_print_names(FILE *out)
{
    for (int i = 0; i < COLUMNS; i++)
        fprintf(out, "%s%s", i == 0 ? "" : ",", columns[i].name);
    fputc('\n', out);
}

bool row_is_names(const char *line)
{
    for (int i = 0; i < COLUMNS; i++) {
        size_t length = strlen(columns[i].name);
        if (strncmp(line, columns[i].name, length) != 0 ||
            line[length] != (i + 1 == COLUMNS ? '\0' : ','))
            return false;
        line += length + 1;
    }
    return true;
}

/* Whether the text and the beginning of a line are one, as far as the shorter
 * goes. */
static bool begins(const char *text, const char *word, const char *behind)
{
    size_t length = strlen(word);
    if (strncmp(text, word, strnlen(text, length)) != 0)
        return false;
    return strlen(text) <= length || text[length] == *behind;
}

bool row_may_begin(const char *text)
{
    bool may = begins(text, "#", " ");
    for (int i = 0; i < ROW_KINDS && !may; i++)
        may = begins(text, row_kinds[i], ",");
    return may;
}

/* Ends the field in place and gives where the next one begins; NULL: none does.
 */
static char *end_field(char *field)
{
    char *to = field;
    bool quoted = *field == '"';
    char *from = field + quoted;
    for (; *from != '\0' && (quoted || *from != ','); from++) {
        if (quoted && *from == '"' && *++from != '"') {
            quoted = false;
            if (*from == ',' || *from == '\0')
                break;
        }
        *to++ = *from;
    }
    char *next = *from == ',' ? from + 1 : NULL;
    *to = '\0';
    return next;
}

static bool read_integer(const char *text, int64_t *number)
{
    char *end;
    errno = 0;
    *number = *text == '\0' ? -1 : strtoll(text, &end, 10);
    return *text == '\0' || (*end == '\0' && errno == 0 && *number >= 0);
}

static bool read_real(const char *text, double *number)
{
    char *end;
    *number = *text == '\0' ? -1 : strtod(text, &end);
    return *text == '\0' || (*end == '\0' && *number >= 0);
}

/* The number of a word in its column; an empty one has none. */
static bool read_word(const char *text, Words *words, int *number)
{
    *number = -1;
    if (*text == '\0')
        return true;
    for (int i = 0; words(i) != NULL; i++)
        if (strcmp(words(i), text) == 0)
            *number = i;
    return *number >= 0;
}

static bool read_field(void *field, char *text, int column)
{
    switch (columns[column].type) {
    case INTEGER:
        return read_integer(text, field);
    case REAL:
        return read_real(text, field);
    case WORD:
        return read_word(text, columns[column].words, field);
    default:
        *(const char **)field = text;
        return true;
    }
}

bool row_parse(Row *row, char *line)
{
    char *next = line;
    *row = row_empty();
    for (int i = 0; i < COLUMNS; i++) {
        char *text = next;
        if (text == NULL)
            return false;
        next = end_field(text);
        if (!read_field((char *)row + columns[i].offset, text, i))
            return false;
    }
    return next == NULL;
}

double row_time(const Row *row)
{
    if (row->cpu_ns < 0 || row->runs < 1)
        return -1;
    double time = (double)row->cpu_ns / (double)row->runs;
    if (row->overhead_ns >= 0)
        time -= row->overhead_ns;
    return time < 0 ? 0 : time;
}
