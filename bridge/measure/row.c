/* row.c -- one line of a file of measurements, as comma-separated values. */
#include "row.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

typedef enum Type { TEXT, INTEGER, REAL } Type;

#define COLUMN(name, field, type)                                              \
    {                                                                          \
        name, offsetof(Row, field), type                                       \
    }

static const struct {
    const char *name;
    size_t offset;
    Type type;
} columns[] = {COLUMN("kind", kind, TEXT),
               COLUMN("file", file, TEXT),
               COLUMN("case", the_case, TEXT),
               COLUMN("game", game, TEXT),
               COLUMN("width", width, INTEGER),
               COLUMN("height", height, INTEGER),
               COLUMN("levels", levels, INTEGER),
               COLUMN("search", search, TEXT),
               COLUMN("style", style, TEXT),
               COLUMN("lang", lang, TEXT),
               COLUMN("mode", mode, TEXT),
               COLUMN("slot", slot, TEXT),
               COLUMN("process", process, INTEGER),
               COLUMN("block", block, INTEGER),
               COLUMN("ending", ending, TEXT),
               COLUMN("runs", runs, INTEGER),
               COLUMN("cpu_ns", cpu_ns, INTEGER),
               COLUMN("wall_ns", wall_ns, INTEGER),
               COLUMN("overhead_ns", overhead_ns, REAL),
               COLUMN("collections", collections, INTEGER),
               COLUMN("flag", flag, TEXT),
               COLUMN("expanded", expanded, INTEGER),
               COLUMN("cost", cost, INTEGER),
               COLUMN("inferences", inferences, INTEGER),
               COLUMN("instructions", instructions, INTEGER),
               COLUMN("peak_kb", peak_kb, INTEGER),
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

void row_print(FILE *out, const Row *row)
{
    for (int i = 0; i < COLUMNS; i++) {
        const char *field = (const char *)row + columns[i].offset;
        if (i > 0)
            fputc(',', out);
        if (columns[i].type == TEXT) {
            const char *text = *(const char *const *)(const void *)field;
            print_text(out, text == NULL ? "" : text);
        } else if (columns[i].type == INTEGER) {
            int64_t number = *(const int64_t *)(const void *)field;
            if (number >= 0)
                fprintf(out, "%lld", (long long)number);
        } else {
            double number = *(const double *)(const void *)field;
            if (number >= 0)
                fprintf(out, "%.2f", number);
        }
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

bool row_may_begin(const char *text)
{
    static const char *const starts[] = {
        "# ",    "run,",    "growth,", "control,",     "prepare,",
        "cold,", "bridge,", "work,",   "instructions,"};
    size_t length = strlen(text);
    for (size_t i = 0; i < sizeof starts / sizeof *starts; i++) {
        size_t start = strlen(starts[i]);
        if (strncmp(text, starts[i], length < start ? length : start) == 0)
            return true;
    }
    return false;
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

bool row_parse(Row *row, char *line)
{
    char *next = line;
    *row = row_empty();
    for (int i = 0; i < COLUMNS; i++) {
        char *field = (char *)row + columns[i].offset;
        char *text = next;
        if (text == NULL)
            return false;
        next = end_field(text);
        if (columns[i].type == TEXT)
            *(const char **)(void *)field = text;
        else if (columns[i].type == INTEGER
                     ? !read_integer(text, (int64_t *)(void *)field)
                     : !read_real(text, (double *)(void *)field))
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
