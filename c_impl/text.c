/* text.c -- lines of a file or of a text in memory, and words of a line.
 *
 * Mirror: prolog_impl/text.pl.
 */
#include "text.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_CAPACITY = 1 << 16 };

static const char byte_order_mark[] = "\xEF\xBB\xBF";

Status lines_open(Lines *lines, const char *path, Error *error)
{
    *lines = (Lines){.file = fopen(path, "r"), .capacity = FIRST_CAPACITY};
    if (lines->file == NULL)
        return error_set(error, STATUS_BAD_INPUT, 0, "%s", strerror(errno));
    lines->buffer = malloc(lines->capacity);
    if (lines->buffer == NULL) {
        lines_close(lines);
        return error_out_of_memory(error);
    }
    lines->rest = lines->end = lines->buffer;
    return STATUS_OK;
}

void lines_close(Lines *lines)
{
    fclose(lines->file);
    free(lines->buffer);
    *lines = (Lines){0};
}

Lines lines_of(const char *text, size_t length)
{
    return (Lines){.rest = text, .end = length == 0 ? text : text + length};
}

/* Moves what is left to the front, which becomes at most half of the buffer,
 * and reads more behind it; false if there is no more. */
static bool read_on(Lines *lines, Error *error)
{
    if (lines->file == NULL)
        return false;
    size_t left = (size_t)(lines->end - lines->rest);
    memmove(lines->buffer, lines->rest, left);
    if (left > lines->capacity / 2) {
        char *grown = realloc(lines->buffer, 2 * lines->capacity);
        if (grown == NULL) {
            lines->rest = lines->end = lines->buffer;
            lines->status = error_out_of_memory(error);
            return false;
        }
        lines->buffer = grown;
        lines->capacity *= 2;
    }
    size_t more =
        fread(lines->buffer + left, 1, lines->capacity - left, lines->file);
    lines->rest = lines->buffer;
    lines->end = lines->buffer + left + more;
    if (ferror(lines->file))
        lines->status =
            error_set(error, STATUS_BAD_INPUT, 0, "%s", strerror(errno));
    return more > 0;
}

/* Where the line at lines->rest ends, or has become too long. */
static const char *find_end(Lines *lines, Error *error)
{
    for (;;) {
        size_t length = (size_t)(lines->end - lines->rest);
        const char *newline = memchr(lines->rest, '\n', length);
        if (newline != NULL)
            return newline;
        if (*lines->rest == ';')
            lines->end =
                lines->rest + 1; /* no more of a comment need be kept */
        else if (length > LINE_LIMIT + 1)
            return lines->end;
        if (!read_on(lines, error))
            return lines->end;
    }
}

static Status check(const Line *line, Error *error)
{
    size_t mark = strlen(byte_order_mark);
    if (line->number == 1 && line->length >= mark &&
        memcmp(line->start, byte_order_mark, mark) == 0)
        return error_set(
            error, STATUS_BAD_INPUT, 1,
            "the file begins with a byte order mark: save it without one");
    if (line->length > LINE_LIMIT)
        return error_set(error, STATUS_BAD_INPUT, line->number,
                         "the line is longer than %d characters", LINE_LIMIT);
    return STATUS_OK;
}

bool lines_next(Lines *lines, Line *line, Error *error)
{
    while (lines->status == STATUS_OK &&
           (lines->rest < lines->end || read_on(lines, error))) {
        const char *end = find_end(lines, error);
        const char *start = lines->rest;
        lines->rest = end < lines->end ? end + 1 : end;
        lines->number++;
        if (end > start && end[-1] == '\r')
            end--;
        if (end == start || *start == ';')
            continue;
        *line = (Line){start, (size_t)(end - start), lines->number};
        if (lines->status == STATUS_OK)
            lines->status = check(line, error);
        return lines->status == STATUS_OK;
    }
    return false;
}

static bool is_blank(char c)
{
    return c == ' ' || c == '\t';
}

bool line_word(Line *line, Line *word)
{
    while (line->length > 0 && is_blank(*line->start)) {
        line->start++;
        line->length--;
    }
    *word = (Line){line->start, 0, line->number};
    while (line->length > 0 && !is_blank(*line->start)) {
        word->length++;
        line->start++;
        line->length--;
    }
    return word->length > 0;
}

bool line_is(const Line *line, const char *text)
{
    return line->length == strlen(text) &&
           memcmp(line->start, text, line->length) == 0;
}

int line_number(const Line *word, int limit)
{
    int value = 0;
    for (size_t i = 0; i < word->length; i++) {
        if (word->start[i] < '0' || word->start[i] > '9')
            return 0;
        value = 10 * value + (word->start[i] - '0');
        if (value > limit)
            return 0;
    }
    return value;
}

bool word_number(const char *word, int *number)
{
    size_t length = strspn(word, "0123456789");
    if (length == 0 || length > 10 || word[length] != '\0' ||
        (*word == '0' && length > 1))
        return false;
    long long value = strtoll(word, NULL, 10);
    *number = (int)value;
    return value <= INT_MAX;
}

char *line_copy(const Line *line)
{
    char *copy = malloc(line->length + 1);
    if (copy != NULL) {
        memcpy(copy, line->start, line->length);
        copy[line->length] = '\0';
    }
    return copy;
}

WordText word_text(const char *word, size_t length)
{
    WordText shown = {0};
    for (size_t i = 0; i < length && i < WORD_SHOWN; i++)
        shown.text[i] =
            (char)(word[i] >= ' ' && word[i] <= '~' ? word[i] : '?');
    return shown;
}
